package trayfield.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

@Command(name = "engine", description = "Plays for another program, in JSON lines on standard input and output.")
final class EngineCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Override
    public Integer call() {
        return ExitStatus.notThereYet("engine");
    }
}
