package trayfield.ui.board.ground;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import trayfield.ui.board.clay.Ball;
import trayfield.ui.board.clay.Block;
import trayfield.ui.board.clay.Part;
import trayfield.ui.board.clay.Placing;
import trayfield.ui.board.clay.Rod;
import trayfield.ui.board.clay.Solid;
import trayfield.ui.board.clay.Stuff;
import trayfield.ui.board.clay.Stuff.Grain;

/// Houses as they are sawn from blocks: white and grey, some with roofs, some flat, doors and windows inked on; and the
/// tent of a headquarters. The side of a square is 1, the origin is the middle of the house.
final class Houses {
    static final int KINDS = 8;

    private static final int[] WALLS = {0xfffcf4, 0xf2efe8, 0xd4d3cf, 0xfaf4e6};
    private static final int[] ROOFS = {0xc66b52, 0xb4b1ac, 0xd0a070, 0x9dabb6};
    private static final Stuff INK = Stuff.matt(0x2a2c33);
    private static final Stuff DOOR = Stuff.matt(0x5b3d26);
    private static final Stuff STONE = new Stuff(new Color(0xa9a6a0), 0.1, Grain.WOOD);

    private final List<Part> parts = new ArrayList<>();

    private Houses() {
    }

    /// A house of about this half width and half depth.
    static List<Part> house(int kind, double halfX, double halfY) {
        Houses house = new Houses();
        Stuff wall = new Stuff(new Color(WALLS[kind % WALLS.length]), 0.1, Grain.WOOD);
        Stuff roof = new Stuff(new Color(ROOFS[(kind * 3 + 1) % ROOFS.length]), 0.12, Grain.WOOD);
        double high = 0.19 + 0.035 * (kind % 3);
        house.add(wall, Block.box(0, 0, high / 2, halfX, halfY, high / 2));
        if (kind % 4 >= 2) {
            house.flat(halfX, halfY, high, wall);
        } else if (halfX >= halfY) {
            house.add(roof, gable(halfX + 0.012, halfY + 0.016, high));
            house.chimney(halfX * 0.5, halfY * 0.3, high);
        } else {
            house.add(roof, gable(halfY + 0.012, halfX + 0.016, high).placed(Placing.turned(Math.PI / 2)));
            house.chimney(halfX * 0.3, halfY * 0.45, high);
        }
        house.front(halfX, halfY, high, kind);
        return house.parts;
    }

    /// A church or town hall: a house with a tower.
    static List<Part> church() {
        Houses house = new Houses();
        Stuff wall = new Stuff(new Color(WALLS[0]), 0.1, Grain.WOOD);
        Stuff roof = new Stuff(new Color(ROOFS[1]), 0.12, Grain.WOOD);
        house.add(wall, Block.box(0.06, 0, 0.09, 0.2, 0.105, 0.09));
        house.add(roof, gable(0.21, 0.12, 0.18).placed(Placing.at(0.06, 0, 0)));
        house.add(wall, Block.box(-0.17, 0, 0.16, 0.075, 0.075, 0.16));
        house.add(roof, Block.tapered(-0.17, 0, 0.32, 0.50, 0.086, 0.086, 0.004, 0.004));
        house.add(INK, Block.box(-0.17, -0.0755, 0.25, 0.022, 0.003, 0.035));
        house.add(DOOR, Block.box(-0.17, -0.0755, 0.05, 0.028, 0.004, 0.05));
        for (int i = 0; i < 3; i++) {
            house.add(INK, Block.box(0.0 + i * 0.08, -0.1055, 0.095, 0.016, 0.003, 0.04));
        }
        return house.parts;
    }

    /// The wooden tent of a headquarters in its side's colour, with its flag.
    static List<Part> tent(Color side, int number) {
        Houses tent = new Houses();
        Stuff canvas = new Stuff(new Color(0xeadfc4), 0.1, Grain.WOOD);
        Stuff cloth = new Stuff(side, 0.15, Grain.SMOOTH);
        double high = 0.42;
        tent.add(canvas, sideways(-0.24, 0.24, 0.25, high));
        for (int i = -1; i <= 1; i++) {
            tent.add(cloth, sideways(i * 0.17 - 0.045, i * 0.17 + 0.045, 0.257, high + 0.008));
        }
        tent.add(canvas, sideways(-0.246, -0.235, 0.256, high + 0.008));
        tent.add(INK, sideways(-0.25, -0.24, 0.1, high * 0.7));
        tent.add(DOOR, Rod.limb(0, -0.27, high + 0.02, 0, 0.27, high + 0.02, 0.012));
        tent.add(DOOR, Rod.limb(0.31, 0.12, 0, 0.31, 0.12, 0.72, 0.014));
        tent.add(Stuff.glossy(0xd9a93f), Ball.of(0.31, 0.12, 0.735, 0.026));
        tent.flag(cloth, number);
        return tent.parts;
    }

    /// Cloth to the west of the pole, striped for the first side, with one disc for the second.
    private void flag(Stuff cloth, int number) {
        add(cloth, Block.box(0.165, 0.12, 0.575, 0.135, 0.008, 0.125));
        Stuff white = Stuff.matt(0xfdf8ea);
        if (number == 0) {
            add(white, Block.box(0.165, 0.117, 0.625, 0.135, 0.008, 0.022));
            add(white, Block.box(0.165, 0.117, 0.525, 0.135, 0.008, 0.022));
        } else {
            add(white, Rod.flat(0.165, 0.108, 0.575, 0.165, 0.13, 0.575, 0.07));
        }
    }

    /// A prism with three sides that lies along the way from south to north.
    private static Solid sideways(double south, double north, double half, double high) {
        return gable((north - south) / 2, half, 0, high).placed(Placing.turned(-Math.PI / 2))
                .placed(Placing.at(0, (south + north) / 2, 0));
    }

    private void add(Stuff stuff, Solid solid) {
        parts.add(new Part(solid, stuff));
    }

    private static Block gable(double halfX, double halfY, double low) {
        return gable(halfX, halfY, low, low + halfY * 0.62);
    }

    private static Block gable(double halfX, double halfY, double low, double high) {
        return Block.profile(-halfX, halfX, -halfY, low, halfY, low, 0, high);
    }

    private void flat(double halfX, double halfY, double high, Stuff wall) {
        add(STONE, Block.box(0, 0, high + 0.004, halfX - 0.02, halfY - 0.02, 0.004));
        double rim = 0.012;
        add(wall, Block.box(0, halfY - rim, high + 0.014, halfX, rim, 0.014));
        add(wall, Block.box(0, -halfY + rim, high + 0.014, halfX, rim, 0.014));
        add(wall, Block.box(halfX - rim, 0, high + 0.014, rim, halfY, 0.014));
        add(wall, Block.box(-halfX + rim, 0, high + 0.014, rim, halfY, 0.014));
        add(DOOR, Block.box(halfX * 0.35, halfY * 0.2, high + 0.02, 0.03, 0.03, 0.02));
    }

    private void chimney(double x, double y, double high) {
        add(STONE, Block.box(x, y, high + 0.09, 0.02, 0.02, 0.075));
        add(INK, Block.box(x, y, high + 0.166, 0.012, 0.012, 0.002));
    }

    /// Door and windows on the south wall, which is the one that is seen, and a window to the east and west.
    private void front(double halfX, double halfY, double high, int kind) {
        double y = -halfY - 0.001;
        int openings = Math.max(2, (int) Math.round(halfX * 2 / 0.09));
        int door = kind % openings;
        for (int i = 0; i < openings; i++) {
            double x = -halfX + (i + 0.5) * 2 * halfX / openings;
            if (i == door) {
                add(DOOR, Block.box(x, y, 0.05, 0.02, 0.003, 0.05));
            } else {
                add(INK, Block.box(x, y, high * 0.55, 0.018, 0.003, 0.026));
            }
        }
        add(INK, Block.box(halfX, 0, high * 0.55, 0.003, 0.02, 0.026));
        add(INK, Block.box(-halfX, 0, high * 0.55, 0.003, 0.02, 0.026));
    }
}
