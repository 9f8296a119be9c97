package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.notation.Phrases;

/// Words asked for are there, and those there are asked for.
class WordsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "trayfield", "ui", "app");
    private static final Pattern ASKED = Pattern.compile("\"([a-zA-Z]+(?:\\.[a-zA-Z]+)*\\.?)\"");

    @Test
    void everyKeyIsUsed() throws IOException {
        List<String> written = new ArrayList<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.toList()) {
                Matcher matcher = ASKED.matcher(Files.readString(file));
                while (matcher.find()) {
                    written.add(matcher.group(1));
                }
            }
        }
        assertThat(Words.ALL.keys()).allSatisfy(key -> assertThat(written).as(key)
                .anyMatch(word -> key.equals(word) || key.startsWith(word + ".") || key.startsWith(word) && word.endsWith(".")));
    }

    @ParameterizedTest
    @MethodSource("books")
    void theRulesPageHasEveryClauseOnce(String rules, List<String> clauses) {
        Phrases text = RulePage.text(rules);
        List<String> shown = RulePage.words(text, "sections").stream()
                .flatMap(section -> RulePage.words(text, "section." + section + ".clauses").stream()).toList();
        assertThat(shown).containsExactlyInAnyOrderElementsOf(clauses);
        assertThat(shown).allSatisfy(clause -> assertThat(text.find(clause)).as(clause).isPresent());
    }

    static Stream<Arguments> books() {
        return Stream.of(
                Arguments.of("modern", Stream.of(trayfield.rules.modern.Clause.values()).map(clause -> clause.ref.id()).toList()),
                Arguments.of("ancient", Stream.of(trayfield.rules.ancient.Clause.values()).map(clause -> clause.ref.id()).toList()));
    }
}
