package trayfield.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import trayfield.model.Event;
import trayfield.model.Input;
import trayfield.model.Note;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Verdict;

/// One entry of the journal: an input, its events and the position after it, linked to the moment before. Of all this
/// nothing ever changes, so whoever holds a moment holds the whole game up to it, on any thread; only what is written
/// beside it may grow.
final class Moment {
    final Moment before;
    final Input input;
    final List<Event> events;
    final Position after;
    /// Inputs so far.
    final int number;
    /// Dice thrown so far.
    final int dice;
    /// True for an order that was given together with the one before.
    final boolean joined;
    /// By side: inputs so far of which it was told anything.
    private final int[] heard;
    /// Written by the game's own thread alone.
    private volatile List<Note> notes;

    private Moment(Position start) {
        this.before = null;
        this.input = null;
        this.events = List.of();
        this.after = start;
        this.number = 0;
        this.dice = 0;
        this.joined = false;
        this.heard = new int[start.muster().scenario().sides().size()];
        this.notes = List.of();
    }

    private Moment(Moment before, Input input, Verdict.Step step, boolean joined, int[] heard,
            List<Note> notes) {
        this.before = before;
        this.input = input;
        this.events = step.events();
        this.after = step.after();
        this.number = before.number + 1;
        this.dice = before.dice + (input instanceof Roll roll ? roll.faces().size() : 0);
        this.joined = joined;
        this.heard = heard;
        this.notes = List.copyOf(notes);
    }

    static Moment start(Position position) {
        return new Moment(position);
    }

    /// @param joined   true for an order that is given together with the one before
    /// @param tellable whether a side is told anything of a list of events
    /// @param written  what is written beside it from the first
    Moment then(Input next, Verdict.Step step, boolean joined, BiPredicate<List<Event>, String> tellable,
            List<Note> written) {
        int[] hearing = heard.clone();
        for (int side = 0; side < hearing.length; side++) {
            hearing[side] += tellable.test(step.events(), after.muster().sideId(side)) ? 1 : 0;
        }
        return new Moment(this, next, step, joined, hearing, written);
    }

    /// Writes something beside this moment.
    void note(Note note) {
        List<Note> more = new ArrayList<>(notes);
        more.add(note);
        notes = List.copyOf(more);
    }

    List<Note> notes() {
        return notes;
    }

    /// Inputs so far of which a side was told anything.
    int heard(int side) {
        return heard[side];
    }

    /// True where a side was told nothing of this moment's input.
    boolean secretFrom(int side) {
        return before != null && before.heard[side] == heard[side];
    }

    boolean isRoll() {
        return input instanceof Roll;
    }

    /// The moment after that many inputs, from 0 to [#number].
    Moment at(int inputs) {
        if (inputs < 0 || inputs > number) {
            throw new IndexOutOfBoundsException("moment " + inputs + " of " + number);
        }
        Moment moment = this;
        while (moment.number > inputs) {
            moment = moment.before;
        }
        return moment;
    }

    /// The moments after the first `since` inputs, oldest first.
    List<Moment> since(int since) {
        List<Moment> moments = new ArrayList<>(Math.max(0, number - since));
        for (Moment moment = this; moment.number > since; moment = moment.before) {
            moments.add(moment);
        }
        Collections.reverse(moments);
        return moments;
    }
}
