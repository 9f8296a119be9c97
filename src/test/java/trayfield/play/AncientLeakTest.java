package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Input;
import trayfield.model.Observation.UnitView;
import trayfield.model.Order;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Verdict.Refusal;

/// Nothing that a side is shown hangs on what it may not know. Beside each random game run its doubles: the same inputs,
/// but the enemy's classes given otherwise. A double lives as long as the rules allow it and the same things stand on the
/// table; as long as it lives, the side must be shown the very same in it. And the clerk must hold possible exactly what
/// some double is.
@Execution(ExecutionMode.CONCURRENT)
class AncientLeakTest {
    private static final List<String> SIDES = List.of("silver", "gold");
    private static final int ASK_ALL_EVERY = 9;
    private static final int LONGEST = 220;
    private static final int MUST_COMPARE = 100;

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 6);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void rostersStaySecret(long seed) {
        RandomWar war = new RandomWar(seed, true);
        play(war, war.scenario());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void fixedClassesStaySecret(long seed) {
        RandomWar war = new RandomWar(100 + seed, false);
        play(war, war.scenario());
    }

    private static Game game(Scenario scenario) {
        return Warband.game(scenario, new DiceSource.Typed(1));
    }

    private static void play(RandomWar war, Scenario scenario) {
        Game game = game(scenario);
        List<Doubles> doubles = SIDES.stream().map(viewer -> new Doubles(viewer, game)).toList();
        int inputs = 0;
        while (game.referee().observation().result().isEmpty() && inputs < LONGEST) {
            Input input = war.next(game);
            assertThat(give(game, input)).as("%s", input).isEmpty();
            inputs++;
            List<Order> orders = inputs % ASK_ALL_EVERY == 0 ? sample(game.referee().orders()) : List.of();
            for (Doubles other : doubles) {
                other.follow(input, orders);
            }
        }
        // A test that loses all doubles at once holds nothing.
        assertThat(doubles.stream().mapToInt(one -> one.compared).sum()).isGreaterThan(MUST_COMPARE);
    }

    private static List<Order> sample(List<Order> orders) {
        List<Order> sample = new ArrayList<>();
        for (int i = 0; i < orders.size(); i += 1 + orders.size() / 40) {
            sample.add(orders.get(i));
        }
        return sample;
    }

    private static Optional<Refusal> give(Game game, Input input) {
        return switch (input) {
            case Order order -> game.play(order);
            case Roll roll -> game.roll(roll);
        };
    }

    /// The games that a viewer cannot tell from the real one.
    private static final class Doubles {
        private final String viewer;
        private final Game real;
        private final List<Game> living = new ArrayList<>();
        int compared;

        Doubles(String viewer, Game real) {
            this.viewer = viewer;
            this.real = real;
            if (real.scenario().rosters().isEmpty()) {
                fixed(real.scenario()).forEach(scenario -> living.add(game(scenario)));
            }
        }

        /// Every other way to fix the enemy's classes.
        private List<Scenario> fixed(Scenario scenario) {
            List<Scenario> all = new ArrayList<>(List.of(scenario));
            for (int i = 0; i < scenario.units().size(); i++) {
                int unit = i;
                if (!scenario.units().get(i).side().equals(viewer)) {
                    all = all.stream().flatMap(one -> List.of("A", "B", "C", "D").stream().map(id -> with(one, unit, id))).toList();
                }
            }
            return all.stream().filter(one -> !one.equals(scenario)).toList();
        }

        private static Scenario with(Scenario one, int index, String id) {
            List<Scenario.UnitPlan> units = new ArrayList<>(one.units());
            Scenario.UnitPlan unit = units.get(index);
            units.set(index, new Scenario.UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), Optional.of(id), unit.men()));
            return new Scenario(one.id(), one.title(), one.briefing(), one.rules(), one.options(), one.board(), one.sides(),
                    one.trays(), units, one.rosters(), one.headquarters(), one.victory(), one.turnLimit(), one.atLimit(), one.firstSide());
        }

        void follow(Input input, List<Order> orders) {
            if (input instanceof Order.Roster roster && !ownRoster(roster)) {
                branch(roster);
            } else {
                living.removeIf(game -> give(game, input).isPresent());
            }
            living.removeIf(game -> !Shown.onTheTable(game).equals(Shown.onTheTable(real)));
            Map<String, Object> expected = shown(real, orders);
            for (Game game : living) {
                assertThat(Shown.differences(expected, shown(game, orders))).as("%s after %s", viewer, input).isEmpty();
                compared++;
            }
            clerkMissesNothing();
        }

        private Map<String, Object> shown(Game game, List<Order> orders) {
            return orders.isEmpty() ? Shown.atAGlance(game, viewer) : Shown.everything(game, viewer, orders);
        }

        private boolean ownRoster(Order.Roster roster) {
            String unit = roster.assignments().getFirst().unit();
            return real.scenario().units().stream().anyMatch(one -> one.id().equals(unit) && one.side().equals(viewer));
        }

        private void branch(Order.Roster roster) {
            List<Input> before = real.inputs().subList(0, real.length() - 1);
            Set<List<String>> ways = new LinkedHashSet<>();
            permute(new ArrayList<>(), new ArrayList<>(roster.assignments().stream().map(Order.Assignment::unitClass).toList()), ways);
            for (List<String> classes : ways) {
                Order other = RandomWar.roster(roster, classes);
                if (!other.equals(roster)) {
                    Game game = game(real.scenario());
                    before.forEach(input -> assertThat(give(game, input)).isEmpty());
                    assertThat(game.play(other)).isEmpty();
                    living.add(game);
                }
            }
        }

        private static void permute(List<String> chosen, List<String> left, Set<List<String>> ways) {
            if (left.isEmpty()) {
                ways.add(chosen);
            }
            for (int i = 0; i < left.size(); i++) {
                List<String> rest = new ArrayList<>(left);
                List<String> more = new ArrayList<>(chosen);
                more.add(rest.remove(i));
                permute(more, rest, ways);
            }
        }

        private void clerkMissesNothing() {
            Clerk clerk = real.seat(viewer).clerk();
            for (UnitView unit : real.referee().observation().units()) {
                if (!unit.side().equals(viewer) && unit.unitClass().isPresent()) {
                    Set<String> could = new TreeSet<>(List.of(unit.unitClass().get()));
                    living.forEach(game -> could.add(classOf(game, unit.id())));
                    assertThat(clerk.possible(unit.id())).as("%s of %s", viewer, unit.id()).containsExactlyElementsOf(could);
                }
            }
        }

        private static String classOf(Game game, String unit) {
            return game.referee().observation().units().stream().filter(one -> one.id().equals(unit))
                    .flatMap(one -> one.unitClass().stream()).findFirst().orElseThrow();
        }
    }

    /// While one side declares, the other is shown the same whatever is declared.
    @ParameterizedTest
    @MethodSource("seeds")
    void declarationsStaySecret(long seed) {
        RandomWar war = new RandomWar(200 + seed, false);
        Scenario scenario = war.scenario();
        Game nothing = game(scenario);
        Game all = game(scenario);
        int declared = 0;
        while (all.seat("silver").orders().stream().anyMatch(Order.Throw.class::isInstance)) {
            assertThat(all.play(all.seat("silver").orders().getFirst())).isEmpty();
            declared++;
            assertThat(Shown.differences(Shown.everything(all, "gold", List.of()), Shown.everything(nothing, "gold", List.of())))
                    .isEmpty();
        }
        assertThat(declared).isPositive();
        assertThat(nothing.play(new Order.End())).isEmpty();
        assertThat(all.play(new Order.End())).isEmpty();
        List<Order> orders = sample(all.referee().orders());
        assertThat(Shown.differences(Shown.everything(all, "gold", orders), Shown.everything(nothing, "gold", orders)))
                .isEmpty();
        assertThat(all.seat("silver").observation().declared()).hasSize(declared);
        assertThat(all.undoable(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.REVEALED));
    }

    @Test
    void theOthersAimsAreNowhereInWhatASideIsTold() {
        Game game = game(new RandomWar(7, false).scenario());
        Order.Throw missiles = (Order.Throw) game.seat("silver").orders().getFirst();
        assertThat(game.play(missiles)).isEmpty();
        assertThat(game.seat("gold").told(0)).isEmpty();
        assertThat(game.seat("gold").told(game.referee().at(0))).isEmpty();
        assertThat(game.seat("silver").told(0)).hasSize(1);
        assertThat(new Report(Words.of(game.seat("gold"))).text(game.seat("gold"))).doesNotContain("throw");
    }
}
