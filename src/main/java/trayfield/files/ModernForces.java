package trayfield.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Scenario.Placement;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// What stands on a Modern board: `trays`, each of a type of the rule table, as many in a square as its capacity holds
/// (modern.ruling.stack), none in a river without road or ford (modern.G.3).
final class ModernForces {
    /// Terrain that Modern scenarios may not have: modern.G.3.
    static final List<Terrain> REFUSED = List.of(Terrain.SWAMP);

    private static final Words WORDS = Words.of(ModernForces.class);

    private final ModernTable table;
    private final List<String> types;
    private final Sides sides;
    private final Squares squares;
    private final Map<Square, Stack> stacks = new HashMap<>();

    ModernForces(ModernTable table, Sides sides, Squares squares) {
        this.table = table;
        this.types = table.units().stream().map(UnitType::type).toList();
        this.sides = sides;
        this.squares = squares;
    }

    /// What stands on a square so far.
    private record Stack(Placement first, int size) {
    }

    List<Placement> read(Item trays) {
        List<Placement> placements = new ArrayList<>();
        Ids ids = new Ids();
        trays.items().forEach(item -> item.fields().flatMap(fields -> tray(fields, ids)).ifPresent(placements::add));
        return placements;
    }

    private Optional<Placement> tray(Fields fields, Ids ids) {
        Optional<String> id = ids.fresh(fields.required("id"));
        Optional<String> side = sides.side(fields.required("side"));
        Optional<String> type = fields.required("type").oneOf(types);
        Item at = fields.required("at");
        Optional<Square> square = squares.square(at);
        Optional<Facing> facing = Squares.facing(fields.required("facing"));
        fields.noOthers();
        square.ifPresent(place -> refuseRiver(at, place));
        if (id.isEmpty() || side.isEmpty() || type.isEmpty() || square.isEmpty() || facing.isEmpty()) {
            return Optional.empty();
        }
        Placement tray = new Placement(id.get(), side.get(), type.get(), square.get(), facing.get());
        stack(at, tray);
        return Optional.of(tray);
    }

    private void refuseRiver(Item at, Square square) {
        Optional<Board> board = squares.board();
        Ground ground = board.isPresent() ? board.get().ground(square) : Ground.OPEN;
        if (ground.wet() && ground.terrain() == Terrain.RIVER) {
            at.complain(WORDS, "tray.river", square);
        }
    }

    private void stack(Item at, Placement tray) {
        Stack stack = stacks.getOrDefault(tray.at(), new Stack(tray, 0));
        int size = stack.size() + table.unit(tray.type()).orElseThrow().size();
        int capacity = table.capacity().value();
        if (!stack.first().side().equals(tray.side())) {
            at.complain(WORDS, "tray.enemy", tray.at(), stack.first().id());
        } else if (size > capacity) {
            at.complain(WORDS, "tray.full", tray.at(), size, capacity);
        }
        stacks.put(tray.at(), new Stack(stack.first(), size));
    }
}
