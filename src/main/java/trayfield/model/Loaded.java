package trayfield.model;

import java.util.List;

/// What came of reading a file: its value, or all of its problems.
public sealed interface Loaded<T> {

    record Good<T>(T value) implements Loaded<T> {
    }

    record Bad<T>(List<Problem> problems) implements Loaded<T> {
        public Bad {
            problems = List.copyOf(problems);
        }
    }
}
