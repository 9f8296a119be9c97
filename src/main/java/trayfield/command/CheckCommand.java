package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(name = "check", description = "Reads scenarios, saves and rule tables and lists what is wrong with them.")
final class CheckCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<Path> files;

    @Override
    public Integer call() {
        return ExitStatus.notThereYet("check");
    }
}
