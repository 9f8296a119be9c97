package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;
import trayfield.tables.RuleTable;

/// Places trays, and Ancient units as blocks of men. Nothing is placed where it cannot stand.
public final class Army {
    private Army() {
    }

    /// What came of an attempt.
    public sealed interface Outcome {
        /// @param ids of those placed or moved
        record Done(Scenario scenario, List<String> ids) implements Outcome {
        }

        /// Nothing was changed.
        record NoRoom(Room why, Square at) implements Outcome {
        }
    }

    /// Places a tray, or for the type of men a whole unit with its front rank here; on a symmetric board the other
    /// side's image with it, both or neither. On the middle line, where a square is its own image, one stands alone.
    ///
    /// @param look name and crest of a unit
    public static Outcome place(RuleTable table, Scenario scenario, Kit kit, Square at, UnitLook look) {
        boolean unit = kit.type().equals(Pieces.MAN);
        List<Square> squares = unit ? block(kit.block(), at, kit.facing(), scenario) : List.of(at);
        Outcome placed = place(table, scenario, kit.side(), Quotas.kit(scenario, kit.side(), kit), squares, kit.facing(), look);
        List<Square> images = squares.stream().map(square -> kit.symmetry().image(square, scenario.board())).toList();
        if (alone(squares, kit.symmetry(), scenario.board()) || !(placed instanceof Outcome.Done done)) {
            return placed;
        }
        String other = Paint.other(scenario, kit.side());
        return switch (place(table, done.scenario(), other, Quotas.kit(scenario, other, kit), images,
                kit.symmetry().image(kit.facing()), look)) {
            case Outcome.Done(Scenario both, var _) -> new Outcome.Done(both, done.ids());
            case Outcome.NoRoom no -> no;
        };
    }

    /// True for squares that no image can stand beside: they cover some of their own images.
    static boolean alone(List<Square> squares, Symmetry symmetry, Board board) {
        return squares.stream().anyMatch(square -> squares.contains(symmetry.image(square, board)));
    }

    /// How a unit is called and what it wears.
    public record UnitLook(String name, String crest) {
    }

    private static Outcome place(RuleTable table, Scenario scenario, String side, Kit kit, List<Square> squares,
            Facing facing, UnitLook look) {
        for (Square square : squares) {
            Room room = Room.of(table, scenario, side, kit.type(), square);
            if (room != Room.FREE) {
                return new Outcome.NoRoom(room, square);
            }
        }
        if (squares.isEmpty()) {
            return new Outcome.NoRoom(Room.OFF_BOARD, new Square(0, 0));
        }
        return kit.type().equals(Pieces.MAN) ? unit(scenario, side, kit, squares, facing, look)
                : tray(scenario, side, kit.type(), squares.getFirst(), facing);
    }

    private static Outcome tray(Scenario scenario, String side, String type, Square at, Facing facing) {
        String id = Names.tray(scenario, side);
        List<Placement> trays = new ArrayList<>(scenario.trays());
        trays.add(new Placement(id, side, type, at, facing));
        return new Outcome.Done(scenario.withTrays(trays), List.of(id));
    }

    private static Outcome unit(Scenario scenario, String side, Kit kit, List<Square> squares, Facing facing, UnitLook look) {
        String id = Names.unit(scenario, side);
        List<UnitPlan> units = new ArrayList<>(scenario.units());
        units.add(new UnitPlan(id, side, look.name(), look.crest(), kit.unitClass(),
                squares.stream().map(square -> new Post(square, facing)).toList()));
        return new Outcome.Done(scenario.withUnits(units), men(id, squares.size()));
    }

    /// The ids of a unit's men.
    public static List<String> men(String unit, int count) {
        List<String> ids = new ArrayList<>();
        for (int man = 0; man < count; man++) {
            ids.add(Pieces.id(unit, man));
        }
        return ids;
    }

    /// The squares of a unit drawn up: its first rank begins at a square and runs to the right of its front, further
    /// ranks stand behind. Empty where some of it would stand beside the board.
    static List<Square> block(Kit.Block drawnUp, Square at, Facing facing, Scenario scenario) {
        List<Square> squares = new ArrayList<>();
        Facing right = facing.right();
        for (int rank = 0; rank < drawnUp.ranks(); rank++) {
            for (int file = 0; file < drawnUp.files(); file++) {
                int column = at.column() + file * right.dx - rank * facing.dx;
                int row = at.row() + file * right.dy - rank * facing.dy;
                if (!scenario.board().contains(column, row)) {
                    return List.of();
                }
                squares.add(new Square(column, row));
            }
        }
        return squares;
    }

    /// A unit's men, all of them, where one of its men is among these; other trays alone.
    public static Set<String> bodies(Scenario scenario, Collection<String> ids) {
        Set<String> whole = new HashSet<>(ids);
        for (UnitPlan unit : scenario.units()) {
            List<String> men = men(unit.id(), unit.men().size());
            if (men.stream().anyMatch(ids::contains)) {
                whole.addAll(men);
            }
        }
        return whole;
    }

    /// The unit that these belong to, where it is one.
    public static Optional<UnitPlan> unitOf(Scenario scenario, Collection<String> ids) {
        return ids.isEmpty() ? Optional.empty() : scenario.units().stream()
                .filter(unit -> men(unit.id(), unit.men().size()).containsAll(ids)).findFirst();
    }
}
