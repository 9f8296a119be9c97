package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Square;

/// The squares of a move in one word, `D4-D5-E5`; `x` before the last for a run-down.
record PathText(List<Square> squares, boolean runDown) {
    private static final char STEP = '-';
    private static final char RUN_DOWN = 'x';

    static PathText read(Word word) throws Unreadable {
        String text = word.text();
        List<Square> squares = new ArrayList<>();
        boolean runDown = false;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean step = i == text.length() || text.charAt(i) == STEP;
            if (step || text.charAt(i) == RUN_DOWN) {
                squares.add(squareOf(word, start, i, squares.isEmpty()));
                if (runDown && i < text.length()) {
                    throw word.part(i, text.length()).fault(TextFault.RUN_DOWN_LAST);
                }
                runDown |= !step;
                start = i + 1;
            }
        }
        return new PathText(squares, runDown);
    }

    /// A first word that is no square at all may as well be a mistyped verb: the sentence speaks of both.
    private static Square squareOf(Word word, int from, int to, boolean first) throws Unreadable {
        Word part = word.part(from, to);
        return Square.parse(part.text())
                .orElseThrow(() -> first ? word.fault(TextFault.NO_VERB) : part.fault(TextFault.NO_SQUARE));
    }

    static String print(List<Square> path, boolean runDown) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < path.size(); i++) {
            if (i > 0) {
                text.append(runDown && i == path.size() - 1 ? RUN_DOWN : STEP);
            }
            text.append(path.get(i).name());
        }
        return text.toString();
    }
}
