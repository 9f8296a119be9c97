package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Note;
import trayfield.model.Order;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Report;
import trayfield.play.Saves;
import trayfield.play.Skirmish;
import trayfield.play.Undo;
import trayfield.play.Warband;
import trayfield.solo.Player;
import trayfield.solo.Rank;

/// What one who plays by himself does by hand, and that nobody else may.
class HandDeedsTest {
    private final Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));
    private final PlayModel model = new PlayModel(game, Undo.Players.SOLO);

    private void give(String order) {
        model.order(Skirmish.order(order));
    }

    private static String message(PlayModel model) {
        return model.snapshot().message().map(Message::text).orElse("");
    }

    private List<String> report() {
        return model.reportProperty().get().stream().map(line -> line.sentence()).toList();
    }

    @Test
    void facesTypedFallNextAndAreMarked() {
        assertThat(model.byHand().setDice("6, 1")).isTrue();
        assertThat(model.snapshot().scene().hand().set()).containsExactly(6, 1);
        give("r4 fires b6");
        assertThat(model.snapshot().scene().hand().set()).containsExactly(1);
        assertThat(model.snapshot().scene().dice().caption()).contains("Dice set by hand: 6");
        assertThat(report()).contains("Dice set by hand: 6");
        assertThat(model.byHand().setDice("")).isTrue();
        assertThat(model.snapshot().scene().hand().set()).isEmpty();
    }

    @Test
    void whatIsNoFaceIsToldAndChangesNothing() {
        model.byHand().setDice("2");
        for (String wrong : List.of("7", "0", "x", "3 -1", "\u0663")) {
            assertThat(model.byHand().setDice(wrong)).as(wrong).isFalse();
            assertThat(message(model)).as(wrong).contains("is no face of a die");
        }
        assertThat(model.snapshot().scene().hand().set()).containsExactly(2);
    }

    @Test
    void whatFellLastIsThrownAnewAtOnce() {
        give("r4 fires b6");
        model.byHand().throwAnew();
        assertThat(game.inputs()).hasSize(2);
        assertThat(report()).contains("Thrown anew by hand");
        give("r5 D2-D3 N");
        model.byHand().throwAnew();
        assertThat(message(model)).startsWith("Take back an order first");
        assertThat(game.length()).isEqualTo(3);
        model.undo();
        model.byHand().throwAnew();
        assertThat(message(model)).as("a move taken back has no dice").startsWith("Take back an order first");
        assertThat(model.snapshot().scene().undo().canRedo()).isTrue();
    }

    @Test
    void whatWasTakenBackIsThrownAnew() {
        give("r4 fires b6");
        give("r5 fires b5");
        model.undo();
        model.undo();
        model.byHand().throwAnew();
        assertThat(game.inputs()).hasSize(2).first().isEqualTo(Skirmish.order("r4 fires b6"));
        assertThat(model.snapshot().scene().undo().canRedo()).isFalse();
    }

    @Test
    void realDiceThatAreThrownAnewAreTypedAnew() {
        Game typed = Skirmish.game(Skirmish.BATTLE, new DiceSource.Typed(1));
        PlayModel real = new PlayModel(typed, Undo.Players.SOLO);
        real.order(Skirmish.order("r4 fires b6"));
        real.typeFace(2);
        real.rollDice();
        real.byHand().throwAnew();
        assertThat(real.snapshot().diceDue()).isTrue();
        real.typeFace(6);
        real.rollDice();
        assertThat(typed.inputs()).containsExactly(Skirmish.order("r4 fires b6"), Roll.of(6));
        assertThat(real.byHand().maySetDice()).isFalse();
        assertThat(message(real)).startsWith("Real dice are thrown");
    }

    @Test
    void anotherLineGoesOnFromWhatTheBoardShowsAndTheReportFollows() {
        give("r4 fires b6");
        give("r5 D2-D3 N");
        give("end");
        List<String> first = report();
        model.lookAt(2);
        model.byHand().branch();
        assertThat(model.snapshot().scene().past()).isFalse();
        assertThat(model.snapshot().scene().number()).isEqualTo(2);
        assertThat(model.snapshot().scene().hand().courses()).containsExactly("Line 1, turn 1", "Line 2, off line 1, turn 1");
        give("r8 E1-E2 N");
        give("end");
        assertThat(report()).anyMatch(line -> line.contains("r8 moves")).noneMatch(line -> line.contains("r5 moves"));
        model.byHand().nextCourse();
        assertThat(report()).containsAll(first).contains("Line 2 begins here").noneMatch(line -> line.contains("r8 moves"));
        assertThat(model.snapshot().scene().hand().course()).isZero();
        model.byHand().follow(1);
        assertThat(report()).anyMatch(line -> line.contains("r8 moves"));
    }

    @Test
    void twoPeopleMayNot() {
        PlayModel two = new PlayModel(game, Undo.Players.TWO);
        two.order(Skirmish.order("r4 fires b6"));
        List<Runnable> deeds = List.of(two.byHand()::throwAnew, two.byHand()::branch, two.byHand()::nextCourse,
                () -> assertThat(two.byHand().setDice("1")).isFalse(), () -> assertThat(two.byHand().maySetDice()).isFalse(),
                () -> assertThat(two.byHand().maySetUp()).isFalse());
        for (Runnable deed : deeds) {
            two.cancel();
            deed.run();
            assertThat(message(two)).startsWith("Two people play");
        }
        assertThat(game.inputs()).hasSize(2);
        assertThat(game.byHand().courses()).hasSize(1);
        assertThat(game.byHand().dice().isEmpty()).isTrue();
    }

    @Test
    void whatACommandersOrderWasForIsKeptWithTheGameAndTakenBackWithTheOrder() throws InterruptedException {
        LinkedBlockingQueue<Runnable> due = new LinkedBlockingQueue<>();
        SequencedMap<String, Player> red = new LinkedHashMap<>();
        red.put("red", Player.of(Rank.REGULAR));
        PlayModel led = new PlayModel(game, Undo.Players.SOLO, red, due::add);
        while (motives(game).isEmpty()) {
            assertThat(game.seat("red").toOrder()).as("red does not end its turn without a word").isTrue();
            due.poll(60, TimeUnit.SECONDS).run();
            led.commanders().carryOut();
        }
        led.leave();
        SavedGame saved = Saves.of(game, "x", Undo.Players.SOLO, Instant.EPOCH);
        Game again = ((Loaded.Good<Game>) Saves.open("save.json", saved)).value();
        assertThat(motives(again)).isEqualTo(motives(game));
        assertThat(new Report(led.talk().words()).text(again.referee())).contains(motives(game).getFirst());
        assertThat(again.seat("blue").notes()).as("nothing is secret in this game").isEqualTo(again.referee().notes());
        while (again.undo(Undo.Players.SOLO) instanceof Undo.Possible) {
            assertThat(again.length()).isLessThan(game.length());
        }
        assertThat(motives(again)).isEmpty();
    }

    private static List<String> motives(Game game) {
        return game.referee().notes().values().stream().flatMap(List::stream)
                .filter(note -> note.kind() == Note.Kind.MOTIVE).map(Note::text).toList();
    }

    @Test
    void noCommandersSecretsAreTakenToTheBench() {
        Scenario secret = Warband.secret("""
                3 .    g1.1v g2.1v
                2 .    .     .
                1 s1.1^ s2.1^ .
                  A    B     C
                """, "A1 B1", "B1 C1");
        SequencedMap<String, Player> gold = new LinkedHashMap<>();
        gold.put("gold", Player.of(Rank.RECRUIT));
        PlayModel against = new PlayModel(Warband.game(secret, new DiceSource.Seeded(1)), Undo.Players.SOLO, gold, _ -> { });
        assertThat(against.byHand().maySetUp()).isFalse();
        assertThat(message(against)).startsWith("A commander leads a side");
        against.leave();
        PlayModel alone = new PlayModel(Warband.game(secret, new DiceSource.Seeded(1)), Undo.Players.SOLO);
        assertThat(alone.byHand().maySetUp()).isTrue();
        assertThat(model.byHand().maySetUp()).isTrue();
    }

    @Test
    void bothSidesOfAnAncientGameAreLedByOneWithoutHandOver() {
        Scenario secret = Warband.secret("""
                3 .    g1.1v g2.1v
                2 .    .     .
                1 s1.1^ s2.1^ .
                  A    B     C
                """, "A1 B1", "B1 C1");
        Game men = Warband.game(secret, new DiceSource.Seeded(1));
        PlayModel alone = new PlayModel(men, Undo.Players.SOLO);
        for (String order : List.of("roster s1=A s2=B", "roster g1=B g2=C", "end", "end", "s1.1 A1-A2 N", "end")) {
            assertThat(alone.watch().handoverProperty().get()).isEmpty();
            alone.order(Skirmish.order(order));
            assertThat(message(alone)).isEmpty();
        }
        assertThat(men.inputs()).contains((Order) Skirmish.order("s1.1 A1-A2 N"));
        alone.undo();
        alone.undo();
        alone.lookAt(1);
        alone.byHand().branch();
        assertThat(men.length()).isEqualTo(1);
        assertThat(alone.watch().seat().viewer()).contains("gold");
    }
}
