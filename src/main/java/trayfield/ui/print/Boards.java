package trayfield.ui.print;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.ui.board.BoardPainter;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Look;
import trayfield.ui.board.tray.TrayKinds;

/// Scenarios on paper: all of one on a page, or its table at true size on many, to be glued together. Where a game has
/// rosters, forms for both commanders follow.
public final class Boards {
    /// A board is never made smaller than this share of a page to fit the text beside it.
    private static final double LEAST_SHARE = 0.4;
    private static final double MOST_SHARE = 0.62;
    private static final Color LINE = new Color(255, 255, 255, 230);
    private static final Color SHADE = new Color(0, 0, 0, 150);

    private Boards() {
    }

    /// Board, task and forces on one page; a very long text goes on on a second.
    public static Booklet onePage(RuleTable table, Scenario scenario, Paper paper, Look.Style style) {
        double width = Flow.width(paper);
        Brief brief = new Brief(table, scenario, width);
        BoardArt art = new BoardArt(picture(table, scenario, style));
        List<Block> head = brief.head();
        List<Block> body = brief.body();
        double page = Flow.room(paper);
        double height = Math.clamp(page - Brief.height(head) - Brief.height(body), LEAST_SHARE * page, MOST_SHARE * page);
        List<Block> blocks = new ArrayList<>(head);
        blocks.add(new Block(art.height(width, height), (pen, x, y, _) -> art.paint(pen.g(), x, y, width, height)));
        blocks.addAll(body);
        List<Leaf> leaves = new ArrayList<>(new Flow(paper, Words.say("board.foot")).pages(blocks));
        leaves.addAll(Rosters.blankLeaves(table, scenario, paper));
        return new Booklet(scenario.title(), leaves);
    }

    /// Whether trays are drawn on a table at true size. Real ones are to stand on it, so they are left out as a rule; drawn
    /// they show where each begins.
    public enum Trays {
        LEFT_OUT, DRAWN
    }

    /// The table at true size: a page that tells how the sheets lie, then the sheets.
    public static Booklet trueSize(RuleTable table, Scenario scenario, Look.Style style, Trays trays, Sheets sheets) {
        BoardPicture picture = picture(table, scenario, style);
        List<Leaf> leaves = new ArrayList<>(overview(table, scenario, picture, sheets));
        BoardArt ground = new BoardArt(picture.with(picture.look().withTrays(trays == Trays.DRAWN).withCoordinates(false)));
        BoardPainter painter = new BoardPainter();
        for (int row = 0; row < sheets.down(); row++) {
            for (int column = 0; column < sheets.across(); column++) {
                leaves.add(new SheetLeaf(sheets, scenario.title(), column, row).leaf(ground, painter));
            }
        }
        leaves.addAll(Rosters.blankLeaves(table, scenario, sheets.paper()));
        return new Booklet(scenario.title(), leaves);
    }

    private static BoardPicture picture(RuleTable table, Scenario scenario, Look.Style style) {
        return BoardPicture.of(scenario).withKinds(TrayKinds.of(table)).with(Look.STANDARD.with(style));
    }

    private static List<Leaf> overview(RuleTable table, Scenario scenario, BoardPicture picture, Sheets sheets) {
        double width = Flow.width(sheets.paper());
        double height = LEAST_SHARE * Flow.room(sheets.paper());
        Brief brief = new Brief(table, scenario, width);
        BoardArt art = new BoardArt(picture);
        List<Block> blocks = new ArrayList<>(brief.head());
        blocks.add(new Block(art.height(width, height), (pen, x, y, _) ->
            grid(pen, sheets, art.paint(pen.g(), x, y, width, height))));
        blocks.add(Block.space(8));
        blocks.addAll(new Assembly(sheets, width).blocks());
        blocks.addAll(brief.body());
        return new Flow(sheets.paper(), Words.say("board.foot")).pages(blocks);
    }

    /// In the corner of a sheet, so that it hides little of what lies there.
    private static void number(Pen pen, String number, double x, double y, double size) {
        double wide = Face.BOLD.width(number, size) + 3;
        pen.fill(x, y, wide, size * 1.1, LINE);
        pen.text(number, x + 1.5, y + size * 0.92, Face.BOLD, size, Pen.INK);
    }

    /// Shows on the board how the sheets lie, with their numbers.
    private static void grid(Pen pen, Sheets sheets, Rectangle2D board) {
        double square = board.getWidth() / sheets.columns();
        for (int row = 0; row < sheets.down(); row++) {
            for (int column = 0; column < sheets.across(); column++) {
                Rectangle2D part = sheets.part(column, row);
                double x = board.getX() + part.getX() * square;
                double y = board.getY() + part.getY() * square;
                double wide = part.getWidth() * square;
                double high = part.getHeight() * square;
                pen.box(x, y, wide, high, 1.4, SHADE);
                pen.box(x, y, wide, high, 0.8, LINE);
                number(pen, String.valueOf(sheets.number(column, row)), x, y, Math.min(9, Math.min(wide, high) * 0.42));
            }
        }
    }
}
