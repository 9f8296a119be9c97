package trayfield.solo.trial;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import trayfield.rules.Rulebook;

/// Plays the games of a contest on several threads.
///
/// @param part which of them are this machine's to play
public record Trial(Contest contest, int games, Part part, int threads) {

    public Trial {
        if (games < 1 || threads < 1) {
            throw new IllegalArgumentException("at least one game and one thread");
        }
    }

    /// One of several equal parts of a trial.
    ///
    /// @param number from 1
    public record Part(int number, int of) {
        public static final Part WHOLE = new Part(1, 1);

        public Part {
            if (number < 1 || number > of) {
                throw new IllegalArgumentException("part " + number + " of " + of);
            }
        }

        private boolean has(int game) {
            return game % of == number - 1;
        }

        /// Reads `3/16`.
        public static Optional<Part> parse(String text) {
            if (!text.matches("[1-9][0-9]{0,5}/[1-9][0-9]{0,5}")) {
                return Optional.empty();
            }
            int slash = text.indexOf('/');
            int number = Integer.parseInt(text.substring(0, slash));
            int of = Integer.parseInt(text.substring(slash + 1));
            return number > of ? Optional.empty() : Optional.of(new Part(number, of));
        }
    }

    /// How far a trial is.
    ///
    /// @param played games played just now, those of earlier runs not counted
    public record Progress(int done, int total, int played, Duration gone) {
        /// Time left at the pace so far; none before a game is finished.
        public Optional<Duration> left() {
            return played == 0 ? Optional.empty() : Optional.of(gone.multipliedBy(total - done).dividedBy(played));
        }
    }

    /// True for a game of this part.
    public boolean has(int game) {
        return game < games && part.has(game);
    }

    /// Numbers of the games of this part.
    public List<Integer> numbers() {
        return IntStream.range(0, games).filter(this::has).boxed().toList();
    }

    /// Plays the games that are not done yet, and returns when all are finished or the trial was called off. A fault in a
    /// game ends the trial and is thrown here; no thread is left behind.
    ///
    /// @param done      numbers of games already played
    /// @param finished  hears of each row, one at a time, on the threads of the trial
    /// @param calledOff asked often, on all threads
    public void run(Set<Integer> done, Consumer<Row> finished, BooleanSupplier calledOff) {
        List<Integer> due = numbers().stream().filter(game -> !done.contains(game)).toList();
        Crew crew = new Crew(due, finished, calledOff);
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, due.size()); i++) {
            workers.add(Thread.ofPlatform().daemon().name("trial-" + i).start(crew::work));
        }
        crew.await(workers);
    }

    /// The threads at work.
    private final class Crew {
        private final Rulebook book = contest.book();
        private final List<Integer> due;
        private final Consumer<Row> finished;
        private final BooleanSupplier calledOff;
        private final AtomicInteger next = new AtomicInteger();
        private final Object oneAtATime = new Object();
        private volatile Throwable fault;

        Crew(List<Integer> due, Consumer<Row> finished, BooleanSupplier calledOff) {
            this.due = due;
            this.finished = finished;
            this.calledOff = calledOff;
        }

        private boolean off() {
            return fault != null || calledOff.getAsBoolean();
        }

        void work() {
            try {
                for (int i = next.getAndIncrement(); i < due.size() && !off(); i = next.getAndIncrement()) {
                    Optional<Row> row = Match.play(contest, book, due.get(i), this::off);
                    if (row.isPresent()) {
                        synchronized (oneAtATime) {
                            finished.accept(row.get());
                        }
                    }
                }
            } catch (RuntimeException | Error thrown) {
                fault = thrown;
            }
        }

        void await(List<Thread> workers) {
            boolean interrupted = false;
            for (Thread worker : workers) {
                while (worker.isAlive()) {
                    try {
                        worker.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                        fault = fault == null ? new IllegalStateException("the trial was interrupted", e) : fault;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            if (fault != null) {
                throw new IllegalStateException("a game of the trial failed", fault);
            }
        }
    }
}
