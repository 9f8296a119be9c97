package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Event;
import trayfield.model.Mark;
import trayfield.model.MeleeOutcome;
import trayfield.model.Odds;
import trayfield.rules.Rulebook.OddsAnswer;

/// Chapters E and F, with the modifiers of G.
class MeleeTest {

    @Test
    void modern_E_a_adjacentIsMeleeRangeWhateverAnyoneFaces() {
        ModernFelt felt = ModernFelt.of("""
                .  r^
                Rv .
                R1> m>
                """);
        felt.refuses("R attacks r", "modern.E.a").refuses("R attacks m", "modern.E.a").allows("R1 attacks m");
        ModernFelt.of("R< r> .").allows("R attacks r");
    }

    @Test
    void modern_E_a_optionContactFacingAsksThatOneFacesTheOther() {
        ModernFelt.setUp("R< r> .").option("contact", "facing").lay().refuses("R attacks r", "modern.E.a").allows("end",
                "R A1 N");
        ModernFelt.setUp("R> r> .").option("contact", "facing").lay().allows("R attacks r").refuses("end", "modern.E.b");
        ModernFelt.setUp("R< r< .").option("contact", "facing").lay().allows("R attacks r");
    }

    @Test
    void modern_E_b_whoIsInMeleeRangeMustAttackBeforeHeMovesAndBeforeTheTurnEnds() {
        ModernFelt felt = ModernFelt.of("""
                .  .  .
                R> r< m>
                """);
        felt.refuses("end", "modern.E.b").refuses("R A1-A2 N", "modern.E.b").refuses("R A1 N", "modern.E.b");
        assertThat(felt.book().duties(felt.position())).containsExactly("R");
        assertThat(felt.reach("R")).isEmpty();
        assertThat(felt.orders()).containsExactly("R attacks r", "R fires r", "R fires r grenade");
    }

    @Test
    void modern_E_b_firingFirstMayEndTheDuty() {
        ModernFelt.of("R> r< . m>").play("R fires r").roll(4).allows("end", "R A1-B1 N");
        ModernFelt.of("R> r< . m>").play("R fires r").roll(1).refuses("end", "modern.E.b");
    }

    @Test
    void modern_E_b_theAttackerPicksTheEnemy() {
        ModernFelt.of("""
                .  r> .
                m^ R> g<
                """).allows("R attacks r", "R attacks m", "R attacks g");
    }

    @Test
    void modern_E_b_whoMovedIntoRangeMustAttackToo() {
        ModernFelt felt = ModernFelt.of("R> . r> . m>").play("R A1-B1 E");
        felt.refuses("end", "modern.E.b").play("R attacks r").roll(1, 6).allows("end");
    }

    @Test
    void modern_E_c_attackFirstThenTheWholeMoveOrMoveThenAttack() {
        ModernFelt felt = ModernFelt.of("R> r> . . . m>").play("R attacks r").roll(2, 5).play("R A1-B1-C1-D1 N");
        felt.refuses("R attacks m", "modern.E.c");
        assertThat(felt.position().has(0, Mark.ATTACKED)).isTrue();
    }

    @Test
    void modern_E_c_havingAttackedItMayNotEndInMeleeRangeAgain() {
        ModernFelt felt = ModernFelt.of("R> r> . m^ . a>").play("R attacks r").roll(2, 5);
        felt.refuses("R A1-B1-C1 E", "modern.E.c").allows("R A1-B1 N");
        assertThat(felt.reach("R")).containsExactly("A1 0 NSW", "B1 1 NESW");
        ModernFelt tank = ModernFelt.of("R> r> . k^ . a>").play("R attacks r").roll(2, 5);
        tank.allows("R A1-B1-C1 E");
    }

    @Test
    void modern_E_c_turningOnTheSpotAfterAnAttackIsAllowed() {
        ModernFelt felt = ModernFelt.of("""
                m> .  .  .
                R> r< .  a>
                """).play("R attacks r").roll(2, 5);
        felt.allows("R A1 N", "R A1 S", "end");
    }

    @Test
    void modern_E_c_withContactFacingTheFinalFacingDecides() {
        ModernFelt felt = ModernFelt.setUp("R> r> . m> . a>").option("contact", "facing").lay().play("R attacks r").roll(2, 5);
        felt.refuses("R A1-B1-C1 E", "modern.E.c");
        ModernFelt side = ModernFelt.setUp("""
                .  .  m> .
                R> r> .  a>
                """).option("contact", "facing").lay().play("R attacks r").roll(2, 5);
        side.refuses("R A1-B1-C1 N", "modern.C.d").allows("R A1-B1 N");
    }

    @Test
    void modern_F_theAttackerTurnsTheDefenderDoesNot() {
        ModernFelt felt = ModernFelt.of("R^ r> .").play("R attacks r").shows("R> r> .");
        assertThat(felt.told()).containsExactly("Attacked", "Turned");
    }

    @Test
    void modern_F_fourAgainstFourByItsDice() {
        assertThat(fought("R> r< m<", 4, 4)).isEqualTo(MeleeOutcome.BOTH_LOST);
        assertThat(fought("R> r< m<", 4, 5)).isEqualTo(MeleeOutcome.ATTACKER_ALONE);
        assertThat(fought("R> r< m<", 5, 4)).isEqualTo(MeleeOutcome.DEFENDER_ALONE);
        assertThat(fought("R> r< m<", 5, 5)).isEqualTo(MeleeOutcome.STALEMATE);
    }

    private static MeleeOutcome fought(String drawing, int attacker, int defender) {
        ModernFelt felt = ModernFelt.of(drawing).play("R attacks r").roll(attacker, defender);
        return felt.events().stream().filter(Event.Fought.class::isInstance).map(Event.Fought.class::cast)
                .map(Event.Fought::outcome).findFirst().orElseThrow();
    }

    @Test
    void modern_F_neitherIsRolledAgainUntilDecided() {
        ModernFelt felt = ModernFelt.of("R> r< m<").play("R attacks r").roll(5, 6).roll(6, 5);
        assertThat(felt.orders()).isEmpty();
        felt.roll(1, 6).shows("R> . m<").allows("end");
    }

    @Test
    void modern_F_optionDrawnMeleeStandoff() {
        ModernFelt felt = ModernFelt.setUp("R> r< m<").option("drawnMelee", "standoff").lay().play("R attacks r").roll(5, 6);
        felt.shows("R> r< m<").allows("end").refuses("R attacks r", "modern.E.c");
    }

    @Test
    void modern_F_optionAdvanceAfterMelee() {
        ModernFelt felt = ModernFelt.setUp("R> r< m<").option("advanceAfterMelee", "true").lay().play("R attacks r").roll(1, 6);
        assertThat(felt.orders()).containsExactly("R advances", "R holds");
        assertThat(felt.book().check(felt.position(), ModernFelt.order("end"))).isPresent();
        felt.play("R advances").shows(". R> m<").allows("end");
        assertThat(felt.told()).endsWith("Removed", "Advanced");
        ModernFelt.setUp("R> r< m<").option("advanceAfterMelee", "true").lay().play("R attacks r").roll(1, 6).play("R holds")
                .shows("R> . m<");
    }

    @Test
    void modern_F_noAdvanceIntoAStackOrByTheDefenderOrAsPrinted() {
        ModernFelt.setUp("R> r<+a< m<").option("advanceAfterMelee", "true").lay().play("R attacks r").roll(1, 6)
                .shows("R> a< m<").allows("end");
        ModernFelt.setUp("R>+M> r< m<").option("advanceAfterMelee", "true").lay().play("R attacks r").roll(6, 1)
                .shows("M> r< m<").refuses("end", "modern.E.b");
        ModernFelt.of("R> r< m<").play("R attacks r").roll(1, 6).shows("R> . m<").allows("end");
    }

    @Test
    void modern_G_2_uphillTakesAPointFromTheAttackerOnly() {
        ModernFelt felt = ModernFelt.of("R> 3|r< m<").play("R attacks r").roll(4, 5);
        assertThat(felt.events()).contains(new Event.Fought("R", "r", 4, 5, OptionalInt.of(3), OptionalInt.of(4),
                MeleeOutcome.STALEMATE, Clause.F.ref));
        assertThat(fought("1|R> r< m<", 4, 5)).isEqualTo(MeleeOutcome.ATTACKER_ALONE);
        assertThat(fought("1|R> 1|r< m<", 4, 5)).isEqualTo(MeleeOutcome.ATTACKER_ALONE);
    }

    @Test
    void modern_G_3_outOfAFordTakesAPointUnlessTheEnemyIsInOne() {
        assertThat(fought("f|R> r< m<", 4, 5)).isEqualTo(MeleeOutcome.STALEMATE);
        assertThat(fought("f|R> f|r< m<", 4, 5)).isEqualTo(MeleeOutcome.ATTACKER_ALONE);
        assertThat(fought("f=|R> r< m<", 4, 5)).isEqualTo(MeleeOutcome.ATTACKER_ALONE);
        assertThat(fought("f|R> 1|r< m<", 3, 5)).isEqualTo(MeleeOutcome.STALEMATE);
        assertThat(fought("f|R> 1|r< m<", 2, 5)).isEqualTo(MeleeOutcome.ATTACKER_ALONE);
    }

    @Test
    void modern_F_power_belowZeroIsZeroAndAPowerlessTrayCanOnlyLose() {
        ModernFelt felt = ModernFelt.of("f|G> 1|r< m<").refuses("end", "modern.E.b").play("G attacks r").roll(1, 5).roll(1, 4);
        felt.shows(". r< m<");
        assertThat(ModernFelt.of("f|G> 1|r< m<").outcomes("G attacks r")).containsExactly("defender alone 24/24");
    }

    @Test
    void modern_F_power_whereBothAreZeroNobodyMeleesOrMust() {
        ModernFelt felt = ModernFelt.setUp("G> 1|g< m<").table(weakGuns()).lay();
        felt.refuses("G attacks g", "modern.F.power").allows("end", "G A1 N");
        assertThat(felt.book().duties(felt.position())).isEmpty();
    }

    /// The printed table with guns of no melee power at all.
    private static trayfield.tables.ModernTable weakGuns() {
        var table = ModernFelt.printed();
        var units = table.units().stream().map(unit -> !unit.type().equals("gun") ? unit
                : new trayfield.tables.ModernTable.UnitType(unit.type(), unit.name(), unit.unitClass(), unit.size(),
                        unit.move(), unit.roadMove(), OptionalInt.of(0), unit.weapons(), unit.runsDown(), unit.clause()))
                .toList();
        return new trayfield.tables.ModernTable(table.title(), table.dieFaces(), table.capacity(), units,
                table.weapons(), table.heights(), table.uphill(), table.outOfFord(), table.options());
    }

    @Test
    void oddsOfTheRulings() {
        assertThat(ModernFelt.of("R> r< m<").outcomes("R attacks r")).containsExactly("attacker alone 8/32",
                "defender alone 8/32", "both lost 16/32");
        assertThat(ModernFelt.of("R> m< r<").outcomes("R attacks m")).containsExactly("attacker alone 16/28",
                "defender alone 4/28", "both lost 8/28");
        assertThat(ModernFelt.of("R> g< m<").outcomes("R attacks g")).containsExactly("attacker alone 20/26",
                "defender alone 2/26", "both lost 4/26");
        ModernFelt standoff = ModernFelt.setUp("R> r< m<").option("drawnMelee", "standoff").lay();
        assertThat(standoff.outcomes("R attacks r")).containsExactly("attacker alone 8/36", "defender alone 8/36",
                "both lost 16/36", "stalemate 4/36");
    }

    @Test
    void oddsOfFireAndModifiersWithTheirClauses() {
        assertThat(ModernFelt.of("R> . r< m<").outcomes("R fires r")).containsExactly("hit 2/6", "miss 4/6");
        assertThat(ModernFelt.of("M> . r< m<").outcomes("M fires r")).containsExactly("hit 3/6", "miss 3/6");
        assertThat(ModernFelt.of("f|R> 1|r< m<").odds("R attacks r", Optional.empty()).cases().getFirst().modifiers()).containsExactly(
                new Odds.Modifier(Clause.G_2.ref, Odds.Who.ATTACKER, -1),
                new Odds.Modifier(Clause.G_3.ref, Odds.Who.ATTACKER, -1));
        double sum = ModernFelt.of("R> m< r<").odds("R attacks m", Optional.empty()).cases().getFirst().outcomes().stream()
                .mapToDouble(Odds.Chance::probability).sum();
        assertThat(sum).isCloseTo(1, within(1e-12));
    }

    @Test
    void oddsOfUnlawfulOrdersAndOfMovesAreRefused() {
        ModernFelt felt = ModernFelt.of("R> . r< m<");
        for (String order : List.of("R attacks r", "R A1-B1 E", "end")) {
            assertThat(felt.book().odds(felt.position(), ModernFelt.order(order), Optional.empty()))
                    .isInstanceOf(OddsAnswer.Refused.class);
        }
    }
}
