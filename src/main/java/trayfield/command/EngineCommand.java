package trayfield.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;
import trayfield.command.engine.Engine;

@Command(name = "engine", description = "Plays for another program, in JSON lines on standard input and output.")
final class EngineCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Override
    public Integer call() {
        return main.withRulesData(this::answer);
    }

    private int answer(RulesData data) {
        // Whatever else might print must not come between the answers.
        System.setOut(System.err);
        try (OutputStream out = new FileOutputStream(FileDescriptor.out)) {
            new Engine(data.tables(), data.scenarios()).run(System.in, out);
            return ExitStatus.DONE;
        } catch (IOException e) {
            return main.console().failed("engine.disconnected", e.getMessage());
        }
    }
}
