package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.trial.Contest;
import trayfield.solo.trial.ResultsFile.Results;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Summary;
import trayfield.solo.trial.Trial;
import trayfield.solo.trial.Trial.Part;
import trayfield.solo.trial.Verdicts;

/// Neither side of a shipped scenario is lost from the start, as far as two regulars can tell.
class FairnessTest {
    private static final int GAMES = 400;
    private static final int FEW = 1;
    private static final int THREADS = 2;
    /// Share of the games that the weaker side must win.
    private static final double LEAST = 0.4;

    static Stream<Scenario> scenarios() {
        return Shipped.scenarios().stream();
    }

    private static Summary tried(Scenario scenario, int games) {
        List<Player> regulars = List.of(Player.of(Rank.REGULAR), Player.of(Rank.REGULAR));
        Contest contest = new Contest(Shipped.TABLES.of(scenario.rules()).orElseThrow(), scenario, regulars, 1, Contest.LONGEST);
        List<Row> rows = new ArrayList<>();
        new Trial(contest, games, Part.WHOLE, THREADS).run(Set.of(), rows::add, () -> false);
        rows.sort(Comparator.comparingInt(Row::game));
        return new Summary(new Results(scenario.sides().stream().map(Side::id).toList(), rows));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void gamesEndBeforeTheTurnLimitOrAtIt(Scenario scenario) {
        Summary few = tried(scenario, FEW);
        assertThat(few.unfinished()).isZero();
        assertThat(few.meanLength()).isBetween(2.0, (double) scenario.turnLimit().orElseThrow());
    }

    @Tag("campaign")
    @ParameterizedTest
    @MethodSource("scenarios")
    void theWeakerSideHasItsChance(Scenario scenario) {
        Summary many = tried(scenario, GAMES);
        List<String> told = new Verdicts(many, side -> side).lines();
        told.forEach(System.out::println);
        double first = many.share(many.sides().getFirst()).share();
        assertThat(Math.min(first, 1 - first)).as("%s", told).isGreaterThanOrEqualTo(LEAST);
        assertThat(many.firstMover().share()).as("whoever moves first: %s", told).isBetween(LEAST, 1 - LEAST);
    }
}
