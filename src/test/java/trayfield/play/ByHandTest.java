package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Skirmish.hash;
import static trayfield.play.Skirmish.order;
import static trayfield.play.Skirmish.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Note;
import trayfield.model.Order;
import trayfield.model.Roll;

/// Dice laid down by hand, and games along more than one line: all of it comes back from a saved file.
class ByHandTest {
    private static final Instant WHEN = Instant.parse("2026-05-01T12:00:00Z");
    private final Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));

    @Test
    void diceSetByHandFallInTheirOrderAndThenTheGamesOwn() {
        Game plain = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));
        play(plain, "r4 fires b6", "r5 fires b5");
        int usual = lastRoll(plain).faces().getFirst();
        assertThat(game.byHand().setDice(List.of(6))).isEmpty();
        assertThat(game.byHand().diceSet()).containsExactly(6);
        play(game, "r4 fires b6");
        assertThat(lastRoll(game)).isEqualTo(Roll.of(6));
        assertThat(game.byHand().diceSet()).isEmpty();
        play(game, "r5 fires b5");
        assertThat(lastRoll(game)).isEqualTo(Roll.of(usual));
        assertThat(notes(game)).containsExactly("Dice set by hand: 6");
    }

    @Test
    void diceTakenBackAreSetStill() {
        game.byHand().setDice(List.of(6, 1));
        play(game, "r4 fires b6");
        game.undo(Undo.Players.SOLO);
        assertThat(game.byHand().diceSet()).containsExactly(6, 1);
        game.byHand().setDice(List.of());
        assertThat(game.byHand().diceSet()).isEmpty();
        assertThat(game.redo()).isInstanceOf(Undo.Possible.class);
        assertThat(lastRoll(game)).isEqualTo(Roll.of(6));
        assertThat(notes(game)).containsExactly("Dice set by hand: 6");
    }

    @Test
    void whatIsNoFaceIsRefusedAndChangesNothing() {
        game.byHand().setDice(List.of(3));
        for (int wrong : new int[] {0, 7, -1}) {
            assertThat(game.byHand().setDice(List.of(2, wrong)).orElseThrow().code()).isEqualTo("play.noFace");
        }
        assertThat(game.byHand().diceSet()).containsExactly(3);
        Game typed = Skirmish.game(Skirmish.BATTLE, new DiceSource.Typed(1));
        assertThat(typed.byHand().setDice(List.of(2)).orElseThrow().code()).isEqualTo("play.realDice");
        assertThat(typed.byHand().dice().isEmpty()).isTrue();
    }

    @Test
    void diceThrownAnewAreOtherDiceAndComeAgainAfterThem() {
        play(game, "r4 fires b6");
        TreeSet<Integer> seen = new TreeSet<>();
        for (int i = 0; i < 40; i++) {
            game.undo(Undo.Players.SOLO);
            assertThat(game.byHand().throwAnew()).isInstanceOf(Undo.Possible.class);
            assertThat(game.diceDue()).isPresent();
            game.rollDue();
            seen.add(lastRoll(game).faces().getFirst());
        }
        assertThat(seen).containsExactly(1, 2, 3, 4, 5, 6);
        Roll last = lastRoll(game);
        game.undo(Undo.Players.SOLO);
        play(game, "r4 fires b6");
        assertThat(lastRoll(game)).as("the same order has the same dice").isEqualTo(last);
        assertThat(notes(game)).containsExactly("Thrown anew by hand");
    }

    @Test
    void onlyWhatWasTakenBackWithItsDiceIsThrownAnew() {
        assertThat(game.byHand().throwAnew()).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_THROW));
        play(game, "r5 D2-D3 N");
        game.undo(Undo.Players.SOLO);
        assertThat(game.byHand().throwAnew()).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_THROW));
        assertThat(game.redoable()).isInstanceOf(Undo.Possible.class);
        play(game, "r4 fires b6");
        game.undo(Undo.Players.SOLO);
        game.byHand().throwAnew();
        assertThat(game.inputs()).containsExactly(order("r4 fires b6"));
        assertThat(game.redoable()).isInstanceOf(Undo.Barred.class);
    }

    @Test
    void aBranchLeavesItsLineAsItIsAndBothCanBeGoneOnWith() {
        play(game, "r4 fires b6", "r5 D2-D3 N", "end");
        List<Input> first = game.inputs();
        game.byHand().branch(2);
        assertThat(game.length()).isEqualTo(2);
        assertThat(game.byHand().course()).isEqualTo(1);
        play(game, "end");
        String second = hash(game);
        assertThat(game.byHand().courses()).containsExactly(new Course(0, 0, 4, 4, 1), new Course(1, 0, 2, 3, 1));
        game.byHand().follow(0);
        assertThat(game.inputs()).isEqualTo(first);
        game.byHand().follow(1);
        assertThat(hash(game)).isEqualTo(second);
        assertThat(notes(game)).containsExactly("Line 2 begins here");
    }

    @Test
    void whatCameOnTheOtherLineCanBeGivenAgainOnTheBranch() {
        play(game, "r5 D2-D3 N", "r4 fires b6", "end");
        String end = hash(game);
        game.byHand().branch(0);
        game.redo();
        game.redo();
        game.redo();
        assertThat(hash(game)).isEqualTo(end);
        game.byHand().branch(1);
        assertThat(game.byHand().throwAnew()).isInstanceOf(Undo.Possible.class);
        game.rollDue();
        assertThat(game.length()).isEqualTo(3);
        // Dice that are due begin nothing: what came then was no order.
        game.byHand().branch(2);
        assertThat(game.diceDue()).isPresent();
        assertThat(game.redoable()).isEqualTo(new Undo.Barred(Undo.Barrier.NOTHING_TO_REDO));
    }

    @Test
    void undoGoesBackBeyondTheDeparture() {
        play(game, "r5 D2-D3 N", "r4 fires b6");
        game.byHand().branch(1);
        game.undo(Undo.Players.SOLO);
        play(game, "r8 E1-E2 N");
        assertThat(game.byHand().courses().get(1)).isEqualTo(new Course(1, 0, 0, 1, 1));
        assertThat(hash(again(game))).isEqualTo(hash(game));
    }

    @Test
    void everythingByHandSurvivesItsFile() {
        game.note(0, new Note(Note.Kind.BY_HAND, Optional.empty(), "Set up"));
        game.byHand().setDice(List.of(6));
        play(game, "r4 fires b6");
        game.note(1, new Note(Note.Kind.MOTIVE, Optional.empty(), "to hit"));
        game.note(2, new Note(Note.Kind.HINT, Optional.of("red"), "Hint: wait"));
        play(game, "r5 fires b5");
        game.undo(Undo.Players.SOLO);
        game.byHand().throwAnew();
        game.rollDue();
        game.byHand().branch(2);
        play(game, "end");
        game.byHand().setDice(List.of(1, 2));
        game.byHand().branch(2);
        play(game, "r8 E1-E2 N");
        game.byHand().follow(1);
        Game again = again(game);
        assertThat(again.byHand().course()).isEqualTo(1);
        assertThat(again.byHand().courses()).isEqualTo(game.byHand().courses());
        for (int course = 0; course < 3; course++) {
            game.byHand().follow(course);
            again.byHand().follow(course);
            assertThat(again.inputs()).isEqualTo(game.inputs());
            assertThat(again.byHand().dice()).isEqualTo(game.byHand().dice());
            assertThat(again.referee().notes()).isEqualTo(game.referee().notes());
            List.of(game, again).forEach(ByHandTest::fire);
            assertThat(hash(again)).isEqualTo(hash(game));
        }
        assertThat(again.seat("blue").notes().toString()).contains("to hit").doesNotContain("Hint: wait");
        assertThat(new Report(Words.of(again.referee())).text(again.referee())).contains("  Hint: wait\n", "  Set up\n",
                "  Dice set by hand: 6\n", "to hit: Modern D(a)");
    }

    @Test
    void aFileWhoseBranchIsNotLawfulIsRefused() {
        play(game, "r5 D2-D3 N", "r4 fires b6");
        game.byHand().branch(1);
        play(game, "r8 E1-E2 N");
        String text = SaveFile.write(Saves.of(game, "x", Undo.Players.SOLO, WHEN));
        assertThat(problem(text.replace("r8 E1-E2 N", "r8 E1-E5 N")))
                .startsWith("save.json: branches[0].inputs[0]: the rules refuse r8 E1-E5 N");
        String hash = hash(game);
        assertThat(problem(text.replace(hash, "0"))).startsWith("save.json: branches[0].hash: the game ends in another");
        for (Map.Entry<String, String> wrong : Map.of("\"from\": 0", "\"from\": 1", "\"at\": 1", "\"at\": 4",
                "\"playing\": 1", "\"playing\": 2", "\"kind\": \"byHand\"", "\"kind\": \"x\"", "\"input\": 1", "\"input\": 4").entrySet()) {
            assertThat(text).contains(wrong.getKey());
            assertThat(SaveFile.parse("save.json", text.replace(wrong.getKey(), wrong.getValue())))
                    .as(wrong.getValue()).isInstanceOf(Loaded.Bad.class);
        }
    }

    @Test
    void theRecordOfASecretGameTellsNoMotiveInTheClear() {
        Game men = Warband.game(Warband.secret("""
                2 .    g1.1v
                1 s1.1^ .
                  A    B
                """, "A1", "B1"), new DiceSource.Seeded(3));
        men.note(0, new Note(Note.Kind.MOTIVE, Optional.of("gold"), "a secret plan"));
        men.byHand().branch(0);
        SavedGame saved = Saves.of(men, "x", Undo.Players.SOLO, WHEN);
        assertThat(SaveFile.write(saved)).doesNotContain("secret plan", "branches", "notes");
        assertThat(again(men).seat("gold").notes().toString()).contains("secret plan");
        assertThat(again(men).seat("silver").notes().toString()).doesNotContain("secret plan");
    }

    /// Ends the turn if it must to give the first order to fire there is.
    private static void fire(Game game) {
        Optional<Order> shot = game.referee().orders().stream().filter(Order.Fire.class::isInstance).findFirst();
        if (shot.isEmpty()) {
            play(game, "end");
            fire(game);
        } else {
            assertThat(game.play(shot.get())).isEmpty();
            assertThat(game.rollDue()).isEmpty();
        }
    }

    private static List<String> notes(Game game) {
        List<String> all = new ArrayList<>();
        game.referee().notes().values().forEach(notes -> notes.forEach(note -> all.add(note.text())));
        return all;
    }

    private static Roll lastRoll(Game game) {
        return (Roll) game.inputs().getLast();
    }

    private static Game again(Game game) {
        String text = SaveFile.write(Saves.of(game, "x", Undo.Players.SOLO, WHEN));
        SavedGame read = ((Loaded.Good<SavedGame>) SaveFile.parse("save.json", text)).value();
        assertThat(SaveFile.write(read)).isEqualTo(text);
        return ((Loaded.Good<Game>) Saves.open("save.json", read)).value();
    }

    private static String problem(String text) {
        SavedGame read = ((Loaded.Good<SavedGame>) SaveFile.parse("save.json", text)).value();
        return ((Loaded.Bad<Game>) Saves.open("save.json", read)).problems().getFirst().oneLine();
    }
}
