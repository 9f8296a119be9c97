package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Event;
import trayfield.model.MeleeOutcome;
import trayfield.model.Odds;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Verdict;

/// The odds that players are shown against the same melee fought 100,000 times.
class MeleeOddsTest {
    private static final int FIGHTS = 100_000;
    /// More than five standard deviations of a share counted over so many fights.
    private static final double NEAR = 0.008;

    @ParameterizedTest
    @ValueSource(strings = {"R> r< m<", "R> m< r<", "R> g< m<", "f|R> 1|r< m<", "M> 2|a< m<", "f|G> 1|r< m<"})
    void sharesComeOutAsTheOddsSay(String drawing) {
        ModernFelt felt = ModernFelt.of(drawing);
        String order = felt.orders().stream().filter(text -> text.contains("attacks")).findFirst().orElseThrow();
        List<Odds.Chance> chances = felt.odds(order, Optional.empty()).cases().getFirst().outcomes();
        Position pending = felt.play(order).position();
        Map<MeleeOutcome, Integer> counts = new EnumMap<>(MeleeOutcome.class);
        Random dice = new Random(1);
        for (int fight = 0; fight < FIGHTS; fight++) {
            counts.merge(fight(felt, pending, dice), 1, Integer::sum);
        }
        for (MeleeOutcome outcome : MeleeOutcome.values()) {
            double expected = chances.stream().filter(chance -> chance.name().equals(outcome.words))
                    .mapToDouble(Odds.Chance::probability).sum();
            assertThat(counts.getOrDefault(outcome, 0) / (double) FIGHTS).as(outcome.words)
                    .isCloseTo(expected, within(NEAR));
        }
    }

    /// One melee to its decision, rolled again as often as the rules say.
    private static MeleeOutcome fight(ModernFelt felt, Position start, Random dice) {
        Position position = start;
        MeleeOutcome outcome = MeleeOutcome.STALEMATE;
        while (position.pending().orElse(null) instanceof Pending.Dice) {
            Verdict.Step step = (Verdict.Step) felt.book().apply(position,
                    Roll.of(1 + dice.nextInt(6), 1 + dice.nextInt(6)));
            outcome = step.events().stream().filter(Event.Fought.class::isInstance).map(Event.Fought.class::cast)
                    .findFirst().orElseThrow().outcome();
            position = step.after();
        }
        return outcome;
    }
}
