package trayfield.ui.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Words asked for are there, and those there are asked for.
class WordsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "trayfield", "ui", "print");
    private static final Pattern ASKED = Pattern.compile("\"([a-z]+(?:\\.[a-zA-Z]+)*)\"");

    @Test
    void everyKeyIsUsedAndThere() throws IOException {
        TreeSet<String> asked = new TreeSet<>(List.of("rules.modern", "rules.ancient", "paper.A4", "paper.LETTER"));
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.toList()) {
                Files.readString(file).lines().filter(line -> line.contains("Words.say(")).forEach(line -> {
                    Matcher matcher = ASKED.matcher(line);
                    while (matcher.find()) {
                        asked.add(matcher.group(1));
                    }
                });
            }
        }
        assertThat(Words.ALL.keys()).containsExactlyElementsOf(asked);
    }

    @Test
    void everyRuleBookHasItsSquares() {
        assertThat(Scale.inches("modern")).isEqualTo(3);
        assertThat(Scale.inches("ancient")).isEqualTo(1);
    }
}
