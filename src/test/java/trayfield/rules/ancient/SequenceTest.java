package trayfield.rules.ancient;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Result;
import trayfield.model.Result.Reason;
import trayfield.model.Scenario.Victory;

/// Rosters, the printed sequence, and the ends of a game.
class SequenceTest {

    @Test
    void ancient_roster_eachSideFillsInItsWholeQuotaInSecret() {
        AncientFelt felt = AncientFelt.setUp("S1< T1< . . g1>").quota("silver", "A1 C1").lay();
        assertThat(felt.position().phase()).isEqualTo(Phase.ROSTER);
        assertThat(felt.orders()).containsExactly("roster S=A T=C");
        felt.refuses("roster S=A", "ancient.roster").refuses("roster S=A T=A", "ancient.roster");
        felt.refuses("roster S=A S=C", "ancient.roster").refuses("roster S=A g=C", "ancient.roster");
        felt.refuses("roster S=A T=X", "ancient.units");
        felt.play("roster S=C T=A");
        assertThat(felt.position().phase()).isEqualTo(Phase.MOVE);
        Event set = felt.events().getFirst();
        assertThat(felt.book().tell(set, Optional.of("gold"))).get().isInstanceOfSatisfying(Event.RosterSet.class,
                told -> assertThat(told.assignments()).isEmpty());
        assertThat(classes(felt, Optional.of("silver"))).containsExactly("C", "A", "?");
        assertThat(classes(felt, Optional.of("gold"))).containsExactly("?", "?", "A");
        assertThat(classes(felt, Optional.empty())).containsExactly("C", "A", "A");
    }

    @Test
    void ancient_roster_whatOneSideIsShownDoesNotHangOnTheOthersClasses() {
        AncientFelt one = AncientFelt.setUp("S1< T1< . . g1>").quota("silver", "A1 C1").lay().play("roster S=C T=A");
        AncientFelt two = AncientFelt.setUp("S1< T1< . . g1>").quota("silver", "A1 C1").lay().play("roster S=A T=C");
        assertThat(one.book().observe(one.position(), Optional.of("gold")))
                .isEqualTo(two.book().observe(two.position(), Optional.of("gold")));
        assertThat(one.book().observe(one.position(), Optional.of("silver")).hash())
                .isNotEqualTo(two.book().observe(two.position(), Optional.of("silver")).hash());
    }

    private static List<String> classes(AncientFelt felt, Optional<String> viewer) {
        return felt.book().observe(felt.position(), viewer).units().stream().map(unit -> unit.unitClass().orElse("?"))
                .toList();
    }

    @Test
    void ancient_sequence_2_diceEachSequenceAndTiesAgain() {
        AncientFelt felt = AncientFelt.setUp("S1< . . . . g1>").rollForFirst().lay();
        assertThat(felt.position().phase()).isEqualTo(Phase.INITIATIVE);
        felt.roll(2, 2).roll(2, 5);
        assertThat(felt.position().side()).isEqualTo(1);
        felt.play("end", "end", "end", "end");
        assertThat(felt.position().phase()).isEqualTo(Phase.INITIATIVE);
        assertThat(felt.position().turn()).isEqualTo(2);
        assertThat(felt.position().side()).isEqualTo(Position.NOBODY);
        felt.roll(5, 2);
        assertThat(felt.position().side()).isZero();
    }

    @Test
    void ancient_sequence_2_aNamedSideGoesFirstInTheFirstSequenceOnly() {
        AncientFelt felt = AncientFelt.setUp("S1< . . . . g1>").lay();
        assertThat(felt.position().side()).isZero();
        felt.play("end", "end", "end", "end");
        assertThat(felt.position().phase()).isEqualTo(Phase.INITIATIVE);
    }

    @Test
    void ancient_sequence_3_movesThenMeleesThenTheOtherSide() {
        AncientFelt felt = AncientFelt.setUp("S1< . . . . g1>").lay();
        assertThat(felt.position().phase()).isEqualTo(Phase.MOVE);
        felt.play("end");
        assertThat(felt.position().phase()).isEqualTo(Phase.MELEE);
        assertThat(felt.book().check(felt.position(), AncientFelt.order("S.1 A1 N"))).isPresent();
        felt.play("end");
        assertThat(felt.position().phase()).isEqualTo(Phase.MOVE);
        assertThat(felt.position().side()).isEqualTo(1);
        felt.refuses("S.1 A1 N", "ancient.sequence.3");
    }

    @Test
    void marksAreClearedWhenASequenceBegins() {
        AncientFelt felt = AncientFelt.setUp("S1< . . . . g1>").lay().play("S.1 A1 N", "end", "end");
        assertThat(felt.book().observe(felt.position(), Optional.empty()).trays().getFirst().done()).hasSize(1);
        felt.play("end", "end");
        assertThat(felt.book().observe(felt.position(), Optional.empty()).trays().getFirst().done()).isEmpty();
    }

    @Test
    void ancient_ruling_headquarters_heldAtTheEndOfAMeleePhaseItIsLost() {
        AncientFelt felt = AncientFelt.setUp("S1< . . . . g1>").headquarters("gold", "B1").lay()
                .play("S.1 A1-B1 E", "end");
        assertThat(felt.position().result()).isEmpty();
        felt.play("end");
        assertThat(felt.position().result()).contains(new Result(Optional.of("silver"), Reason.HEADQUARTERS));
    }

    @Test
    void missilesMayEndTheGameForBoth() {
        AncientFelt felt = AncientFelt.setUp("S1> . . . g1<").lay().play("S throws", "end", "g throws", "end").roll(6, 6);
        assertThat(felt.position().result()).contains(new Result(Optional.empty(), Reason.ELIMINATION));
        assertThat(felt.position().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void lossesAreJudgedAtOnceAndTheLimitWhenTheSecondSideEnds() {
        AncientFelt losses = AncientFelt.setUp("S1> . . . g1> g2>").wins(new Victory.Losses("gold", 1)).lay()
                .play("S throws", "end").roll(6);
        assertThat(losses.position().result()).contains(new Result(Optional.of("silver"), Reason.LOSSES));
        AncientFelt limit = AncientFelt.setUp("S1< . . . . g1>").limit(1).lay().play("end", "end", "end");
        assertThat(limit.position().result()).isEmpty();
        assertThat(limit.play("end").position().result()).contains(new Result(Optional.empty(), Reason.TURN_LIMIT));
    }

    @Test
    void everyClauseHasATest() {
        List<String> names = List.of(MovementTest.class, MissileTest.class, MeleeTest.class, SequenceTest.class).stream()
                .flatMap(test -> Arrays.stream(test.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Test.class)).map(Method::getName).toList();
        List<String> without = Arrays.stream(Clause.values()).map(clause -> clause.ref.id())
                .filter(id -> names.stream().noneMatch(name -> name.startsWith(id.replace('.', '_') + "_"))).toList();
        assertThat(without).isEmpty();
    }
}
