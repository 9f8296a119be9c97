package trayfield.solo;

import java.util.function.Consumer;
import trayfield.play.Seat;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// A decision that is thought over beside a screen, on a thread of its own that ends with it.
public final class Thinking implements AutoCloseable {
    private final Budget budget;
    private final Thread thread;

    private Thinking(Budget budget, Runnable work) {
        this.budget = budget;
        this.thread = Thread.ofPlatform().daemon().name("commander").start(work);
    }

    /// What came of it.
    public sealed interface Outcome {
        record Decided(Intent intent) implements Outcome {
        }

        /// It was called off; nothing is due to anybody.
        record CalledOff() implements Outcome {
        }

        /// A fault of the program.
        record Failed(Throwable fault) implements Outcome {
        }
    }

    /// Begins to think. The commander must not be asked for anything else until the outcome is there.
    ///
    /// @param nodes that it may spend, such as [Rank#nodes]
    /// @param done  hears the outcome, once, on the thinking thread
    public static Thinking begin(Commander commander, Seat seat, long nodes, Consumer<Outcome> done) {
        Budget budget = Budget.of(nodes);
        return new Thinking(budget, () -> done.accept(outcome(commander, seat, budget)));
    }

    private static Outcome outcome(Commander commander, Seat seat, Budget budget) {
        try {
            return commander.choose(seat, budget).<Outcome>map(Outcome.Decided::new).orElseGet(Outcome.CalledOff::new);
        } catch (RuntimeException | Error fault) {
            return new Outcome.Failed(fault);
        }
    }

    /// Nodes spent so far, roughly: for a sign that something goes on.
    public long spent() {
        return budget.spent();
    }

    /// Calls the decision off; the outcome comes within 50 milliseconds.
    public void callOff() {
        budget.callOff();
    }

    /// Calls off and waits until the thread has ended.
    @Override
    public void close() {
        callOff();
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
