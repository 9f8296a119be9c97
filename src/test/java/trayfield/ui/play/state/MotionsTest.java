package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Square;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.board.Animation;
import trayfield.ui.play.Phalanxes;

/// What moves on the board after an input: bodies in step, volleys unit by unit.
class MotionsTest {
    private final List<Animation> shown = new ArrayList<>();

    private PlayModel model(int... faces) {
        Game game = Phalanxes.game(Phalanxes.BATTLE, faces);
        game.referee().orders().forEach(game::play);
        game.referee().orders().forEach(game::play);
        PlayModel model = new PlayModel(game, Undo.Players.SOLO);
        model.onHappened(what -> shown.addAll(Motions.of(what)));
        return model;
    }

    @Test
    void theMissilesOfAUnitFlyTogetherOneUnitAfterTheOtherThenAllWhoAreHitFall() {
        PlayModel model = model(2, 2, 2, 1, 1, 1);
        model.declarations().toggle("S");
        model.endTurnNow();
        model.declarations().toggle("h");
        model.endTurnNow();
        assertThat(model.snapshot().seen().phase()).isEqualTo(Phase.MOVE);
        List<Animation.Together> together = shown.stream().filter(Animation.Together.class::isInstance)
                .map(Animation.Together.class::cast).toList();
        assertThat(together).hasSize(3);
        assertThat(together.get(0).parts()).hasSize(3).allSatisfy(part -> {
            Animation.Shot shot = (Animation.Shot) part;
            assertThat(shot.from().row()).as("Silver's").isEqualTo(2);
            assertThat(shot.lobbed()).isFalse();
            assertThat(shot.hit()).isTrue();
        });
        assertThat(together.get(1).parts()).hasSize(3).allMatch(part -> !((Animation.Shot) part).hit());
        assertThat(together.get(2).parts()).hasSize(3).allMatch(Animation.Removal.class::isInstance);
    }

    @Test
    void aBodyMovesInStepAndEnemiesTurnWhenItIsThere() {
        PlayModel model = model();
        model.endTurnNow();
        model.endTurnNow();
        model.bodies().unitOf("S.1");
        model.bodies().goTo(Square.parse("D5").orElseThrow());
        assertThat(shown).hasSize(1);
        assertThat(((Animation.Together) shown.getFirst()).parts()).hasSize(3).allMatch(Animation.Move.class::isInstance);
        shown.clear();
        model.bodies().drill(Drill.TURN);
        model.undo();
        model.bodies().unitOf("T.1");
        model.bodies().drill(Drill.TURN);
        model.turn(1);
        model.bodies().go();
        assertThat(((Animation.Together) shown.getLast()).parts()).hasSize(2)
                .allMatch(part -> part instanceof Animation.Turn turn && turn.to() == Facing.E);
    }

    @Test
    void oneManAloneMovesAsBefore() {
        PlayModel model = model();
        model.endTurnNow();
        model.endTurnNow();
        Order move = model.snapshot().standing().orders("S.1").stream().filter(Order.Move.class::isInstance).findFirst()
                .orElseThrow();
        model.order(move);
        assertThat(shown.getFirst()).isInstanceOf(Animation.Move.class);
    }
}
