package trayfield.ui.app;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.ui.app.FileDialogs.Kind;
import trayfield.ui.board.Look;
import trayfield.ui.print.BoardFiles;
import trayfield.ui.print.Boards;
import trayfield.ui.print.Paper;
import trayfield.ui.print.Rosters;
import trayfield.ui.print.Scale;
import trayfield.ui.print.Sheets;

/// How a scenario is to be put on paper: as what, on which paper, in which look.
final class PrintChoices {
    /// So many sheets nobody glues; the command line can be told otherwise.
    private static final int MOST_SHEETS = 200;

    private final RuleTable table;
    private final Scenario scenario;
    private final Choice<Product> product;
    private final Choice<Paper> paper;
    private final Choice<Look.Style> style;
    private final Choice<Boards.Trays> trays = new Choice<>("trays", Boards.Trays.values(), Boards.Trays.LEFT_OUT);
    private final Choice<Width> width = new Choice<>("width", Width.values(), Width.MIDDLE);
    private final Label says = Sheet.label("", "tf-soft");

    /// What can be made.
    enum Product {
        ONE_PAGE(Kind.PAGES, ""), TRUE_SIZE(Kind.PAGES, "-table"), ROSTERS(Kind.PAGES, "-roster"), PICTURE(Kind.PICTURE, ""),
        MAP(Kind.MAP, "");

        private final Kind kind;
        private final String suffix;

        Product(Kind kind, String suffix) {
            this.kind = kind;
            this.suffix = suffix;
        }
    }

    /// Of pictures.
    enum Width {
        SMALL(1000), MIDDLE(2000), LARGE(4000);

        private final int pixels;

        Width(int pixels) {
            this.pixels = pixels;
        }
    }

    PrintChoices(RuleTable table, Scenario scenario, Paper usual, Look.Style look) {
        this.table = table;
        this.scenario = scenario;
        this.product = new Choice<>("product", Stream.of(Product.values())
                .filter(one -> one != Product.ROSTERS || Rosters.has(scenario)).toArray(Product[]::new), Product.ONE_PAGE);
        this.paper = new Choice<>("paper", Paper.values(), usual);
        this.style = new Choice<>("style", Look.Style.values(), look);
        product.onChoice(this::tell);
        paper.onChoice(this::tell);
        tell();
    }

    Sheet sheet() {
        return new Sheet().plain().add(product, says, paper, trays, style, width);
    }

    private void tell() {
        Product chosen = product.chosen();
        says.setText(Words.say("product." + chosen.name() + ".says", sheets().map(Sheets::count).orElse(0)));
        shown(paper, chosen.kind == Kind.PAGES);
        shown(style, chosen != Product.ROSTERS && chosen != Product.MAP);
        shown(trays, chosen == Product.TRUE_SIZE);
        shown(width, chosen == Product.PICTURE);
    }

    private static void shown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private Optional<Sheets> sheets() {
        return Sheets.cut(scenario.board(), paper.chosen(), Scale.inches(scenario.rules()));
    }

    Paper paper() {
        return paper.chosen();
    }

    Kind kind() {
        return product.chosen().kind;
    }

    /// Suggested for the file, without its ending.
    String name() {
        return scenario.id() + product.chosen().suffix;
    }

    /// Why what is chosen cannot be made; empty where it can.
    Optional<String> refusal() {
        return product.chosen() == Product.TRUE_SIZE
                ? sheets().filter(cut -> cut.count() > MOST_SHEETS)
                        .map(cut -> Words.say("product.tooMany", cut.count(), MOST_SHEETS))
                : Optional.empty();
    }

    /// Writes a file with what is chosen now.
    PrintJob job() {
        Look.Style look = style.chosen();
        Paper on = paper.chosen();
        Boards.Trays drawn = trays.chosen();
        int pixels = width.chosen().pixels;
        Optional<Sheets> cut = sheets();
        return switch (product.chosen()) {
            case ONE_PAGE -> (file, progress) -> Boards.onePage(table, scenario, on, look).write(file, progress);
            case TRUE_SIZE -> (file, progress) -> Boards.trueSize(table, scenario, look, drawn, cut.orElseThrow()).write(file, progress);
            case ROSTERS -> (file, progress) -> Rosters.blank(table, scenario, on).write(file, progress);
            case PICTURE -> (file, _) -> BoardFiles.png(table, scenario, look, pixels, file);
            case MAP -> (file, _) -> BoardFiles.text(table, scenario, file);
        };
    }
}
