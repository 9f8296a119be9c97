package trayfield.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(name = "draw", description = "Draws a scenario's or save's board into a PNG file.")
final class DrawCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(paramLabel = "FILE", description = "A scenario or a saved game.")
    private Path file;

    @Option(names = {"-o", "--output"}, paramLabel = "OUT.png", required = true, description = "The picture to write.")
    private Path png;

    @Option(names = "--symbols", description = "Flat symbols in place of figures.")
    private boolean symbols;

    @Override
    public Integer call() {
        return main.withRulesData(data -> main.desktop().draw(file, png, symbols, data));
    }
}
