package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import trayfield.model.Input;
import trayfield.model.Order;
import trayfield.model.Roll;

/// A scribe who reads on knows what one knows who reads all.
class ScribeTest {

    @Test
    void readingOnEqualsReadingAllOfItAlsoAfterSomethingIsTakenBack() {
        for (int seed = 0; seed < 6; seed++) {
            RandomWar war = new RandomWar(seed, true);
            Game game = Warband.game(war.scenario(), new DiceSource.Seeded(seed));
            Scribe silver = new Scribe();
            Scribe gold = new Scribe();
            for (int i = 0; i < 250 && game.referee().observation().result().isEmpty(); i++) {
                Input next = war.next(game);
                assertThat(next instanceof Roll roll ? game.roll(roll) : game.play((Order) next)).isEmpty();
                if (i % 40 == 39) {
                    game.restore(game.bookmarkAt(game.length() - 5));
                }
                if (i % 3 == 0) {
                    same(silver, game.seat("silver"));
                }
                same(gold, game.seat("gold"));
            }
        }
    }

    private static void same(Scribe scribe, Seat seat) {
        assertThat(scribe.clerk(seat).entries()).isEqualTo(Clerk.of(seat).entries());
    }

    @Test
    void theLatestIsToldFirst() {
        RandomWar war = new RandomWar(3, true);
        Game game = Warband.game(war.scenario(), new DiceSource.Seeded(3));
        for (int i = 0; i < 60; i++) {
            Input next = war.next(game);
            assertThat(next instanceof Roll roll ? game.roll(roll) : game.play((Order) next)).isEmpty();
        }
        Seat seat = game.seat("gold");
        assertThat(seat.latest()).containsExactlyElementsOf(seat.told(0).reversed());
    }
}
