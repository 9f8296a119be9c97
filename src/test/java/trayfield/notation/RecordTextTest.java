package trayfield.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Roll;
import trayfield.model.Scenario;

class RecordTextTest {
    private static final List<String> LINES = List.of("trayfield record 1", "scenario \"crossroads\"",
            "title \"The \\\"old\\\" road\"", "rules modern", "options drawnMelee=standoff contact=facing",
            "dice seed 7", "[3 5]", "r1 D4-D5-E5 N", "r1 fires b3", "[4]", "end");

    @Test
    void aRecordIsAHeaderAndTheOrdersAndRolls() {
        GameRecord record = read(LINES);
        assertThat(record.header()).isEqualTo(new GameRecord.Header("crossroads", "The \"old\" road", "modern",
                List.of(new Scenario.Setting("drawnMelee", "standoff"), new Scenario.Setting("contact", "facing")),
                OptionalLong.of(7)));
        assertThat(record.inputs()).hasSize(5).startsWith(Roll.of(3, 5));
        assertThat(RecordText.print(record)).isEqualTo(LINES);
    }

    @Test
    void writingAndReadingAreInverses() {
        SplittableRandom random = new SplittableRandom(36);
        RandomOrders orders = new RandomOrders(random);
        for (int i = 0; i < 500; i++) {
            List<Input> inputs = new ArrayList<>();
            for (int n = random.nextInt(20); n > 0; n--) {
                inputs.add(orders.input());
            }
            GameRecord record = new GameRecord(new GameRecord.Header(title(random), title(random), "ancient",
                    random.nextBoolean() ? List.of() : List.of(new Scenario.Setting("compulsoryMelee", "all")),
                    random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextLong())), inputs);
            List<String> lines = RecordText.print(record);
            assertThat(lines).noneMatch(line -> line.contains("\n") || line.contains("\r"));
            assertThat(read(lines)).isEqualTo(record);
            assertThat(RecordText.print(read(lines))).isEqualTo(lines);
        }
    }

    private static String title(SplittableRandom random) {
        String letters = "ab \"\\\n\r\t\u2028\ud83c\udfb2é\u0000u";
        StringBuilder title = new StringBuilder();
        for (int n = random.nextInt(12); n > 0; n--) {
            title.append(letters.charAt(random.nextInt(letters.length())));
        }
        return title.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "1 | hello                | 1  | this is no game record: its first line would be 'trayfield record 1'",
        "1 | trayfield record 2   | 1  | 'trayfield record 2' is of another version of Trayfield; this one reads 'trayfield record 1'",
        "2 | title \"x\"          | 1  | a line beginning with 'scenario' is expected here",
        "3 | title x              | 7  | x is no text between quotation marks",
        "3 | title \"a\\u12\"     | 9  | \\u12\" is no text between quotation marks",
        "5 | options fast         | 9  | 'fast' is no house rule, such as drawnMelee=standoff",
        "6 | dice seed 07         | 6  | 'seed 07' says not where the dice come from: 'seed' and a number, or 'manual'",
        "6 | dice loaded          | 6  | 'loaded' says not where the dice come from: 'seed' and a number, or 'manual'",
        "7 | [3 7x]               | 4  | '7x' is no face of a die",
        "7 | [3  5]               | 4  | words are parted by one space each, with none before or after",
        "7 | [05]                 | 2  | '05' is no face of a die",
        "7 | []                   | 1  | '[]' is no roll of dice, such as [3 5]",
        "8 | r1 D4-D5-E5          | 12 | after the squares comes the final facing: N, E, S or W",
    })
    void aFaultIsNamedWithLineAndColumn(int line, String text, int column, String message) {
        List<String> lines = new ArrayList<>(LINES);
        lines.set(line - 1, text);
        assertThat(problems(lines)).containsExactly("game.txt:" + line + ":" + column + ": " + message);
    }

    @Test
    void allFaultsOfTheBodyAreNamed() {
        List<String> lines = new ArrayList<>(LINES);
        lines.set(6, "[x]");
        lines.set(10, "");
        assertThat(problems(lines)).hasSize(2);
    }

    @Test
    void aRecordCutOffInItsHeaderIsRefused() {
        for (int length = 0; length < 6; length++) {
            assertThat(problems(LINES.subList(0, length))).hasSize(1);
        }
    }

    private static GameRecord read(List<String> lines) {
        return switch (RecordText.parse("game.txt", lines)) {
            case Loaded.Good<GameRecord>(GameRecord record) -> record;
            case Loaded.Bad<GameRecord>(List<Problem> problems) ->
                    throw new AssertionError(problems.getFirst().oneLine());
        };
    }

    private static List<String> problems(List<String> lines) {
        return switch (RecordText.parse("game.txt", lines)) {
            case Loaded.Good<GameRecord> _ -> List.of();
            case Loaded.Bad<GameRecord>(List<Problem> problems) -> problems.stream().map(Problem::oneLine).toList();
        };
    }
}
