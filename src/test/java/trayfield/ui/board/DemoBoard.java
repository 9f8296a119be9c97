package trayfield.ui.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.Observation.TrayView;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.ui.board.Highlight.Kind;
import trayfield.ui.board.tray.TrayState;
import trayfield.ui.board.tray.TrayState.Activity;

/// A board of 16 x 12 with every kind of ground, every kind of tray of both sides, a stack, and every mark.
final class DemoBoard {
    static final List<Side> SIDES = List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3"));

    private static final String[] TERRAIN = {
        "TT..........~~TT",
        "TTT.........~~.T",
        ".T.....##...~~..",
        "......###..~~~..",
        ".......##.~~~...",
        "..s......~~.....",
        ".sss...~~~....TT",
        "..s....~.....TTT",
        "~~~ff~~~......T.",
        ".............##.",
        "..TT.........##.",
        ".TTT............"};
    private static final String[] HEIGHTS = {
        "0000000000000000",
        "0001110000000000",
        "0011221000000000",
        "0011221000000000",
        "0001110000000000",
        "0000000000000000",
        "0000000000001221",
        "0000000000001221",
        "0000000000000110",
        "0000000111000000",
        "0000001122100000",
        "0000000111000000"};
    private static final String[] ROADS = {
        "........=.......",
        "........=.......",
        "........=.......",
        "........=.......",
        "........======..",
        "........=....=..",
        "........=....===",
        "........=.......",
        "........=.......",
        "====....=.......",
        "...=============",
        "...........=...."};

    private DemoBoard() {
    }

    static Board board() {
        return board(TERRAIN, HEIGHTS, ROADS);
    }

    static Board board(String[] terrain, String[] heights, String[] roads) {
        return Board.of(terrain[0].length(), terrain.length, square -> {
            int line = terrain.length - 1 - square.row();
            return new Ground(heights[line].charAt(square.column()) - '0',
                    Terrain.of(terrain[line].charAt(square.column())).orElseThrow(),
                    roads[line].charAt(square.column()) == '=');
        });
    }

    static BoardPicture ground() {
        SequencedMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        headquarters.put("red", List.of(at("A1")));
        headquarters.put("blue", List.of(at("K12")));
        return BoardPicture.of(board(), SIDES).withHeadquarters(headquarters);
    }

    /// Seven kinds a side in all facings, stacks of two, three and four.
    static BoardPicture trays() {
        List<TrayView> trays = new ArrayList<>();
        String[] types = {"rifle", "machineGun", "antitankRocket", "gun", "howitzer", "tank", "scoutCar"};
        String[] red = {"B1", "D2", "E3", "G2", "I2", "F4", "K3"};
        String[] blue = {"D11", "F10", "J10", "H11", "G9", "L10", "O8"};
        for (int i = 0; i < types.length; i++) {
            trays.add(tray("r" + i, "red", types[i], red[i], Facing.of(i % 4)));
            trays.add(tray("b" + i, "blue", types[i], blue[i], Facing.of((i + 2) % 4)));
        }
        for (int i = 0; i < 4; i++) {
            trays.add(tray("rs" + i, "red", types[i % 3], "C4", Facing.of(i)));
            trays.add(tray("bs" + i, "blue", types[(i + 1) % 3], "K6", Facing.of(3 - i)));
        }
        trays.add(tray("r10", "red", "rifle", "L2", Facing.N));
        trays.add(tray("r11", "red", "machineGun", "L2", Facing.N));
        for (int i = 0; i < 4; i++) {
            trays.add(tray("rt" + i, "red", "tank", new Square(i + 2, 5).name(), Facing.of(i)));
            trays.add(tray("bt" + i, "blue", i % 2 == 0 ? "gun" : "scoutCar", new Square(i + 8, 6).name(), Facing.of(i)));
        }
        for (int i = 0; i < 3; i++) {
            trays.add(tray("b2" + i, "blue", types[i], "M3", Facing.S));
        }
        trays.add(tray("b30", "blue", "mortar", "O2", Facing.W));
        SequencedMap<String, TrayState> states = new LinkedHashMap<>();
        states.put("r0", TrayState.of(Activity.CAN_ACT));
        states.put("r3", TrayState.of(Activity.CAN_ACT));
        states.put("r4", TrayState.of(Activity.DONE));
        states.put("r5", TrayState.of(Activity.CAN_ACT).select());
        states.put("rs0", TrayState.of(Activity.CAN_ACT).select());
        states.put("rs1", TrayState.of(Activity.DONE));
        states.put("r10", TrayState.of(Activity.CAN_ACT).owing());
        states.put("rt1", TrayState.of(Activity.DONE));
        states.put("rt2", TrayState.of(Activity.CAN_ACT).owing());
        return ground().withTrays(trays).withStates(states);
    }

    /// All marks at once.
    static BoardPicture everything() {
        return trays().withHighlights(List.of(
                squares(Kind.REACH, "F3", "G4", "E4", "F2", "E5", "G3"), squares(Kind.CONTACT, "G5", "E2"),
                squares(Kind.FORD_END, "D4", "E4"), squares(Kind.RUN_DOWN, "F10"),
                squares(Kind.FIRE_TARGET, "H11"), squares(Kind.MELEE_TARGET, "K6"),
                squares(Kind.THREAT_FIRST, "A8", "B8", "A9", "B9"), squares(Kind.THREAT_SECOND, "B9", "C9", "B10", "C10"),
                squares(Kind.FIRE_ARC, "M11", "L12", "M12", "N12"), squares(Kind.DUTY, "L2"),
                squares(Kind.LAST_EVENT, "I2"), squares(Kind.OBJECTIVE, "H9"), squares(Kind.PROBLEM, "P1"),
                squares(Kind.HOVER, "G5"), new Highlight.Path(List.of(at("F4"), at("F3"), at("G3"), at("G4"), at("G5"))),
                new Highlight.Ghost("tank", "red", at("G5"), Facing.N, false),
                new Highlight.Ghost("gun", "red", at("J4"), Facing.E, true),
                new Highlight.Sight(at("F4"), at("L10"), List.of(at("H6"), at("I7"))),
                new Highlight.Sight(at("B1"), at("G1"), List.of()), new Highlight.Cursor(at("P4")),
                new Highlight.Box(at("N5"), at("P6"))));
    }

    static Highlight.Squares squares(Kind kind, String... names) {
        return new Highlight.Squares(kind, List.of(names).stream().map(DemoBoard::at).toList());
    }

    static TrayView tray(String id, String side, String type, String at, Facing facing) {
        return new TrayView(id, side, type, Optional.empty(), at(at), facing, List.<Mark>of());
    }

    static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }
}
