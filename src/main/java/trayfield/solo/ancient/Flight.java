package trayfield.solo.ancient;

import trayfield.geometry.Grid;
import trayfield.model.Board;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.rules.Rulebook;
import trayfield.tables.AncientTable;

/// What a man's missile can do: whom it carries to, and how likely it hits.
final class Flight {
    private final Host host;
    private final Board board;
    private final Rulebook book;
    private final AncientTable.Missile missile;
    private final double direct;
    private final double indirect;

    Flight(Host host, Rulebook book) {
        this.host = host;
        this.board = host.board();
        this.book = book;
        this.missile = host.table().missile();
        double faces = host.table().dieFaces().value();
        this.direct = missile.direct().faces().size() / faces;
        this.indirect = missile.indirect().faces().size() / faces;
    }

    /// The chance of a throw with a clear line, the best there is.
    double direct() {
        return direct;
    }

    /// The chance to hit a target that the missile reaches.
    double hits(Position position, int man, int target) {
        return book.direct(position, host.muster().id(man), host.muster().id(target)) ? direct : indirect;
    }

    /// True where a target is in a man's arc and range; a step higher he throws farther.
    boolean reaches(Position position, int man, int target) {
        int from = position.square(man);
        int to = position.square(target);
        int steps = board.ground(from).height() - board.ground(to).height();
        Square here = board.square(from);
        Square there = board.square(to);
        return Grid.range(here, there) <= missile.range().value() + missile.rangePerStep().value() * steps
                && Grid.inArc(here, position.facing(man), there);
    }
}
