package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Warband.play;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Roll;

/// An Ancient game in progress: what two people may take back, and how it is kept.
class AncientGameTest {
    private static final String FIELD = """
            5 .     g2.1v g2.2v .
            4 .     .     .     g1.1v
            3 .     .     .     .
            2 s1.1^ s1.2^ .     .
            1 .     s2.1^ .     .
              A     B     C     D
            """;

    private static Undo barred(Undo.Barrier barrier) {
        return new Undo.Barred(barrier);
    }

    private final Game game = Warband.game(Warband.secret(FIELD, "A1 D1", "B1 C1"), new DiceSource.Typed(1));

    private Undo undoable() {
        return game.undoable(Undo.Players.TWO);
    }

    @Test
    void aRosterThatIsGivenStands() {
        play(game, "roster s1=A s2=D");
        assertThat(undoable()).isEqualTo(barred(Undo.Barrier.REVEALED));
        play(game, "roster g1=C g2=B");
        assertThat(undoable()).isEqualTo(barred(Undo.Barrier.REVEALED));
        assertThat(game.undoable(Undo.Players.SOLO)).isInstanceOf(Undo.Possible.class);
    }

    private void begun() {
        play(game, "roster s1=A s2=D", "roster g1=C g2=B");
    }

    @Test
    void aDeclarationCanBeChangedUntilItEnds() {
        begun();
        play(game, "s1 throws");
        assertThat(Words.of(game.seat("silver")).undo(undoable())).isEqualTo("Undo missiles of Unit s1");
        game.undo(Undo.Players.TWO);
        play(game, "s1 throws s1.1>g2.2 s1.2>g2.2", "end");
        assertThat(undoable()).isEqualTo(barred(Undo.Barrier.REVEALED));
        play(game, "g2 throws", "end");
        // Dice are due: their number tells how many men throw.
        assertThat(game.diceDue()).hasValueSatisfying(due -> assertThat(due.count()).isEqualTo(4));
        assertThat(undoable()).isEqualTo(barred(Undo.Barrier.REVEALED));
        assertThat(game.roll(Roll.of(1, 1, 1, 1))).isEmpty();
        assertThat(undoable()).isEqualTo(barred(Undo.Barrier.DICE));
    }

    @Test
    void movesCanBeTakenBackIntoTheMeleesAndNoFurther() {
        begun();
        play(game, "end", "end", "s2.1 B1 E", "s1.1 A2-A3 N", "end");
        assertThat(undoable()).isInstanceOf(Undo.Possible.class);
        game.undo(Undo.Players.TWO);
        assertThat(undoable()).isEqualTo(new Undo.Possible(Skirmish.order("s1.1 A2-A3 N")));
        play(game, "end", "end");
        assertThat(undoable()).isEqualTo(barred(Undo.Barrier.SIDE_CHANGED));
    }

    @Test
    void anAttackWhoseDiceHaveNotFallenCanBeTakenBackWhereOneMeetsOne() {
        Game close = Warband.moving("""
                2 .     g1.1v
                1 .     s1.1^
                  A     B
                """, Map.of());
        play(close, "end", "s1.1 attacks g1.1");
        assertThat(close.undoable(Undo.Players.TWO)).isInstanceOf(Undo.Possible.class);
    }

    @Test
    void sidesCountOnlyWhatTheyAreToldOf() {
        begun();
        play(game, "s1 throws", "s2 throws");
        assertThat(game.length()).isEqualTo(4);
        assertThat(game.referee().number()).isEqualTo(4);
        assertThat(game.seat("silver").number()).isEqualTo(4);
        Seat gold = game.seat("gold");
        assertThat(gold.number()).isEqualTo(2);
        assertThat(gold.told(0)).extracting(Told::number).containsExactly(1, 2);
        Seat before = gold.at(2);
        play(game, "end");
        assertThat(game.seat("gold").number()).isEqualTo(3);
        assertThat(game.seat("gold").told(2)).extracting(Told::number).containsExactly(3);
        assertThat(game.seat("gold").told(before)).hasSize(1);
        assertThat(game.seat("silver").told(before)).hasSize(1);
        assertThat(before.told(game.seat("gold"))).isEmpty();
        assertThat(game.seat("gold").at(3).observation()).isEqualTo(game.seat("gold").observation());
    }

    @Test
    void aSavedGameShowsNoSecretAndIsPlayedAgainToTheSamePosition() {
        for (long seed = 1; seed <= 3; seed++) {
            RandomWar war = new RandomWar(seed, true);
            Game played = Warband.game(war.scenario(), new DiceSource.Seeded(seed));
            int inputs = 20 + new Random(seed).nextInt(60);
            while (played.length() < inputs && played.referee().observation().result().isEmpty()) {
                Input input = war.next(played);
                assertThat(input instanceof Order order ? played.play(order) : played.rollDue()).isEqualTo(Optional.empty());
            }
            SavedGame saved = Saves.of(played, "War", Undo.Players.TWO, Instant.EPOCH);
            String text = SaveFile.write(saved);
            assertThat(text).doesNotContain("throws", "roster ", "s1=", "g1=", ".1>");
            SavedGame read = ((Loaded.Good<SavedGame>) SaveFile.parse("war.json", text)).value();
            assertThat(read).isEqualTo(saved);
            Game again = ((Loaded.Good<Game>) Saves.open("war.json", read)).value();
            assertThat(Skirmish.hash(again)).isEqualTo(Skirmish.hash(played));
            assertThat(again.seat("gold").clerk().entries()).isEqualTo(played.seat("gold").clerk().entries());
        }
    }
}
