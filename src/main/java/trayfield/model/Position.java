package trayfield.model;

import java.util.Arrays;
import java.util.Optional;

/// All there is to say about a game at one moment, as a value. Inputs make new positions; nothing changes an old one.
/// Trays, sides and squares are numbers here (see [Muster] and [Board]) so that rules can look at thousands of
/// positions a second; [Observation] is what people and programs are shown.
public final class Position {
    /// In place of a side: nobody's turn, or not settled yet.
    public static final int NOBODY = -1;
    /// In place of a tray or square: none.
    public static final int NONE = -1;

    static final int LOST = -1;
    private static final int EXITED = -2;

    final Muster muster;
    final int turn;
    final int side;
    final int firstSide;
    final Phase phase;
    final Pending pending;
    final Result result;
    final BookState book;
    /// By tray: its square, LOST, or EXITED minus the edge's number.
    final int[] at;
    final byte[] facing;
    final byte[] marks;
    /// By square: the tray on top of the list of those standing there; by tray: the next of that list.
    final int[] first;
    final int[] next;

    Position(PositionDraft draft) {
        this.muster = draft.muster;
        this.turn = draft.turn;
        this.side = draft.side;
        this.firstSide = draft.firstSide;
        this.phase = draft.phase;
        this.pending = draft.pending;
        this.result = draft.result;
        this.book = draft.book;
        this.at = draft.at;
        this.facing = draft.facing;
        this.marks = draft.marks;
        this.first = draft.first;
        this.next = draft.next;
    }

    /// A copy to change; this position stays as it is.
    public PositionDraft draft() {
        return new PositionDraft(this);
    }

    public Muster muster() {
        return muster;
    }

    public Board board() {
        return muster.board();
    }

    /// Rounds in which each side has its turn, counted from 1.
    public int turn() {
        return turn;
    }

    /// The side whose turn it is, or [#NOBODY].
    public int side() {
        return side;
    }

    /// The side that goes first in this round, or [#NOBODY] before that is settled.
    public int firstSide() {
        return firstSide;
    }

    public Phase phase() {
        return phase;
    }

    public Optional<Pending> pending() {
        return Optional.ofNullable(pending);
    }

    public Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    /// What this game's rule book alone needs to know.
    public BookState book() {
        return book;
    }

    public boolean onBoard(int tray) {
        return at[tray] >= 0;
    }

    public boolean lost(int tray) {
        return at[tray] == LOST;
    }

    /// The edge that a tray has left over, if it has.
    public Optional<Facing> exit(int tray) {
        return at[tray] <= EXITED ? Optional.of(Facing.of(EXITED - at[tray])) : Optional.empty();
    }

    static int exited(Facing edge) {
        return EXITED - edge.ordinal();
    }

    /// The index of the tray's square, or [#NONE] when it is no longer on the board.
    public int square(int tray) {
        return Math.max(at[tray], NONE);
    }

    public Facing facing(int tray) {
        return Facing.of(facing[tray]);
    }

    public boolean has(int tray, Mark mark) {
        return (marks[tray] & mark.bit()) != 0;
    }

    /// One of the trays on a square, or [#NONE]; [#nextOn] gives the others.
    public int firstOn(int square) {
        return first[square];
    }

    /// The next tray on the same square, or [#NONE].
    public int nextOn(int tray) {
        return next[tray];
    }

    /// The side whose trays stand on a square, or [#NOBODY].
    public int sideOn(int square) {
        return first[square] == NONE ? NOBODY : muster.side(first[square]);
    }

    /// Trays of a side lost so far.
    public int losses(int side) {
        int count = 0;
        for (int tray = 0; tray < at.length; tray++) {
            if (at[tray] == LOST && muster.side(tray) == side) {
                count++;
            }
        }
        return count;
    }

    /// Trays of a side that have left over an edge.
    public int exits(int side) {
        int count = 0;
        for (int tray = 0; tray < at.length; tray++) {
            if (at[tray] <= EXITED && muster.side(tray) == side) {
                count++;
            }
        }
        return count;
    }

    /// Trays of a side still on the board.
    public int strength(int side) {
        int count = 0;
        for (int tray = 0; tray < at.length; tray++) {
            if (at[tray] >= 0 && muster.side(tray) == side) {
                count++;
            }
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that && turn == that.turn && side == that.side && firstSide == that.firstSide
                && phase == that.phase && Optional.ofNullable(pending).equals(that.pending())
                && Optional.ofNullable(result).equals(that.result()) && book.equals(that.book)
                && Arrays.equals(at, that.at) && Arrays.equals(facing, that.facing) && Arrays.equals(marks, that.marks)
                && muster.equals(that.muster);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(at) + Arrays.hashCode(facing)) + Arrays.hashCode(marks) + 7 * turn + side;
    }
}
