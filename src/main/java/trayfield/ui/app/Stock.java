package trayfield.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.files.Listed;
import trayfield.files.ScenarioFile;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;

/// The rules data at hand: rule tables, read when first asked for, and the scenarios that go with them. May be used on
/// any thread.
final class Stock {
    private final Path folder;
    private Loaded<RuleTables> tables;

    Stock(Path folder) {
        this.folder = folder;
    }

    synchronized Loaded<RuleTables> tables() {
        if (tables == null) {
            tables = RuleTables.readFolder(folder);
        }
        return tables;
    }

    /// The list of scenarios, read anew; where the rule tables cannot be read, what is wrong with them.
    List<ScenarioEntry> scenarios() {
        return switch (tables()) {
            case Loaded.Bad<RuleTables> bad -> List.of(new ScenarioEntry.Broken(folder, bad.problems()));
            case Loaded.Good<RuleTables>(RuleTables all) -> {
                List<ScenarioEntry> entries = new ArrayList<>();
                ScenarioLibrary.of(folder, all).files().forEach(file -> entries.add(entry(file, all)));
                yield entries;
            }
        };
    }

    /// One scenario file from anywhere.
    ScenarioEntry scenario(Path file) {
        return switch (tables()) {
            case Loaded.Bad<RuleTables> bad -> new ScenarioEntry.Broken(folder, bad.problems());
            case Loaded.Good<RuleTables>(RuleTables all) -> entry(new Listed<>(file, ScenarioFile.read(file, all)), all);
        };
    }

    private static ScenarioEntry entry(Listed<Scenario> file, RuleTables tables) {
        return switch (file.content()) {
            case Loaded.Bad<Scenario> bad -> new ScenarioEntry.Broken(file.file(), bad.problems());
            case Loaded.Good<Scenario>(Scenario scenario) -> new ScenarioEntry.Ready(file.file(), scenario,
                    Optional.of(scenario).map(Scenario::rules).flatMap(tables::of).orElseThrow());
        };
    }
}
