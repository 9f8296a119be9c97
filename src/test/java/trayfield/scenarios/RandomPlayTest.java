package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import trayfield.model.Input;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Verdict;
import trayfield.tables.ModernTable;

/// Games of random lawful orders over all shipped scenarios and over scrambled boards, by house rules set by chance, with everything checked that
/// must hold in every game. A long campaign: `mvn test -Pcampaign`, with `-Dtrayfield.campaign.games=N` for N games of each
/// scenario and twelve times as many scrambles. A failure names the scenario, its house rules, the seed and the whole game.
@Execution(ExecutionMode.CONCURRENT)
class RandomPlayTest {
    private static final int GAMES = 1;
    private static final int SCRAMBLES = 8;
    private static final int MANY = 40;
    private static final int CAMPAIGN_GAMES = Integer.getInteger("trayfield.campaign.games", 60);

    /// How closely to look.
    ///
    /// @param lists     one position in so many has its lists of orders checked
    /// @param allOfOne  one in so many has all there is to try tried with one tray
    /// @param mutations orders drawn by lot in each position
    private record Care(int lists, int allOfOne, int mutations) {
    }

    @TestFactory
    Stream<DynamicTest> everyGameHolds() {
        Care care = new Care(8, 12, 2);
        return Stream.concat(games(1, GAMES, care), scrambles(1, SCRAMBLES, care));
    }

    @Tag("campaign")
    @TestFactory
    Stream<DynamicTest> everyGameOfALongCampaignHolds() {
        Care care = new Care(1, 4, 8);
        return Stream.concat(games(1000, CAMPAIGN_GAMES, care), scrambles(1000, 12 * CAMPAIGN_GAMES, care));
    }

    private static Stream<DynamicTest> games(long firstSeed, int each, Care care) {
        return Shipped.scenarios().stream().flatMap(scenario -> LongStream.range(firstSeed, firstSeed + games(scenario, each))
                .mapToObj(seed -> game(scenario, seed, care)));
    }

    /// Games of many men are long: there are fewer of them.
    private static int games(Scenario scenario, int each) {
        return scenario.units().isEmpty() ? each : Math.max(1, each / 10);
    }

    private static Stream<DynamicTest> scrambles(long firstSeed, int count, Care care) {
        ModernTable table = (ModernTable) Shipped.TABLES.of("modern").orElseThrow();
        return LongStream.range(firstSeed, firstSeed + count)
                .mapToObj(seed -> game(Scramble.draw(table, Bench.lots(seed << 32)), seed, care));
    }

    private static DynamicTest game(Scenario scenario, long seed, Care care) {
        return DynamicTest.dynamicTest(scenario.id() + " " + seed, () -> play(scenario, seed, care));
    }

    private static void play(Scenario shipped, long seed, Care care) {
        Scenario scenario = Bench.anyHouseRules(shipped, Shipped.table(shipped), Bench.lots(-seed));
        Bench bench = Shipped.bench(scenario);
        RandomGame game = new RandomGame(bench, seed);
        try {
            new Watch(bench, game, care).play();
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(scenario.id() + " by " + scenario.options() + ", seed " + seed + ", after\n"
                    + game.record() + "\n" + e.getMessage(), e);
        }
    }

    /// One game under watch.
    private static final class Watch {
        private final Bench bench;
        private final RandomGame game;
        private final Care care;
        private final Invariants invariants;
        private final Oracle oracle;

        Watch(Bench bench, RandomGame game, Care care) {
            this.bench = bench;
            this.game = game;
            this.care = care;
            this.invariants = new Invariants(bench);
            this.oracle = new Oracle(bench);
        }

        void play() {
            game.play(this::look);
            replay();
        }

        private void look(Position position, Random lots) {
            String before = hash(position);
            invariants.check(position, lots);
            if (game.positions().size() > 1) {
                invariants.checkStep(game.positions().get(game.positions().size() - 2), position);
            }
            if (lots.nextInt(many()) > 0) {
                return;
            }
            if (lots.nextInt(care.lists) == 0) {
                oracle.checkLists(position);
            }
            wrongDice(position);
            for (int i = 0; i < care.mutations; i++) {
                oracle.tryAny(position, lots);
            }
            if (lots.nextInt(care.allOfOne) == 0) {
                oracle.tryAllOf(position, oracle.oneNearTheEnemy(position, lots));
            }
            assertThat(hash(position)).as("the position looked at").isEqualTo(before);
        }

        /// Of an army of many men, one position in so many is looked at closely.
        private int many() {
            return 1 + bench.book().start().muster().size() / MANY;
        }

        private void wrongDice(Position position) {
            Optional<Pending.Dice> due = Bench.diceDue(position);
            int count = due.map(Pending.Dice::count).orElse(0);
            int faces = bench.limits().dieFaces();
            List<Roll> wrong = List.of(new Roll(Collections.nCopies(count + 1, 1)),
                    new Roll(Collections.nCopies(Math.max(1, count), faces + 1)),
                    new Roll(Collections.nCopies(Math.max(1, count), 0)));
            for (Roll roll : wrong) {
                assertThat(bench.book().apply(position, roll)).as("%s", roll).isInstanceOf(Verdict.Refusal.class);
            }
        }

        /// The inputs alone bring back every position; so none of them was changed while the game went on.
        private void replay() {
            Position position = bench.book().start();
            for (int i = 0; i < game.inputs().size(); i++) {
                assertThat(position).as("position %s replayed", i).isEqualTo(game.positions().get(i));
                assertThat(hash(position)).isEqualTo(hash(game.positions().get(i)));
                position = after(position, game.inputs().get(i));
            }
            assertThat(position).as("the end replayed").isEqualTo(game.now());
            assertThat(hash(position)).isEqualTo(hash(game.now()));
        }

        private Position after(Position position, Input input) {
            if (bench.book().apply(position, input) instanceof Verdict.Step step) {
                return step.after();
            }
            throw new AssertionError("refused when replayed: " + input);
        }

        private String hash(Position position) {
            return bench.book().observe(position, Optional.empty()).hash();
        }
    }
}
