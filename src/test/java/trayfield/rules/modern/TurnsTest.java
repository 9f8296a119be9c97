package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Result;
import trayfield.model.Result.Reason;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;

/// Chapter B and the ends of a game.
class TurnsTest {

    @Test
    void modern_B_higherDieMovesFirstAndTiesAreRolledAgain() {
        ModernFelt felt = ModernFelt.setUp("R> . . r<").rollForFirst().lay();
        assertThat(felt.position().phase()).isEqualTo(Phase.FIRST);
        assertThat(felt.position().side()).isEqualTo(Position.NOBODY);
        assertThat(felt.orders()).isEmpty();
        felt.roll(3, 3).roll(2, 5);
        assertThat(felt.position().side()).isEqualTo(1);
        assertThat(felt.position().turn()).isEqualTo(1);
        assertThat(felt.told()).containsExactly("Rolled", "Rolled", "WentFirst", "TurnBegan");
    }

    @Test
    void modern_B_turnsAlternateAndARoundIsOneOfEach() {
        ModernFelt felt = ModernFelt.setUp("R> . . . . . . r<").first("blue").lay();
        felt.play("end");
        assertThat(felt.position().turn()).isEqualTo(1);
        assertThat(felt.position().side()).isZero();
        felt.play("end");
        assertThat(felt.position().turn()).isEqualTo(2);
        assertThat(felt.position().side()).isEqualTo(1);
    }

    @Test
    void modern_B_unitByUnitInAnyOrderAndNoFireInTheEnemysTurn() {
        ModernFelt felt = ModernFelt.of("""
                R1> .  .  .  r1<
                R2> .  .  .  r2<
                """);
        felt.play("R1 A2-B2 E", "R2 fires r2").roll(1).play("R1 fires r1").roll(1).play("R2 A1-B1 E");
        assertThat(felt.book().check(felt.position(), ModernFelt.order("r1 fires R1"))).isPresent();
    }

    @Test
    void endByEliminationAtOnce() {
        ModernFelt felt = ModernFelt.of("R> r< . .").play("R attacks r").roll(1, 6);
        assertThat(felt.position().result()).contains(new Result(Optional.of("red"), Reason.ELIMINATION));
        assertThat(felt.position().phase()).isEqualTo(Phase.OVER);
        assertThat(felt.position().side()).isEqualTo(Position.NOBODY);
        assertThat(felt.orders()).isEmpty();
        assertThat(felt.told()).endsWith("GameOver");
    }

    @Test
    void endByEliminationOfBothIsADraw() {
        ModernFelt felt = ModernFelt.of("R> r< . .").play("R attacks r").roll(1, 1);
        assertThat(felt.position().result()).contains(new Result(Optional.empty(), Reason.ELIMINATION));
    }

    @Test
    void noChoiceIsAskedOnceTheGameIsOver() {
        ModernFelt felt = ModernFelt.setUp("R> r< . .").option("advanceAfterMelee", "true").lay().play("R attacks r").roll(1, 6);
        assertThat(felt.position().pending()).isEmpty();
        assertThat(felt.position().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void endByLossesAtOnce() {
        ModernFelt felt = ModernFelt.setUp("R> . r< m< a<").wins(new Victory.Losses("blue", 1)).lay().play("R fires r").roll(6);
        assertThat(felt.position().result()).contains(new Result(Optional.of("red"), Reason.LOSSES));
    }

    @Test
    void modern_ruling_end_aHeadquartersIsJudgedAtTheEndOfEitherSidesTurn() {
        ModernFelt felt = ModernFelt.setUp("R> . . . . . . r<").headquarters("blue", "B1", "D1").lay().play("R A1-B1 E");
        assertThat(felt.position().result()).isEmpty();
        felt.play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("red"), Reason.HEADQUARTERS));
        ModernFelt entered = ModernFelt.setUp("R> . . . . . . r<").headquarters("red", "H1").lay().play("end");
        assertThat(entered.position().result()).contains(new Result(Optional.of("blue"), Reason.HEADQUARTERS));
        ModernFelt own = ModernFelt.setUp("R> . . . . . . r<").headquarters("red", "A1").lay().play("end");
        assertThat(own.position().result()).isEmpty();
    }

    @Test
    void bothHeadquartersHeldIsADraw() {
        ModernFelt felt = ModernFelt.setUp("R> . . . . . . r<").headquarters("red", "H1").headquarters("blue", "A1").lay()
                .play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.empty(), Reason.HEADQUARTERS));
    }

    @Test
    void endByCaptureAtTheEndOfOnesOwnTurnOnly() {
        List<Square> squares = List.of(Square.parse("B1").orElseThrow(), Square.parse("G1").orElseThrow());
        ModernFelt felt = ModernFelt.setUp("R> . . . . . r< .").wins(new Victory.Capture("blue", squares, 1))
                .wins(new Victory.Capture("red", squares, 2)).lay().play("R A1-B1 E", "end");
        assertThat(felt.position().result()).isEmpty();
        felt.play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("blue"), Reason.CAPTURE));
    }

    @Test
    void captureCountsEveryTrayOfAStack() {
        List<Square> squares = List.of(Square.parse("A1").orElseThrow());
        ModernFelt felt = ModernFelt.setUp("R1>+R2> . . . . r<").wins(new Victory.Capture("red", squares, 2)).lay().play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("red"), Reason.CAPTURE));
    }

    @Test
    void traysExitAtTheEndOfEitherSidesTurnAndAreNotLost() {
        ModernFelt felt = ModernFelt.setUp("""
                R1> .  .  .  .  R2>
                r<  .  .  .  .  .
                """).first("blue").wins(new Victory.Exit("red", Facing.E, 2)).lay();
        felt.play("r attacks R1").roll(6, 6).roll(1, 6).play("end");
        assertThat(felt.position().exits(0)).isEqualTo(1);
        assertThat(felt.position().losses(0)).isEqualTo(1);
        assertThat(felt.told()).contains("Exited");
        assertThat(felt.position().result()).contains(new Result(Optional.of("blue"), Reason.ELIMINATION));
    }

    @Test
    void enoughExitsWin() {
        ModernFelt felt = ModernFelt.setUp("R1> . . r< . . R2>").wins(new Victory.Exit("red", Facing.E, 1)).lay().play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("red"), Reason.EXIT));
    }

    @Test
    void exitsOfBothSidesAtOnceAreADraw() {
        ModernFelt felt = ModernFelt.setUp("r< . . . . . R2>").wins(new Victory.Exit("red", Facing.E, 1))
                .wins(new Victory.Exit("blue", Facing.W, 1)).lay().play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.empty(), Reason.EXIT));
    }

    @Test
    void theTurnLimitFallsWhenTheSecondSidesTurnEnds() {
        ModernFelt felt = ModernFelt.setUp("R> . . . . . . r<").first("blue").limit(2, new AtLimit.Wins("blue")).lay();
        felt.play("end", "end", "end");
        assertThat(felt.position().result()).isEmpty();
        felt.play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("blue"), Reason.TURN_LIMIT));
        assertThat(felt.position().turn()).isEqualTo(2);
    }

    @Test
    void atTheLimitADrawOrFewerLosses() {
        assertThat(ModernFelt.setUp("R> . . . . . r<").limit(1, new AtLimit.Draw()).lay().play("end", "end").position()
                .result()).contains(new Result(Optional.empty(), Reason.TURN_LIMIT));
        ModernFelt even = ModernFelt.setUp("R> . . . . . r<").limit(1, new AtLimit.FewerLosses()).lay().play("end", "end");
        assertThat(even.position().result()).contains(new Result(Optional.empty(), Reason.TURN_LIMIT));
        ModernFelt hit = ModernFelt.setUp("R> . . r< m<").limit(1, new AtLimit.FewerLosses()).lay().play("R fires r").roll(4)
                .play("end", "end");
        assertThat(hit.position().result()).contains(new Result(Optional.of("red"), Reason.TURN_LIMIT));
    }

    @Test
    void theFirstReasonThatIsMetDecides() {
        ModernFelt felt = ModernFelt.setUp("R> . . . . . . r<").headquarters("blue", "A1").limit(1, new AtLimit.Wins("blue"))
                .wins(new Victory.Capture("red", List.of(new Square(0, 0)), 1)).first("blue").lay().play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("red"), Reason.HEADQUARTERS));
    }

    @Test
    void marksAreClearWhenATurnsEndDecides() {
        ModernFelt felt = ModernFelt.setUp("R> . . . . . . r<").headquarters("blue", "B1").lay().play("R A1-B1 E", "end");
        assertThat(felt.book().observe(felt.position(), Optional.empty()).trays())
                .allSatisfy(tray -> assertThat(tray.done()).isEmpty());
    }
}
