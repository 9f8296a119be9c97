package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import trayfield.model.Loaded;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// Numbers and unit types are edits of the rule table, and need no Java.
class NewTypeTest {
    private static final String MORTAR = """
            {"type": "mortar", "name": "Mortar", "class": "infantry", "size": 1, "move": 3, "meleePower": 2,
             "weapons": ["mortar"], "clause": "modern.A"},
            """;
    private static final String ITS_WEAPON = """
            {"id": "mortar", "name": "mortar", "range": 5, "hits": [4, 6], "kills": ["infantry", "artillery"],
             "indirect": true, "clauses": {"range": "modern.A", "hits": "modern.D.a", "kills": "modern.D.c",
             "arc": "modern.D.e", "sight": "modern.D.f"}},
            """;

    @Test
    void aMortarIsAddedByJsonAlone() throws IOException {
        ModernTable table = table(shipped().replaceFirst("\"units\": \\[", "\"units\": [" + MORTAR)
                .replaceFirst("\"weapons\": \\[\\s*\\{", "\"weapons\": [" + ITS_WEAPON + "{"));
        ModernFelt felt = ModernFelt.setUp("""
                .  .  .  .  .  .
                .  .  .  .  .  .
                .  .  .  .  .  .
                R> .  T  .  r< .
                """).table(table).type("R", "mortar").lay();
        felt.allows("R A1-A2-A3-A4 N", "R fires r").refuses("R A1-A2-A3-A4-B4 N", "modern.A");
        felt.play("R fires r").roll(2);
        assertThat(felt.position().losses(1)).isZero();
        ModernFelt melee = ModernFelt.setUp("R> r< . .").table(table).type("R", "mortar").lay().play("R attacks r");
        melee.roll(3, 6).roll(2, 6).shows("R> . . .");
    }

    @Test
    void aNumberIsChangedByJsonAlone() throws IOException {
        ModernTable table = table(shipped().replaceFirst("\"type\": \"rifle\", (.*?)\"move\": 3", "\"type\": \"rifle\", $1\"move\": 1"));
        ModernFelt.setUp("R> . . . r>").table(table).lay().allows("R A1-B1 E").refuses("R A1-B1-C1 E", "modern.A");
    }

    private static String shipped() throws IOException {
        return Files.readString(Path.of("rules-data", "modern.json"));
    }

    private static ModernTable table(String json) {
        return switch (RuleTables.parse("changed.json", json)) {
            case Loaded.Good<RuleTable>(RuleTable table) -> (ModernTable) table;
            case Loaded.Bad<RuleTable>(var problems) -> throw new AssertionError(problems.toString());
        };
    }
}
