package trayfield.bench;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.rules.Rulebook;

/// The Modern rules on a board of 24 x 16 with twelve trays a side, over positions of random games.
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ModernRulesBench {
    private static final int MOMENTS = 2000;
    private static final int LINES = 4096;

    private Rulebook book;
    private List<BenchField.Moment> moments;
    private List<BenchField.Moment> orderMoments;
    private Square[] ends;
    private int next;
    private long seed;

    @Setup
    public void setUp() {
        book = BenchField.modern();
        moments = BenchField.moments(book, MOMENTS, 3);
        orderMoments = moments.stream().filter(moment -> moment.input() instanceof Order).toList();
        Random random = new Random(5);
        ends = random.ints(2 * LINES, 0, 24 * 16).mapToObj(index -> new Square(index % 24, index / 24))
                .toArray(Square[]::new);
    }

    private BenchField.Moment moment() {
        next = (next + 1) % orderMoments.size();
        return orderMoments.get(next);
    }

    /// One tray's reach.
    @Benchmark
    public Object reach() {
        Position position = moment().position();
        int tray = next % 24;
        while (position.muster().side(tray) != position.side() || !position.onBoard(tray)) {
            tray = (tray + 1) % 24;
        }
        return book.reach(position, position.muster().id(tray));
    }

    /// Lawful orders listed in a second.
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public void list(Listed listed, Blackhole hole) {
        List<Order> orders = book.orders(moment().position());
        listed.orders += orders.size();
        hole.consume(orders);
    }

    /// Counts the orders that `list` names.
    @State(Scope.Thread)
    @org.openjdk.jmh.annotations.AuxCounters(org.openjdk.jmh.annotations.AuxCounters.Type.OPERATIONS)
    public static class Listed {
        public long orders;
    }

    /// One order judged and carried out.
    @Benchmark
    public Object judgeAndApply() {
        BenchField.Moment moment = moment();
        return book.apply(moment.position(), moment.input());
    }

    /// One sight line between two squares anywhere on the board.
    @Benchmark
    @OperationsPerInvocation(LINES)
    public void sight(Blackhole hole) {
        Position position = moment().position();
        for (int i = 0; i < LINES; i++) {
            hole.consume(book.sight(position, ends[2 * i], ends[2 * i + 1]));
        }
    }

    /// One random game of twelve against twelve, to its end.
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Object randomGame() {
        Random random = new Random(seed++);
        Position position = book.start();
        while (position.phase() != Phase.OVER) {
            position = ((Verdict.Step) book.apply(position, BenchField.input(book, position, random))).after();
        }
        return position;
    }
}
