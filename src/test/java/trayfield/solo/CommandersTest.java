package trayfield.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Records;
import trayfield.play.Seat;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// No order of a commander is ever refused, every game comes to an end, and nothing but the seed decides between two.
@Execution(ExecutionMode.CONCURRENT)
class CommandersTest {
    private static final long FEW_NODES = 1500;
    private static final int MANY = 25;
    private static final int ASKED = 500;
    /// In nodes, for the scenarios that are tested.
    private static final int ONE_INPUT = 5;

    static Stream<Scenario> scenarios() {
        return Arena.scenarios().stream();
    }

    static Stream<Scenario> smallScenarios() {
        return Stream.of("village", "old-town").map(Arena::scenario);
    }

    @ParameterizedTest
    @MethodSource("smallScenarios")
    void gamesOfAllRanksComeToAnEnd(Scenario scenario) {
        for (Rank rank : Rank.values()) {
            assertThat(Arena.play(scenario, rank, Rank.REGULAR, 1, FEW_NODES).referee().observation().result()).isPresent();
            assertThat(Arena.play(scenario, Rank.RECRUIT, rank, 2, FEW_NODES).referee().observation().result()).isPresent();
        }
    }

    /// The sand table judges as the game does: a regular needs no other order than the one it thought of.
    @ParameterizedTest
    @MethodSource("smallScenarios")
    void aRegularKnowsWhatIsLawful(Scenario scenario) {
        Game game = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(3));
        Commander silver = Rank.REGULAR.commander(1);
        Commander gold = Rank.REGULAR.commander(2);
        List<Commander> watched = List.of(watched(silver), watched(gold));
        while (game.referee().observation().result().isEmpty()) {
            Arena.step(game, watched, Budget.PLAIN);
        }
    }

    private static Commander watched(Commander commander) {
        return (seat, budget) -> {
            Optional<Intent> intent = commander.choose(seat, budget);
            assertThat(intent.orElseThrow().purpose()).as("%s", intent).isNotEqualTo(Intent.Purpose.LAWFUL);
            return intent;
        };
    }

    @Tag("campaign")
    @ParameterizedTest
    @MethodSource("scenarios")
    void noOrderIsRefusedWhateverTheHouseRules(Scenario scenario) {
        Random lots = new Random(scenario.id().hashCode());
        int games = scenario.units().isEmpty() ? 8 * MANY : MANY;
        for (int seed = 1; seed <= games; seed++) {
            Rank[] ranks = Rank.values();
            Scenario rules = Arena.anyHouseRules(scenario, lots);
            Arena.play(rules, ranks[lots.nextInt(ranks.length)], ranks[lots.nextInt(ranks.length)], seed, FEW_NODES);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"village", "old-town"})
    void theSameSeedsGiveTheSameGame(String id) {
        Scenario scenario = Arena.scenario(id);
        List<String> game = Records.lines(Arena.play(scenario, Rank.VETERAN, Rank.RECRUIT, 5, FEW_NODES));
        assertThat(Records.lines(Arena.play(scenario, Rank.VETERAN, Rank.RECRUIT, 5, FEW_NODES))).isEqualTo(game);
        assertThat(Records.lines(Arena.play(scenario, Rank.VETERAN, Rank.RECRUIT, 6, FEW_NODES))).isNotEqualTo(game);
    }

    @ParameterizedTest
    @ValueSource(strings = {"village", "old-town"})
    void aDecisionThatIsCalledOffIsGivenUpAtOnce(String id) {
        Game game = opened(Arena.scenario(id));
        String side = game.referee().observation().side().orElseThrow();
        Commander veteran = Rank.VETERAN.commander(1);
        AtomicInteger asked = new AtomicInteger();
        AtomicReference<Budget> budget = new AtomicReference<>();
        AtomicLong spentThen = new AtomicLong(Long.MAX_VALUE);
        budget.set(Budget.of(Rank.VETERAN.nodes, () -> {
            if (asked.incrementAndGet() == ASKED) {
                spentThen.set(budget.get().spent());
            }
            return asked.get() >= ASKED;
        }));
        Seat seat = game.seat(side);
        assertThat(veteran.choose(seat, budget.get())).isEmpty();
        assertThat(budget.get().spent()).as("inputs tried after it was called off")
                .isLessThanOrEqualTo(spentThen.get() + ONE_INPUT);
        Budget never = Budget.of(Rank.VETERAN.nodes);
        never.callOff();
        assertThat(veteran.choose(seat, never)).isEmpty();
        assertThat(never.spent()).isZero();
        // And it goes on as if nothing had been.
        assertThat(game.play(veteran.choose(seat, Budget.of(FEW_NODES)).orElseThrow().order())).isEmpty();
    }

    private static Game opened(Scenario scenario) {
        Game game = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(1));
        List<Commander> recruits = List.of(Rank.RECRUIT.commander(1), Rank.RECRUIT.commander(2));
        while (game.referee().observation().phase() != Phase.ACT && game.referee().observation().phase() != Phase.MOVE) {
            Arena.step(game, recruits, Budget.PLAIN);
        }
        return game;
    }

    /// A scenario without any term, as an editor may make it, is fought out all the same.
    @Test
    void withoutTermsAndLimitTheEnemyIsDestroyed(@TempDir Path folder) throws IOException {
        Scenario scenario = Arena.file(folder, """
                {"format": 1, "id": "plain", "title": "A plain", "briefing": "", "rules": "modern",
                 "board": {"columns": 10, "rows": 8, "terrain": ["..........", "..........", "..T.......", "....#.....",
                   "....#.....", ".......T..", "..........", ".........."]},
                 "sides": [{"id": "red", "name": "Red", "colour": "#b3392f"}, {"id": "blue", "name": "Blue", "colour": "#2f5fb3"}],
                 "trays": [{"id": "r1", "side": "red", "type": "rifle", "at": "B1", "facing": "N"},
                   {"id": "r2", "side": "red", "type": "tank", "at": "D1", "facing": "N"},
                   {"id": "b1", "side": "blue", "type": "rifle", "at": "B8", "facing": "S"},
                   {"id": "b2", "side": "blue", "type": "antitankRocket", "at": "F8", "facing": "S"}]}
                """);
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(Arena.play(scenario, Rank.REGULAR, Rank.REGULAR, seed, Budget.PLAIN).referee().observation().result())
                    .isPresent();
        }
    }
}
