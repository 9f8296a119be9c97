package trayfield.solo.trial;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import trayfield.files.AtomicFile;
import trayfield.files.LineFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Side;
import trayfield.notation.Phrases;

/// A CSV file of rows, one a game, in the order in which games were finished. A last line that has no end, left by a crash,
/// is no row. Two programs may have written one game to it, which counts once.
public final class ResultsFile {
    static final Phrases WORDS = Phrases.of("trayfield.solo.trial.words");

    private final Path file;
    private final RowText text;

    private ResultsFile(Path file, RowText text) {
        this.file = file;
        this.text = text;
    }

    /// A file to go on with, and the rows that it has already.
    public record Open(ResultsFile file, List<Row> rows) {
        public Open {
            rows = List.copyOf(rows);
        }
    }

    /// The sides and rows of a file: each game once, by its number.
    public record Results(List<String> sides, List<Row> rows) {
        public Results {
            sides = List.copyOf(sides);
            rows = List.copyOf(rows);
        }
    }

    /// Rows of one trial gathered from lines and files, each game once.
    private static final class Sheaf {
        private final SequencedMap<Integer, Row> rows = new TreeMap<>();

        /// What is wrong with a row beside those gathered before, if anything.
        Optional<String> add(Row row) {
            if (!rows.isEmpty() && !rows.firstEntry().getValue().trial().equals(row.trial())) {
                return Optional.of(WORDS.say("results.twoTrials"));
            }
            Row known = rows.putIfAbsent(row.game(), row);
            return known == null || known.sameGame(row) ? Optional.empty()
                    : Optional.of(WORDS.say("results.contradiction", row.game()));
        }

        Results of(List<String> sides) {
            return new Results(sides, List.copyOf(rows.values()));
        }
    }

    /// Reads a file of results. One that tells a game in two ways, or has rows of two trials, is refused.
    public static Loaded<Results> read(Path file) {
        return switch (LineFile.read(file)) {
            case Loaded.Bad<List<String>>(List<Problem> problems) -> new Loaded.Bad<>(problems);
            case Loaded.Good<List<String>>(List<String> lines) -> parse(file, lines);
        };
    }

    private static Loaded<Results> parse(Path file, List<String> lines) {
        Optional<RowText> text = lines.isEmpty() ? Optional.empty() : RowText.of(lines.getFirst());
        if (text.isEmpty()) {
            return bad(file, OptionalInt.of(1), WORDS.say("results.noHeader"));
        }
        Sheaf sheaf = new Sheaf();
        for (int i = 1; i < lines.size(); i++) {
            Optional<String> fault = add(sheaf, text.get(), lines.get(i));
            if (fault.isPresent()) {
                return bad(file, OptionalInt.of(i + 1), fault.get());
            }
        }
        return new Loaded.Good<>(sheaf.of(text.get().sides()));
    }

    private static Optional<String> add(Sheaf sheaf, RowText text, String line) {
        try {
            return sheaf.add(text.parse(line));
        } catch (RowFault fault) {
            return Optional.of(WORDS.say("results.noRow", fault.getMessage()));
        }
    }

    private static <T> Loaded<T> bad(Path file, OptionalInt line, String text) {
        return new Loaded.Bad<>(List.of(new Problem(file.toString(), line, OptionalInt.empty(), "", text)));
    }

    /// Makes the file, or opens it to go on with: its rows must be of the same contest. A file that holds anything else is
    /// left as it is.
    public static Loaded<Open> open(Path file, Contest contest) {
        RowText text = new RowText(contest.scenario().sides().stream().map(Side::id).toList());
        // A run that broke off in its first line left no more than the beginning of that.
        return Files.notExists(file) || LineFile.hardlyBegun(file, text.header()) ? begin(file, text)
                : resume(file, text, contest);
    }

    private static Loaded<Open> begin(Path file, RowText text) {
        Optional<Problem> problem = AtomicFile.write(file, text.header() + "\n", AtomicFile.Backup.NONE);
        return problem.isPresent() ? new Loaded.Bad<>(List.of(problem.get()))
                : new Loaded.Good<>(new Open(new ResultsFile(file, text), List.of()));
    }

    private static Loaded<Open> resume(Path file, RowText text, Contest contest) {
        return switch (read(file)) {
            case Loaded.Bad<Results>(List<Problem> problems) -> new Loaded.Bad<>(problems);
            case Loaded.Good<Results>(Results results) -> {
                String fingerprint = contest.fingerprint();
                if (results.rows().stream().anyMatch(row -> !row.trial().equals(fingerprint))
                        || !results.sides().equals(text.sides())) {
                    yield bad(file, OptionalInt.empty(), WORDS.say("results.otherTrial"));
                }
                Optional<Problem> problem = LineFile.dropBrokenLine(file);
                yield problem.isPresent() ? new Loaded.Bad<>(List.of(problem.get()))
                        : new Loaded.Good<>(new Open(new ResultsFile(file, text), results.rows()));
            }
        };
    }

    /// Adds a row. Empty when it stands on the disk; else the problem.
    public Optional<Problem> append(Row row) {
        return LineFile.append(file, text.print(row));
    }

    /// Adds up files: each game once. Files of different trials, or that tell one game in two ways, are refused.
    public static Loaded<Results> join(List<Path> files) {
        Sheaf sheaf = new Sheaf();
        List<String> sides = List.of();
        for (Path file : files) {
            switch (read(file)) {
                case Loaded.Bad<Results> bad -> {
                    return bad;
                }
                case Loaded.Good<Results>(Results results) -> {
                    Optional<String> fault = results.rows().stream().flatMap(row -> sheaf.add(row).stream()).findFirst();
                    if (fault.isPresent()) {
                        return bad(file, OptionalInt.empty(), fault.get());
                    }
                    sides = results.sides();
                }
            }
        }
        return new Loaded.Good<>(sheaf.of(sides));
    }

    /// Writes rows as a new file. Empty when it stands on the disk; else the problem.
    public static Optional<Problem> write(Path file, Results results) {
        RowText text = new RowText(results.sides());
        List<String> lines = new ArrayList<>(List.of(text.header()));
        results.rows().forEach(row -> lines.add(text.print(row)));
        return AtomicFile.write(file, String.join("\n", lines) + "\n", AtomicFile.Backup.NONE);
    }
}
