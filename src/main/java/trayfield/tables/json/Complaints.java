package trayfield.tables.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import trayfield.model.Loaded;
import trayfield.model.Problem;

/// Collects what is wrong with one file. After some hundreds it only counts, so that a hostile file costs neither memory
/// nor time.
public final class Complaints {
    private static final int MOST = 300;
    private static final Words WORDS = Words.of(Complaints.class);

    private final String file;
    private final List<Problem> problems = new ArrayList<>();
    private int unlisted;

    /// @param file the name of the file, as its problems shall show it
    public Complaints(String file) {
        this.file = file;
    }

    /// Something is wrong with the file as a whole: the sentence under a key of some words.
    public void add(Words words, String key, Object... args) {
        if (room()) {
            problems.add(new Problem(file, OptionalInt.empty(), OptionalInt.empty(), "", words.say(key, args)));
        }
    }

    /// Something is wrong at a place.
    void add(Place place, Trail trail, Words words, String key, Object... args) {
        if (room()) {
            problems.add(new Problem(file, OptionalInt.of(place.line()), OptionalInt.of(place.column()), trail.toString(), words.say(key, args)));
        }
    }

    private boolean room() {
        boolean room = problems.size() < MOST;
        unlisted += room ? 0 : 1;
        return room;
    }

    public boolean none() {
        return problems.isEmpty();
    }

    /// All problems from the top of the file to its end.
    public List<Problem> inFileOrder() {
        List<Problem> sorted = new ArrayList<>(problems);
        sorted.sort(Comparator.comparingInt((Problem problem) -> problem.line().orElse(0))
                .thenComparingInt(problem -> problem.column().orElse(0)));
        if (unlisted > 0) {
            sorted.add(new Problem(file, OptionalInt.empty(), OptionalInt.empty(), "",
                    WORDS.say("json.more", unlisted)));
        }
        return List.copyOf(sorted);
    }

    /// The value, made only when nothing is wrong; else all problems.
    public <T> Loaded<T> unlessAny(Supplier<T> value) {
        return none() ? new Loaded.Good<>(value.get()) : new Loaded.Bad<>(inFileOrder());
    }
}
