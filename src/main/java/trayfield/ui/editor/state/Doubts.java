package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// What is lawful in a scenario but surely not meant.
final class Doubts {
    private final RuleTable table;
    private final Scenario scenario;
    private final Board board;
    private final List<Piece> pieces;
    private final List<Finding> findings = new ArrayList<>();

    private Doubts(RuleTable table, Scenario scenario) {
        this.table = table;
        this.scenario = scenario;
        this.board = scenario.board();
        this.pieces = Pieces.of(scenario);
    }

    /// What can be told by a look, even of a scenario that cannot be played.
    static List<Finding> atSight(RuleTable table, Scenario scenario) {
        Doubts doubts = new Doubts(table, scenario);
        doubts.emptySides();
        doubts.victories();
        if (table instanceof ModernTable) {
            doubts.findings.addAll(Rivers.doubts(scenario.board()));
        }
        return List.copyOf(doubts.findings);
    }

    /// What is found by walking over the board of a sound scenario by its rules.
    static List<Finding> onFoot(RuleTable table, Scenario scenario, Scouts scouts) {
        Doubts doubts = new Doubts(table, scenario);
        doubts.ways(scouts);
        doubts.findings.addAll(Opening.doubts(table, scenario));
        return List.copyOf(doubts.findings);
    }

    private void emptySides() {
        for (Side side : scenario.sides()) {
            if (pieces.stream().noneMatch(piece -> piece.side().equals(side.id()))) {
                findings.add(new Finding(Finding.Weight.DOUBTFUL, Say.it("doubt.noTray", side.name()), List.of(), Optional.empty(),
                        Finding.Form.ARMIES));
            }
        }
        if (scenario.sides().getFirst().name().equals(scenario.sides().getLast().name())) {
            findings.add(Finding.doubt(Say.it("doubt.sameName", scenario.sides().getFirst().name()), List.of()));
        }
    }

    private String name(String side) {
        int index = scenario.sideIndex(side);
        return index < 0 ? side : scenario.sides().get(index).name();
    }

    /// Ends of the game that are met at the start, or that can never be.
    private void victories() {
        scenario.headquarters().forEach((side, squares) -> {
            List<Square> held = squares.stream().filter(square -> pieces.stream()
                    .anyMatch(piece -> piece.at().equals(square) && !piece.side().equals(side))).toList();
            if (!held.isEmpty()) {
                findings.add(Finding.doubt(Say.it("doubt.heldAtStart", name(side)), held, Say.it("mend.strike", held.size()),
                        draft -> struck(draft, side, held)));
            }
        });
        for (int i = 0; i < scenario.victory().size(); i++) {
            victory(i, scenario.victory().get(i));
        }
    }

    private void victory(int number, Victory way) {
        List<Piece> own = pieces.stream().filter(piece -> piece.side().equals(way.side())).toList();
        List<Piece> there = switch (way) {
            case Victory.Capture capture -> own.stream().filter(piece -> capture.squares().contains(piece.at())).toList();
            case Victory.Exit exit -> own.stream().filter(piece -> onEdge(piece.at(), exit)).toList();
            case Victory.Losses _ -> List.of();
        };
        if (!there.isEmpty() && there.size() >= way.count()) {
            findings.add(Finding.doubt(Say.it("doubt.metAtStart", number + 1, name(way.side())),
                    there.stream().map(Piece::at).distinct().toList()));
        }
        if (!own.isEmpty() && way.count() > own.size()) {
            findings.add(Finding.doubt(Say.it("doubt.never", number + 1, way.count(), name(way.side()), own.size()), List.of(),
                    Say.it("mend.count", own.size()), draft -> withCount(draft, number, own.size())));
        }
    }

    private boolean onEdge(Square at, Victory.Exit exit) {
        return switch (exit.edge()) {
            case N -> at.row() == board.rows() - 1;
            case E -> at.column() == board.columns() - 1;
            case S -> at.row() == 0;
            case W -> at.column() == 0;
        };
    }

    private static Scenario withCount(Scenario draft, int number, int count) {
        List<Victory> ways = new ArrayList<>(draft.victory());
        if (number < ways.size()) {
            ways.set(number, switch (ways.get(number)) {
                case Victory.Capture capture -> new Victory.Capture(capture.side(), capture.squares(), count);
                case Victory.Exit exit -> new Victory.Exit(exit.side(), exit.edge(), count);
                case Victory.Losses losses -> new Victory.Losses(losses.side(), count);
            });
        }
        return draft.withVictory(ways);
    }

    /// Sides that never meet, and headquarters that nobody can enter.
    private void ways(Scouts scouts) {
        Map<String, BitSet> reached = new LinkedHashMap<>();
        for (Side side : scenario.sides()) {
            BitSet all = new BitSet();
            scouts.groups(scenario, side.id()).forEach(group -> all.or(group.scout().ever(group.starts())));
            reached.put(side.id(), all);
        }
        boolean meet = false;
        boolean both = scenario.sides().stream().allMatch(side -> !reached.get(side.id()).isEmpty());
        for (Side side : scenario.sides()) {
            List<Piece> enemies = pieces.stream().filter(piece -> !piece.side().equals(side.id())).toList();
            meet |= reached.get(side.id()).intersects(Fairness.beside(board, enemies));
        }
        if (both && !meet) {
            findings.add(Finding.doubt(Say.it("doubt.neverMeet", scenario.sides().getFirst().name(),
                    scenario.sides().getLast().name()),
                    scenario.sides().stream().flatMap(side -> pieces.stream().filter(piece -> piece.side().equals(side.id()))
                            .limit(1)).map(Piece::at).toList()));
        }
        scenario.headquarters().forEach((side, squares) -> squares.stream()
                .filter(square -> both && scenario.sideIndex(side) >= 0
                        && !reached.get(Paint.other(scenario, side)).get(board.index(square)))
                .forEach(square -> findings.add(Finding.doubt(Say.it("doubt.closed", square, name(side)), List.of(square),
                        Say.it("mend.strike", 1), draft -> struck(draft, side, List.of(square))))));
    }

    /// Without these squares of a side's headquarters.
    private static Scenario struck(Scenario draft, String side, List<Square> squares) {
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        draft.headquarters().forEach((one, held) -> Paint.keep(camps, one,
                one.equals(side) ? held.stream().filter(square -> !squares.contains(square)).toList() : held));
        return draft.withHeadquarters(camps);
    }
}
