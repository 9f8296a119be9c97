package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.play.Game;
import trayfield.play.Records;
import trayfield.play.Saves;

/// Needs no rules data: a save holds its own rule table.
@Command(name = "replay", description = "Plays a saved game again, compares where it ends, and prints its record.")
final class ReplayCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(paramLabel = "SAVE")
    private Path save;

    @Override
    public Integer call() {
        return switch (SaveFile.read(save)) {
            case Loaded.Good<SavedGame>(SavedGame saved) -> replay(saved);
            case Loaded.Bad<SavedGame>(List<Problem> problems) -> main.console().failed(problems);
        };
    }

    private int replay(SavedGame saved) {
        return switch (Saves.open(save.toString(), saved)) {
            case Loaded.Good<Game>(Game game) -> {
                main.console().lines(Records.lines(game));
                yield ExitStatus.DONE;
            }
            case Loaded.Bad<Game>(List<Problem> problems) -> main.console().failed(problems);
        };
    }
}
