package trayfield.ui.board.ground;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import trayfield.ui.board.clay.Ball;
import trayfield.ui.board.clay.Block;
import trayfield.ui.board.clay.Grit;
import trayfield.ui.board.clay.Part;
import trayfield.ui.board.clay.Placing;
import trayfield.ui.board.clay.Rod;
import trayfield.ui.board.clay.Stuff;
import trayfield.ui.board.clay.Stuff.Grain;

/// The loose models of the table that grow or lie about: trees, tufts, stones. The side of a square is 1, the origin is
/// where each stands. The number of a variant decides shape, size and colour.
final class Props {
    static final int TREES = 9;
    static final int TUFTS = 4;
    static final int STONES = 4;

    private static final int[] LEAVES = {0x4f8a35, 0x3f7a33, 0x64963a, 0x387040, 0x76993b};
    private static final int[] NEEDLES = {0x2f6440, 0x2a5a3c, 0x3a6e45};
    private static final Stuff BARK = Stuff.matt(0x5d4228);
    private static final Stuff REED = Stuff.matt(0x8f9a4a);
    private static final Stuff REED_DARK = Stuff.matt(0x6c7d3a);

    private Props() {
    }

    /// Two of three are round, the others firs.
    static List<Part> tree(int variant) {
        return variant % 3 == 2 ? fir(variant) : broadleaf(variant);
    }

    private static List<Part> broadleaf(int variant) {
        List<Part> tree = new ArrayList<>();
        Color green = new Color(LEAVES[variant % LEAVES.length]);
        Stuff leaves = new Stuff(green, 0.05, Grain.LEAVES);
        Stuff bright = new Stuff(lighter(green), 0.08, Grain.LEAVES);
        tree.add(new Part(Rod.limb(0, 0, 0, 0, 0, 0.14, 0.026), BARK));
        double crown = 0.235;
        tree.add(new Part(Ball.of(0, 0, crown, 0.125, 0.125, 0.115), leaves));
        for (int i = 0; i < 7; i++) {
            double angle = i * 2 * Math.PI / 7 + variant;
            double out = 0.085 + 0.02 * Grit.at(i, variant);
            double up = crown - 0.02 + 0.035 * Grit.at(variant, i + 3);
            tree.add(new Part(Ball.of(Math.cos(angle) * out, Math.sin(angle) * out, up, 0.066 + 0.012 * Grit.at(i, i + variant)),
                    i % 2 == 0 ? leaves : bright));
        }
        tree.add(new Part(Ball.of(-0.03, 0.02, crown + 0.075, 0.07), bright));
        tree.add(new Part(Ball.of(0.045, -0.02, crown + 0.06, 0.065), leaves));
        return tree;
    }

    private static List<Part> fir(int variant) {
        List<Part> tree = new ArrayList<>();
        Stuff needles = new Stuff(new Color(NEEDLES[variant / 3 % NEEDLES.length]), 0.05, Grain.LEAVES);
        tree.add(new Part(Rod.limb(0, 0, 0, 0, 0, 0.1, 0.022), BARK));
        for (int tier = 0; tier < 4; tier++) {
            double low = 0.06 + tier * 0.085;
            double wide = 0.13 - tier * 0.026;
            for (int turn = 0; turn < 2; turn++) {
                Block skirt = Block.tapered(0, 0, low, low + 0.14, wide, wide * 0.94, 0.012, 0.012);
                tree.add(new Part(skirt.placed(Placing.turned(variant + tier * 0.5 + turn * Math.PI / 4)),
                        needles));
            }
        }
        return tree;
    }

    private static Color lighter(Color green) {
        return new Color(Math.min(255, green.getRed() + 22), Math.min(255, green.getGreen() + 24), green.getBlue() + 8);
    }

    /// Reeds.
    static List<Part> tuft(int variant) {
        List<Part> tuft = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            double angle = i * 0.7 + variant;
            double spread = 0.02 + 0.05 * Grit.share(i, variant, 1);
            double high = 0.09 + 0.08 * Grit.share(i, variant, 2);
            double x = Math.cos(angle) * spread;
            double y = Math.sin(angle) * spread;
            tuft.add(new Part(Rod.limb(x * 0.4, y * 0.4, 0, x * 1.6, y * 1.6, high, 0.009), i % 2 == 0 ? REED : REED_DARK));
        }
        return tuft;
    }

    static List<Part> stone(int variant) {
        List<Part> stones = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int grey = 150 + Grit.pick(i, variant, 4, 60);
            Stuff stone = Stuff.matt(new Color(grey, grey - 4, grey - 14));
            double x = 0.07 * Grit.at(i, variant);
            double y = 0.05 * Grit.at(variant, i);
            double size = 0.022 + 0.02 * Grit.share(i, variant, 5);
            stones.add(new Part(Ball.of(x, y, size * 0.3, size * 1.3, size, size * 0.7), stone));
        }
        return stones;
    }
}
