package trayfield.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import trayfield.files.Settings;
import trayfield.model.Loaded;

class MainTest {
    private final List<Opening> openings = new ArrayList<>();
    private final List<PrintOrder> printed = new ArrayList<>();
    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();

    @Test
    void helpNamesEveryCommand() {
        assertThat(run("--help")).isZero();
        assertThat(output.toString()).contains("play", "engine", "check", "draw", "print", "replay", "--rules-data", "--headless");
    }

    @Test
    void versionIsTheBuilds() {
        assertThat(run("--version")).isZero();
        assertThat(output.toString()).matches("Trayfield \\d+\\.\\d+\\.\\d+\\R");
    }

    @Test
    void aMisuseIsSaidOnStandardError() {
        assertThat(run("plays")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(errors.toString()).contains("plays", "play");
        assertThat(output.toString()).isEmpty();
    }

    @Test
    void playOpensTheWindowWithItsFile() {
        assertThat(run("play", "--headless", "--exit-after-start", "--rules-data", "rules-data", "saved.json"))
                .isEqualTo(ExitStatus.DONE);
        assertThat(openings).containsExactly(
                new Opening(Optional.of(Path.of("saved.json")), rulesData(), true, true));
    }

    @Test
    void printHandsOnWhatIsAsked() {
        assertThat(run("print", "here.json", "-o", "out.pdf", "--rules-data", "rules-data")).isEqualTo(ExitStatus.DONE);
        assertThat(run("print", "here.json", "-o", "out.pdf", "--true-size", "--trays", "--paper", "letter", "--symbols", "--square", "2.5",
                "--sheets", "30", "--rules-data", "rules-data")).isEqualTo(ExitStatus.DONE);
        Path here = Path.of("here.json");
        Path out = Path.of("out.pdf");
        assertThat(printed).containsExactly(
                new PrintOrder(here, out, false, false, Optional.empty(), false, OptionalDouble.empty(), 200, OptionalInt.empty()),
                new PrintOrder(here, out, true, true, Optional.of(Settings.Paper.LETTER), true, OptionalDouble.of(2.5), 30,
                        OptionalInt.empty()));
    }

    @Test
    void paperOfAnotherSizeIsAMisuse() {
        assertThat(run("print", "here.json", "-o", "out.pdf", "--paper", "a5")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(errors.toString()).contains("--paper", "A4");
        assertThat(printed).isEmpty();
    }

    @Test
    void headlessOpensNoWindow(@TempDir Path rules) throws IOException {
        Files.copy(Path.of("rules-data/modern.json"), rules.resolve("modern.json"));
        assertThat(run("--headless", "--rules-data", rules.toString()))
                .isEqualTo(ExitStatus.FAILED);
        assertThat(errors.toString()).contains("There is no scenario to show");
        assertThat(openings).isEmpty();
    }

    @Test
    void whereThereAreNoRulesNothingOpens() {
        assertThat(run("play", "--headless", "--rules-data", "elsewhere")).isEqualTo(ExitStatus.FAILED);
        assertThat(errors.toString()).contains("elsewhere");
        assertThat(openings).isEmpty();
    }

    private static RulesData rulesData() {
        return ((Loaded.Good<RulesData>) RulesData.read(Optional.of(Path.of("rules-data")))).value();
    }

    private int run(String... arguments) {
        return Main.commandLine(new RecordingDesktop())
                .setOut(new PrintWriter(output))
                .setErr(new PrintWriter(errors))
                .execute(arguments);
    }

    private final class RecordingDesktop implements Desktop {
        @Override
        public void open(Opening opening) {
            openings.add(opening);
        }

        @Override
        public int draw(Path file, Path png, boolean symbols, RulesData rulesData) {
            return ExitStatus.DONE;
        }

        @Override
        public int print(PrintOrder order, RulesData rulesData) {
            printed.add(order);
            return ExitStatus.DONE;
        }
    }
}
