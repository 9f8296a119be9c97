package trayfield.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import trayfield.model.Order;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;

/// Sound Ancient files to start from.
final class AncientSamples {
    /// Silver has a quota, gold fixed classes; every key that Modern scenarios have not.
    static final String SCENARIO = """
            {
              "format": 1,
              "id": "ford-of-kings",
              "title": "The ford of kings",
              "briefing": "Two lines.\\nOf briefing.",
              "rules": "ancient",
              "options": {"compulsoryMelee": "all"},
              "board": {
                "columns": 6,
                "rows": 4,
                "terrain": [
                  "..T#..",
                  "~~~f~s",
                  "......",
                  "......"
                ]
              },
              "sides": [
                {"id": "silver", "name": "Silver", "colour": "#b3b3b3"},
                {"id": "gold", "name": "Gold", "colour": "#d4af37"}
              ],
              "units": [
                {
                  "id": "s1",
                  "side": "silver",
                  "name": "First",
                  "crest": "#c0392b",
                  "men": [
                    {"at": "A1", "facing": "N"},
                    {"at": "B1", "facing": "N"}
                  ]
                },
                {
                  "id": "s2",
                  "side": "silver",
                  "name": "Second",
                  "crest": "#27ae60",
                  "men": [
                    {"at": "C1", "facing": "N"}
                  ]
                },
                {
                  "id": "g1",
                  "side": "gold",
                  "name": "Guard",
                  "crest": "#2980b9",
                  "class": "B",
                  "men": [
                    {"at": "A4", "facing": "S"},
                    {"at": "B3", "facing": "S"}
                  ]
                }
              ],
              "rosters": {"silver": {"A": 1, "D": 1}},
              "headquarters": {"silver": ["A1"], "gold": ["F4"]},
              "turnLimit": 9,
              "atLimit": "losses",
              "firstSide": "gold"
            }
            """;

    private AncientSamples() {
    }

    static String shippedTable() {
        try {
            return Files.readString(Samples.RULES_DATA.resolve("ancient.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static RuleTable table() {
        return Samples.TABLES.of("ancient").orElseThrow();
    }

    static Scenario scenario() {
        return Samples.good(ScenarioFile.parse("sample.json", SCENARIO, Samples.TABLES));
    }

    static SavedGame save() {
        return new SavedGame("A Sunday", "1.0", Instant.parse("2026-01-31T18:30:00Z"), 2, table(), scenario(),
                OptionalLong.of(-7), List.of(
                        new Order.Roster(List.of(new Order.Assignment("s1", "D"), new Order.Assignment("s2", "A"))),
                        new Order.Throw("s1", List.of(new Order.Aim("s1.1", "g1.2"))), new Order.End(), new Order.End(),
                        new Roll(List.of(3))), "5d1c0a");
    }
}
