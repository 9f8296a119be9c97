package trayfield.ui.board.ground;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import trayfield.model.Ground;
import trayfield.model.Terrain;
import trayfield.ui.board.clay.Grit;
import trayfield.ui.board.ground.Shelf.Item;

/// Where the loose models of a square stand, the same every time: x and y in squares from the board's north-west corner.
final class Scatter {
    private static final double[][] CORNERS = {{0.24, 0.30}, {0.74, 0.27}, {0.27, 0.80}, {0.76, 0.78}, {0.51, 0.55}};

    /// One model in its place.
    record Standing(Item item, double x, double y) {
    }

    private final Patch patch;
    private final List<Standing> standing = new ArrayList<>();

    private Scatter(Patch patch) {
        this.patch = patch;
    }

    /// All models of a rectangle of squares, those in front last.
    static List<Standing> of(Patch patch, Table table, int west, int north, int columns, int rows) {
        Scatter scatter = new Scatter(patch);
        for (int y = north - 1; y <= north + rows; y++) {
            for (int x = west - 1; x <= west + columns; x++) {
                Ground ground = patch.ground(x, y);
                if (ground != null) {
                    scatter.square(ground, x, y);
                }
            }
        }
        for (Table.Camp camp : table.camps()) {
            int y = table.board().rows() - 1 - camp.at().row();
            scatter.standing.add(new Standing(new Item.Tent(camp.colour(), camp.side()), camp.at().column() + 0.46, y + 0.62));
        }
        scatter.standing.sort(Comparator.comparingDouble(Standing::y).thenComparingDouble(Standing::x));
        return scatter.standing;
    }

    private void square(Ground ground, int x, int y) {
        switch (ground.terrain()) {
            case TREES -> trees(ground, x, y);
            case TOWN -> town(ground, x, y);
            case SWAMP -> few(x, y, 4, Props.TUFTS, Item.Tuft::new);
            case FORD -> {
                if (!ground.road()) {
                    few(x, y, 3, Props.STONES, Item.Stone::new);
                }
            }
            case OPEN, RIVER -> { }
        }
    }

    private interface Maker {
        Item make(int variant);
    }

    private void few(int x, int y, int count, int variants, Maker maker) {
        for (int i = 0; i < count; i++) {
            double atX = x + 0.18 + 0.64 * Grit.share(x, y, 11 + i);
            double atY = y + (i + 0.3 + 0.5 * Grit.share(x, y, 21 + i)) / count;
            standing.add(new Standing(maker.make(Grit.pick(x, y, 31 + i, variants)), atX, Math.min(atY, y + 0.9)));
        }
    }

    /// Three to five trees; where a road runs through they keep to its sides.
    private void trees(Ground ground, int x, int y) {
        int count = ground.road() ? 4 : 4 + Grit.pick(x, y, 1, 2);
        int missing = ground.road() || count == 5 ? -1 : Grit.pick(x, y, 2, 5);
        double aside = ground.road() ? 0.07 : 0;
        for (int i = 0; i < CORNERS.length; i++) {
            if (i == missing || ground.road() && i == 4) {
                continue;
            }
            double jitterX = (Grit.share(x, y, 40 + i) - 0.5) * 0.13;
            double jitterY = (Grit.share(x, y, 50 + i) - 0.5) * 0.1;
            double out = CORNERS[i][0] < 0.5 ? -aside : aside;
            int variant = Grit.pick(x / 3, y / 3, 3, 3) * 3 + Grit.pick(x, y, 60 + i, 3);
            standing.add(new Standing(new Item.Tree(variant % Props.TREES), x + CORNERS[i][0] + jitterX + out,
                    y + CORNERS[i][1] + jitterY));
        }
    }

    private void town(Ground ground, int x, int y) {
        if (ground.road()) {
            boolean northSouth = patch.is(x, y - 1, Ground::road) || patch.is(x, y + 1, Ground::road);
            boolean eastWest = patch.is(x - 1, y, Ground::road) || patch.is(x + 1, y, Ground::road);
            street(x, y, northSouth, eastWest);
            return;
        }
        boolean first = !patch.is(x - 1, y, Scatter::town) && !patch.is(x - 1, y - 1, Scatter::town)
                && !patch.is(x, y - 1, Scatter::town) && !patch.is(x + 1, y - 1, Scatter::town);
        int plan = Grit.pick(x, y, 5, 3);
        if (first) {
            standing.add(new Standing(new Item.Church(), x + 0.5, y + 0.38));
            house(x, y, 0, 0.27, 0.77, 17, 10);
            house(x, y, 1, 0.74, 0.77, 15, 11);
        } else if (plan == 0) {
            house(x, y, 0, 0.27, 0.32, 15, 11);
            house(x, y, 1, 0.74, 0.36, 13, 16);
            house(x, y, 2, 0.27, 0.78, 13, 11);
            house(x, y, 3, 0.74, 0.82, 17, 9);
        } else if (plan == 1) {
            house(x, y, 0, 0.40, 0.32, 27, 10);
            house(x, y, 1, 0.83, 0.46, 10, 17);
            house(x, y, 2, 0.25, 0.78, 13, 12);
            house(x, y, 3, 0.66, 0.82, 15, 9);
        } else {
            house(x, y, 0, 0.24, 0.44, 11, 19);
            house(x, y, 1, 0.69, 0.32, 19, 11);
            house(x, y, 2, 0.72, 0.78, 15, 11);
            house(x, y, 3, 0.28, 0.84, 16, 8);
        }
    }

    /// Rows of houses along a road, none on it.
    private void street(int x, int y, boolean northSouth, boolean eastWest) {
        if (northSouth && !eastWest) {
            house(x, y, 0, 0.13, 0.34, 9, 14);
            house(x, y, 1, 0.13, 0.82, 9, 12);
            house(x, y, 2, 0.87, 0.30, 9, 12);
            house(x, y, 3, 0.87, 0.78, 9, 15);
        } else if (eastWest && !northSouth) {
            house(x, y, 0, 0.28, 0.20, 17, 9);
            house(x, y, 1, 0.74, 0.20, 15, 9);
            house(x, y, 2, 0.30, 0.94, 15, 7);
            house(x, y, 3, 0.76, 0.94, 16, 7);
        } else {
            house(x, y, 0, 0.13, 0.2, 9, 9);
            house(x, y, 1, 0.87, 0.2, 9, 9);
            house(x, y, 2, 0.13, 0.92, 9, 8);
            house(x, y, 3, 0.87, 0.92, 9, 8);
        }
    }

    private void house(int x, int y, int number, double atX, double atY, int halfX, int halfY) {
        int kind = Grit.pick(x, y, 70 + number, Houses.KINDS);
        standing.add(new Standing(new Item.House(kind, halfX, halfY), x + atX, y + atY));
    }

    private static boolean town(Ground ground) {
        return ground.terrain() == Terrain.TOWN;
    }
}
