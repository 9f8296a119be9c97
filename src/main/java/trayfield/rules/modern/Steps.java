package trayfield.rules.modern;

import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.Contact;
import trayfield.rules.MoveFault;
import trayfield.rules.Walk;
import trayfield.tables.ModernTable;

/// The steps open to one tray in one position: ground, room, cost, stops and running down. Squares are numbers.
final class Steps implements Walk {
    private static final Clauses CLAUSES = new Clauses(Clause.C_A.ref, Clause.C_D.ref, Clause.C_E.ref, Clause.G_3.ref);

    private final ModernTable table;
    private final Muster muster;
    private final Board board;
    private final Force force;
    private final Melee melee;
    private final Position position;
    private final int tray;
    private final int side;
    private final int roadStep;
    private final int otherStep;
    /// True for a tray that has attacked and may not end where it would have to fight again.
    private final boolean spent;

    Steps(ModernTable table, Muster muster, Force force, Melee melee, Position position, int tray) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.force = force;
        this.melee = melee;
        this.position = position;
        this.tray = tray;
        this.side = muster.side(tray);
        this.roadStep = force.roadStep(tray);
        this.otherStep = force.otherStep(tray);
        this.spent = position.has(tray, Mark.ATTACKED) && force.melees(tray);
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public String tray() {
        return muster.id(tray);
    }

    @Override
    public Clauses clauses() {
        return CLAUSES;
    }

    @Override
    public int allowance() {
        return force.parts(tray);
    }

    @Override
    public int leastStep() {
        return Math.min(roadStep, otherStep);
    }

    @Override
    public int step(int from, int to) {
        return passable(board.ground(to)) && room(to) ? cost(from, to) : BLOCKED;
    }

    @Override
    public int compelled(int square, Facing way) {
        return Contact.compelled(position, side, square, way, !table.options().transitFacingFree());
    }

    @Override
    public boolean halts(int square) {
        return Melee.inFord(board.ground(square));
    }

    @Override
    public boolean mayEnd(int square, Facing facing) {
        return !spent || opponentAt(square, facing) == Position.NONE;
    }

    @Override
    public boolean runsDown() {
        return table.options().tankRunDown() && !force.type(tray).runsDown().isEmpty();
    }

    @Override
    public int runDown(int from, int to) {
        return Contact.enemyOn(position, side, to) && victimRefused(to).isEmpty() ? cost(from, to) : BLOCKED;
    }

    /// Modern G(1).
    @Override
    public int cost(int from, int to) {
        return board.ground(from).road() && board.ground(to).road() ? roadStep : otherStep;
    }

    @Override
    public Optional<Refusal> refused(int from, int to, Facing way) {
        Square square = board.square(to);
        if (!passable(board.ground(to))) {
            return Optional.of(ModernFault.RIVER.of(tray(), square));
        }
        if (Contact.enemyOn(position, side, to)) {
            return Optional.of(MoveFault.ENEMY_THERE.by(Clause.STACK.ref, tray(), square));
        }
        return room(to) ? Optional.empty() : Optional.of(MoveFault.NO_ROOM.by(Clause.STACK.ref, tray(), square));
    }

    /// Modern E(d).
    @Override
    public Optional<Refusal> victimRefused(int square) {
        if (!runsDown()) {
            return Optional.of(ModernFault.NO_RUNNING_DOWN.of(tray()));
        }
        if (!Contact.enemyOn(position, side, square)) {
            return Optional.of(ModernFault.NOBODY_TO_RUN_DOWN.of(board.square(square)));
        }
        int victim = position.firstOn(square);
        if (position.nextOn(victim) != Position.NONE) {
            return Optional.of(ModernFault.STACK_STANDS.of(board.square(square)));
        }
        return force.runsDown(tray, victim) ? Optional.empty()
                : Optional.of(ModernFault.TOO_BIG_TO_RUN_DOWN.of(tray(), muster.id(victim)));
    }

    /// Modern E(c).
    @Override
    public Optional<Refusal> endRefused(int square, Facing facing) {
        int enemy = opponentAt(square, facing);
        return enemy == Position.NONE ? Optional.empty()
                : Optional.of(ModernFault.ENDS_IN_MELEE.of(tray(), board.square(square), muster.id(enemy)));
    }

    @Override
    public Refusal tooFar(int cost) {
        if (force.hasRoadMove(tray)) {
            return MoveFault.TOO_FAR_IN_PARTS.by(Clause.G_1.ref, tray(), cost, force.parts(tray));
        }
        return MoveFault.TOO_FAR.by(force.type(tray).clause(), tray(), cost, force.parts(tray));
    }

    private static boolean passable(Ground ground) {
        return ground.road() || ground.terrain() != Terrain.RIVER && ground.terrain() != Terrain.SWAMP;
    }

    private boolean room(int square) {
        int owner = position.sideOn(square);
        return owner == Position.NOBODY
                || owner == side && force.sizeOn(position, square) + force.size(tray) <= table.capacity().value();
    }

    /// An enemy that a tray which has attacked would have to fight there once more, or [Position#NONE].
    private int opponentAt(int square, Facing facing) {
        return spent ? melee.opponent(position, tray, square, facing) : Position.NONE;
    }
}
