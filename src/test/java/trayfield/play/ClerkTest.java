package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Warband.play;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import trayfield.model.Odds;
import trayfield.model.Phase;
import trayfield.model.Roll;
import trayfield.rules.Rulebook;

/// What the clerk makes of what is seen, clause by clause; that he neither misses nor invents anything is for
/// [AncientLeakTest] to hold.
class ClerkTest {

    private static String note(Game game, String viewer, String unit) {
        Clerk.Entry entry = game.seat(viewer).clerk().entry(unit).orElseThrow();
        return Words.of(game.seat(viewer)).clerk(entry.notes().getLast());
    }

    private static void toSilversMelees(Game game) {
        play(game, "end");
    }

    private static void roll(Game game, int... faces) {
        assertThat(game.roll(Roll.of(faces))).isEmpty();
    }

    @Test
    void whoMovesFurtherThanTheSlowIsFast() {
        Game game = Warband.moving("""
                2 .     .     .     .     .     .     g1.1>
                1 s1.1> .     .     .     .     .     .
                  A     B     C     D     E     F     G
                """, Map.of());
        play(game, "s1.1 A1-B1-C1-D1-E1 E");
        assertThat(game.seat("gold").clerk().possible("s1")).containsExactly("A", "B", "C", "D");
        game.undo(Undo.Players.TWO);
        play(game, "s1.1 A1-B1-C1-D1-E1-F1 E");
        assertThat(game.seat("gold").clerk().possible("s1")).containsExactly("A", "C");
        assertThat(note(game, "gold", "s1")).isEqualTo("Man s1.1 spent 10 half-squares on one move, so A or C: Ancient units");
        assertThat(game.seat("silver").clerk().entries()).extracting(Clerk.Entry::unit).containsExactly("g1");
        assertThat(game.seat("silver").clerk().possible("s1")).containsExactly("A");
    }

    private static final String DUEL = """
            3 .     g1.1v g1.2v
            2 .     .     .
            1 .     s1.1^ s1.2^
              A     B     C
            """;

    @Test
    void aDieThatCountsThoughHighIsAStrongMans() {
        Game game = Warband.moving(DUEL, Map.of("g1", "B"));
        play(game, "s1.1 B1-B2 N");
        toSilversMelees(game);
        play(game, "s1.1 attacks g1.1");
        roll(game, 6, 4);
        assertThat(game.seat("silver").clerk().possible("g1")).containsExactly("A", "B");
        assertThat(note(game, "silver", "g1"))
                .isEqualTo("Man g1.1 succeeded with a 4, its power changed by 0, so A or B: Ancient conduct");
    }

    @Test
    void aDieThatFailsThoughLowIsAWeakMans() {
        Game game = Warband.moving(DUEL, Map.of("g1", "C"));
        play(game, "s1.1 B1-B2 N");
        toSilversMelees(game);
        play(game, "s1.1 attacks g1.1");
        roll(game, 6, 4);
        assertThat(game.seat("silver").clerk().possible("g1")).containsExactly("C", "D");
    }

    @Test
    void aDieThatBothWouldHaveFailedTellsNothing() {
        Game game = Warband.moving(DUEL, Map.of("g1", "C"));
        play(game, "s1.1 B1-B2 N");
        toSilversMelees(game);
        play(game, "s1.1 attacks g1.1");
        roll(game, 6, 5);
        assertThat(game.seat("silver").clerk().entry("g1").orElseThrow().notes()).isEmpty();
    }

    @Test
    void penaltiesCountAsTheyStoodInTheFight() {
        // Alone: a 3 is too high for power 3, and just good enough for power 4.
        Game game = Warband.moving("""
                3 .     g1.1v .     g1.2v
                2 .     .     .     .
                1 .     s1.1^ s1.2^ .
                  A     B     C     D
                """, Map.of("g1", "D"));
        play(game, "s1.1 B1-B2 N");
        toSilversMelees(game);
        play(game, "s1.1 attacks g1.1");
        roll(game, 6, 3);
        assertThat(note(game, "silver", "g1"))
                .isEqualTo("Man g1.1 failed with a 3, its power changed by -1, so C or D: Ancient conduct");
    }

    /// Three attackers, nobody of his unit near, and the faced one stands higher: power 4 is left with 0, power 3 falls.
    private static Game cornered(String goldClass) {
        return Warband.moving("""
                3 .     .     .        .     g1.2v
                2 .     s1.3> g1.1v    s1.2< .
                1 .     .     .1:s1.1^ .     .
                  A     B     C        D     E
                """, Map.of("g1", goldClass));
    }

    @Test
    void whoStandsAgainstManyIsStrongAndWhoFallsIsWeak() {
        Game strong = cornered("A");
        toSilversMelees(strong);
        play(strong, "s1.1 attacks g1.1");
        assertThat(strong.diceDue()).isPresent();
        assertThat(strong.seat("silver").clerk().possible("g1")).containsExactly("A", "B");
        assertThat(note(strong, "silver", "g1"))
                .isEqualTo("Man g1.1 could still fight 3 attackers, its power changed by -4, so A or B: Ancient melee(4)");
        assertThat(strong.undoable(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.REVEALED));

        Game weak = cornered("D");
        toSilversMelees(weak);
        play(weak, "s1.1 attacks g1.1");
        assertThat(weak.diceDue()).isEmpty();
        assertThat(weak.seat("silver").clerk().possible("g1")).containsExactly("C", "D");
        assertThat(weak.undoable(Undo.Players.TWO)).isEqualTo(new Undo.Barred(Undo.Barrier.REVEALED));
    }

    @Test
    void theQuotaLeavesTheOthersWhatIsLeft() {
        Game game = Warband.game(Warband.secret("""
                3 .     .     .     .     .     .     s1.1>
                2 .     .     .     .     .     .     s2.1>
                1 g1.1> g2.1> .     .     .     .     .
                  A     B     C     D     E     F     G
                """, "A1 D1", "A1 D1"), new DiceSource.Typed(1));
        play(game, "roster s1=A s2=D", "roster g1=D g2=A");
        while (!game.seat("gold").toOrder() || game.seat("gold").observation().phase() != Phase.MOVE) {
            play(game, "end");
        }
        assertThat(game.seat("silver").clerk().possible("g1")).containsExactly("A", "D");
        play(game, "g2.1 B1-C1-D1-E1-F1-G1 E");
        Clerk clerk = game.seat("silver").clerk();
        assertThat(clerk.possible("g2")).containsExactly("A");
        assertThat(clerk.possible("g1")).containsExactly("D");
        assertThat(note(game, "silver", "g1")).isEqualTo("The other classes of the roster are taken, so D");
        assertThat(clerk.entry("g1").orElseThrow().notes()).extracting(Clerk.Note::number)
                .containsExactly(game.seat("silver").number());
    }

    @Test
    void aQuotaIsAssignedAsAWhole() {
        Map<String, Integer> quota = Map.of("A", 1, "B", 1, "C", 1);
        assertThat(Quota.narrowed(quota, List.of(List.of("A", "B"), List.of("A", "B"), List.of("A", "B", "C"))))
                .containsExactly(List.of("A", "B"), List.of("A", "B"), List.of("C"));
        assertThat(Quota.narrowed(quota, List.of(List.of("A", "B"), List.of("B", "C"), List.of("B"))))
                .containsExactly(List.of("A"), List.of("C"), List.of("B"));
    }

    @Test
    void chancesAreShownForWhatIsStillPossible() {
        Game game = cornered("D");
        toSilversMelees(game);
        Seat silver = game.seat("silver");
        Odds odds = ((Rulebook.OddsAnswer.Known) silver.odds(Skirmish.order("s1.1 attacks g1.1"))).odds();
        assertThat(silver.clerk().still(odds, "g1").cases()).extracting(Odds.Case::given).containsExactly("A", "B", "C", "D");
        play(game, "s1.1 attacks g1.1");
        assertThat(game.seat("silver").clerk().still(odds, "g1").cases()).extracting(Odds.Case::given).containsExactly("C", "D");
    }

    @Test
    void theModernGameHasNothingToWriteDown() {
        Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Typed(1));
        assertThat(game.seat("red").clerk().entries()).isEmpty();
        assertThat(game.seat("red").clerk().possible("b1")).isEmpty();
    }
}
