package trayfield.ui.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;
import trayfield.play.HouseWords;
import trayfield.play.Terms;
import trayfield.tables.RuleTable;
import trayfield.ui.board.Palette;

/// What the players agree on before they start, in blocks for a page: title, task, forces, how it ends, house rules.
final class Brief {
    private static final double TITLE = 22;
    private static final double TEXT = 9.5;
    private static final double GUTTER = 22;
    private static final int MOST_LINES = 6;
    private static final int MOST_ENDS = 16;

    private final RuleTable table;
    private final Scenario scenario;
    private final Terms terms;
    private final double width;

    /// @param width of the page's text in points
    Brief(RuleTable table, Scenario scenario, double width) {
        this.table = table.with(scenario.options());
        this.scenario = scenario;
        this.terms = new Terms(table, scenario);
        this.width = width;
    }

    List<Block> head() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Block.paragraph(scenario.title(), Face.TITLE, TITLE, width));
        blocks.add(Block.paragraph(Words.say("brief.facts", Words.say("rules." + scenario.rules()), terms.facts()), Face.TEXT, 10.5,
                width));
        blocks.add(Block.space(9));
        return blocks;
    }

    List<Block> body() {
        List<Block> blocks = new ArrayList<>();
        if (!scenario.briefing().isBlank()) {
            blocks.add(Block.space(8));
            blocks.addAll(Block.text(scenario.briefing(), Face.TEXT, TEXT, width));
        }
        blocks.add(Block.space(10));
        blocks.add(beside(forces(), ends()));
        return blocks;
    }

    private double half() {
        return (width - GUTTER) / 2;
    }

    private List<Block> forces() {
        List<Block> blocks = new ArrayList<>();
        for (int side = 0; side < scenario.sides().size(); side++) {
            blocks.add(name(scenario.sides().get(side).name(), Palette.NORMAL.side(scenario.sides(), side)));
            blocks.add(Block.paragraph(terms.force(scenario.sides().get(side).id()), Face.TEXT, TEXT, half()));
            blocks.add(Block.space(6));
        }
        return blocks;
    }

    private Block name(String name, Color colour) {
        return new Block(17, (pen, x, y, _) -> {
            pen.fill(x, y + 1, 11, 11, colour);
            pen.box(x, y + 1, 11, 11, 0.7, Pen.INK);
            pen.text(Face.TITLE.cut(name, 11, half() - 18), x + 17, y + 11, Face.TITLE, 11, Pen.INK);
        });
    }

    private List<Block> ends() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(heading(Words.say("brief.ends")));
        List<String> ends = terms.ends();
        ends.stream().limit(MOST_ENDS).forEach(end -> blocks.add(point(end)));
        if (ends.size() > MOST_ENDS) {
            blocks.add(point(Words.say("brief.more", ends.size() - MOST_ENDS)));
        }
        blocks.add(point(terms.first()));
        List<HouseRule> changed = table.houseRules().stream().filter(rule -> !rule.value().equals(rule.values().getFirst())).toList();
        if (!changed.isEmpty()) {
            blocks.add(Block.space(5));
            blocks.add(heading(Words.say("brief.house")));
            changed.forEach(rule -> blocks.add(point(HouseWords.sentence(rule))));
        }
        return blocks;
    }

    private static Block heading(String text) {
        return new Block(17, (pen, x, y, _) -> pen.text(text, x, y + 11, Face.TITLE, 11, Pen.INK));
    }

    private Block point(String text) {
        List<String> lines = Face.TEXT.wrapped(text, TEXT, half() - 9, MOST_LINES);
        return new Block(Pen.heightOf(lines, TEXT) + 1.5, (pen, x, y, _) -> {
            pen.disc(x + 2, y + TEXT * 0.68, 1.5, Pen.INK);
            pen.lines(lines, x + 9, y, Face.TEXT, TEXT, Pen.INK);
        });
    }

    private Block beside(List<Block> left, List<Block> right) {
        return new Block(Math.max(height(left), height(right)), (pen, x, y, _) -> {
            column(pen, left, x, y);
            column(pen, right, x + half() + GUTTER, y);
        });
    }

    private void column(Pen pen, List<Block> blocks, double x, double y) {
        double at = y;
        for (Block block : blocks) {
            block.painter().paint(pen, x, at, half());
            at += block.height();
        }
    }

    static double height(List<Block> blocks) {
        return blocks.stream().mapToDouble(Block::height).sum();
    }
}
