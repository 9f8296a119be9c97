package trayfield.solo.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Square;
import trayfield.solo.trial.ResultsFile.Results;

/// What is wrong with a file of results is told with its place, and nothing is counted twice.
class ResultsFileTest {
    private static final RowText TEXT = new RowText(List.of("plum", "gold"));

    @TempDir
    private Path folder;

    private static Row row(int game, String winner) {
        SequencedMap<Square, Integer> squares = new TreeMap<>();
        squares.put(new Square(10, 10), 3);
        return new Row("0123456789ab", "village", List.of("regular", "a, \"b\""), game, 77 + game, Optional.of("gold"),
                Optional.of(winner), "losses", 12, List.of(4, 5), List.of(0.25, -1.5), 0.5, List.of("", ""),
                List.of(squares, new TreeMap<>()), List.of(squares, squares));
    }

    private Path file(String... lines) throws IOException {
        return Files.writeString(folder.resolve("results.csv"), TEXT.header() + "\n" + String.join("\n", lines) + "\n");
    }

    private static String told(Loaded<Results> loaded) {
        return ((Loaded.Bad<Results>) loaded).problems().getFirst().oneLine();
    }

    @Test
    void aGameWrittenByTwoProgramsCountsOnce() throws IOException {
        String first = TEXT.print(row(0, "plum"));
        Path file = file(TEXT.print(row(1, "gold")), first, first.replace(",0.50,", ",9.99,"));
        assertThat(((Loaded.Good<Results>) ResultsFile.read(file)).value().rows())
                .isEqualTo(List.of(row(0, "plum"), row(1, "gold")));
    }

    @Test
    void aGameToldInTwoWaysIsRefusedAtItsLine() throws IOException {
        Path file = file(TEXT.print(row(0, "plum")), TEXT.print(row(0, "gold")));
        assertThat(told(ResultsFile.read(file))).isEqualTo(file + ":3: Game 0 was played in two ways; something that it"
                + " hangs on was changed");
        Path mixed = file(TEXT.print(row(0, "plum")), TEXT.print(row(1, "gold")).replace("0123456789ab", "ba9876543210"));
        assertThat(told(ResultsFile.read(mixed))).startsWith(mixed + ":3: ").contains("another trial");
    }

    @Test
    void faultsOfARowAreToldByTheirColumn() throws IOException {
        String good = TEXT.print(row(0, "plum"));
        assertFault(good.replace(",12,", ",twelve,"), "turns is no whole number, but twelve");
        assertFault(good.replace(",77,", ",7.7,"), "seed is no whole number, but 7.7");
        assertFault(good.replace("-1.50", "--"), "gold.luck is no number, but --");
        assertFault(good.replace(",plum,losses", ",lilac,losses"), "winner names no side, but lilac");
        assertFault(good.replace(",losses,", ",boredom,"), "reason names no way for a game to end, but boredom");
        assertFault(good.replaceFirst("K11=3", "9Z=3"), "plum.fell has no counts of squares such as K11=3, but 9Z=3");
        assertFault(good.replaceFirst("K11=3", "K11"), "plum.fell has no counts of squares such as K11=3, but K11");
        assertFault("a,b", "2 fields in place of 21");
    }

    private void assertFault(String line, String why) throws IOException {
        Path file = file(line);
        assertThat(told(ResultsFile.read(file))).isEqualTo(file + ":2: This line is not the row of a game: " + why);
    }

    @Test
    void whatIsNoTextOrNotThereIsSaidInWords() throws IOException {
        Path missing = folder.resolve("missing.csv");
        assertThat(told(ResultsFile.read(missing))).isEqualTo(missing + ": there is no such file");
        assertThat(told(ResultsFile.read(folder))).isEqualTo(folder + ": this is a folder, not a file");
        Path binary = Files.write(folder.resolve("binary.csv"), new byte[] {'a', '\n', (byte) 0xff, '\n'});
        assertThat(told(ResultsFile.read(binary))).startsWith(binary + ":2:1: this is no UTF-8 text");
    }

    @Test
    void aLineBrokenWithinALetterIsNoRow() throws IOException {
        Path file = file(TEXT.print(row(0, "plum")));
        byte[] half = "0123,ä".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(half, half.length - 1), StandardOpenOption.APPEND);
        assertThat(((Loaded.Good<Results>) ResultsFile.read(file)).value().rows()).isEqualTo(List.of(row(0, "plum")));
    }

    @Test
    void whatCannotBeWrittenIsSaidInWords() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("file"), "");
        Optional<Problem> problem = ResultsFile.write(inTheWay.resolve("results.csv"), new Results(TEXT.sides(), List.of()));
        assertThat(problem.orElseThrow().text()).startsWith("could not be written: " + inTheWay + " is no folder");
    }
}
