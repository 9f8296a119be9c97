package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Result;
import trayfield.model.Result.Reason;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Side;

/// Every end that a shipped scenario promises can be played to.
@Execution(ExecutionMode.CONCURRENT)
class EndsTest {
    private static final int TRIES = 120;

    static Stream<Scenario> scenarios() {
        return Shipped.scenarios().stream();
    }

    /// A side that marches to its aim can get there in time, past an enemy that only stands.
    @TestFactory
    Stream<DynamicTest> aimsCanBeReachedInTime() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Scenario scenario : Shipped.scenarios()) {
            for (Side side : scenario.sides()) {
                aims(scenario, side.id()).forEach(reason -> tests.add(DynamicTest.dynamicTest(
                        scenario.id() + ": " + side.id() + " wins by " + reason.word,
                        () -> assertThat(LongStream.range(1, TRIES).mapToObj(seed -> march(scenario, side.id(), seed))
                                .anyMatch(new Result(Optional.of(side.id()), reason)::equals)).isTrue())));
            }
        }
        assertThat(tests).as("aims to march to").hasSizeGreaterThan(6);
        return tests.stream();
    }

    private static List<Reason> aims(Scenario scenario, String side) {
        List<Reason> reasons = new ArrayList<>();
        for (Victory victory : scenario.victory()) {
            if (victory.side().equals(side) && !(victory instanceof Victory.Losses)) {
                reasons.add(victory instanceof Victory.Exit ? Reason.EXIT : Reason.CAPTURE);
            }
        }
        if (scenario.headquarters().keySet().stream().anyMatch(owner -> !owner.equals(side))) {
            reasons.add(Reason.HEADQUARTERS);
        }
        return reasons;
    }

    private static Result march(Scenario scenario, String side, long seed) {
        Bench bench = Shipped.bench(scenario);
        Random random = Bench.lots(seed);
        Commander marching = bench.commander(Greedy.Temper.PEACEFUL, random);
        Commander standing = Commander.standing(bench.book());
        boolean first = scenario.sideIndex(side) == 0;
        return Playout.play(bench, first ? marching : standing, first ? standing : marching, random).end().result()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whereNobodyMovesTheTurnLimitDecides(Scenario scenario) {
        Bench bench = Shipped.bench(scenario);
        Commander standing = Commander.standing(bench.book());
        Optional<String> winner = scenario.atLimit() instanceof Scenario.AtLimit.Wins(String side) ? Optional.of(side)
                : Optional.empty();
        assertThat(Playout.play(bench, standing, standing, Bench.lots(1)).end().result())
                .contains(new Result(winner, Reason.TURN_LIMIT));
    }

    /// Battles between plain commanders are lost by losses, now by one side, now by the other.
    @ParameterizedTest
    @MethodSource("scenarios")
    void eitherSideCanLoseTooMany(Scenario scenario) {
        Bench bench = Shipped.bench(scenario);
        List<Result> wanted = scenario.sides().stream().map(side -> new Result(Optional.of(side.id()), Reason.LOSSES)).toList();
        List<Result> results = new ArrayList<>();
        for (long seed = 1; seed <= TRIES && !results.containsAll(wanted); seed++) {
            results.add(Playout.play(bench, Greedy.Temper.PLAIN, seed).end().result().orElseThrow());
        }
        assertThat(results).containsAll(wanted);
    }
}
