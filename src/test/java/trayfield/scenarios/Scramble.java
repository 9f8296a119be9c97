package trayfield.scenarios;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Victory;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.ModernTable;

/// A small crowded board of nonsense, drawn by lot: every ground beside every other and two armies in one another's arms,
/// so that the rules have to do with everything at once.
final class Scramble {
    private static final int LEAST = 5;
    private static final int MORE = 5;
    private static final int TRAYS = 12;
    private static final int TURNS = 8;
    private static final List<Terrain> GROUNDS = List.of(Terrain.OPEN, Terrain.OPEN, Terrain.OPEN, Terrain.TREES,
            Terrain.TOWN, Terrain.FORD, Terrain.RIVER);

    private final ModernTable table;
    private final Random lots;

    private Scramble(ModernTable table, Random lots) {
        this.table = table;
        this.lots = lots;
    }

    static Scenario draw(ModernTable table, Random lots) {
        return new Scramble(table, lots).scenario();
    }

    private Scenario scenario() {
        Board board = Board.of(LEAST + lots.nextInt(MORE), LEAST + lots.nextInt(MORE), _ -> new Ground(lots.nextInt(3),
                one(GROUNDS), lots.nextInt(3) == 0));
        List<Side> sides = List.of(new Side("red", "Red", "#c0452c"), new Side("blue", "Blue", "#2a5caa"));
        List<Placement> trays = new ArrayList<>();
        for (int i = 0; i < TRAYS; i++) {
            place(board, trays, "r" + i, "red");
            place(board, trays, "b" + i, "blue");
        }
        List<Victory> ends = List.of(new Victory.Exit("red", Facing.of(lots.nextInt(4)), TRAYS / 2 + lots.nextInt(TRAYS / 2)),
                new Victory.Losses("blue", TRAYS / 2 + lots.nextInt(TRAYS / 2)),
                new Victory.Capture("blue", List.of(one(board.squares()), one(board.squares())), 3 + lots.nextInt(4)));
        return new Scenario("scramble", "Scramble", "", "modern", List.of(), board, sides, trays, List.of(),
                new LinkedHashMap<>(), new LinkedHashMap<>(), ends, OptionalInt.of(TURNS), new AtLimit.FewerLosses(),
                Optional.empty());
    }

    /// Puts a tray where it has room; on a board that has none left it does without.
    private void place(Board board, List<Placement> trays, String id, String side) {
        ModernTable.UnitType type = one(table.units());
        for (int tries = 0; tries < board.size(); tries++) {
            Square at = one(board.squares());
            boolean dry = board.ground(at).road() || board.ground(at).terrain() != Terrain.RIVER;
            if (dry && room(trays, at, side) >= type.size()) {
                trays.add(new Placement(id, side, type.type(), at, Facing.of(lots.nextInt(4))));
                return;
            }
        }
    }

    private int room(List<Placement> trays, Square at, String side) {
        int room = table.capacity().value();
        for (Placement tray : trays) {
            if (tray.at().equals(at)) {
                room -= tray.side().equals(side) ? table.unit(tray.type()).orElseThrow().size() : room;
            }
        }
        return room;
    }

    private <T> T one(List<T> of) {
        return of.get(lots.nextInt(of.size()));
    }
}
