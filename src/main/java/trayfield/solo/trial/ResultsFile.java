package trayfield.solo.trial;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.notation.Phrases;

/// A CSV file of rows, one a game, in the order in which games were finished. A last line that has no end, left by a crash,
/// is no row.
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

    /// The sides and rows of a file.
    public record Results(List<String> sides, List<Row> rows) {
        public Results {
            sides = List.copyOf(sides);
            rows = List.copyOf(rows);
        }
    }

    /// Reads a file of results.
    public static Loaded<Results> read(Path file) {
        try {
            return parse(file, Files.readString(file));
        } catch (IOException e) {
            return bad(file, OptionalInt.empty(), WORDS.say("results.unreadable", String.valueOf(e.getMessage())));
        }
    }

    private static Loaded<Results> parse(Path file, String content) {
        List<String> lines = content.substring(0, content.lastIndexOf('\n') + 1).lines().toList();
        Optional<RowText> text = lines.isEmpty() ? Optional.empty() : RowText.of(lines.getFirst());
        if (text.isEmpty()) {
            return bad(file, OptionalInt.of(1), WORDS.say("results.noHeader"));
        }
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            try {
                rows.add(text.get().parse(lines.get(i)));
            } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
                return bad(file, OptionalInt.of(i + 1), WORDS.say("results.noRow", String.valueOf(e.getMessage())));
            }
        }
        return new Loaded.Good<>(new Results(text.get().sides(), rows));
    }

    private static <T> Loaded<T> bad(Path file, OptionalInt line, String text) {
        return new Loaded.Bad<>(List.of(new Problem(file.toString(), line, OptionalInt.empty(), "", text)));
    }

    /// Makes the file, or opens it to go on with: its rows must be of the same contest.
    public static Loaded<Open> open(Path file, Contest contest) {
        RowText text = new RowText(contest.scenario().sides().stream().map(side -> side.id()).toList());
        try {
            String content = Files.exists(file) ? Files.readString(file) : "";
            boolean begun = content.indexOf('\n') >= 0;
            // A run that broke off in its first line left no more than the beginning of that.
            if (!begun && !text.header().startsWith(content)) {
                return bad(file, OptionalInt.of(1), WORDS.say("results.noHeader"));
            }
            if (!begun) {
                Files.writeString(file, text.header() + "\n");
            }
            return begun ? resume(file, text, contest)
                    : new Loaded.Good<>(new Open(new ResultsFile(file, text), List.of()));
        } catch (IOException e) {
            return bad(file, OptionalInt.empty(), WORDS.say("results.unwritable", String.valueOf(e.getMessage())));
        }
    }

    private static Loaded<Open> resume(Path file, RowText text, Contest contest) throws IOException {
        return switch (read(file)) {
            case Loaded.Bad<Results>(List<Problem> problems) -> new Loaded.Bad<>(problems);
            case Loaded.Good<Results>(Results results) -> {
                String fingerprint = contest.fingerprint();
                if (results.rows().stream().anyMatch(row -> !row.trial().equals(fingerprint))) {
                    yield bad(file, OptionalInt.empty(), WORDS.say("results.otherTrial"));
                }
                dropBrokenLine(file);
                yield new Loaded.Good<>(new Open(new ResultsFile(file, text), results.rows()));
            }
        };
    }

    private static void dropBrokenLine(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        if (end < content.length) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(end);
            }
        }
    }

    /// Adds a row; it is on the disk when this returns.
    public void append(Row row) throws IOException {
        Files.writeString(file, text.print(row) + "\n", StandardCharsets.UTF_8, StandardOpenOption.APPEND,
                StandardOpenOption.SYNC);
    }

    /// Adds up files: each game once. Files of different trials, or that tell one game in two ways, are refused.
    public static Loaded<Results> join(List<Path> files) {
        List<Row> rows = new ArrayList<>();
        List<String> sides = List.of();
        for (Path file : files) {
            switch (read(file)) {
                case Loaded.Bad<Results> bad -> {
                    return bad;
                }
                case Loaded.Good<Results>(Results results) -> {
                    for (Row row : results.rows()) {
                        Optional<Problem> problem = add(file, rows, row);
                        if (problem.isPresent()) {
                            return new Loaded.Bad<>(List.of(problem.get()));
                        }
                    }
                    sides = results.sides();
                }
            }
        }
        rows.sort(Comparator.comparingInt(Row::game));
        return new Loaded.Good<>(new Results(sides, rows));
    }

    private static Optional<Problem> add(Path file, List<Row> rows, Row row) {
        if (!rows.isEmpty() && !rows.getFirst().trial().equals(row.trial())) {
            return Optional.of(new Problem(file.toString(), OptionalInt.empty(), OptionalInt.empty(), "",
                    WORDS.say("results.twoTrials")));
        }
        Optional<Row> known = rows.stream().filter(one -> one.game() == row.game()).findFirst();
        if (known.isEmpty()) {
            rows.add(row);
        }
        return known.filter(one -> !one.sameGame(row)).map(_ -> new Problem(file.toString(), OptionalInt.empty(),
                OptionalInt.empty(), "", WORDS.say("results.contradiction", row.game())));
    }

    /// Writes rows as a new file.
    public static void write(Path file, Results results) throws IOException {
        RowText text = new RowText(results.sides());
        List<String> lines = new ArrayList<>(List.of(text.header()));
        results.rows().forEach(row -> lines.add(text.print(row)));
        Files.writeString(file, String.join("\n", lines) + "\n");
    }
}
