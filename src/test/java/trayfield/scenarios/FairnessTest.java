package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Position;
import trayfield.model.Result;
import trayfield.model.Scenario;
import trayfield.model.Side;

/// Neither side of a shipped scenario is lost from the start, as far as a plain commander on both sides can tell.
class FairnessTest {
    private static final int GAMES = 200;
    private static final int FEW = 3;
    /// Shares of the games, draws counted half, that the weaker side must win: by the scenario's own order of play, and
    /// over both.
    private static final double LEAST = 0.35;

    static Stream<Scenario> scenarios() {
        return Shipped.scenarios().stream();
    }

    /// Results of many games of one scenario.
    private static final class Tally {
        final Scenario scenario;
        final SequencedMap<String, Integer> results = new TreeMap<>();
        double firstSideWins;
        int games;
        int turns;

        Tally(Scenario scenario) {
            this.scenario = scenario;
        }

        void play(Scenario as, long firstSeed, int count) {
            Bench bench = Shipped.bench(as);
            for (long seed = firstSeed; seed < firstSeed + count; seed++) {
                add(Playout.play(bench, Greedy.Temper.PLAIN, seed).end());
            }
        }

        private void add(Position end) {
            Result result = end.result().orElseThrow();
            results.merge(result.winner().orElse("draw") + " by " + result.reason().word, 1, Integer::sum);
            firstSideWins += result.winner().isEmpty() ? 0.5 : 1 - scenario.sideIndex(result.winner().get());
            turns += end.turn();
            games++;
        }

        double weakerShare() {
            return Math.min(firstSideWins, games - firstSideWins) / games;
        }

        double meanTurns() {
            return (double) turns / games;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s: %d games, %.1f turns, %s wins %.0f %%, %s", scenario.id(), games,
                    meanTurns(), scenario.sides().getFirst().id(), 100 * firstSideWins / games, results);
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void gamesEndBeforeTheTurnLimitOrAtIt(Scenario scenario) {
        Tally tally = new Tally(scenario);
        tally.play(scenario, 1, FEW);
        assertThat(tally.meanTurns()).as("%s", tally).isBetween(2.0, (double) scenario.turnLimit().orElseThrow());
    }

    @Tag("campaign")
    @ParameterizedTest
    @MethodSource("scenarios")
    void theWeakerSideHasItsChance(Scenario scenario) {
        Tally own = new Tally(scenario);
        own.play(scenario, 1000, GAMES);
        Tally both = new Tally(scenario);
        for (Side first : scenario.sides()) {
            both.play(Bench.goingFirst(scenario, first.id()), 1000, GAMES);
        }
        System.out.println(own);
        System.out.println("  whoever goes first: " + both);
        assertThat(own.weakerShare()).as("%s", own).isGreaterThanOrEqualTo(LEAST);
        assertThat(both.weakerShare()).as("%s", both).isGreaterThanOrEqualTo(LEAST);
    }
}
