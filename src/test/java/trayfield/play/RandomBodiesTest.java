package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Facing;
import trayfield.model.Input;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Square;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.Gesture;

/// Bodies moved anyhow in random games: what a plan says comes true, and nobody is left who could have followed.
class RandomBodiesTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void plansComeTrue(long seed) {
        RandomWar war = new RandomWar(seed, true);
        Random random = new Random(seed);
        Game game = Warband.game(war.scenario(), new DiceSource.Seeded(seed));
        int tried = 0;
        while (game.referee().observation().result().isEmpty() && game.length() < 200) {
            if (game.referee().observation().phase() == Phase.MOVE && random.nextInt(3) == 0) {
                tryOut(game, random);
                tried++;
            }
            Input input = war.next(game);
            assertThat(input instanceof Order order ? game.play(order) : game.rollDue()).isEqualTo(Optional.empty());
        }
        assertThat(tried).isGreaterThan(5);
    }

    private static void tryOut(Game game, Random random) {
        Observation before = game.referee().observation();
        Seat seat = game.seat(before.side().orElseThrow());
        List<String> men = before.trays().stream().filter(tray -> tray.side().equals(before.side().get()))
                .filter(_ -> random.nextInt(4) > 0).map(TrayView::id).toList();
        Gesture gesture = gesture(random);
        BodyPlan plan = seat.plan(men, gesture);
        assertThat(plan.ghosts().size() + plan.left().size()).isEqualTo(men.size());
        Game.Bookmark bookmark = game.bookmark();
        assertThat(game.playTogether(plan.orders())).isEmpty();
        Observation after = game.referee().observation();
        for (BodyPlan.Ghost ghost : plan.ghosts()) {
            TrayView man = after.tray(ghost.man()).orElseThrow();
            assertThat(ghost).isEqualTo(new BodyPlan.Ghost(man.id(), man.at(), man.facing()));
        }
        for (BodyPlan.LeftBehind one : plan.left()) {
            TrayView man = after.tray(one.man()).orElseThrow();
            assertThat(man.at()).isEqualTo(before.tray(one.man()).orElseThrow().at());
            if (gesture instanceof Gesture.Shift(int dx, int dy, var _) && onBoard(seat, man, dx, dy)) {
                Square goal = new Square(man.at().column() + dx, man.at().row() + dy);
                assertThat(game.seat(man.side()).reach(man.id()).at(goal)).as("%s to %s", man, goal).isEmpty();
            }
        }
        if (!plan.orders().isEmpty()) {
            assertThat(game.undo(Undo.Players.TWO)).isEqualTo(new Undo.Possible(plan.orders().getFirst(), plan.orders().size()));
            assertThat(game.referee().observation()).isEqualTo(before);
        }
        game.restore(bookmark);
    }

    private static boolean onBoard(Seat seat, TrayView man, int dx, int dy) {
        return (dx != 0 || dy != 0) && seat.scenario().board().contains(man.at().column() + dx, man.at().row() + dy);
    }

    private static Gesture gesture(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> new Gesture.Wheel(random.nextBoolean() ? Gesture.Hand.LEFT : Gesture.Hand.RIGHT);
            case 1 -> new Gesture.TurnAll(Facing.of(random.nextInt(4)));
            case 2 -> new Gesture.March(new Square(random.nextInt(10), random.nextInt(10)));
            default -> new Gesture.Shift(random.nextInt(7) - 3, random.nextInt(7) - 3);
        };
    }
}
