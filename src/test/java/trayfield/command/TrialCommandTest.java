package trayfield.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Trials as they are typed.
class TrialCommandTest {
    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();

    @TempDir
    private Path folder;

    private int run(Object... words) {
        output.getBuffer().setLength(0);
        return Main.commandLine(null).setOut(new PrintWriter(output)).setErr(new PrintWriter(errors))
                .execute(Stream.of(words).map(Object::toString).toArray(String[]::new));
    }

    private List<String> rows(Path file) throws IOException {
        // The ninth field is the time it took.
        return Files.readAllLines(file).stream().skip(1).map(line -> line.replaceFirst("^((?:[^,]*,){8})[^,]*", "$1")).sorted().toList();
    }

    @Test
    void aTrialInPartsAddsUpToTheWhole() throws IOException {
        Path whole = folder.resolve("whole.csv");
        assertThat(run("trial", "village", "--games", 6, "--player", "plum=recruit", "--threads", 2, "--out", whole)).isZero();
        assertThat(output.toString()).contains("village: 6 games", "gold (regular) won");
        Path one = folder.resolve("one.csv");
        Path two = folder.resolve("two.csv");
        assertThat(run("trial", "village", "--games", 6, "--player", "plum=recruit", "--part", "1/2", "--out", one)).isZero();
        assertThat(run("trial", "village", "--games", 3, "--player", "plum=recruit", "--part", "2/2", "--out", two)).isZero();
        assertThat(run("trial", "village", "--games", 6, "--player", "plum=recruit", "--part", "2/2", "--out", two)).isZero();
        Path joined = folder.resolve("joined.csv");
        Path page = folder.resolve("page.html");
        assertThat(run("trial", "--join", one, two, "--out", joined, "--report", page)).isZero();
        assertThat(rows(joined)).isEqualTo(rows(whole));
        assertThat(Files.readString(page)).contains("<h1>Trial of village</h1>");
    }

    @Test
    void versionsAreComparedOnTheSameDice() {
        Path printed = folder.resolve("printed.csv");
        assertThat(run("trial", "village", "--games", 4, "--out", printed)).isZero();
        assertThat(run("trial", "village", "--games", 4, "--option", "advanceAfterMelee=true", "--against", printed)).isZero();
        assertThat(output.toString()).contains("of the same 4 games: a difference of");
    }

    @Test
    void whatCannotBePlayedIsSaid() {
        assertThat(run("trial")).isEqualTo(ExitStatus.FAILED);
        assertThat(run("trial", "nowhere")).isEqualTo(ExitStatus.FAILED);
        assertThat(run("trial", "village", "--player", "green=regular")).isEqualTo(ExitStatus.FAILED);
        assertThat(run("trial", "village", "--part", "5/4")).isEqualTo(ExitStatus.FAILED);
        assertThat(run("trial", "village", "--option", "drawnMelee=perhaps")).isEqualTo(ExitStatus.FAILED);
        assertThat(run("strength", "--pair", "general:recruit")).isEqualTo(ExitStatus.FAILED);
        assertThat(errors.toString()).contains("Name a scenario", "nowhere", "the sides are plum, gold", "not 5/4",
                "drawnMelee=reroll|standoff", "general:recruit");
    }

    @Test
    void strengthIsMeasuredFromBothSeats() {
        assertThat(run("strength", "--pair", "regular:recruit", "--scenario", "village", "--games", 4)).isZero();
        assertThat(output.toString()).contains("village: regular against recruit won 100.0 %", "modern, all:");
    }
}
