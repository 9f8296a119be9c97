package trayfield.play;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.files.ScenarioFile;
import trayfield.model.HouseRule;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.tables.AncientOptions;
import trayfield.tables.ModernOptions;
import trayfield.tables.RuleTables;

class TermsTest {
    private static final RuleTables TABLES = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
    private static final Pattern ASKED = Pattern.compile("\"((?:terms|house)\\.[a-zA-Z.]+)\"");

    private static Terms terms(String rules, String id) {
        Path file = Path.of("rules-data", "scenarios", rules, id + ".json");
        Scenario scenario = ((Loaded.Good<Scenario>) ScenarioFile.read(file, TABLES)).value();
        return new Terms(TABLES.of(rules).orElseThrow(), scenario);
    }

    @Test
    void aModernScenarioInSentences() {
        Terms terms = terms("modern", "crossroads");
        assertThat(terms.facts()).contains("squares", "trays", "turns");
        assertThat(terms.force("red")).contains("Rifle");
        assertThat(terms.ends()).isNotEmpty().allMatch(end -> end.endsWith("."));
    }

    @Test
    void anAncientArmyIsToldByUnitsAndQuota() {
        Terms terms = terms("ancient", "joes-table");
        assertThat(terms.facts()).contains("80 men each");
        assertThat(terms.force("silver"))
                .isEqualTo("10 units, 80 men; in secret 2 of class A, 3 of class B, 2 of class C, 3 of class D");
    }

    static Stream<HouseRule> houseRules() {
        return Stream.concat(ModernOptions.PRINTED.houseRules().stream(), AncientOptions.PRINTED.houseRules().stream());
    }

    @ParameterizedTest
    @MethodSource("houseRules")
    void everyHouseRuleAndValueIsExplained(HouseRule rule) {
        assertThat(HouseWords.name(rule)).isNotEqualTo(rule.name());
        for (String value : rule.values()) {
            boolean printed = value.equals(rule.values().getFirst());
            assertThat(HouseWords.sentence(rule, value)).endsWith(rule.rule().label() + ".").contains(printed ? "As printed" : "House rule on");
            assertThat(HouseWords.sentence(rule, value)).doesNotStartWith(value);
            assertThat(rule.isSwitch() || !HouseWords.value(rule, value).equals(value)).as(value).isTrue();
        }
    }

    @Test
    void everyKeyIsUsed() throws IOException {
        TreeSet<String> used = new TreeSet<>(List.of("terms.trays.each", "terms.men.each"));
        for (String file : List.of("Terms", "HouseWords")) {
            Matcher asked = ASKED.matcher(Files.readString(Path.of("src", "main", "java", "trayfield", "play", file + ".java")));
            while (asked.find()) {
                used.add(asked.group(1));
            }
        }
        houseRules().forEach(rule -> {
            String key = "house." + rule.rule().id().split("\\.")[0] + "." + rule.name();
            used.add(key);
            rule.values().forEach(value -> used.addAll(rule.isSwitch() ? List.of(key + "." + value + ".says")
                    : List.of(key + "." + value, key + "." + value + ".says")));
        });
        // Sentences of their own for armies of men stand beside those that they replace.
        List<String> keys = Terms.PHRASES.keys();
        assertThat(keys.stream().filter(key -> !key.endsWith(".ofMen"))).containsExactlyElementsOf(used);
        assertThat(keys.stream().filter(key -> key.endsWith(".ofMen")).map(key -> key.substring(0, key.length() - ".ofMen".length())))
                .isSubsetOf(used);
    }
}
