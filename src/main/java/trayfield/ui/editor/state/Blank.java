package trayfield.ui.editor.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Side;

/// A scenario with nothing on its felt.
public final class Blank {
    private Blank() {
    }

    /// @param rules the rule book: `modern` or `ancient`
    public static Scenario of(String rules, int columns, int rows) {
        return of(rules, Board.of(columns, rows, _ -> Ground.OPEN));
    }

    /// Two sides without armies on a board.
    static Scenario of(String rules, Board board) {
        String title = Say.it("blank.title");
        List<Side> sides = List.of(side(rules, "first"), side(rules, "second"));
        return new Scenario(Names.scenario(title), title, "", rules, List.of(), board, sides, List.of(), List.of(),
                new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), OptionalInt.empty(), new Scenario.AtLimit.Draw(),
                Optional.empty());
    }

    private static Side side(String rules, String number) {
        String key = "blank." + rules + "." + number;
        return new Side(Say.it(key + ".id"), Say.it(key), Say.it(key + ".colour"));
    }
}
