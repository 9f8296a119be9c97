package trayfield.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
    private final List<Opening> openings = new ArrayList<>();
    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();
    private boolean broken;

    @Test
    void helpNamesEveryCommand() {
        assertThat(run("--help")).isZero();
        assertThat(output.toString()).contains("play", "engine", "check", "draw", "replay", "--rules-data", "--headless");
    }

    @Test
    void versionIsTheBuilds() {
        assertThat(run("--version")).isZero();
        assertThat(output.toString()).matches("Trayfield \\d+\\.\\d+\\.\\d+\\R");
    }

    @Test
    void aMisuseIsSaidOnStandardError() {
        assertThat(run("paly")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(errors.toString()).contains("paly", "play");
        assertThat(output.toString()).isEmpty();
    }

    @Test
    void playOpensTheWindowWithItsFile() {
        assertThat(run("play", "--headless", "--rules-data", "elsewhere", "saved.json")).isEqualTo(ExitStatus.DONE);
        assertThat(openings).containsExactly(
                new Opening(Optional.of(Path.of("saved.json")), new RulesData(Path.of("elsewhere")), true, false));
    }

    @Test
    void withoutACommandTheWindowOpens() {
        assertThat(run("--headless", "--rules-data", "elsewhere")).isEqualTo(ExitStatus.DONE);
        assertThat(openings).containsExactly(
                new Opening(Optional.empty(), new RulesData(Path.of("elsewhere")), true, false));
    }

    @Test
    void whereNoWindowOpensTheDemonstrationRuns() {
        broken = true;
        assertThat(run("play", "--headless")).isEqualTo(Demo.run(RulesData.locate(Optional.empty())));
    }

    private int run(String... arguments) {
        return Main.commandLine(new RecordingDesktop())
                .setOut(new PrintWriter(output))
                .setErr(new PrintWriter(errors))
                .execute(arguments);
    }

    private final class RecordingDesktop implements Desktop {
        @Override
        public void open(Opening opening) throws NoScreen {
            if (broken) {
                throw new NoScreen("broken for the test", null);
            }
            openings.add(opening);
        }

        @Override
        public int draw(Path file, Path png, boolean symbols, RulesData rulesData) {
            return ExitStatus.DONE;
        }
    }
}
