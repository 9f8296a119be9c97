package trayfield.ui.print;

import java.util.ArrayList;
import java.util.List;

/// Fills upright pages with blocks from top to bottom, and numbers them at the foot.
final class Flow {
    private static final double FOOT = 24;
    private static final double FOOT_SIZE = 7.5;

    private final Paper paper;
    private final String foot;

    /// @param foot stands at the foot of every page, before its number
    Flow(Paper paper, String foot) {
        this.paper = paper;
        this.foot = foot;
    }

    static double width(Paper paper) {
        return paper.width - 2 * Paper.MARGIN;
    }

    /// Height that one page has for blocks.
    static double room(Paper paper) {
        return paper.height - 2 * Paper.MARGIN - FOOT;
    }

    List<Leaf> pages(List<Block> blocks) {
        List<List<Block>> pages = broken(blocks);
        List<Leaf> leaves = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            leaves.add(page(pages.get(i), Words.say("page", i + 1, pages.size())));
        }
        return leaves;
    }

    private List<List<Block>> broken(List<Block> blocks) {
        List<List<Block>> pages = new ArrayList<>();
        double room = 0;
        for (int from = 0; from < blocks.size();) {
            int to = from;
            double height = blocks.get(to).height();
            while (blocks.get(to).keeps() && to + 1 < blocks.size()) {
                to++;
                height += blocks.get(to).height();
            }
            if (pages.isEmpty() || height > room) {
                pages.add(new ArrayList<>());
                room = room(paper);
            }
            pages.getLast().addAll(blocks.subList(from, to + 1));
            room -= height;
            from = to + 1;
        }
        return pages;
    }

    private Leaf page(List<Block> blocks, String number) {
        return Leaf.upright(paper, g -> {
            Pen pen = new Pen(g);
            double y = Paper.MARGIN;
            for (Block block : blocks) {
                block.painter().paint(pen, Paper.MARGIN, y, width(paper));
                y += block.height();
            }
            double base = paper.height - Paper.MARGIN;
            pen.text(foot, Paper.MARGIN, base, Face.TEXT, FOOT_SIZE, Pen.FAINT);
            pen.right(number, paper.width - Paper.MARGIN, base, Face.TEXT, FOOT_SIZE, Pen.FAINT);
        });
    }
}
