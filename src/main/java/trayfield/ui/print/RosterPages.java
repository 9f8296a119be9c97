package trayfield.ui.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// The pages of one commander's roster.
final class RosterPages {
    private static final double TITLE = 22;
    private static final double SMALL = 8.5;
    private static final double GAP = 14;

    private final AncientTable table;
    private final Paper paper;
    private final String game;
    private final String when;

    /// @param when in the game; nothing before it
    RosterPages(AncientTable table, Paper paper, String game, String when) {
        this.table = table;
        this.paper = paper;
        this.game = game;
        this.when = when;
    }

    List<Leaf> of(RosterForm own, RosterForm enemy) {
        double width = Flow.width(paper);
        List<Block> blocks = new ArrayList<>();
        blocks.add(title(own).keep());
        classes(own, width).forEach(block -> blocks.add(block.keep()));
        RosterRows ownRows = new RosterRows(ids(), width, false);
        blocks.addAll(ownRows.of(own));
        blocks.add(Block.space(GAP));
        blocks.add(heading(Words.say("roster.enemy", enemy.side()), enemy.colour()).keep());
        blocks.add(Block.paragraph(Words.say("roster.enemy.says"), Face.TEXT, SMALL, width).keep());
        blocks.add(Block.space(4).keep());
        blocks.addAll(new RosterRows(ids(), width, true).of(enemy));
        return new Flow(paper, Words.say("roster.foot", own.side(), game)).pages(blocks);
    }

    private List<String> ids() {
        return table.classes().stream().map(ManClass::id).toList();
    }

    private Block title(RosterForm own) {
        return new Block(56, (pen, x, y, width) -> {
            badge(pen, x, y + 3, 24, own.colour());
            pen.text(Face.TITLE.cut(Words.say("roster.title", own.side()), TITLE, width - 150), x + 34, y + 22, Face.TITLE,
                    TITLE, Pen.INK);
            pen.text(Face.TEXT.cut(when.isEmpty() ? game : Words.say("roster.game", game, when), 11, width - 190), x + 34,
                    y + 39, Face.TEXT, 11, Pen.FAINT);
            pen.text(Words.say("roster.commander"), x + width - 150, y + 39, Face.TEXT, SMALL, Pen.FAINT);
            pen.rule(x + width - 150 + Face.TEXT.width(Words.say("roster.commander"), SMALL) + 5, y + 40, x + width, y + 40, 0.6,
                    Pen.FAINT);
        });
    }

    private static Block heading(String text, Color colour) {
        return new Block(22, (pen, x, y, width) -> {
            badge(pen, x, y + 2, 13, colour);
            pen.text(Face.TITLE.cut(text, 13, width - 20), x + 20, y + 13, Face.TITLE, 13, Pen.INK);
        });
    }

    private static void badge(Pen pen, double x, double y, double size, Color colour) {
        pen.fill(x, y, size, size, colour);
        pen.box(x, y, size, size, 0.8, Pen.INK);
    }

    /// What the classes are, and how many of each the commander may give.
    private List<Block> classes(RosterForm own, double width) {
        List<Block> blocks = new ArrayList<>();
        String each = table.classes().stream().map(one -> Words.say("roster.class", one.id(), one.speed(), one.meleePower()))
                .collect(Collectors.joining(Words.say("roster.semicolon")));
        blocks.add(Block.paragraph(Words.say("roster.classes", each), Face.TEXT, SMALL, width));
        if (!own.quota().isEmpty()) {
            String quota = own.quota().entrySet().stream().map(one -> Words.say("roster.quota.one", one.getKey(), one.getValue()))
                    .collect(Collectors.joining(Words.say("roster.comma")));
            boolean given = own.lines().stream().allMatch(line -> line.possible().size() == 1);
            blocks.add(Block.paragraph(Words.say(given ? "roster.quota.given" : "roster.quota", quota), Face.BOLD, SMALL, width));
        }
        blocks.add(Block.space(6));
        return blocks;
    }
}
