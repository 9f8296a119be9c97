package trayfield.rules.ancient;

import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Terrain;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.Contact;
import trayfield.rules.MoveFault;
import trayfield.rules.Walk;
import trayfield.tables.AncientTable;

/// The steps open to one man in one position: room, cost, stops, and contact that a man who breaks off must not make.
final class Steps implements Walk {
    private static final Clauses CLAUSES = new Clauses(Clause.MOVEMENT_1.ref, Clause.MOVEMENT_2.ref,
            Clause.MOVEMENT_3.ref, Clause.WATER.ref);

    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final Position position;
    private final int man;
    private final int side;
    private final int allowance;
    private final int leastStep;
    /// True for a man who was in contact when his side's move began, and so breaks off.
    private final boolean breaksOff;

    Steps(AncientTable table, Muster muster, Army army, int leastStep, Position position, int man) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.position = position;
        this.man = man;
        this.side = muster.side(man);
        this.allowance = army.allowance(position, man);
        this.leastStep = leastStep;
        this.breaksOff = Army.state(position).inContact(man);
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public String tray() {
        return muster.id(man);
    }

    @Override
    public Clauses clauses() {
        return CLAUSES;
    }

    @Override
    public int allowance() {
        return allowance;
    }

    @Override
    public int leastStep() {
        return leastStep;
    }

    @Override
    public int step(int from, int to) {
        return position.firstOn(to) == Position.NONE ? cost(table, board, from, to) : BLOCKED;
    }

    @Override
    public boolean mayArrive(int square, Facing way) {
        return !breaksOff || compelled(square, way) == 0;
    }

    @Override
    public int compelled(int square, Facing way) {
        return Contact.compelled(position, side, square, way, !table.options().transitFacingFree());
    }

    @Override
    public boolean halts(int square) {
        return false;
    }

    @Override
    public boolean mayEnd(int square, Facing facing) {
        return !breaksOff || !facesEnemy(square, facing);
    }

    @Override
    public int cost(int from, int to) {
        return cost(table, board, from, to);
    }

    /// Halves that entering a square costs: water, then climb, then descent, then road or town, then a normal square.
    static int cost(AncientTable table, Board board, int from, int to) {
        Ground ground = board.ground(to);
        if (ground.wet()) {
            return table.costs().water().value();
        }
        int steps = ground.height() - board.ground(from).height();
        if (steps > 0) {
            return steps * table.costs().climb().value();
        }
        if (steps < 0) {
            return -steps * table.costs().descent().value();
        }
        boolean road = roadlike(board.ground(from)) && roadlike(ground);
        return road ? table.costs().road().value() : table.costs().square().value();
    }

    private static boolean roadlike(Ground ground) {
        return ground.road() || ground.terrain() == Terrain.TOWN;
    }

    @Override
    public Optional<Refusal> refused(int from, int to, Facing way) {
        if (Contact.enemyOn(position, side, to)) {
            return Optional.of(MoveFault.ENEMY_THERE.by(Clause.BOARD.ref, tray(), board.square(to)));
        }
        if (position.firstOn(to) != Position.NONE) {
            return Optional.of(MoveFault.NO_ROOM.by(Clause.BOARD.ref, tray(), board.square(to)));
        }
        return mayArrive(to, way) ? Optional.empty()
                : Optional.of(AncientFault.BREAKS_INTO_CONTACT.of(tray(), board.square(to)));
    }

    @Override
    public Optional<Refusal> victimRefused(int square) {
        return Optional.of(AncientFault.NOT_OF_THIS_BOOK.of());
    }

    @Override
    public Optional<Refusal> endRefused(int square, Facing facing) {
        return mayEnd(square, facing) ? Optional.empty()
                : Optional.of(AncientFault.BREAKS_INTO_CONTACT.of(tray(), board.square(square)));
    }

    @Override
    public Refusal tooFar(int cost) {
        return MoveFault.TOO_FAR_IN_PARTS.by(Clause.MOVEMENT_1.ref, tray(), cost, allowance);
    }

    private boolean facesEnemy(int square, Facing facing) {
        int next = board.neighbour(square, facing);
        return next >= 0 && Contact.enemyOn(position, side, next);
    }
}
