package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.play.state.Scrap.message;
import static trayfield.ui.play.state.Scrap.model;
import static trayfield.ui.play.state.Scrap.point;
import static trayfield.ui.play.state.Scrap.square;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.play.Undo;
import trayfield.ui.board.Highlight;
import trayfield.ui.play.Skirmishes;

class PlayModelTest {
    @Test
    void aTrayTakenUpShowsAtOnceWhereItCanGoAndWhatItCanFight() {
        PlayModel model = model();
        model.select("r1");
        Hand hand = model.snapshot().hand().orElseThrow();
        assertThat(hand.reach().at(square("C4"))).isPresent();
        List<Highlight> marks = BoardMarks.of(model.snapshot(), List.of());
        assertThat(marks).anyMatch(mark -> mark instanceof Highlight.Squares(Highlight.Kind kind, List<Square> squares)
                && kind == Highlight.Kind.REACH && squares.contains(square("C4")));
    }

    @Test
    void pointingAtASquareShowsTheWayItsCostAndTheFacingWhichTurns() {
        PlayModel model = model();
        model.select("r1");
        point(model, "C4");
        Pointed.Way way = (Pointed.Way) model.snapshot().pointed();
        assertThat(way.cost()).isEqualTo(2);
        assertThat(way.path()).startsWith(square("B3")).endsWith(square("C4"));
        Facing before = way.facing();
        model.turn(1);
        assertThat(((Pointed.Way) model.snapshot().pointed()).facing()).isEqualTo(before.right());
        model.turn(-1);
        model.turn(-1);
        assertThat(((Pointed.Way) model.snapshot().pointed()).facing()).isEqualTo(before.left());
    }

    @Test
    void aClickMovesWithTheFacingShown() {
        PlayModel model = model();
        model.click(square("B3"), Optional.of("r1"));
        point(model, "C4");
        model.turn(1);
        Facing shown = ((Pointed.Way) model.snapshot().pointed()).facing();
        model.click(square("C4"), Optional.empty());
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().at()).isEqualTo(square("C4"));
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().facing()).isEqualTo(shown);
        assertThat(model.snapshot().hand()).as("it stays in hand, to fire").isPresent();
    }

    @Test
    void turningOnTheSpotIsShownAndThenDoneByAClickOnTheTray() {
        PlayModel model = model();
        model.click(square("B3"), Optional.of("r1"));
        model.hover(Optional.of(square("B3")), Optional.of("r1"));
        model.turn(1);
        assertThat(((Pointed.Way) model.snapshot().pointed()).order())
                .isEqualTo(new Order.Turn("r1", square("B3"), Facing.E));
        model.click(square("B3"), Optional.of("r1"));
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().facing()).isEqualTo(Facing.E);
    }

    @Test
    void anEnemyPointedAtShowsDistanceSightAndExactChances() {
        PlayModel model = model();
        model.select("r11");
        model.hover(Optional.of(square("E3")), Optional.of("b12"));
        Pointed.Duel duel = model.snapshot().duel().orElseThrow();
        assertThat(duel.sight().range()).isEqualTo(1);
        Deed melee = duel.deeds().getFirst();
        assertThat(melee.kind()).isEqualTo(Deed.Kind.MELEE);
        assertThat(melee.odds().orElseThrow().cases().getFirst().outcomes()).extracting(chance -> chance.probability())
                .containsExactly(0.25, 0.25, 0.5);
        assertThat(duel.lawful()).extracting(Deed::kind).containsExactly(Deed.Kind.MELEE, Deed.Kind.FIRE, Deed.Kind.FIRE);
        model.hover(Optional.of(square("E3")), Optional.of("b2"));
        assertThat(model.snapshot().duel().orElseThrow().enemy().id()).as("within a stack").isEqualTo("b2");
    }

    @Test
    void whereMoreThanOneThingCanBeDoneThePlayerIsAsked() {
        PlayModel model = model(4);
        model.select("r11");
        model.click(square("E3"), Optional.of("b12"));
        Question.Which which = (Question.Which) model.snapshot().question().orElseThrow();
        assertThat(which.deeds()).hasSize(3);
        model.order(which.deeds().getLast().order());
        assertThat(model.snapshot().question()).isEmpty();
        assertThat(model.snapshot().seen().tray("b12")).as("a grenade hits with 4").isEmpty();
        assertThat(model.snapshot().scene().dice().dice().getFirst().success()).contains(true);
    }

    @Test
    void meleesThatMustBeFoughtAreCountedAndHoldTheTurn() {
        PlayModel model = model();
        assertThat(model.snapshot().standing().duties()).containsExactlyInAnyOrder("r11", "r12", "r13", "r2");
        model.endTurn();
        assertThat(message(model)).contains("r11").endsWith("Modern E(b)");
        model.nextDuty();
        assertThat(model.snapshot().touch().selected()).contains("r11");
        model.click(square("E1"), Optional.empty());
        assertThat(message(model)).as("it may not move first").endsWith("Modern E(b)");
    }

    @Test
    void anEarlierMomentIsLookedAtWithPlayOff() {
        PlayModel model = model();
        model.select("r1");
        model.click(square("C4"), Optional.empty());
        model.lookAt(0);
        assertThat(model.snapshot().scene().past()).isTrue();
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().at()).isEqualTo(square("B3"));
        model.click(square("A1"), Optional.of("r5"));
        model.click(square("A2"), Optional.empty());
        assertThat(message(model)).contains("earlier moment");
        model.endTurn();
        assertThat(model.snapshot().seen().turn()).isEqualTo(1);
        model.lookBy(1);
        assertThat(model.snapshot().scene().past()).isFalse();
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().at()).isEqualTo(square("C4"));
    }

    @Test
    void endingTheTurnAsksOnlyWhereSomethingIsLeftAndListsIt() {
        String quiet = """
                3 b1v .  .
                2 .   .  .
                1 .   .  r1^
                  A   B  C
                """;
        PlayModel model = new PlayModel(Skirmishes.game(quiet), Undo.Players.TWO);
        model.endTurn();
        Question.EndTurn asked = (Question.EndTurn) model.snapshot().question().orElseThrow();
        assertThat(asked.left()).extracting(left -> left.tray().id()).containsExactly("r1");
        model.cancel();
        assertThat(model.snapshot().question()).isEmpty();
        model.select("r1");
        model.turn(1);
        model.order(((Pointed.Way) model.snapshot().pointed()).order());
        assertThat(model.snapshot().scene().bar().steps().getFirst().state()).isEqualTo(TurnBar.State.DONE);
        model.endTurn();
        assertThat(model.snapshot().seen().side()).contains("blue");
    }

    @Test
    void theEndOfTheGameTellsWhoWonWhyAndWhatWasLost() {
        String last = """
                2 b2v .
                1 r1^ .
                  A   B
                """;
        PlayModel model = new PlayModel(Skirmishes.game(last, 1, 6), Undo.Players.TWO);
        model.select("r1");
        model.hover(Optional.of(square("A2")), Optional.of("b2"));
        model.deed(Deed.Kind.MELEE);
        Closing closing = model.snapshot().scene().closing().orElseThrow();
        assertThat(closing.winner()).contains("red");
        assertThat(closing.rule()).isPresent();
        assertThat(closing.sides().get(1).lost()).containsEntry("machineGun", 1);
        assertThat(closing.sides().get(0).wins()).isEqualTo(1);
        assertThat(model.snapshot().scene().bar().steps().getLast().kind()).isEqualTo(TurnBar.Kind.OVER);
    }

    @Test
    void stacksArePickedTrayByTray() {
        PlayModel model = model();
        model.click(square("E2"), Optional.of("r13"));
        assertThat(model.snapshot().hand().orElseThrow().tray().facing()).isEqualTo(Facing.W);
        model.nextInStack();
        assertThat(model.snapshot().touch().selected()).contains("r2");
        model.nextInStack();
        assertThat(model.snapshot().touch().selected()).contains("r11");
    }

    @Test
    void tabGoesThroughTraysThatCanStillActAndPassesThoseThatCannot() {
        PlayModel model = model();
        model.select("r5");
        model.nextTray(1);
        String next = model.snapshot().touch().selected().orElseThrow();
        assertThat(next).isNotEqualTo("r5");
        model.nextTray(-1);
        assertThat(model.snapshot().touch().selected()).contains("r5");
        assertThat(model.snapshot().touch().at()).contains(square("A1"));
    }
}
