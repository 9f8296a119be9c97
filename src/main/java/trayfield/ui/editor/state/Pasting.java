package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.model.Square;

/// Lays patches down. What they cover goes; what would lie beside the board is left out.
public final class Pasting {
    private Pasting() {
    }

    /// Lays a patch with its south-west corner on a column and row, which may lie beside the board, and on a symmetric
    /// board its image on the other half. Where the two overlap, each square of the half that the middle of the patch lies
    /// on shows the patch, and its image what then stands there ([Symmetry#leads]): the outcome is symmetric.
    public static Scenario paste(Scenario scenario, Patch patch, int column, int row, Symmetry symmetry) {
        Board board = scenario.board();
        Rectangle block = patch.covering(column, row);
        if (symmetry == Symmetry.NONE) {
            return lay(scenario, patch, block, _ -> true);
        }
        Scenario pasted = lay(scenario, patch, block, square -> symmetry.leads(square, block, board));
        return lay(pasted, patch.image(scenario, symmetry), symmetry.image(block, board), square -> {
            Square leader = symmetry.image(square, board);
            return !leader.equals(square) && symmetry.leads(leader, block, board);
        });
    }

    /// @param takes the squares of the block that become as the patch has them
    private static Scenario lay(Scenario scenario, Patch patch, Rectangle block, Predicate<Square> takes) {
        Set<Square> on = block.on(scenario.board()).map(part -> part.squares().stream().filter(takes)
                .collect(Collectors.toCollection(LinkedHashSet::new))).orElseGet(LinkedHashSet::new);
        Scenario next = scenario;
        if (!patch.ground().isEmpty()) {
            next = ground(next, patch, on, block.column(), block.row());
        }
        return patch.trays() ? pieces(next, patch, on, block.column(), block.row()) : next;
    }

    private static Scenario ground(Scenario scenario, Patch patch, Set<Square> on, int column, int row) {
        Map<Square, Ground> changes = new HashMap<>();
        for (Square square : on) {
            patch.ground(new Square(square.column() - column, square.row() - row))
                    .ifPresent(ground -> changes.put(square, ground));
        }
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        for (Side side : scenario.sides()) {
            List<Square> held = new ArrayList<>(scenario.headquarters().getOrDefault(side.id(), List.of()));
            held.removeIf(on::contains);
            patch.headquarters().getOrDefault(side.id(), List.of()).stream()
                    .flatMap(square -> onBoard(square, on, column, row).stream()).forEach(held::add);
            Paint.keep(camps, side.id(), held);
        }
        return scenario.withBoard(scenario.board().with(changes)).withHeadquarters(camps);
    }

    private static Optional<Square> onBoard(Square inside, Set<Square> on, int column, int row) {
        int c = inside.column() + column;
        int r = inside.row() + row;
        return c < 0 || r < 0 || !on.contains(new Square(c, r)) ? Optional.empty() : Optional.of(new Square(c, r));
    }

    private static Scenario pieces(Scenario scenario, Patch patch, Set<Square> on, int column, int row) {
        Scenario next = Pieces.remove(scenario, Pieces.of(scenario).stream().filter(piece -> on.contains(piece.at()))
                .map(Piece::id).toList());
        SequencedMap<Body, List<Piece>> men = new LinkedHashMap<>();
        for (Piece piece : patch.pieces()) {
            Optional<Square> at = onBoard(piece.at(), on, column, row);
            if (at.isPresent() && piece.unit().isPresent()) {
                men.computeIfAbsent(new Body(piece.unit().get(), piece.side()), _ -> new ArrayList<>()).add(piece.at(at.get()));
            } else if (at.isPresent()) {
                next = tray(next, piece.at(at.get()));
            }
        }
        for (Map.Entry<Body, List<Piece>> body : men.entrySet()) {
            next = unit(next, patch.units().get(body.getKey().unit()), body.getValue(), patch.rejoins());
        }
        return next;
    }

    /// Men of a patch who go to one unit: in an image some of a unit may have changed sides, and some not.
    private record Body(String unit, String side) {
    }

    /// A tray keeps its id where nobody else has it.
    private static Scenario tray(Scenario scenario, Piece piece) {
        boolean taken = scenario.trays().stream().anyMatch(tray -> tray.id().equals(piece.id()));
        String id = taken ? Names.tray(scenario, piece.side()) : piece.id();
        List<Placement> trays = new ArrayList<>(scenario.trays());
        trays.add(new Placement(id, piece.side(), piece.type(), piece.at(), piece.facing()));
        return scenario.withTrays(trays);
    }

    /// Men of a unit join it where they were cut from it, else they are a unit of their own like it, classed as
    /// their side is.
    private static Scenario unit(Scenario scenario, UnitPlan like, List<Piece> men, boolean rejoins) {
        List<UnitPlan> units = new ArrayList<>(scenario.units());
        String side = men.getFirst().side();
        List<Post> posts = men.stream().map(man -> new Post(man.at(), man.facing())).toList();
        for (int i = 0; i < units.size(); i++) {
            UnitPlan unit = units.get(i);
            if (unit.id().equals(like.id()) && rejoins && unit.side().equals(side)) {
                List<Post> all = new ArrayList<>(unit.men());
                all.addAll(posts);
                units.set(i, unit.withMen(all));
                return scenario.withUnits(units);
            }
        }
        boolean taken = units.stream().anyMatch(unit -> unit.id().equals(like.id()));
        String id = taken || !side.equals(like.side()) ? Names.unit(scenario, side) : like.id();
        units.add(new UnitPlan(id, side, like.name(), like.crest(), Quotas.suited(scenario, side, like.unitClass()), posts));
        return scenario.withUnits(units);
    }
}
