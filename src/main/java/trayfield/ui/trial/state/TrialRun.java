package trayfield.ui.trial.state;

import java.lang.System.Logger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.solo.trial.ResultsFile;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Trial.Progress;
import trayfield.ui.trial.state.Standing.Stage;

/// A trial under way in threads of its own: one that tells how far it is a few times a second, and those that play. All
/// of them end by themselves when the games are played or called off.
final class TrialRun {
    private static final Logger LOG = System.getLogger(TrialRun.class.getName());
    private static final Duration EVERY = Duration.ofMillis(250);
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    /// Counting thousands of games may take longer than that; it gets no more than this part of the time.
    private static final int REST = 4;

    private final TrialOrder order;
    private final List<Row> rows;
    private final CountDownLatch over = new CountDownLatch(1);
    private int before;
    private int counted = -1;
    private Optional<ResultsFile> file = Optional.empty();
    private long start;
    private volatile boolean off;
    private volatile String trouble;

    /// A word from the trial.
    ///
    /// @param findings where games were finished since the last word
    /// @param refused  why the trial did not begin: something with its file
    record Told(Standing standing, Optional<Findings> findings, Optional<String> refused) {
    }

    /// @param kept rows of the same trial that were played before; its file counts instead, where it has one
    TrialRun(TrialOrder order, List<Row> kept) {
        this.order = order;
        this.rows = new ArrayList<>(kept);
    }

    /// @param listener hears on a thread of the trial
    void start(Consumer<Told> listener) {
        // The threads of the trial inherit the priority: the screen comes first.
        Thread.ofPlatform().daemon().name("trial-clerk").priority(Thread.MIN_PRIORITY).start(() -> keep(listener));
    }

    void callOff() {
        off = true;
    }

    /// Calls the trial off and waits for a moment until no game is played any more, so that no robot outlives the program.
    void end() {
        callOff();
        ended(PATIENCE);
    }

    TrialOrder order() {
        return order;
    }

    /// The games finished so far.
    List<Row> rows() {
        synchronized (rows) {
            return List.copyOf(rows);
        }
    }

    private void keep(Consumer<Told> listener) {
        Optional<String> refused = order.file().flatMap(this::open);
        if (refused.isPresent()) {
            over.countDown();
            listener.accept(new Told(Standing.CHOOSING, Optional.empty(), refused));
            return;
        }
        before = rows().size();
        start = System.nanoTime();
        Thread.ofPlatform().daemon().name("trial-games").start(this::play);
        Duration pause = EVERY;
        boolean ended = false;
        while (!ended) {
            ended = ended(pause);
            long began = System.nanoTime();
            listener.accept(told(ended));
            Duration rest = Duration.ofNanos(System.nanoTime() - began).multipliedBy(REST);
            pause = rest.compareTo(EVERY) > 0 ? rest : EVERY;
        }
    }

    private boolean ended(Duration pause) {
        try {
            return over.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            off = true;
            return over.getCount() == 0;
        }
    }

    /// Why the file cannot be used, if so.
    private Optional<String> open(Path path) {
        return switch (ResultsFile.open(path, order.trial().contest())) {
            case Loaded.Bad<ResultsFile.Open>(List<Problem> problems) -> Optional.of(Talk.say("file.refused", Talk.placed(problems.getFirst())));
            case Loaded.Good<ResultsFile.Open>(ResultsFile.Open open) -> {
                file = Optional.of(open.file());
                synchronized (rows) {
                    rows.clear();
                    open.rows().stream().filter(row -> order.trial().has(row.game())).forEach(rows::add);
                }
                yield Optional.empty();
            }
        };
    }

    private void play() {
        try {
            Set<Integer> done = rows().stream().map(Row::game).collect(Collectors.toSet());
            order.trial().run(done, this::finished, () -> off);
        } catch (RuntimeException | Error fault) {
            LOG.log(Logger.Level.ERROR, "a trial failed", fault);
            Throwable cause = fault.getCause() == null ? fault : fault.getCause();
            trouble = Talk.say("trouble.game", String.valueOf(cause.getMessage()));
        } finally {
            over.countDown();
        }
    }

    private void finished(Row row) {
        synchronized (rows) {
            rows.add(row);
        }
        file.flatMap(results -> results.append(row)).ifPresent(problem -> {
            trouble = Talk.say("trouble.file", order.file().orElseThrow(), problem.text());
            off = true;
        });
    }

    private Told told(boolean ended) {
        List<Row> now = rows();
        int total = order.trial().numbers().size();
        Stage stage = !ended ? off ? Stage.STOPPING : Stage.RUNNING
                : trouble != null ? Stage.FAILED : now.size() == total ? Stage.DONE : Stage.CANCELLED;
        Progress progress = new Progress(now.size(), total, now.size() - before, Duration.ofNanos(System.nanoTime() - start));
        Optional<Findings> findings = now.size() == counted ? Optional.empty()
                : Optional.of(Findings.of(order.candidate().scenario(), now));
        counted = now.size();
        return new Told(new Standing(stage, progress, Optional.ofNullable(trouble)), findings, Optional.empty());
    }
}
