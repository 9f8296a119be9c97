package trayfield.ui.editor.state;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.Books;
import trayfield.rules.Rulebook;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;
import trayfield.tables.RuleTable;

/// From where one kind of tray can hit enemies that stand as they begin: within the table's range, and in sight where the
/// weapon asks for it. Which way it faces is left open, for it can turn.
final class Ranges {
    private final RuleTable table;
    private final Board board;
    private final Rulebook book;
    private final Position start;
    private final String kind;
    private final int highest;

    /// @param kind a type of tray or a class of men
    Ranges(RuleTable table, Scenario scenario, String kind) {
        this.table = table;
        this.board = scenario.board();
        this.book = Books.open(table, scenario);
        this.start = book.start();
        this.kind = kind;
        this.highest = board.squares().stream().mapToInt(square -> board.ground(square).height()).max().orElse(0);
    }

    /// All squares from which one of these can be hit.
    BitSet squares(List<Piece> enemies) {
        BitSet squares = new BitSet();
        for (Piece enemy : enemies) {
            List<Weapon> weapons = weapons(enemy);
            int most = furthest(weapons, enemy.at());
            Square at = enemy.at();
            for (int row = Math.max(0, at.row() - most); row <= Math.min(board.rows() - 1, at.row() + most); row++) {
                int left = most - Math.abs(at.row() - row);
                int east = Math.min(board.columns() - 1, at.column() + left);
                for (int column = Math.max(0, at.column() - left); column <= east; column++) {
                    int from = row * board.columns() + column;
                    if (!squares.get(from) && hits(weapons, board.square(from), at)) {
                        squares.set(from);
                    }
                }
            }
        }
        return squares;
    }

    /// The longest range at which an enemy can be hit there.
    private int furthest(List<Weapon> weapons, Square enemy) {
        return switch (table) {
            case ModernTable _ -> weapons.stream().mapToInt(Weapon::range).max().orElse(0);
            case AncientTable ancient -> thrown(ancient, highest, enemy);
        };
    }

    /// Out of sight is never out of reach for a throw: ancient.missile.2.
    private boolean hits(List<Weapon> weapons, Square from, Square enemy) {
        int range = Grid.range(from, enemy);
        return range > 0 && switch (table) {
            case ModernTable _ -> weapons.stream().anyMatch(weapon -> range <= weapon.range()
                    && (weapon.indirect() || book.sight(start, from, enemy).clear()));
            case AncientTable ancient -> range <= thrown(ancient, board.ground(from).height(), enemy);
        };
    }

    /// ancient.special.1.c
    private int thrown(AncientTable ancient, int height, Square enemy) {
        return ancient.missile().range().value()
                + ancient.missile().rangePerStep().value() * (height - board.ground(enemy).height());
    }

    private List<Weapon> weapons(Piece enemy) {
        if (!(table instanceof ModernTable modern)) {
            return List.of();
        }
        Optional<UnitClass> target = modern.unit(enemy.type()).map(UnitType::unitClass);
        return modern.unit(kind).stream().flatMap(unit -> unit.weapons().stream())
                .flatMap(id -> modern.weapon(id).stream())
                .filter(weapon -> target.isPresent() && weapon.kills().contains(target.get())).toList();
    }
}
