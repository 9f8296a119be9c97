package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.play.state.Scrap.FIELD;
import static trayfield.ui.play.state.Scrap.message;
import static trayfield.ui.play.state.Scrap.model;
import static trayfield.ui.play.state.Scrap.square;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Pending.Answer;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.ui.play.Skirmishes;
import trayfield.ui.play.Skirmishes.Terms;

/// Dice of the game and of players, and what can be taken back.
class DiceAndUndoTest {
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
        assertThat(model.reportProperty().get()).filteredOn(line -> line.heading()).hasSize(1);
        model.undo();
        assertThat(model.snapshot().seen().tray("b1")).isPresent();
        assertThat(model.reportProperty().get()).as("the heading of the first turn").hasSize(1);
        model.redo();
        assertThat(model.snapshot().seen().tray("b1")).isEmpty();
        assertThat(model.reportProperty().get()).hasSize(lines);
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
}
