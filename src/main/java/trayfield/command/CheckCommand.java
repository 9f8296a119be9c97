package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import trayfield.files.FileCheck;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.play.Game;
import trayfield.play.Saves;

@Command(name = "check", description = "Reads scenarios, saves and rule tables and lists what is wrong with them.")
final class CheckCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<Path> files;

    @Override
    public Integer call() {
        return main.withRulesData(this::check);
    }

    private int check(RulesData data) {
        int status = ExitStatus.DONE;
        for (Path file : files) {
            status = Math.max(status, check(file, data));
        }
        return status;
    }

    private int check(Path file, RulesData data) {
        FileCheck read = FileCheck.of(file, data.tables());
        List<Problem> problems = read.problems();
        if (problems.isEmpty() && read.kind().filter(FileCheck.Kind.SAVED_GAME::equals).isPresent()) {
            problems = replayed(file);
        }
        if (problems.isEmpty()) {
            main.console().say("check." + read.kind().orElseThrow().name(), file);
            return ExitStatus.DONE;
        }
        main.console().lines(problems.stream().map(Problem::oneLine).toList());
        return ExitStatus.FAILED;
    }

    /// What the rules say to a saved game.
    private static List<Problem> replayed(Path file) {
        return switch (SaveFile.read(file)) {
            case Loaded.Good<SavedGame>(SavedGame saved)
                when Saves.open(file.toString(), saved) instanceof Loaded.Bad<Game>(List<Problem> problems) -> problems;
            case Loaded.Good<SavedGame> _ -> List.of();
            case Loaded.Bad<SavedGame>(List<Problem> problems) -> problems;
        };
    }
}
