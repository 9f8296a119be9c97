package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;

/// Strokes of brushes: a scenario and the way of a hand give the next scenario. A stroke is always worked out from the
/// scenario in which it began, so that it touches each square once however often the hand comes by.
public final class Paint {
    private Paint() {
    }

    /// The scenario after a stroke.
    ///
    /// @param way      squares that the hand went over, at least one
    /// @param contrary true for the other button
    public static Scenario stroke(Scenario base, Kit kit, List<Square> way, boolean contrary) {
        Board board = base.board();
        Set<Square> squares = kit.shape().squares(board, way, kit.size());
        if (kit.brush() == Brush.HEADQUARTERS) {
            return headquarters(base, kit, squares, contrary);
        }
        Set<Square> all = kit.symmetry().both(squares, board);
        Map<Square, Ground> changes = new HashMap<>(2 * all.size());
        for (Square square : all) {
            changes.put(square, kit.brush().on(board.ground(square), kit.level(), contrary));
        }
        Scenario painted = base.withBoard(board.with(changes));
        return kit.brush() == Brush.ERASER ? cleared(painted, all) : painted;
    }

    /// Without the headquarters and trays on these squares.
    private static Scenario cleared(Scenario scenario, Set<Square> squares) {
        SequencedMap<String, List<Square>> left = new LinkedHashMap<>();
        scenario.headquarters().forEach((side, held) ->
                keep(left, side, held.stream().filter(square -> !squares.contains(square)).toList()));
        return Pieces.remove(scenario.withHeadquarters(left), Pieces.idsOn(scenario, squares));
    }

    /// Squares touched go to the chosen side and their images to the other one; contrary, all of them to nobody. Where a
    /// stroke covers both a square and its image, the one that was touched first counts.
    private static Scenario headquarters(Scenario base, Kit kit, Set<Square> squares, boolean contrary) {
        Map<Square, String> given = new LinkedHashMap<>();
        for (Square square : squares) {
            if (!given.containsKey(square)) {
                given.put(square, contrary ? "" : kit.side());
                given.putIfAbsent(kit.symmetry().image(square, base.board()), contrary ? "" : other(base, kit.side()));
            }
        }
        SequencedMap<String, List<Square>> changed = new LinkedHashMap<>();
        for (Side side : base.sides()) {
            List<Square> held = new ArrayList<>(base.headquarters().getOrDefault(side.id(), List.of()));
            held.removeIf(square -> given.containsKey(square) && !given.get(square).equals(side.id()));
            given.forEach((square, owner) -> {
                if (owner.equals(side.id()) && !held.contains(square)) {
                    held.add(square);
                }
            });
            keep(changed, side.id(), held);
        }
        return base.withHeadquarters(changed);
    }

    static void keep(SequencedMap<String, List<Square>> bySide, String side, List<Square> squares) {
        if (!squares.isEmpty()) {
            bySide.put(side, squares);
        }
    }

    /// The id of the other side.
    static String other(Scenario scenario, String side) {
        return scenario.sides().get(scenario.sideIndex(side) == 0 ? 1 : 0).id();
    }

    /// Takes up the brush that makes this ground: a headquarters, a road, what covers it, else its height.
    public static Kit pick(Scenario scenario, Kit kit, Square square) {
        for (Side side : scenario.sides()) {
            if (scenario.headquarters().getOrDefault(side.id(), List.of()).contains(square)) {
                return kit.with(Brush.HEADQUARTERS).withSide(side.id());
            }
        }
        Ground ground = scenario.board().ground(square);
        if (ground.road()) {
            return kit.with(Brush.ROAD);
        }
        Brush covering = Brush.of(ground.terrain());
        return covering == Brush.ERASER ? kit.withLevel(ground.height()) : kit.with(covering);
    }
}
