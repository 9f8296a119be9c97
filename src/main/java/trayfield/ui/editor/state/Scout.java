package trayfield.ui.editor.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;
import trayfield.play.Books;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.tables.RuleTable;

/// How far one type of tray or class of man comes over a board when nobody is in its way. The rule book itself says where
/// each move may end.
final class Scout {
    private static final String ALONE = "scout";

    private final Board board;
    private final Rulebook book;
    private final String id;
    private final Position start;
    private final Map<Integer, List<Integer>> moves = new HashMap<>();

    private Scout(Board board, Rulebook book, String id) {
        this.board = board;
        this.book = book;
        this.id = id;
        this.start = book.start();
    }

    /// A scout for a type of tray of a sound scenario.
    static Scout ofType(RuleTable table, Scenario scenario, String type) {
        Placement alone = new Placement(ALONE, first(scenario), type, new Square(0, 0), Facing.N);
        return new Scout(scenario.board(), Books.open(table, emptied(scenario).withTrays(List.of(alone))), ALONE);
    }

    /// A scout for a class of men.
    static Scout ofClass(RuleTable table, Scenario scenario, String unitClass) {
        UnitPlan alone = new UnitPlan(ALONE, first(scenario), ALONE, scenario.sides().getFirst().colour(),
                Optional.of(unitClass), List.of(new Post(new Square(0, 0), Facing.N)));
        return new Scout(scenario.board(), Books.open(table, emptied(scenario).withUnits(List.of(alone))), Pieces.id(ALONE, 0));
    }

    private static String first(Scenario scenario) {
        return scenario.sides().getFirst().id();
    }

    /// The board and house rules, the first side to move, and no end in sight.
    private static Scenario emptied(Scenario scenario) {
        return scenario.withTrays(List.of()).withUnits(List.of()).withRosters(new LinkedHashMap<>())
                .withHeadquarters(new LinkedHashMap<>()).withVictory(List.of())
                .withLimit(OptionalInt.empty(), scenario.atLimit()).withFirstSide(Optional.of(first(scenario)));
    }

    private List<Integer> from(int square) {
        return moves.computeIfAbsent(square, at -> {
            List<Integer> ends = new ArrayList<>();
            for (Reach.Entry entry : book.reach(start.draft().move(0, at).settle(), id).entries()) {
                ends.add(board.index(entry.at()));
            }
            return ends;
        });
    }

    /// What is reached in one more move. Only squares at the rim of what is reached can lead on: every way out of it
    /// passes one of them, from which it is no longer.
    BitSet further(BitSet reached) {
        BitSet next = (BitSet) reached.clone();
        for (int square = reached.nextSetBit(0); square >= 0; square = reached.nextSetBit(square + 1)) {
            if (atRim(square, reached)) {
                from(square).forEach(next::set);
            }
        }
        return next;
    }

    /// All that can ever be reached.
    BitSet ever(BitSet starts) {
        BitSet reached = (BitSet) starts.clone();
        Deque<Integer> waiting = new ArrayDeque<>(starts.stream().boxed().toList());
        while (!waiting.isEmpty()) {
            int square = waiting.poll();
            for (int end : atRim(square, reached) ? from(square) : List.<Integer>of()) {
                if (!reached.get(end)) {
                    reached.set(end);
                    waiting.add(end);
                }
            }
        }
        return reached;
    }

    private boolean atRim(int square, BitSet reached) {
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(square, Facing.of(i));
            if (next >= 0 && !reached.get(next)) {
                return true;
            }
        }
        return false;
    }
}
