package trayfield.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import trayfield.model.Event;
import trayfield.model.Input;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Verdict;

/// One entry of the journal: an input, its events and the position after it, linked to the moment before. A moment
/// never changes, so whoever holds one holds the whole game up to it, on any thread.
final class Moment {
    final Moment before;
    final Input input;
    final List<Event> events;
    final Position after;
    /// Inputs so far.
    final int number;
    /// Dice thrown so far.
    final int dice;

    private Moment(Moment before, Input input, List<Event> events, Position after, int number, int dice) {
        this.before = before;
        this.input = input;
        this.events = events;
        this.after = after;
        this.number = number;
        this.dice = dice;
    }

    static Moment start(Position position) {
        return new Moment(null, null, List.of(), position, 0, 0);
    }

    Moment then(Input next, Verdict.Step step) {
        int thrown = next instanceof Roll roll ? roll.faces().size() : 0;
        return new Moment(this, next, step.events(), step.after(), number + 1, dice + thrown);
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
