package trayfield.ui.app;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trayfield.command.PrintOrder;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.ui.app.Stock.Found;
import trayfield.ui.board.Look;
import trayfield.ui.print.BoardFiles;
import trayfield.ui.print.Boards;
import trayfield.ui.print.Paper;
import trayfield.ui.print.Scale;
import trayfield.ui.print.Sheets;

/// Carries out what the command line wants printed. No display and no toolkit is needed.
final class Press {
    private static final int USUAL_WIDTH = 2000;

    private final PrintOrder order;
    private final RuleTable table;
    private final Scenario scenario;

    private Press(PrintOrder order, ScenarioEntry.Ready ready) {
        this.order = order;
        this.table = ready.table();
        this.scenario = ready.scenario();
    }

    /// Writes the file that is asked for; gives the problems where that cannot be done, and the file is as it was.
    static List<Problem> print(Stock stock, PrintOrder order) {
        return switch (stock.find(order.file())) {
            case Found.Scenario(ScenarioEntry.Ready ready) -> new Press(order, ready).print().stream().toList();
            case Found.Save _ -> List.of(Stock.problem(order.file(), Words.say("print.save")));
            case Found.Nothing(List<Problem> problems) -> problems;
        };
    }

    private Optional<Problem> print() {
        String ending = ending();
        if (!ending.equals("pdf") && (order.trueSize() || order.square().isPresent())) {
            return refused(order.output(), "print.onlyPdf");
        }
        if (!ending.equals("png") && order.width().isPresent()) {
            return refused(order.output(), "print.onlyPng");
        }
        if (order.square().isPresent() && !order.trueSize()) {
            return refused(order.output(), "print.onlyTrueSize");
        }
        if (order.trays() && !order.trueSize()) {
            return refused(order.output(), "print.traysOnlyTrueSize");
        }
        return switch (ending) {
            case "pdf" -> order.trueSize() ? trueSize() : Boards.onePage(table, scenario, paper(), style()).write(order.output());
            case "png" -> BoardFiles.png(table, scenario, style(), order.width().orElse(USUAL_WIDTH), order.output());
            case "txt" -> BoardFiles.text(table, scenario, order.output());
            default -> refused(order.output(), "print.ending");
        };
    }

    private String ending() {
        String name = String.valueOf(order.output().getFileName());
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private Optional<Problem> trueSize() {
        double inches = order.square().orElse(Scale.inches(scenario.rules()));
        if (!(inches >= Scale.LEAST && inches <= Scale.MOST)) {
            return refused(order.file(), "print.square", plain(Scale.LEAST), plain(Scale.MOST));
        }
        Optional<Sheets> cut = Sheets.cut(scenario.board(), paper(), inches);
        if (cut.isEmpty()) {
            return refused(order.file(), "print.squareTooLarge", plain(inches));
        }
        if (cut.get().count() > order.sheets()) {
            return refused(order.file(), "print.tooMany", cut.get().count(), order.sheets());
        }
        return Boards.trueSize(table, scenario, style(), order.trays() ? Boards.Trays.DRAWN : Boards.Trays.LEFT_OUT, cut.get()).write(order.output());
    }

    /// A number as people write it.
    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    private Paper paper() {
        return order.paper().map(chosen -> Paper.valueOf(chosen.name())).orElse(Paper.usual(Locale.getDefault()));
    }

    private Look.Style style() {
        return order.symbols() ? Look.Style.SYMBOLS : Look.Style.FIGURES;
    }

    private static Optional<Problem> refused(Path file, String key, Object... args) {
        return Optional.of(Stock.problem(file, Words.say(key, args)));
    }
}
