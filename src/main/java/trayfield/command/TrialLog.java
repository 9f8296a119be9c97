package trayfield.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Problem;
import trayfield.solo.trial.ResultsFile;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Trial;

/// Writes the rows of a trial down as they come, and tells now and then how far it is.
final class TrialLog {
    private static final Duration EVERY = Duration.ofSeconds(10);

    private final Console console;
    private final int total;
    private final int before;
    private final List<Row> rows;
    private final Optional<ResultsFile> file;
    private final long start = System.nanoTime();
    private long told = start;
    private volatile Problem problem;

    /// @param rows gets every row that is finished
    TrialLog(Console console, Trial trial, Set<Integer> done, List<Row> rows, Optional<ResultsFile> file) {
        this.console = console;
        this.total = trial.numbers().size();
        this.before = done.size();
        this.rows = rows;
        this.file = file;
    }

    void finished(Row row) {
        rows.add(row);
        file.flatMap(results -> results.append(row)).ifPresent(fault -> problem = fault);
        long now = System.nanoTime();
        if (now - told > EVERY.toNanos()) {
            told = now;
            tell(new Trial.Progress(rows.size(), total, rows.size() - before, Duration.ofNanos(now - start)));
        }
    }

    private void tell(Trial.Progress progress) {
        long seconds = progress.left().orElse(Duration.ZERO).toSeconds();
        console.err().println(Console.WORDS.say("trial.progress", progress.done(), progress.total(), seconds / 60,
                seconds % 60));
        console.err().flush();
    }

    boolean failed() {
        return problem != null;
    }

    /// Why a row could not be written.
    Optional<Problem> problem() {
        return Optional.ofNullable(problem);
    }
}
