package trayfield.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import trayfield.files.Settings;

@Command(
        name = "print",
        description = {
            "Puts a scenario on paper, roster forms included.",
            "The ending of OUT says how: .pdf for pages, .png for a picture, .txt for a map in letters."
        })
final class PrintCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(paramLabel = "SCENARIO", description = "A scenario.")
    private Path file;

    @Option(names = {"-o", "--output"}, paramLabel = "OUT", required = true, description = "The file to write.")
    private Path output;

    @Option(names = "--true-size", description = "The table in its real size, on many sheets to be glued together.")
    private boolean trueSize;

    @Option(names = "--trays", description = "Draw the trays on these sheets too, where they begin.")
    private boolean trays;

    @Option(names = "--paper", paramLabel = "a4|letter", description = "Size of the paper; the country's own if left out.")
    private Optional<Settings.Paper> paper = Optional.empty();

    @Option(names = "--symbols", description = "Flat symbols in place of figures.")
    private boolean symbols;

    @Option(
            names = "--square",
            paramLabel = "INCHES",
            description = "Side of a square at true size; the rule book's own if left out.")
    private Optional<Double> square = Optional.empty();

    @Option(
            names = "--sheets",
            paramLabel = "N",
            defaultValue = "200",
            description = "Make no more than so many sheets (normally ${DEFAULT-VALUE}).")
    private int sheets;

    @Option(names = "--width", paramLabel = "PIXELS", description = "Width of a .png picture.")
    private Optional<Integer> width = Optional.empty();

    @Override
    public Integer call() {
        PrintOrder order = new PrintOrder(file, output, trueSize, trays, paper, symbols,
                square.map(OptionalDouble::of).orElse(OptionalDouble.empty()), sheets,
                width.map(OptionalInt::of).orElse(OptionalInt.empty()));
        return main.withRulesData(data -> main.desktop().print(order, data));
    }
}
