package trayfield.ui.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.notation.BoardText;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// Small Ancient battles for tests of the playing screen, drawn as text. A man is a letter for his unit and his number,
/// `S2^` is man `S.2`; capitals are Silver's, small letters Gold's.
public final class Phalanxes {
    /// Two units a side, in reach of each other's missiles, and Gold's headquarters in reach of a fast man.
    public static final String BATTLE = """
            8 .   .   .   .   .   .   .   .
            7 .   .   .   .   .   .   g1v g2v
            6 .   .   .   h1v h2v h3v .   .
            5 .   .   .   .   .   .   .   .
            4 .   .   .   .   .   .   .   .
            3 .   .   .   S1^ S2^ S3^ .   .
            2 T1^ T2^ .   .   .   .   .   .
            1 .   .   .   .   .   .   .   .
              A   B   C   D   E   F   G   H
            """;

    private Phalanxes() {
    }

    /// Silver has classes A and C to give, Gold B and D; Silver moves first in the first sequence.
    public static Game game(String drawing, int... faces) {
        return game(drawing, Optional.of("silver"), faces);
    }

    public static Game game(String drawing, Optional<String> first, int... faces) {
        List<Integer> script = new ArrayList<>();
        for (int face : faces) {
            script.add(face);
        }
        return game(drawing, first, new DiceSource.Scripted(script));
    }

    public static Game game(String drawing, Optional<String> first, DiceSource dice) {
        return Game.start(table(), scenario(drawing, first), dice);
    }

    private static RuleTable table() {
        return ((Loaded.Good<RuleTable>) RuleTables.read(Path.of("rules-data", "ancient.json"))).value();
    }

    private static Scenario scenario(String drawing, Optional<String> first) {
        BoardText.Drawing drawn = BoardText.read(drawing);
        TreeMap<Character, TreeMap<Integer, Scenario.Post>> men = new TreeMap<>();
        for (BoardText.Piece piece : drawn.pieces()) {
            men.computeIfAbsent(piece.id().charAt(0), _ -> new TreeMap<>())
                    .put(piece.id().charAt(1) - '0', new Scenario.Post(piece.at(), piece.facing()));
        }
        List<Scenario.UnitPlan> units = new ArrayList<>();
        men.forEach((letter, posts) -> units.add(new Scenario.UnitPlan(String.valueOf(letter),
                Character.isUpperCase(letter) ? "silver" : "gold", "Unit " + letter, "#c0392b", Optional.empty(),
                List.copyOf(posts.values()))));
        SequencedMap<String, SequencedMap<String, Integer>> rosters = new LinkedHashMap<>();
        rosters.put("silver", quota("A", "C"));
        rosters.put("gold", quota("B", "D"));
        SequencedMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        headquarters.put("silver", List.of(new Square(0, 0)));
        headquarters.put("gold", List.of(new Square(0, 7)));
        return new Scenario("phalanxes", "Two phalanxes", "Silver wants the tent of Gold.", "ancient", List.of(),
                drawn.board(), List.of(new Side("silver", "Silver", "#c0c0c0"), new Side("gold", "Gold", "#d4af37")),
                List.of(), units, rosters, headquarters, List.of(), OptionalInt.empty(), new Scenario.AtLimit.Draw(),
                first);
    }

    private static SequencedMap<String, Integer> quota(String... classes) {
        SequencedMap<String, Integer> quota = new LinkedHashMap<>();
        for (String one : classes) {
            quota.put(one, 1);
        }
        return quota;
    }
}
