package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Square;

/// Orders as one line of text each. Reading and writing are exact inverses: one text for an order, one order for a
/// text, words parted by single spaces.
public final class OrderText {
    private static final String END = "end";
    private static final String ROSTER = "roster";
    private static final String FIRES = "fires";
    private static final String ATTACKS = "attacks";
    private static final String THROWS = "throws";

    private OrderText() {
    }

    /// True where a text can stand for a tray, unit, class or weapon in an order: one word, without `=`, `>` or square
    /// brackets, and none that is an order of its own.
    public static boolean isId(String text) {
        return !text.isEmpty() && !text.equals(END) && !text.equals(ROSTER)
                && text.chars().noneMatch(c -> c <= ' ' || Character.isISOControl(c) || Character.isWhitespace(c)
                        || c == '=' || c == '>' || c == '[' || c == ']');
    }

    /// Reads an order. What cannot be read is a problem that names the column.
    public static Loaded<Order> parse(String line) {
        try {
            return new Loaded.Good<>(read(line));
        } catch (Unreadable fault) {
            return new Loaded.Bad<>(List.of(fault.problem("order", 1)));
        }
    }

    static Order read(String line) throws Unreadable {
        List<Word> words = Word.of(line);
        Word first = words.getFirst();
        if (line.equals(END)) {
            return new Order.End();
        }
        if (first.text().equals(ROSTER)) {
            return roster(words);
        }
        String who = first.id();
        if (words.size() == 1) {
            throw first.missing(TextFault.MISSING_SQUARES);
        }
        return switch (words.get(1).text()) {
            case FIRES -> fire(who, words);
            case ATTACKS -> new Order.Attack(who, target(words, 3).id());
            case THROWS -> throwing(who, words);
            case "advances" -> choice(who, Pending.Answer.ADVANCES, words);
            case "holds" -> choice(who, Pending.Answer.HOLDS, words);
            default -> moving(who, words);
        };
    }

    private static Order roster(List<Word> words) throws Unreadable {
        if (words.size() == 1) {
            throw words.getFirst().missing(TextFault.MISSING_ROSTER);
        }
        List<Order.Assignment> assignments = new ArrayList<>(words.size() - 1);
        for (Word word : words.subList(1, words.size())) {
            List<Word> halves = word.halves('=', TextFault.NO_ASSIGNMENT);
            assignments.add(new Order.Assignment(halves.get(0).id(), halves.get(1).id()));
        }
        return new Order.Roster(assignments);
    }

    private static Order fire(String who, List<Word> words) throws Unreadable {
        String target = target(words, 4).id();
        return new Order.Fire(who, target, words.size() == 4 ? Optional.of(words.get(3).id()) : Optional.empty());
    }

    private static Order throwing(String who, List<Word> words) throws Unreadable {
        List<Order.Aim> aims = new ArrayList<>();
        for (Word word : words.subList(2, words.size())) {
            List<Word> halves = word.halves('>', TextFault.NO_AIM);
            aims.add(new Order.Aim(halves.get(0).id(), halves.get(1).id()));
        }
        return new Order.Throw(who, aims);
    }

    private static Order choice(String who, Pending.Answer answer, List<Word> words) throws Unreadable {
        atMost(words, 2);
        return new Order.Choose(who, answer);
    }

    /// The third word, the target, in an order of so many words at most.
    private static Word target(List<Word> words, int most) throws Unreadable {
        if (words.size() < 3) {
            throw words.getLast().missing(TextFault.MISSING_TARGET);
        }
        atMost(words, most);
        return words.get(2);
    }

    private static void atMost(List<Word> words, int most) throws Unreadable {
        if (words.size() > most) {
            throw words.get(most).fault(TextFault.LEFT_OVER);
        }
    }

    private static Order moving(String who, List<Word> words) throws Unreadable {
        PathText path = PathText.read(words.get(1));
        if (words.size() < 3) {
            throw words.getLast().missing(TextFault.MISSING_FACING);
        }
        atMost(words, 3);
        Facing facing = words.get(2).facing();
        if (path.runDown()) {
            return new Order.RunDown(who, path.squares(), facing);
        }
        return path.squares().size() == 1 ? new Order.Turn(who, path.squares().getFirst(), facing)
                : new Order.Move(who, path.squares(), facing);
    }

    /// Writes an order.
    public static String print(Order order) {
        return switch (order) {
            case Order.Move(String tray, List<Square> path, Facing facing) ->
                    tray + ' ' + PathText.print(path, false) + ' ' + facing;
            case Order.RunDown(String tray, List<Square> path, Facing facing) ->
                    tray + ' ' + PathText.print(path, true) + ' ' + facing;
            case Order.Turn(String tray, Square at, Facing facing) -> tray + ' ' + at.name() + ' ' + facing;
            case Order.Fire(String tray, String target, Optional<String> weapon) ->
                    tray + ' ' + FIRES + ' ' + target + weapon.map(id -> ' ' + id).orElse("");
            case Order.Attack(String tray, String target) -> tray + ' ' + ATTACKS + ' ' + target;
            case Order.Throw missiles -> print(missiles);
            case Order.Roster roster -> print(roster);
            case Order.Choose(String tray, Pending.Answer answer) -> tray + ' ' + answer.word;
            case Order.End() -> END;
        };
    }

    private static String print(Order.Throw missiles) {
        StringBuilder text = new StringBuilder(missiles.unit()).append(' ').append(THROWS);
        for (Order.Aim aim : missiles.aims()) {
            text.append(' ').append(aim.man()).append('>').append(aim.target());
        }
        return text.toString();
    }

    private static String print(Order.Roster roster) {
        StringBuilder text = new StringBuilder(ROSTER);
        for (Order.Assignment given : roster.assignments()) {
            text.append(' ').append(given.unit()).append('=').append(given.unitClass());
        }
        return text.toString();
    }
}
