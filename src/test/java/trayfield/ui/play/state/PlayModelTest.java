package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Pending.Answer;
import trayfield.model.Square;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.board.Highlight;
import trayfield.ui.play.Skirmishes;
import trayfield.ui.play.Skirmishes.Terms;

class PlayModelTest {
    private static final String FIELD = """
            6 .  .   b5v .   .    .
            5 .  .   .   .   T    b1v
            4 .  ~   .   .   .    .
            3 .  r1^ .   .   b12v+b2v .
            2 .  .   .   .   r11^+r12>+r13<+r2v  .
            1 r5^ r4^ .  .   .    r3^
              A  B   C   D   E    F
            """;

    private static PlayModel model(int... faces) {
        return new PlayModel(Skirmishes.game(FIELD, faces), Undo.Players.TWO);
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    private static String message(PlayModel model) {
        return model.snapshot().message().map(Message::text).orElse("");
    }

    private static void point(PlayModel model, String at) {
        model.hover(Optional.of(square(at)), Optional.empty());
    }

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
    void theDiceOfAMeleeSayWhoseTheyAreAndWhatTheyNeeded() {
        PlayModel model = model(3, 5);
        model.select("r11");
        model.hover(Optional.of(square("E3")), Optional.of("b2"));
        model.deed(Deed.Kind.MELEE);
        DiceShow dice = model.snapshot().scene().dice();
        assertThat(dice.due()).isFalse();
        assertThat(dice.dice()).extracting(DiceShow.Die::side).containsExactly("red", "blue");
        assertThat(dice.dice()).extracting(DiceShow.Die::need).containsExactly("needs 1 to 4", "needs 1 to 2");
        assertThat(dice.dice()).extracting(die -> die.success().orElseThrow()).containsExactly(true, false);
        assertThat(model.snapshot().seen().tray("b2")).isEmpty();
    }

    @Test
    void drawnMeleesAreRolledAgainAndCounted() {
        PlayModel model = model(5, 5, 6, 6, 1, 6);
        model.select("r11");
        model.hover(Optional.of(square("E3")), Optional.of("b12"));
        model.deed(Deed.Kind.MELEE);
        assertThat(model.snapshot().scene().dice().caption()).contains("rolled again 2 times");
    }

    @Test
    void undoTakesBackAMoveAndSaysWhyItCannotTakeBackDice() {
        PlayModel model = model(1);
        model.select("r1");
        model.click(square("C4"), Optional.empty());
        assertThat(model.snapshot().scene().undo().undo()).contains("Rifle r1");
        model.undo();
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().at()).isEqualTo(square("B3"));
        model.redo();
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().at()).isEqualTo(square("C4"));
        model.select("r3");
        model.hover(Optional.of(square("F5")), Optional.of("b1"));
        model.deed(Deed.Kind.FIRE);
        model.undo();
        assertThat(message(model)).contains("Dice have fallen");
        assertThat(model.snapshot().scene().undo().canUndo()).isFalse();
    }

    @Test
    void onePersonAloneMayTakeBackDiceAndGetsTheSameFacesAgain() {
        PlayModel model = new PlayModel(Skirmishes.game(FIELD, 6), Undo.Players.SOLO);
        model.select("r3");
        model.hover(Optional.of(square("F5")), Optional.of("b1"));
        model.deed(Deed.Kind.FIRE);
        assertThat(model.snapshot().seen().tray("b1")).isEmpty();
        int lines = model.reportProperty().get().size();
        model.undo();
        assertThat(model.snapshot().seen().tray("b1")).isPresent();
        assertThat(model.reportProperty().get()).isEmpty();
        model.redo();
        assertThat(model.snapshot().seen().tray("b1")).isEmpty();
        assertThat(model.reportProperty().get()).hasSize(lines);
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
    void typedDiceRefuseWhatIsNoFaceAndChangeNothing() {
        Game game = Skirmishes.game(FIELD, Terms.PLAIN.byDice(), new DiceSource.Typed(1));
        PlayModel model = new PlayModel(game, Undo.Players.TWO);
        assertThat(model.snapshot().entry()).containsExactly("", "");
        model.typeFace(4);
        model.rollDice();
        assertThat(message(model)).isEqualTo("Die 2 has no face yet");
        for (String wrong : List.of("7", "0", "x", "-1", "1.5", "\u0663", "999999999999")) {
            model.typeDie(1, wrong);
            model.rollDice();
            assertThat(message(model)).as(wrong).startsWith("Die 2: \"" + wrong + "\" is no face of a die");
            assertThat(game.length()).isZero();
        }
        model.typeDie(1, "4");
        model.rollDice();
        assertThat(model.snapshot().scene().dice().caption()).as("a tie is rolled again").contains("roll again");
        model.typeFace(2);
        model.typeFace(9);
        model.eraseFace();
        model.typeFace(5);
        model.rollDice();
        assertThat(model.snapshot().seen().side()).contains("blue");
    }

    @Test
    void theWinnerOfAMeleeMayAdvanceWhereTheHouseRuleSaysSo() {
        String duel = """
                3 .   .   .
                2 b2v .   b1v
                1 r1^ .   .
                  A   B   C
                """;
        Game game = Skirmishes.game(duel, Terms.PLAIN.with("advanceAfterMelee", "true"),
                new DiceSource.Scripted(List.of(1, 6)));
        PlayModel model = new PlayModel(game, Undo.Players.TWO);
        model.select("r1");
        model.hover(Optional.of(square("A2")), Optional.of("b2"));
        model.deed(Deed.Kind.MELEE);
        assertThat(model.snapshot().choice()).isPresent();
        model.endTurn();
        assertThat(message(model)).contains("Rifle r1 has to choose");
        model.choose(Answer.ADVANCES);
        assertThat(model.snapshot().seen().tray("r1").orElseThrow().at()).isEqualTo(square("A2"));
        model.choose(Answer.HOLDS);
        assertThat(message(model)).contains("nothing to choose");
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
