package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// What each side of a sound scenario has and how soon it can use it, the other side standing still. An aid to the eye:
/// it counts and measures, and judges nothing.
///
/// @param sides in file order
public record Fairness(List<Account> sides) {
    private static final int TURNS_TOLD = 3;
    private static final int TURNS_LOOKED = 12;

    public Fairness {
        sides = List.copyOf(sides);
    }

    /// One side.
    ///
    /// @param power        sum of melee powers
    /// @param ground       squares within reach in one, two, three turns
    /// @param firstFire    the first turn on which it can fire at an enemy; empty where not within a dozen
    /// @param firstContact the first turn on which it can stand beside an enemy
    public record Account(String side, int trays, int power, List<Integer> ground, OptionalInt firstFire,
            OptionalInt firstContact) {
        public Account {
            ground = List.copyOf(ground);
        }
    }

    /// Measures a sound scenario.
    static Fairness of(RuleTable table, Scenario scenario, Scouts scouts) {
        return new Fairness(scenario.sides().stream().map(side -> account(table, scenario, scouts, side.id())).toList());
    }

    private static Account account(RuleTable table, Scenario scenario, Scouts scouts, String side) {
        Board board = scenario.board();
        List<Piece> enemies = Pieces.of(scenario).stream().filter(piece -> !piece.side().equals(side)).toList();
        BitSet beside = beside(board, enemies);
        List<Integer> ground = new ArrayList<>();
        OptionalInt fire = OptionalInt.empty();
        OptionalInt contact = OptionalInt.empty();
        List<Front> fronts = new ArrayList<>();
        for (Scouts.Group group : scouts.groups(scenario, side)) {
            fronts.add(new Front(group.scout(), group.starts(), new Ranges(table, scenario, group.kind()).squares(enemies)));
        }
        int early = table instanceof AncientTable ? 1 : 0;
        for (int moves = 0; moves <= TURNS_LOOKED; moves++) {
            int turn = Math.max(1, moves + early);
            BitSet all = new BitSet();
            boolean fires = false;
            for (Front front : fronts) {
                all.or(front.reached);
                fires |= front.reached.intersects(front.firing);
                front.advance();
            }
            fire = fire.isEmpty() && fires ? OptionalInt.of(turn) : fire;
            contact = contact.isEmpty() && all.intersects(beside) ? OptionalInt.of(Math.max(1, moves)) : contact;
            if (moves >= 1 && moves <= TURNS_TOLD) {
                ground.add(all.cardinality());
            }
            if (moves >= TURNS_TOLD && fire.isPresent() && contact.isPresent()) {
                break;
            }
        }
        return new Account(side, (int) Pieces.of(scenario).stream().filter(piece -> piece.side().equals(side)).count(),
                power(table, scenario, side), ground, fire, contact);
    }

    /// How far one group has come.
    private static final class Front {
        private final Scout scout;
        private final BitSet firing;
        private BitSet reached;

        Front(Scout scout, BitSet starts, BitSet firing) {
            this.scout = scout;
            this.reached = starts;
            this.firing = firing;
        }

        void advance() {
            reached = scout.further(reached);
        }
    }

    /// Squares that touch an enemy across a side.
    static BitSet beside(Board board, List<Piece> enemies) {
        BitSet beside = new BitSet();
        for (Piece enemy : enemies) {
            for (int i = 0; i < 4; i++) {
                int next = board.neighbour(board.index(enemy.at()), Facing.of(i));
                if (next >= 0) {
                    beside.set(next);
                }
            }
        }
        return beside;
    }

    private static int power(RuleTable table, Scenario scenario, String side) {
        return switch (table) {
            case ModernTable modern -> scenario.trays().stream().filter(tray -> tray.side().equals(side))
                    .mapToInt(tray -> modern.unit(tray.type()).map(unit -> unit.meleePower().orElse(0)).orElse(0)).sum();
            case AncientTable ancient -> men(ancient, scenario, side);
        };
    }

    /// By fixed classes; where there is a quota, units are taken as of equal strength.
    private static int men(AncientTable table, Scenario scenario, String side) {
        Map<String, Integer> quota = scenario.rosters().get(side);
        int units = 0;
        int men = 0;
        int fixed = 0;
        for (var unit : scenario.units()) {
            if (unit.side().equals(side)) {
                units++;
                men += unit.men().size();
                fixed += unit.men().size() * unit.unitClass().map(id -> power(table, id)).orElse(0);
            }
        }
        if (quota == null || units == 0) {
            return fixed;
        }
        int sum = quota.entrySet().stream().mapToInt(entry -> entry.getValue() * power(table, entry.getKey())).sum();
        return Math.round((float) sum * men / units);
    }

    private static int power(AncientTable table, String unitClass) {
        return table.manClass(unitClass).map(AncientTable.ManClass::meleePower).orElse(0);
    }
}
