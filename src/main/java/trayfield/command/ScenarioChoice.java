package trayfield.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import trayfield.files.ScenarioFile;
import trayfield.model.HouseRule;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;

/// A scenario as the command line names it: by its id or its file, with house rules.
final class ScenarioChoice {
    private ScenarioChoice() {
    }

    static Loaded<Scenario> find(RulesData data, String name) {
        Optional<Scenario> known = data.scenarios().byId(name);
        if (known.isPresent()) {
            return new Loaded.Good<>(known.get());
        }
        try {
            Path file = Path.of(name);
            return Files.exists(file) ? ScenarioFile.read(file, data.tables()) : bad(name, Console.WORDS.say("scenario.unknown", name));
        } catch (InvalidPathException _) {
            return bad(name, Console.WORDS.say("scenario.unknown", name));
        }
    }

    /// The scenario with house rules set as named, such as `drawnMelee=standoff`.
    static Loaded<Scenario> with(Scenario scenario, RuleTable table, List<String> settings) {
        List<Scenario.Setting> all = new ArrayList<>(scenario.options());
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            String rule = setting.substring(0, Math.max(0, equals));
            String value = setting.substring(equals + 1);
            if (table.houseRules().stream().noneMatch(one -> one.name().equals(rule) && one.values().contains(value))) {
                String known = table.houseRules().stream().map(ScenarioChoice::text).collect(Collectors.joining(", "));
                return bad(setting, Console.WORDS.say("option.unknown", known));
            }
            all.removeIf(one -> one.name().equals(rule));
            all.add(new Scenario.Setting(rule, value));
        }
        return new Loaded.Good<>(scenario.withOptions(all));
    }

    private static String text(HouseRule rule) {
        return rule.name() + "=" + String.join("|", rule.values());
    }

    static <T> Loaded<T> bad(String where, String sentence) {
        return new Loaded.Bad<>(List.of(Problem.ofFile(where, sentence)));
    }
}
