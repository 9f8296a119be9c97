package trayfield.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Optional;
import java.util.OptionalLong;
import trayfield.model.DicePlan;
import trayfield.model.Note;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// Sound files to start from.
final class Samples {
    static final Path RULES_DATA = Path.of(System.getProperty("trayfield.home", "."), "rules-data");

    static final RuleTables TABLES = good(RuleTables.readFolder(RULES_DATA));

    /// Every key of the format, every type of tray.
    static final String SCENARIO = """
            {
              "format": 1,
              "id": "crossroads",
              "title": "The crossroads",
              "briefing": "Two lines.\\nOf \\"briefing\\".",
              "rules": "modern",
              "options": {"unitsBlockSight": false, "drawnMelee": "standoff"},
              "board": {
                "columns": 6,
                "rows": 4,
                "terrain": [
                  "..T#..",
                  "~~~f~~",
                  "......",
                  "......"
                ],
                "heights": [
                  "000120",
                  "000000",
                  "000000",
                  "900000"
                ],
                "roads": [
                  ".=....",
                  ".=....",
                  ".=....",
                  ".====="
                ]
              },
              "sides": [
                {"id": "red", "name": "Red", "colour": "#b3392f"},
                {"id": "blue", "name": "Blue", "colour": "#2f5fb3"}
              ],
              "trays": [
                {"id": "r1", "side": "red", "type": "rifle", "at": "A1", "facing": "N"},
                {"id": "r2", "side": "red", "type": "machineGun", "at": "A1", "facing": "E"},
                {"id": "r3", "side": "red", "type": "antitankRocket", "at": "A1", "facing": "S"},
                {"id": "r4", "side": "red", "type": "rifle", "at": "A1", "facing": "W"},
                {"id": "r5", "side": "red", "type": "tank", "at": "B2", "facing": "N"},
                {"id": "b1", "side": "blue", "type": "gun", "at": "C4", "facing": "S"},
                {"id": "b2", "side": "blue", "type": "howitzer", "at": "D4", "facing": "S"},
                {"id": "b3", "side": "blue", "type": "scoutCar", "at": "B3", "facing": "S"},
                {"id": "b4", "side": "blue", "type": "rifle", "at": "D3", "facing": "S"}
              ],
              "headquarters": {"red": ["A1", "A2"], "blue": ["F4"]},
              "victory": [
                {"type": "capture", "side": "red", "squares": ["C4", "D4"], "count": 2},
                {"type": "losses", "side": "blue", "count": 3},
                {"type": "exit", "side": "blue", "edge": "S", "count": 1}
              ],
              "turnLimit": 15,
              "atLimit": "losses",
              "firstSide": "red"
            }
            """;

    static final String SETTINGS = """
            {
              "format": 1,
              "textSize": "large",
              "view": "symbols",
              "safeColours": true,
              "reducedMotion": true,
              "speed": "fast",
              "overlays": ["ownThreats", "fireArcs"],
              "sound": false,
              "handOver": false,
              "realDice": true,
              "window": {"x": -8, "y": 20, "width": 1200, "height": 800, "maximised": true},
              "camera": {"scenario": "ford", "columns": 12, "rows": 8, "width": 900, "height": 700, "cell": 90, "left": -40, "top": 25, "margin": 30},
              "paper": "letter",
              "recent": [
                "/games/a.json",
                "b.json"
              ],
              "houseRules": {"modern": {"drawnMelee": "standoff", "tankRunDown": "false"}}
            }
            """;

    private Samples() {
    }

    static String shippedTable() {
        try {
            return Files.readString(RULES_DATA.resolve("modern.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Scenario scenario() {
        return good(ScenarioFile.parse("sample.json", SCENARIO, TABLES));
    }

    static SavedGame save() {
        return new SavedGame("A Sunday", "1.0", Instant.parse("2026-01-31T18:30:00Z"), 2, table(), scenario(),
                OptionalLong.of(-7), List.of(new Roll(List.of(3, 5)), new Order.Turn("r1", Square.parse("A1").orElseThrow(), Facing.E),
                        new Order.Fire("r1", "b1", Optional.of("grenade")), new Order.End()), "5d1c0a");
    }

    /// All that a save can carry beside its first line.
    static Annex annex() {
        SequencedMap<Integer, Integer> set = new LinkedHashMap<>(Map.of(2, 6));
        DicePlan dice = new DicePlan(set, List.of(new DicePlan.Anew(1, 1), new DicePlan.Anew(4, 3)));
        Annex.Noted start = new Annex.Noted(0, new Note(Note.Kind.BY_HAND, Optional.empty(), "Line 2 begins here"));
        Annex.Noted hint = new Annex.Noted(1, new Note(Note.Kind.HINT, Optional.of("red"), "Hint: \u25b8 fire"));
        return new Annex(List.of(start), dice,
                List.of(new Annex.Branch(0, 0, List.of(new Roll(List.of(2, 1))), "aa", List.of(hint), DicePlan.NONE),
                        new Annex.Branch(1, 1, List.of(), "bb", List.of(), dice)), 2);
    }

    static RuleTable table() {
        return TABLES.of("modern").orElseThrow();
    }

    static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T> good -> good.value();
            case Loaded.Bad<T> bad -> throw new AssertionError(bad.problems().stream().map(Problem::oneLine).toList());
        };
    }

    /// Problems as `path: text`.
    static List<String> problems(Loaded<?> loaded) {
        return bad(loaded).stream().map(problem -> problem.path() + ": " + problem.text()).toList();
    }

    static List<Problem> bad(Loaded<?> loaded) {
        return switch (loaded) {
            case Loaded.Good<?> _ -> List.of();
            case Loaded.Bad<?> bad -> bad.problems();
        };
    }
}
