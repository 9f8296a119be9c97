package trayfield.play;

import java.util.List;
import java.util.Optional;
import trayfield.model.Observation.UnitView;
import trayfield.model.Odds;
import trayfield.model.RuleRef;

/// What a careful clerk writes down of the enemy's units: the classes that each may still be of, and by what that is known.
/// It follows from what a side was told and from nothing else, and misses nothing: a class stands here exactly while the
/// enemy's roster could still name it. Of games without classes there is nothing to write.
public final class Clerk {
    private final Optional<String> viewer;
    private final List<UnitView> units;
    private final List<Entry> entries;

    Clerk(Seat seat, List<Entry> entries) {
        this.viewer = seat.viewer();
        this.units = seat.observation().units();
        this.entries = List.copyOf(entries);
    }

    /// What is known of one enemy unit.
    ///
    /// @param possible classes in the order of the table; more than one while there is doubt
    /// @param notes    by what others were ruled out, the first first
    public record Entry(String unit, List<String> possible, List<Note> notes) {
        public Entry {
            possible = List.copyOf(possible);
            notes = List.copyOf(notes);
        }
    }

    /// One deduction.
    ///
    /// @param number   the input that brought it, as [Told#number] counts
    /// @param key      of its sentence
    /// @param args     what the sentence speaks of
    /// @param rule     the clause by which it is known; none where the quota tells it
    /// @param possible the classes left after it
    public record Note(int number, String key, List<Object> args, Optional<RuleRef> rule, List<String> possible) {
        public Note {
            args = List.copyOf(args);
            possible = List.copyOf(possible);
        }
    }

    static Clerk of(Seat seat) {
        return new Scribe().clerk(seat);
    }

    /// The enemy's units, in file order.
    public List<Entry> entries() {
        return entries;
    }

    /// What is written down of an enemy unit; empty for any other.
    public Optional<Entry> entry(String unit) {
        return entries.stream().filter(entry -> entry.unit().equals(unit)).findFirst();
    }

    /// Chances against an enemy unit, without the cases that are ruled out by now.
    public Odds still(Odds odds, String unit) {
        List<String> possible = possible(unit);
        return new Odds(odds.cases().stream().filter(one -> one.given().isEmpty() || possible.contains(one.given())).toList());
    }

    /// The classes that a unit may be of as far as this viewer can know: of an own unit its class, once it has one.
    public List<String> possible(String unit) {
        return entry(unit).map(Entry::possible).orElseGet(() -> units.stream().filter(one -> one.id().equals(unit))
                .flatMap(one -> one.unitClass().stream()).toList());
    }
}
