package trayfield.bench;

import java.util.ArrayList;
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
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.play.body.Gesture;
import trayfield.play.body.Planner;
import trayfield.rules.Rulebook;

/// Moves of many men planned as one: a unit of eight, and a whole army of eighty.
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class BodyMoveBench {
    private Rulebook book;
    private Position position;
    private List<String> unit;
    private List<String> army;

    @Setup
    public void setUp() {
        book = AncientField.book();
        position = AncientField.firstMove(book);
        unit = new ArrayList<>();
        army = new ArrayList<>();
        for (int man = 0; man < position.muster().size(); man++) {
            String id = position.muster().id(man);
            if (position.muster().side(man) == position.side()) {
                army.add(id);
            }
            if (id.startsWith("s1.")) {
                unit.add(id);
            }
        }
    }

    @Benchmark
    public Object unitForward() {
        return Planner.plan(book, position, unit, new Gesture.Shift(0, 4));
    }

    @Benchmark
    public Object unitWheels() {
        return Planner.plan(book, position, unit, new Gesture.Wheel(Gesture.Hand.LEFT));
    }

    @Benchmark
    public Object armyForward() {
        return Planner.plan(book, position, army, new Gesture.Shift(0, 4));
    }

    /// Half of the army is too slow: its reasons are found too.
    @Benchmark
    public Object armyForwardTooFar() {
        return Planner.plan(book, position, army, new Gesture.Shift(0, 6));
    }

    @Benchmark
    public Object armyMarches() {
        return Planner.plan(book, position, army, new Gesture.March(new Square(17, 18)));
    }
}
