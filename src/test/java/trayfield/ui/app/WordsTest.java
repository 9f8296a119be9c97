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
import trayfield.model.HouseRule;
import trayfield.rules.modern.Clause;
import trayfield.tables.ModernOptions;

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

    @Test
    void everyHouseRuleAndValueIsExplained() {
        for (HouseRule rule : ModernOptions.PRINTED.houseRules()) {
            String key = "house.modern." + rule.name();
            assertThat(Words.find(key)).as(key).isPresent();
            for (String value : rule.values()) {
                assertThat(Words.find(key + "." + value + ".says")).as(key + "." + value).isPresent();
                assertThat(rule.isSwitch() || Words.find(key + "." + value).isPresent()).as(key + "." + value).isTrue();
            }
        }
    }

    @Test
    void theRulesPageHasEveryClauseOnce() {
        List<String> shown = RulesScreen.words("sections").stream()
                .flatMap(section -> RulesScreen.words("section." + section + ".clauses").stream()).toList();
        List<String> clauses = Stream.of(Clause.values()).map(clause -> clause.ref.id()).toList();
        assertThat(shown).containsExactlyInAnyOrderElementsOf(clauses);
        assertThat(shown).allSatisfy(clause -> assertThat(RulesScreen.TEXT.find(clause)).as(clause).isPresent());
    }
}
