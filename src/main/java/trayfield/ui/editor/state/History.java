package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Scenario;

/// All states of a scenario that is being edited: what was, what is, what was undone. A value; a change makes another one.
///
/// @param past   steps taken, oldest first, each with the scenario before it
/// @param future steps taken back, the next one to be done again last, each with the scenario after it
public record History(List<Step> past, Scenario now, List<Step> future) {
    /// Squares of boards kept for undo: some hundred steps on the largest board, and all that anyone takes on a usual one.
    private static final long ROOM = 20_000_000;

    /// One change.
    ///
    /// @param label what was done, in words
    /// @param merge changes in a row with the same key are one step; empty for one of its own
    public record Step(String label, Optional<String> merge, Scenario scenario) {
    }

    public History {
        past = List.copyOf(past);
        future = List.copyOf(future);
    }

    /// Where editing begins.
    public static History of(Scenario scenario) {
        return new History(List.of(), scenario, List.of());
    }

    /// The history with one more change. One that changes nothing is none, and one that leads back to where its step
    /// began takes the step away.
    public History then(String label, Optional<String> merge, Scenario next) {
        if (next.equals(now)) {
            return this;
        }
        boolean merges = merge.isPresent() && future.isEmpty() && !past.isEmpty()
                && past.getLast().merge().equals(merge);
        if (!merges) {
            List<Step> longer = new ArrayList<>(past);
            longer.add(new Step(label, merge, now));
            return new History(trimmed(longer), next, List.of());
        }
        return past.getLast().scenario().equals(next) ? new History(past.subList(0, past.size() - 1), next, List.of())
                : new History(past, next, List.of());
    }

    /// A merging step is over: the next change is one of its own, whatever its key.
    public History closed() {
        if (past.isEmpty() || past.getLast().merge().isEmpty()) {
            return this;
        }
        List<Step> steps = new ArrayList<>(past);
        Step last = steps.removeLast();
        steps.add(new Step(last.label(), Optional.empty(), last.scenario()));
        return new History(steps, now, future);
    }

    public History undo() {
        if (past.isEmpty()) {
            return this;
        }
        Step last = past.getLast();
        List<Step> undone = new ArrayList<>(future);
        undone.add(new Step(last.label(), Optional.empty(), now));
        return new History(past.subList(0, past.size() - 1), last.scenario(), undone);
    }

    public History redo() {
        if (future.isEmpty()) {
            return this;
        }
        Step next = future.getLast();
        List<Step> done = new ArrayList<>(past);
        done.add(new Step(next.label(), Optional.empty(), now));
        return new History(done, next.scenario(), future.subList(0, future.size() - 1));
    }

    /// What undo would take back, in words.
    public Optional<String> undoable() {
        return past.isEmpty() ? Optional.empty() : Optional.of(past.getLast().label());
    }

    /// What redo would do again, in words.
    public Optional<String> redoable() {
        return future.isEmpty() ? Optional.empty() : Optional.of(future.getLast().label());
    }

    /// Without the oldest steps that there is no room for. Steps that share their board take no room.
    private static List<Step> trimmed(List<Step> steps) {
        long room = ROOM;
        for (int i = steps.size() - 1; i > 0; i--) {
            boolean shared = steps.get(i).scenario().board() == steps.get(i - 1).scenario().board();
            room -= shared ? 0 : steps.get(i - 1).scenario().board().size();
            if (room < 0) {
                return steps.subList(i, steps.size());
            }
        }
        return steps;
    }
}
