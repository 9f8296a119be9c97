package trayfield.ui.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import trayfield.files.FileCheck;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.RuleTables;

/// Opens whatever file a player names: a saved game, a scenario, or neither, which is told with all of its problems.
final class Opener {
    private final Program program;

    Opener(Program program) {
        this.program = program;
    }

    /// What was found in a file.
    private sealed interface Found {
        record Save(OpenGame game) implements Found {
        }

        record Scenario(ScenarioEntry.Ready entry) implements Found {
        }

        record Nothing(List<Problem> problems) implements Found {
        }
    }

    /// Reads a file in the background and hands over what it holds.
    void open(Path file, BiConsumer<Path, OpenGame> onSave, Consumer<ScenarioEntry> onScenario) {
        program.background().run(() -> read(file), found -> {
            switch (found) {
                case Found.Save(OpenGame game) -> onSave.accept(file, game);
                case Found.Scenario(ScenarioEntry.Ready entry) -> onScenario.accept(entry);
                case Found.Nothing(List<Problem> problems) -> tell(problems);
            }
        });
    }

    private Found read(Path file) {
        return switch (program.stock().tables()) {
            case Loaded.Bad<RuleTables> bad -> new Found.Nothing(bad.problems());
            case Loaded.Good<RuleTables>(RuleTables tables) -> {
                FileCheck check = FileCheck.of(file, tables);
                yield check.problems().isEmpty() ? sound(file, check) : new Found.Nothing(check.problems());
            }
        };
    }

    private Found sound(Path file, FileCheck check) {
        return switch (check.kind().orElseThrow()) {
            case SAVED_GAME -> switch (OpenGame.read(file)) {
                case Loaded.Good<OpenGame>(OpenGame game) -> new Found.Save(game);
                case Loaded.Bad<OpenGame> bad -> new Found.Nothing(bad.problems());
            };
            case SCENARIO -> switch (program.stock().scenario(file)) {
                case ScenarioEntry.Ready ready -> new Found.Scenario(ready);
                case ScenarioEntry.Broken broken -> new Found.Nothing(broken.problems());
            };
            case RULE_TABLE -> new Found.Nothing(List.of(problem(file, Words.say("open.ruleTable"))));
        };
    }

    /// All problems of a file in a notice.
    void tell(List<Problem> problems) {
        String file = problems.getFirst().file();
        Sheet body = new Sheet().plain().text(Words.say("problem.whole", file)).add(new ProblemList(problems));
        program.shell().tell(Words.say("problem.file", Path.of(file).getFileName()), body);
    }

    /// Removes a saved game; gives the problem where it stays.
    static Optional<Problem> delete(Path file) {
        try {
            Files.deleteIfExists(file);
            return Optional.empty();
        } catch (IOException fault) {
            return Optional.of(problem(file, Words.say("saves.delete.failed", String.valueOf(fault.getMessage()))));
        }
    }

    private static Problem problem(Path file, String text) {
        return new Problem(file.toString(), OptionalInt.empty(), OptionalInt.empty(), "", text);
    }
}
