package trayfield.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.rules.Rulebook;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.trial.Contest;
import trayfield.solo.trial.Match;
import trayfield.tables.RuleTables;

/// Games a second, each commander against a regular, on one core.
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 3, time = 5)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class CommandersBench {
    @Param({"crossroads", "bald-hill"})
    private String scenario;

    @Param({"RECRUIT", "REGULAR", "VETERAN"})
    private Rank rank;

    private Contest contest;
    private Rulebook book;
    private int game;

    @Setup
    public void setUp() {
        Path folder = Path.of("rules-data");
        if (!(RuleTables.readFolder(folder) instanceof Loaded.Good<RuleTables>(RuleTables tables))) {
            throw new IllegalStateException("no rule tables in " + folder);
        }
        Scenario found = ScenarioLibrary.of(folder, tables).byId(scenario).orElseThrow();
        contest = new Contest(tables.of(found.rules()).orElseThrow(), found,
                List.of(Player.of(rank), Player.of(Rank.REGULAR)), 1, 200);
        book = contest.book();
    }

    @Benchmark
    public Object game() {
        return Match.play(contest, book, game++, () -> false);
    }
}
