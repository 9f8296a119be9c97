package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.command.PrintOrder;
import trayfield.command.RulesData;
import trayfield.files.Settings;
import trayfield.model.Loaded;
import trayfield.model.Problem;

/// What `trayfield print` writes and what it refuses.
class PressTest {
    private final Stock stock = new Stock(((Loaded.Good<RulesData>) RulesData.read(Optional.of(Path.of("rules-data")))).value());

    @TempDir
    Path folder;
    private Path small;

    @BeforeEach
    void aSmallScenario() throws IOException {
        small = scenario("small", 4, 3, "modern");
    }

    private Path scenario(String name, int columns, int rows, String rules) throws IOException {
        String terrain = String.join(", ", Collections.nCopies(rows, "\"" + ".".repeat(columns) + "\""));
        return Files.writeString(folder.resolve(name + ".json"), """
                {"format": 1, "id": "%s", "title": "A small table", "briefing": "Hold it.", "rules": "%s",
                 "board": {"columns": %d, "rows": %d, "terrain": [%s]},
                 "sides": [{"id": "red", "name": "Red", "colour": "#b3392f"}, {"id": "blue", "name": "Blue", "colour": "#2f5fb3"}],
                 "trays": [{"id": "r1", "side": "red", "type": "rifle", "at": "A1", "facing": "N"},
                           {"id": "b1", "side": "blue", "type": "tank", "at": "D3", "facing": "S"}]}
                """.formatted(name, rules, columns, rows, terrain));
    }

    private PrintOrder order(Path file, String output, boolean trueSize, OptionalDouble square, OptionalInt width) {
        return new PrintOrder(file, folder.resolve(output), trueSize, false, Optional.of(Settings.Paper.A4), true, square, 200, width);
    }

    private List<String> print(PrintOrder order) {
        return Press.print(stock, order).stream().map(Problem::text).toList();
    }

    private String start(String output) throws IOException {
        return new String(Files.readAllBytes(folder.resolve(output)), 0, 4, java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    @Test
    void theEndingSaysWhatIsWritten() throws IOException {
        assertThat(print(order(small, "out.pdf", false, OptionalDouble.empty(), OptionalInt.empty()))).isEmpty();
        assertThat(start("out.pdf")).isEqualTo("%PDF");
        assertThat(print(order(small, "true.PDF", true, OptionalDouble.of(1), OptionalInt.empty()))).isEmpty();
        assertThat(start("true.PDF")).isEqualTo("%PDF");
        assertThat(print(order(small, "out.png", false, OptionalDouble.empty(), OptionalInt.of(600)))).isEmpty();
        assertThat(ImageIO.read(folder.resolve("out.png").toFile()).getWidth()).isBetween(590, 600);
        assertThat(print(order(small, "out.txt", false, OptionalDouble.empty(), OptionalInt.empty()))).isEmpty();
        assertThat(Files.readString(folder.resolve("out.txt"))).isEqualTo("""
                A small table
                =============
                Modern rules, 4 \u00d7 3 squares, 1 tray each, no turn limit

                Hold it.

                3 .   . . b1v
                2 .   . . .
                1 r1^ . . .
                  A   B C D

                Ground: . open, T trees, # town, ~ river, f ford, s swamp; then the height of a hill, then = for
                a road. Behind a colon the trays, each with its facing: ^ north, > east, v south, < west.

                Red: 1 \u00d7 Rifle
                Blue: 1 \u00d7 Tank
                A side without trays has lost.
                Dice decide who moves first.
                """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            "out.doc | false | - | - | has to end in .pdf, .png or .txt", "out | false | - | - | has to end in .pdf",
            "out.png | true | - | - | only a .pdf", "out.txt | false | 2 | - | only a .pdf", "out.pdf | false | - | 500 | only a .png",
            "out.pdf | false | 2 | - | only in true size", "out.pdf | true | 0.01 | - | 0.2 to 12 inches",
            "out.pdf | true | 11.5 | - | does not fit on the paper", "out.png | false | - | 20 | 100 to", "out.png | false | - | 2000000000 | 100 to"})
    void whatMakesNoSenseIsRefusedAndNothingWritten(String output, boolean trueSize, Double square, Integer width, String says)
            throws IOException {
        OptionalDouble inches = square == null ? OptionalDouble.empty() : OptionalDouble.of(square);
        OptionalInt pixels = width == null ? OptionalInt.empty() : OptionalInt.of(width);
        assertThat(print(order(small, output, trueSize, inches, pixels))).singleElement().asString().contains(says);
        assertThat(written()).containsExactly("small.json");
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aHugeTableIsRefusedBeforeItIsMade() throws IOException {
        Path huge = scenario("huge", 200, 200, "modern");
        assertThat(print(order(huge, "out.pdf", true, OptionalDouble.empty(), OptionalInt.empty()))).singleElement().asString()
                .contains("takes 6700 sheets", "200 allowed");
        assertThat(folder.resolve("out.pdf")).doesNotExist();
    }

    @Test
    void onlyScenariosArePrinted() throws IOException {
        Path noise = Files.writeString(folder.resolve("noise.json"), "{");
        assertThat(print(order(noise, "out.pdf", false, OptionalDouble.empty(), OptionalInt.empty()))).isNotEmpty();
        assertThat(print(order(Path.of("rules-data", "modern.json"), "out.pdf", false, OptionalDouble.empty(), OptionalInt.empty())))
                .containsExactly(Words.say("open.ruleTable"));
        assertThat(print(order(folder.resolve("none.json"), "out.pdf", false, OptionalDouble.empty(), OptionalInt.empty()))).isNotEmpty();
        assertThat(folder.resolve("out.pdf")).doesNotExist();
    }

    @Test
    void anUnwritablePlaceIsNamed() throws IOException {
        Path blocked = Files.writeString(folder.resolve("blocked"), "");
        for (String output : List.of("blocked/out.pdf", "blocked/out.png", "blocked/out.txt")) {
            assertThat(Press.print(stock, order(small, output, false, OptionalDouble.empty(), OptionalInt.empty()))).singleElement()
                    .satisfies(problem -> assertThat(problem.file()).contains("blocked"));
        }
        assertThat(blocked).isEmptyFile();
    }
}
