package trayfield.tables.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    private static final Path MAIN = Path.of(System.getProperty("trayfield.home", "."), "src", "main");
    private static final Pattern KEY = Pattern.compile("\"([a-z]+)\\.([A-Za-z0-9]+)\"");

    @ParameterizedTest
    @ValueSource(strings = {"trayfield/tables/json", "trayfield/tables", "trayfield/files"})
    void everySentenceIsUsedAndEveryOneUsedIsThere(String owner) throws IOException {
        Properties bundle = new Properties();
        try (Reader reader = Files.newBufferedReader(MAIN.resolve("resources").resolve(owner).resolve("words.properties"))) {
            bundle.load(reader);
        }
        Set<String> defined = new TreeSet<>(bundle.stringPropertyNames());
        Set<String> subjects = defined.stream().map(key -> key.substring(0, key.indexOf('.'))).collect(Collectors.toSet());
        Set<String> used = new TreeSet<>();
        for (Path source : sources(MAIN.resolve("java").resolve(owner))) {
            KEY.matcher(Files.readString(source)).results().filter(key -> subjects.contains(key.group(1)))
                    .map(WordsTest::key).forEach(used::add);
        }
        assertThat(used).isEqualTo(defined).isNotEmpty();
    }

    private static String key(MatchResult literal) {
        return literal.group(1) + "." + literal.group(2);
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    @Test
    void textFromFilesIsCutAndSentencesAreNot() {
        Words words = Words.of(Words.class);
        String longText = "x".repeat(100);
        assertThat(words.say("json.twice", longText, 1)).hasSizeLessThan(110);
        assertThat(words.say("json.twice", Words.whole(longText), 1)).contains(longText);
        assertThat(words.say("json.known", List.of("a", "b"))).isEqualTo("known: a, b");
        assertThat(words.say("json.many", 1_000_000)).contains("1000000");
    }
}
