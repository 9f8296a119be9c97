package trayfield.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Words;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// Thinking beside a screen, and what orders are for in words.
class ThinkingTest {
    private final BlockingQueue<Thinking.Outcome> outcomes = new LinkedBlockingQueue<>();

    private static Seat seat() {
        Scenario scenario = Arena.scenario("village");
        Game game = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(1));
        return game.seat(game.referee().observation().side().orElseThrow());
    }

    private Thinking.Outcome outcome() throws InterruptedException {
        return outcomes.poll(60, TimeUnit.SECONDS);
    }

    @Test
    void aDecisionComesFromItsOwnThread() throws InterruptedException {
        Seat seat = seat();
        try (Thinking _ = Thinking.begin(Rank.REGULAR.commander(1), seat, Budget.PLAIN, outcomes::add)) {
            Intent expected = Rank.REGULAR.commander(1).choose(seat, Budget.of(Budget.PLAIN)).orElseThrow();
            assertThat(outcome()).isEqualTo(new Thinking.Outcome.Decided(expected));
        }
        assertNoThreadIsLeft();
    }

    @Test
    void callingOffEndsTheThread() throws InterruptedException {
        Thinking thinking = Thinking.begin(Rank.VETERAN.commander(1), seat(), Long.MAX_VALUE, outcomes::add);
        thinking.callOff();
        assertThat(outcome()).isEqualTo(new Thinking.Outcome.CalledOff());
        thinking.close();
        assertNoThreadIsLeft();
    }

    @Test
    void aFaultIsTold() throws InterruptedException {
        Commander broken = (_, _) -> {
            throw new IllegalStateException("broken");
        };
        try (Thinking _ = Thinking.begin(broken, seat(), 1, outcomes::add)) {
            assertThat(outcome()).isInstanceOfSatisfying(Thinking.Outcome.Failed.class,
                    failed -> assertThat(failed.fault()).hasMessage("broken"));
        }
    }

    private static void assertNoThreadIsLeft() {
        assertThat(Thread.getAllStackTraces().keySet()).noneMatch(thread -> thread.getName().equals("commander"));
    }

    @Test
    void everyPurposeAndRankHasWordsAndNothingElse() {
        TreeSet<String> keys = new TreeSet<>();
        Arrays.stream(Intent.Purpose.values()).forEach(purpose -> keys.add("purpose." + purpose.word));
        Arrays.stream(Rank.values()).forEach(rank -> keys.add("rank." + rank.word));
        assertThat(Motives.keys()).containsExactlyElementsOf(keys);
        assertThat(Rank.of("regular")).isEqualTo(Optional.of(Rank.REGULAR));
    }

    @Test
    void unitsGoByTheirNames() {
        Scenario scenario = Arena.scenario("old-town");
        Scenario.UnitPlan unit = scenario.units().getFirst();
        assertThat(unit.name()).isNotEqualTo(unit.id());
        Words words = new Words(Arena.table(scenario), scenario);
        assertThat(Motives.say(Intent.of(new Order.End(), Intent.Purpose.VOLLEY, unit.id()), words))
                .isEqualTo("missiles of " + unit.name());
        assertThat(Motives.say(Intent.of(new Order.End(), Intent.Purpose.FORMATION, unit.id()), words))
                .isEqualTo("with " + unit.name() + " in formation");
    }

    @Test
    void ordersSayWhatTheyAreFor() {
        Seat seat = seat();
        Intent intent = Rank.REGULAR.commander(1).choose(seat, Budget.of(Budget.PLAIN)).orElseThrow();
        String phrase = Motives.say(intent, Words.of(seat));
        assertThat(phrase).isNotBlank().doesNotContain("{", "purpose.");
        assertThat(List.of(phrase.split(" "))).hasSizeGreaterThan(1);
    }
}
