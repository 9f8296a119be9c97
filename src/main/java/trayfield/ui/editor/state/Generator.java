package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Lays out a landscape by lot: hills, woods, a river with fords, a village, and roads that lead through it from edge to
/// edge, bridging the river. The same seed and size give the same landscape on every machine; the briefing says the seed.
public final class Generator {
    private static final int SQUARES_A_HILL = 90;
    private static final int SQUARES_A_WOOD = 45;
    private static final int SMALLEST = 7;

    private final SplittableRandom lot;
    private final int columns;
    private final int rows;
    private final int[] heights;
    private final Terrain[] terrain;
    private final boolean[] roads;

    private Generator(long seed, int columns, int rows) {
        this.lot = new SplittableRandom(seed);
        this.columns = columns;
        this.rows = rows;
        this.heights = new int[columns * rows];
        this.terrain = new Terrain[columns * rows];
        Arrays.fill(terrain, Terrain.OPEN);
        this.roads = new boolean[columns * rows];
    }

    /// A landscape without armies. Boards under 7 x 7 have room for woods alone.
    public static Scenario scenario(String rules, long seed, int columns, int rows) {
        Scenario blank = Blank.of(rules, board(seed, columns, rows));
        String title = Say.it("generated.title", seed);
        return blank.named(Names.scenario(title), title, Say.it("generated.briefing", seed, columns, rows));
    }

    static Board board(long seed, int columns, int rows) {
        Generator generator = new Generator(seed, columns, rows);
        generator.layOut();
        return Board.of(columns, rows, square -> generator.ground(square.row() * columns + square.column()));
    }

    private Ground ground(int at) {
        return new Ground(heights[at], terrain[at], roads[at]);
    }

    private void layOut() {
        boolean roomy = columns >= SMALLEST && rows >= SMALLEST;
        for (int i = 0; roomy && i < Math.max(1, columns * rows / SQUARES_A_HILL); i++) {
            hill();
        }
        for (int i = 0; i < Math.max(1, columns * rows / SQUARES_A_WOOD); i++) {
            wood();
        }
        if (roomy) {
            boolean northSouth = lot.nextBoolean();
            List<Integer> river = river(northSouth);
            Square village = village(northSouth, river);
            roads(village);
            fords(river, northSouth);
        }
    }

    private void hill() {
        int column = lot.nextInt(columns);
        int row = lot.nextInt(rows);
        int wide = lot.nextInt(2, 5);
        int high = lot.nextInt(2, 4);
        int steps = lot.nextInt(1, 3);
        for (int at = 0; at < heights.length; at++) {
            double across = (at % columns - column) / (wide + 0.3);
            double up = (at / columns - row) / (high + 0.3);
            double far = Math.hypot(across, up);
            if (far <= 1) {
                heights[at] = Math.max(heights[at], far <= 0.5 ? steps : 1);
            }
        }
    }

    /// A wood grows from a tree to neighbours of trees.
    private void wood() {
        List<Integer> trees = new ArrayList<>(List.of(lot.nextInt(terrain.length)));
        int size = lot.nextInt(4, 12);
        for (int i = 0; i < 4 * size && trees.size() < size; i++) {
            int next = neighbour(trees.get(lot.nextInt(trees.size())), lot.nextInt(4));
            if (next >= 0 && !trees.contains(next)) {
                trees.add(next);
            }
        }
        trees.forEach(at -> terrain[at] = Terrain.TREES);
    }

    private int neighbour(int at, int way) {
        int column = at % columns + new int[] {0, 1, 0, -1}[way];
        int row = at / columns + new int[] {1, 0, -1, 0}[way];
        return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
    }

    /// From one edge to the one across, at most a square aside at each step, through a valley of its own.
    private List<Integer> river(boolean northSouth) {
        int along = northSouth ? rows : columns;
        int across = northSouth ? columns : rows;
        int at = lot.nextInt(across / 4, across - across / 4);
        List<Integer> river = new ArrayList<>();
        for (int step = 0; step < along; step++) {
            river.add(index(northSouth, step, at));
            int next = Math.clamp(at + lot.nextInt(-1, 2), 1, across - 2);
            if (next != at && step < along - 1 && lot.nextBoolean()) {
                river.add(index(northSouth, step, next));
                at = next;
            }
        }
        for (int square : river) {
            terrain[square] = Terrain.RIVER;
            heights[square] = 0;
        }
        return river;
    }

    private int index(boolean northSouth, int along, int across) {
        return northSouth ? along * columns + across : across * columns + along;
    }

    /// Houses around a crossing somewhere in the middle, off the river.
    private Square village(boolean northSouth, List<Integer> river) {
        Square middle = new Square(columns / 2, rows / 2);
        for (int tries = 0; tries < 60; tries++) {
            Square at = new Square(lot.nextInt(columns / 4, columns - columns / 4), lot.nextInt(rows / 4, rows - rows / 4));
            if (around(at, 1).stream().noneMatch(river::contains)) {
                middle = at;
                break;
            }
        }
        for (int square : around(middle, 2)) {
            if (terrain[square] != Terrain.RIVER) {
                boolean street = square % columns == middle.column() || square / columns == middle.row();
                boolean near = around(middle, 1).contains(square);
                terrain[square] = !street && lot.nextInt(6) > (near ? 0 : 3) ? Terrain.TOWN : Terrain.OPEN;
                heights[square] = 0;
            }
        }
        return middle;
    }

    private List<Integer> around(Square middle, int far) {
        List<Integer> squares = new ArrayList<>();
        for (int row = Math.max(0, middle.row() - far); row <= Math.min(rows - 1, middle.row() + far); row++) {
            for (int column = Math.max(0, middle.column() - far); column <= Math.min(columns - 1, middle.column() + far); column++) {
                squares.add(row * columns + column);
            }
        }
        return squares;
    }

    /// One road from west to east and one from north to south, both through the village.
    private void roads(Square village) {
        int middle = village.row() * columns + village.column();
        RoadBuilder builder = new RoadBuilder(columns, rows, this::cost);
        List<Integer> ends = List.of(lot.nextInt(rows / 4, rows - rows / 4) * columns,
                lot.nextInt(rows / 4, rows - rows / 4) * columns + columns - 1,
                lot.nextInt(columns / 4, columns - columns / 4),
                (rows - 1) * columns + lot.nextInt(columns / 4, columns - columns / 4));
        for (int end : ends) {
            for (int square : builder.way(end, middle)) {
                roads[square] = true;
                if (terrain[square] == Terrain.TREES || terrain[square] == Terrain.TOWN) {
                    terrain[square] = Terrain.OPEN;
                }
            }
        }
    }

    /// Roads keep to roads, go round woods and hills, and cross water where it is short.
    private int cost(int from, int to) {
        int climb = 3 * Math.abs(heights[from] - heights[to]);
        if (roads[to]) {
            return 1 + climb;
        }
        return climb + switch (terrain[to]) {
            case RIVER, FORD, SWAMP -> 14;
            case TREES -> 7;
            case TOWN -> 9;
            case OPEN -> 3;
        };
    }

    /// Two or three fords, well apart, where the river runs straight between its banks.
    private void fords(List<Integer> river, boolean northSouth) {
        int wanted = Math.clamp(river.size() / 8, 1, 3);
        for (int i = 1; i <= wanted; i++) {
            int from = river.size() * i / (wanted + 1);
            for (int j = 0; j < river.size(); j++) {
                int at = river.get((from + j) % river.size());
                int one = neighbour(at, northSouth ? 1 : 0);
                int other = neighbour(at, northSouth ? 3 : 2);
                if (!roads[at] && terrain[at] == Terrain.RIVER && dry(one) && dry(other)) {
                    terrain[at] = Terrain.FORD;
                    break;
                }
            }
        }
    }

    private boolean dry(int at) {
        return at >= 0 && terrain[at] != Terrain.RIVER && terrain[at] != Terrain.FORD;
    }
}
