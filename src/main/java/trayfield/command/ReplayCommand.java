package trayfield.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(name = "replay", description = "Plays a saved game again and compares where it ends.")
final class ReplayCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(paramLabel = "SAVE")
    private Path save;

    @Override
    public Integer call() {
        return ExitStatus.notThereYet("replay");
    }
}
