package trayfield.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;

/// The scenarios of a folder of rules data, by rule book, then file name; broken ones among them with their problems.
public record ScenarioLibrary(List<Listed<Scenario>> files) {
    public ScenarioLibrary {
        files = List.copyOf(files);
    }

    /// Reads all `scenarios/<rules>/*.json`. A folder that is missing holds none.
    public static ScenarioLibrary of(Path rulesData, RuleTables tables) {
        List<Listed<Scenario>> files = new ArrayList<>();
        for (String rules : tables.rules()) {
            Path folder = rulesData.resolve("scenarios").resolve(rules);
            files.addAll(FolderList.read(folder, file -> ScenarioFile.read(file, tables)));
        }
        return new ScenarioLibrary(files);
    }

    /// The sound scenarios.
    public List<Scenario> scenarios() {
        List<Scenario> scenarios = new ArrayList<>();
        for (Listed<Scenario> file : files) {
            if (file.content() instanceof Loaded.Good<Scenario> good) {
                scenarios.add(good.value());
            }
        }
        return scenarios;
    }

    /// The first sound scenario with this id.
    public Optional<Scenario> byId(String id) {
        return scenarios().stream().filter(scenario -> scenario.id().equals(id)).findFirst();
    }
}
