package trayfield.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// A commander that is shown the same orders the same, whatever the enemy's true classes: games run side by side that
/// differ in these alone, for as long as the side can tell no difference.
class NoPeekingTest {
    private static final long FEW_NODES = 800;
    private static final int MUST_COMPARE = 60;
    private static final String SIDE = "iron";

    @ParameterizedTest
    @EnumSource(Rank.class)
    void equalObservationsGiveEqualOrders(Rank rank) {
        Scenario scenario = Arena.scenario("old-town");
        int compared = 0;
        for (long seed = 1; seed <= 2; seed++) {
            Game game = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(seed));
            Game other = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(seed));
            compared += compare(game, other, rank.commander(seed), rank.commander(seed));
        }
        assertThat(compared).isGreaterThan(MUST_COMPARE);
    }

    /// Plays both games by the same orders until the side could tell them apart.
    private static int compare(Game game, Game other, Commander one, Commander same) {
        Commander enemy = Rank.REGULAR.commander(9);
        int compared = 0;
        while (shown(game).equals(shown(other)) && shown(game).result().isEmpty()) {
            if (game.diceDue().isPresent()) {
                game.rollDue();
                other.rollDue();
                continue;
            }
            String side = game.referee().observation().side().orElseThrow();
            Optional<Intent> intent = (side.equals(SIDE) ? one : enemy).choose(game.seat(side), Budget.of(FEW_NODES));
            if (side.equals(SIDE)) {
                assertThat(same.choose(other.seat(side), Budget.of(FEW_NODES))).isEqualTo(intent);
                compared++;
            }
            Order order = intent.orElseThrow().order();
            assertThat(game.play(order)).isEmpty();
            if (other.play(order instanceof Order.Roster roster && !side.equals(SIDE) ? permuted(roster) : order).isPresent()) {
                break;
            }
        }
        return compared;
    }

    private static Observation shown(Game game) {
        return game.seat(SIDE).observation();
    }

    /// The same classes, each given to the next unit.
    private static Order permuted(Order.Roster roster) {
        List<Order.Assignment> shifted = new ArrayList<>();
        int count = roster.assignments().size();
        for (int i = 0; i < count; i++) {
            shifted.add(new Order.Assignment(roster.assignments().get(i).unit(),
                    roster.assignments().get((i + 1) % count).unitClass()));
        }
        return new Order.Roster(shifted);
    }
}
