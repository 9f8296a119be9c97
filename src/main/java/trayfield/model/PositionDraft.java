package trayfield.model;

import java.util.Arrays;

/// A position in the making: the rules change it and then settle it. Used by one thread, once.
public final class PositionDraft {
    final Muster muster;
    int turn;
    int side;
    int firstSide;
    Phase phase;
    Pending pending;
    Result result;
    BookState book;
    final int[] at;
    final byte[] facing;
    final byte[] marks;
    final int[] first;
    final int[] next;

    /// Everyone where the scenario puts him, turn 1, nobody's turn.
    public PositionDraft(Muster muster, Phase phase, BookState book) {
        this.muster = muster;
        this.turn = 1;
        this.side = Position.NOBODY;
        this.firstSide = Position.NOBODY;
        this.phase = phase;
        this.book = book;
        this.at = new int[muster.size()];
        this.facing = new byte[muster.size()];
        this.marks = new byte[muster.size()];
        this.first = new int[muster.board().size()];
        this.next = new int[muster.size()];
        Arrays.fill(first, Position.NONE);
        for (int tray = muster.size() - 1; tray >= 0; tray--) {
            Scenario.Placement placement = muster.placement(tray);
            put(tray, muster.board().index(placement.at()));
            facing[tray] = (byte) placement.facing().ordinal();
        }
    }

    PositionDraft(Position from) {
        this.muster = from.muster;
        this.turn = from.turn;
        this.side = from.side;
        this.firstSide = from.firstSide;
        this.phase = from.phase;
        this.pending = from.pending;
        this.result = from.result;
        this.book = from.book;
        this.at = from.at.clone();
        this.facing = from.facing.clone();
        this.marks = from.marks.clone();
        this.first = from.first.clone();
        this.next = from.next.clone();
    }

    /// The finished position; the draft must not be used after it.
    public Position settle() {
        return new Position(this);
    }

    public PositionDraft turn(int number) {
        turn = number;
        return this;
    }

    public PositionDraft side(int number) {
        side = number;
        return this;
    }

    public PositionDraft firstSide(int number) {
        firstSide = number;
        return this;
    }

    public PositionDraft phase(Phase now) {
        phase = now;
        return this;
    }

    /// What is due next; null when nothing is.
    public PositionDraft pending(Pending due) {
        pending = due;
        return this;
    }

    public PositionDraft result(Result decided) {
        result = decided;
        return this;
    }

    public PositionDraft book(BookState state) {
        book = state;
        return this;
    }

    public PositionDraft move(int tray, int square) {
        take(tray);
        put(tray, square);
        return this;
    }

    public PositionDraft face(int tray, Facing way) {
        facing[tray] = (byte) way.ordinal();
        return this;
    }

    public PositionDraft mark(int tray, Mark mark) {
        marks[tray] |= (byte) mark.bit();
        return this;
    }

    public PositionDraft clearMarks() {
        Arrays.fill(marks, (byte) 0);
        return this;
    }

    /// Takes a lost tray off the board.
    public PositionDraft remove(int tray) {
        take(tray);
        at[tray] = Position.LOST;
        return this;
    }

    /// Takes a tray off the board that leaves over an edge; it is not lost.
    public PositionDraft exit(int tray, Facing edge) {
        take(tray);
        at[tray] = Position.exited(edge);
        return this;
    }

    private void put(int tray, int square) {
        at[tray] = square;
        next[tray] = first[square];
        first[square] = tray;
    }

    private void take(int tray) {
        int square = at[tray];
        if (first[square] == tray) {
            first[square] = next[tray];
        } else {
            int before = first[square];
            while (next[before] != tray) {
                before = next[before];
            }
            next[before] = next[tray];
        }
        next[tray] = Position.NONE;
    }
}
