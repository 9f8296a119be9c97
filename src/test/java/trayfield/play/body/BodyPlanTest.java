package trayfield.play.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Undo;
import trayfield.play.Warband;
import trayfield.play.body.BodyPlan.Ghost;
import trayfield.play.body.BodyPlan.LeftBehind;

class BodyPlanTest {
    /// A unit of eight in two ranks of four, and an enemy far off.
    private static final String BLOCK = """
            9 .     .     .     .     .     .     .     .     g1.1v
            8 .     .     .     .     .     .     .     .     .
            7 .     .     .     .     .     .     .     .     .
            6 .     .     .     .     .     .     .     .     .
            5 .     .     .     .     .     .     .     .     .
            4 .     .     s1.1^ s1.2^ s1.3^ s1.4^ .     .     .
            3 .     .     s1.5^ s1.6^ s1.7^ s1.8^ .     .     .
            2 .     .     .     .     .     .     .     .     .
            1 .     .     .     .     .     .     .     .     .
              A     B     C     D     E     F     G     H     I
            """;
    private static final List<String> EIGHT = men("s1", 8);

    private static List<String> men(String unit, int count) {
        List<String> men = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            men.add(unit + "." + i);
        }
        return men;
    }

    private static Square at(String name) {
        return Square.parse(name).orElseThrow();
    }

    /// Plans for silver, and holds the plan to what comes of playing it.
    private static BodyPlan plan(Game game, List<String> men, Gesture gesture) {
        BodyPlan plan = game.seat("silver").plan(men, gesture);
        Observation before = game.referee().observation();
        int length = game.length();
        Warband.play(game, plan.orders());
        assertThat(game.length()).isEqualTo(length + plan.orders().size());
        Observation after = game.referee().observation();
        for (Ghost ghost : plan.ghosts()) {
            TrayView man = after.tray(ghost.man()).orElseThrow();
            assertThat(ghost).isEqualTo(new Ghost(man.id(), man.at(), man.facing()));
        }
        for (LeftBehind one : plan.left()) {
            assertThat(after.tray(one.man())).isEqualTo(before.tray(one.man()));
        }
        assertThat(plan.ghosts().size() + plan.left().size()).isEqualTo(men.size());
        return plan;
    }

    private static List<String> shown(BodyPlan plan) {
        return plan.ghosts().stream().map(ghost -> ghost.man().substring(3) + " " + ghost.at() + ghost.facing()).sorted().toList();
    }

    @Test
    void aBodyGoesForwardFrontRankFirst() {
        BodyPlan plan = plan(Warband.moving(BLOCK, Map.of()), EIGHT, new Gesture.Shift(0, 3));
        assertThat(plan.whole()).isTrue();
        assertThat(shown(plan)).containsExactly("1 C7N", "2 D7N", "3 E7N", "4 F7N", "5 C6N", "6 D6N", "7 E6N", "8 F6N");
    }

    @Test
    void aBodyGoesBackRearRankFirstAndKeepsItsFacing() {
        BodyPlan plan = plan(Warband.moving(BLOCK, Map.of()), EIGHT, new Gesture.Shift(0, -1));
        assertThat(shown(plan)).startsWith("1 C3N", "2 D3N").hasSize(8);
    }

    @Test
    void aBodyGoesAsideAndFacesTheNewWay() {
        BodyPlan plan = plan(Warband.moving(BLOCK, Map.of()), EIGHT, new Gesture.Shift(2, 1, Optional.of(Facing.E)));
        assertThat(shown(plan)).containsExactly("1 E5E", "2 F5E", "3 G5E", "4 H5E", "5 E4E", "6 F4E", "7 G4E", "8 H4E");
    }

    @Test
    void aBodyIsOneStepOfUndoAndOfRedo() {
        Game game = Warband.moving(BLOCK, Map.of());
        String start = game.referee().observation().hash();
        plan(game, EIGHT, new Gesture.Shift(0, 1));
        String moved = game.referee().observation().hash();
        assertThat(game.undoable(Undo.Players.TWO)).isInstanceOfSatisfying(Undo.Possible.class,
                undo -> assertThat(undo.orders()).isEqualTo(8));
        game.undo(Undo.Players.TWO);
        assertThat(game.referee().observation().hash()).isEqualTo(start);
        assertThat(game.redoable()).isInstanceOfSatisfying(Undo.Possible.class,
                redo -> assertThat(redo.orders()).isEqualTo(8));
        game.redo();
        assertThat(game.referee().observation().hash()).isEqualTo(moved);
    }

    @Test
    void ordersGivenTogetherAreAllCarriedOutOrNone() {
        Game game = Warband.moving(BLOCK, Map.of());
        int length = game.length();
        List<Order> orders = new ArrayList<>(game.seat("silver").plan(EIGHT, new Gesture.Shift(0, 1)).orders());
        orders.add(orders.getFirst());
        assertThat(game.playTogether(orders)).isPresent();
        assertThat(game.length()).isEqualTo(length);
    }

    @Test
    void whoCannotFollowIsLeftWithTheClause() {
        Game game = Warband.moving(BLOCK, Map.of("s1", "B"));
        BodyPlan plan = plan(game, EIGHT, new Gesture.Shift(-2, 4));
        assertThat(plan.orders()).isEmpty();
        assertThat(plan.refusal("s1.1")).hasValueSatisfying(refusal -> {
            assertThat(refusal.code()).isEqualTo("move.tooFarInParts");
            assertThat(refusal.rule()).hasValueSatisfying(rule -> assertThat(rule.id()).isEqualTo("ancient.movement.1"));
        });
    }

    @Test
    void overTheEdgeNobodyFollows() {
        BodyPlan plan = plan(Warband.moving(BLOCK, Map.of()), EIGHT, new Gesture.Shift(-3, 0));
        assertThat(plan.left()).extracting(LeftBehind::man).containsExactlyInAnyOrder("s1.1", "s1.5", "s1.4", "s1.8");
        assertThat(plan.refusal("s1.1")).hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("body.offTheBoard"));
        assertThat(plan.refusal("s1.4")).hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("move.noRoom"));
    }

    @Test
    void anEnemyStopsThoseWhoMeetHimAndNoOthers() {
        Game game = Warband.moving("""
                5 .     .     g1.1v
                4 .     .     .
                3 .     .     .
                2 .     s1.1^ s1.2^
                1 .     s1.3^ s1.4^
                  A     B     C
                """, Map.of());
        BodyPlan plan = plan(game, men("s1", 4), new Gesture.Shift(0, 3));
        assertThat(shown(plan)).containsExactly("1 B5N", "3 B4N", "4 C4N");
        assertThat(plan.refusal("s1.2")).hasValueSatisfying(no -> {
            assertThat(no.code()).isEqualTo("move.enemyFront");
            assertThat(no.rule()).hasValueSatisfying(rule -> assertThat(rule.id()).isEqualTo("ancient.movement.3"));
        });
    }

    @Test
    void whereAnEnemyCompelsAFacingItIsTaken() {
        Game game = Warband.moving("""
                3 .     .     .
                2 g1.1> .     .
                1 .     s1.1^ .
                  A     B     C
                """, Map.of());
        assertThat(shown(plan(game, List.of("s1.1"), new Gesture.Shift(0, 1)))).containsExactly("1 B2W");
    }

    @Test
    void aBodyWheelsAboutItsFlankMan() {
        BodyPlan left = plan(Warband.moving(BLOCK, Map.of()), EIGHT, new Gesture.Wheel(Gesture.Hand.LEFT));
        assertThat(left.whole()).isTrue();
        assertThat(shown(left)).containsExactly("1 C4W", "2 C5W", "3 C6W", "4 C7W", "5 D4W", "6 D5W", "7 D6W", "8 D7W");
        BodyPlan right = plan(Warband.moving(BLOCK, Map.of()), EIGHT, new Gesture.Wheel(Gesture.Hand.RIGHT));
        assertThat(right.whole()).isTrue();
        assertThat(shown(right)).containsExactly("1 F7E", "2 F6E", "3 F5E", "4 F4E", "5 E7E", "6 E6E", "7 E5E", "8 E4E");
    }

    @Test
    void allTurnButHeWhoIsHeldByAnEnemy() {
        Game game = Warband.moving("""
                3 .     g1.1v .
                2 s1.1^ s1.2^ s1.3>
                1 .     .     .
                  A     B     C
                """, Map.of());
        BodyPlan plan = plan(game, men("s1", 3), new Gesture.TurnAll(Facing.E));
        assertThat(shown(plan)).containsExactly("1 A2E", "3 C2E");
        assertThat(plan.orders()).hasSize(1);
        assertThat(plan.refusal("s1.2")).hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("ancient.mayNotTurnAway"));
    }

    @Test
    void aColumnMarchesAlongItsWindingRoad() {
        Game game = Warband.moving("""
                6 .        .        .        .     .     .     .     g1.1>
                5 .        .        .=       .=    .=    .=    .=    .=
                4 .        .        .=       .     .     .     .     .
                3 .        .        .=       .     .     .     .     .
                2 .        .        .=       .     .     .     .     .
                1 .=:s1.3> .=:s1.2> .=:s1.1> .     .     .     .     .
                  A        B        C        D     E     F     G     H
                """, Map.of("s1", "D"));
        BodyPlan plan = plan(game, List.of("s1.3", "s1.1", "s1.2"), new Gesture.March(at("H5")));
        assertThat(shown(plan)).containsExactly("1 G5E", "2 F5E", "3 E5E");
    }

    @Test
    void aMarchKeepsItsOrder() {
        Game game = Warband.moving("""
                3 s2.1> s1.1> .     .     .     .     .     .     .     .     .     .
                2 .     .     .     .     .     .     .     .     .     .     .     .
                1 .     .     .     .     .     .     .     .     .     .     .     g1.1>
                  A     B     C     D     E     F     G     H     I     J     K     L
                """, Map.of("s1", "D", "s2", "A"));
        BodyPlan plan = plan(game, List.of("s2.1", "s1.1"), new Gesture.March(at("L3")));
        assertThat(plan.ghost("s1.1").orElseThrow().at()).isEqualTo(at("F3"));
        assertThat(plan.ghost("s2.1").orElseThrow().at().column()).isLessThan(at("F3").column() + 1);
        BodyPlan there = plan(game, List.of("s1.1"), new Gesture.March(at("L3")));
        assertThat(there.refusal("s1.1")).hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("move.alreadyMoved"));
    }

    @Test
    void unknownMenAndMenOfOthersAreLeft() {
        Game game = Warband.moving(BLOCK, Map.of());
        BodyPlan plan = plan(game, List.of("s1.1", "s9.1", "g1.1"), new Gesture.Shift(0, 1));
        assertThat(plan.refusal("s9.1")).hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("order.unknownTray"));
        assertThat(plan.refusal("g1.1")).hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("order.notYours"));
        Seat gold = game.seat("gold");
        assertThat(gold.plan(List.of("g1.1"), new Gesture.Shift(0, -1)).refusal("g1.1"))
                .hasValueSatisfying(no -> assertThat(no.code()).isEqualTo("play.notYourTurn"));
    }

    @Test
    void nobodyInTheWayOfAnotherStaysThere() {
        // In single file toward the south: whoever is named first, all come through.
        Game game = Warband.moving("""
                6 s1.1v .     g1.1^
                5 s1.2v .     .
                4 s1.3v .     .
                3 s1.4v .     .
                2 .     .     .
                1 .     .     .
                  A     B     C
                """, Map.of());
        assertThat(plan(game, men("s1", 4), new Gesture.Shift(0, -2)).whole()).isTrue();
    }
}
