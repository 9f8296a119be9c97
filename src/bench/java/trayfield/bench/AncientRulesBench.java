package trayfield.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trayfield.model.Mark;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.rules.Rulebook;

/// The Ancient rules on a board of 36 x 36 with eighty men a side.
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class AncientRulesBench {
    private static final int MOMENTS = 1500;
    private static final int STRIDE = 7;

    private Rulebook book;
    private Position deployed;
    private List<BenchField.Moment> orders;
    private List<BenchField.Moment> moves;
    private int next;

    @Setup
    public void setUp() {
        book = AncientField.book();
        deployed = AncientField.firstMove(book);
        List<BenchField.Moment> moments = AncientField.moments(book, MOMENTS, STRIDE, 3);
        orders = moments.stream().filter(moment -> moment.input() instanceof Order).toList();
        moves = moments.stream().filter(moment -> moment.position().phase() == Phase.MOVE).toList();
    }

    private BenchField.Moment next(List<BenchField.Moment> moments) {
        next = (next + 1) % moments.size();
        return moments.get(next);
    }

    /// One man's reach.
    @Benchmark
    public Object reach() {
        Position position = next(moves).position();
        int man = next % position.muster().size();
        for (int tries = 0; tries < position.muster().size() && !mayMove(position, man); tries++) {
            man = (man + 1) % position.muster().size();
        }
        return book.reach(position, position.muster().id(man));
    }

    private static boolean mayMove(Position position, int man) {
        return position.muster().side(man) == position.side() && position.onBoard(man) && !position.has(man, Mark.MOVED);
    }

    /// All lawful orders of eighty men none of whom has moved.
    @Benchmark
    public Object list() {
        return book.orders(deployed);
    }

    /// All lawful orders in positions of random games.
    @Benchmark
    public Object listAnywhere() {
        return book.orders(next(moves).position());
    }

    /// One order judged and carried out.
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Object judgeAndApply() {
        BenchField.Moment moment = next(orders);
        return book.apply(moment.position(), moment.input());
    }
}
