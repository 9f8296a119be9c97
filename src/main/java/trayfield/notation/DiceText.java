package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Loaded;
import trayfield.model.Roll;

/// Dice as text: `[4]`, `[3 5]`, in the order asked for. Exact both ways for rolls of one or more dice with faces of 1
/// to 999.
public final class DiceText {
    private static final int DIGITS = 3;

    private DiceText() {
    }

    /// True for a line that can only be dice.
    static boolean isDice(String line) {
        return line.startsWith("[");
    }

    public static Loaded<Roll> parse(String line) {
        try {
            return new Loaded.Good<>(read(line));
        } catch (Unreadable fault) {
            return new Loaded.Bad<>(List.of(fault.problem("dice", 1)));
        }
    }

    static Roll read(String line) throws Unreadable {
        if (!isDice(line) || !line.endsWith("]") || line.length() < 3) {
            throw new Unreadable(line.isEmpty() ? TextFault.EMPTY : TextFault.NO_DICE, 1, line);
        }
        List<Integer> faces = new ArrayList<>();
        for (Word word : new Word(line, 1).part(1, line.length() - 1).words()) {
            faces.add(face(word));
        }
        return new Roll(faces);
    }

    private static int face(Word word) throws Unreadable {
        String text = word.text();
        boolean number = text.length() <= DIGITS && text.charAt(0) != '0'
                && text.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!number) {
            throw word.fault(TextFault.NO_FACE);
        }
        return Integer.parseInt(text);
    }

    public static String print(Roll roll) {
        StringBuilder text = new StringBuilder("[");
        for (int face : roll.faces()) {
            text.append(text.length() == 1 ? "" : " ").append(face);
        }
        return text.append(']').toString();
    }
}
