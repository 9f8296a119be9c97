package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static trayfield.play.Skirmish.hash;
import static trayfield.play.Skirmish.order;
import static trayfield.play.Skirmish.play;
import static trayfield.play.Skirmish.roll;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Order;
import trayfield.model.Roll;

class GameTest {
    private static final String DUEL = """
            4 .   b1v  .
            3 .   .    .
            2 .   .    .
            1 r1^ r8^  .
              A   B    C
            """;

    private final Game game = Skirmish.game(DUEL, new DiceSource.Scripted(List.of(1, 6, 2, 4)));

    @Test
    void aRefusedOrderChangesNothing() {
        String before = hash(game);
        assertThat(game.play(order("r1 A1-A9 N"))).isPresent();
        assertThat(game.rollDue()).isPresent();
        assertThat(hash(game)).isEqualTo(before);
        assertThat(game.length()).isZero();
    }

    @Test
    void diceComeFromTheSourceOrAreTypedIn() {
        assertThat(game.play(order("r8 fires b1"))).isEmpty();
        assertThat(game.diceDue()).hasValueSatisfying(due -> assertThat(due.count()).isEqualTo(1));
        assertThat(game.play(order("end"))).as("an order while dice are due").isPresent();
        assertThat(game.rollDue()).isEmpty();
        assertThat(game.inputs()).containsExactly(order("r8 fires b1"), Roll.of(1));

        Game typed = Skirmish.game(DUEL, new DiceSource.Typed(1));
        play(typed, "r1 A1 E");
        typed.play(order("r8 fires b1"));
        assertThat(typed.roll(Roll.of(7))).isPresent();
        assertThat(typed.roll(Roll.of(4, 4))).isPresent();
        roll(typed, 4);
        assertThat(typed.referee().observation().result()).isPresent();
    }

    @Test
    void undoTakesBackOneOrderAtATimeAndRedoGivesItAgain() {
        String start = hash(game);
        play(game, "r1 A1-A2 N");
        String moved = hash(game);
        play(game, "r8 B1 W");
        String turned = hash(game);
        assertThat(game.undoable(Undo.Players.TWO)).isEqualTo(new Undo.Possible(order("r8 B1 W")));
        assertThat(game.undo(Undo.Players.TWO)).isEqualTo(new Undo.Possible(order("r8 B1 W")));
        assertThat(hash(game)).isEqualTo(moved);
        game.undo(Undo.Players.TWO);
        assertThat(hash(game)).isEqualTo(start);
        assertThat(game.undo(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_UNDO));
        assertThat(game.redo()).isEqualTo(new Undo.Possible(order("r1 A1-A2 N")));
        assertThat(game.redo()).isEqualTo(new Undo.Possible(order("r8 B1 W")));
        assertThat(hash(game)).isEqualTo(turned);
        assertThat(game.redo()).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_REDO));
    }

    @Test
    void aNewOrderEndsRedo() {
        play(game, "r1 A1-A2 N");
        game.undo(Undo.Players.TWO);
        play(game, "r1 A1 E");
        assertThat(game.redoable()).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_REDO));
    }

    @Test
    void twoPlayersCannotUndoDiceNorAChangeOfSides() {
        play(game, "r8 fires b1");
        assertThat(game.undo(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.DICE));
        play(game, "r1 A1-A2 N");
        assertThat(game.undo(Undo.Players.TWO)).isInstanceOf(Undo.Possible.class);
        play(game, "end");
        assertThat(game.undo(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.SIDE_CHANGED));
        assertThat(game.length()).isEqualTo(3);
    }

    @Test
    void anOrderWhoseDiceHaveNotFallenCanBeUndone() {
        Game typed = Skirmish.game(DUEL, new DiceSource.Typed(1));
        typed.play(order("r8 fires b1"));
        assertThat(typed.undo(Undo.Players.TWO)).isInstanceOf(Undo.Possible.class);
        assertThat(typed.length()).isZero();
    }

    @Test
    void onePlayerUndoesAnythingAndGetsTheSameFacesAgain() {
        Game solo = Skirmish.game(DUEL, new DiceSource.Seeded(7));
        play(solo, "r8 fires b1");
        List<Told> first = solo.referee().told(1);
        String after = hash(solo);
        assertThat(solo.undo(Undo.Players.SOLO)).isEqualTo(new Undo.Possible(order("r8 fires b1")));
        assertThat(solo.length()).isZero();
        solo.redo();
        assertThat(hash(solo)).isEqualTo(after);
        solo.undo(Undo.Players.SOLO);
        play(solo, "r8 fires b1");
        assertThat(solo.referee().told(1)).isEqualTo(first);
    }

    @Test
    void theRollForTheFirstTurnIsNotUndone() {
        Game rolled = Game.start(Skirmish.modern(), Skirmish.scenario(DUEL, Optional.empty()),
                new DiceSource.Scripted(List.of(3, 3, 2, 5)));
        rolled.rollDue();
        rolled.rollDue();
        assertThat(rolled.seat("blue").toOrder()).isTrue();
        assertThat(rolled.undo(Undo.Players.SOLO)).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_UNDO));
    }

    @Test
    void aGameThatIsOverIsNotUndoneByTwoPlayers() {
        Game close = Skirmish.game("""
                2 b1v .
                1 .   r5^
                  A   B
                """, new DiceSource.Typed(1));
        play(close, "r5 B1-B2xA2 W");
        assertThat(close.referee().observation().result()).isPresent();
        assertThat(close.undo(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.GAME_OVER));
        assertThat(close.undo(Undo.Players.SOLO)).isInstanceOf(Undo.Possible.class);
    }

    @Test
    void aBookmarkBringsTheWholeStateBack() {
        play(game, "r1 A1-A2 N", "r8 fires b1");
        Game.Bookmark bookmark = game.bookmark();
        String marked = hash(game);
        play(game, "end", "b1 fires r8");
        game.restore(bookmark);
        assertThat(hash(game)).isEqualTo(marked);
        assertThat(game.length()).isEqualTo(3);
    }

    @Test
    void listenersHearOfEveryChange() {
        int[] heard = {0};
        game.onChange(() -> heard[0]++);
        play(game, "r1 A1-A2 N");
        game.play(order("r1 A2-A3 N"));
        game.undo(Undo.Players.TWO);
        game.undo(Undo.Players.TWO);
        game.redo();
        assertThat(heard[0]).isEqualTo(3);
    }

    @Test
    void aSeatGivesOnlyItsOwnSidesOrders() {
        Seat red = game.seat("red");
        Seat blue = game.seat("blue");
        assertThat(red.orders()).contains(order("end"), order("r8 fires b1")).hasSameElementsAs(game.referee().orders());
        assertThat(red.orders("r1")).isNotEmpty();
        assertThat(blue.orders()).isEmpty();
        assertThat(blue.reach("b1").entries()).isEmpty();
        assertThat(blue.check(order("end"))).hasValueSatisfying(no ->
                assertThat(no.code()).isEqualTo("play.notYourTurn"));
        assertThat(red.check(order("end"))).isEmpty();
        assertThatThrownBy(() -> game.seat("green")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSeatStaysAsItWasAndLooksBack() {
        Seat before = game.seat("red");
        String start = before.observation().hash();
        play(game, "r1 A1-A2 N", "r8 fires b1");
        assertThat(before.observation().hash()).isEqualTo(start);
        Seat after = game.seat("red");
        assertThat(after.number()).isEqualTo(3);
        assertThat(after.at(0).observation().hash()).isEqualTo(start);
        assertThat(after.told(0)).extracting(Told::number).containsExactly(1, 2, 3);
        assertThat(after.told(2).getFirst().events()).first().isInstanceOf(Event.Rolled.class);
        assertThat(after.told(3)).isEmpty();
        assertThatThrownBy(() -> after.at(4)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void everyListedOrderIsLawfulThroughTheSeat() {
        Game battle = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(3));
        for (Order order : battle.seat("red").orders()) {
            assertThat(battle.seat("red").check(order)).as(order.toString()).isEmpty();
        }
    }
}
