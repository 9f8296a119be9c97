package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Square;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Skirmish;
import trayfield.play.Undo;
import trayfield.solo.Commander;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;
import trayfield.ui.board.Animation;
import trayfield.ui.board.Highlight;
import trayfield.ui.play.Phalanxes;

/// The Ancient game on the playing screen, without a window: who has the screen, rosters, declarations, odds.
class AncientPlayTest {
    private final Game game = Phalanxes.game(Phalanxes.BATTLE, 1, 3, 5, 6, 1, 1, 1, 1, 6);
    private final PlayModel model = new PlayModel(game, Undo.Players.TWO);

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    private Optional<String> passing() {
        return model.watch().handoverProperty().get().flatMap(Handover::side);
    }

    private Optional<String> viewer() {
        return model.snapshot().seen().viewer();
    }

    private void fillIn() {
        model.watch().take();
        RosterDraft draft = model.roster().orElseThrow();
        draft.example();
        draft.confirm();
    }

    private void toMissiles() {
        fillIn();
        fillIn();
        model.watch().take();
    }

    private void toMoves() {
        toMissiles();
        model.endTurnNow();
        model.watch().take();
        model.endTurnNow();
        model.watch().take();
    }

    @Test
    void theScreenChangesHandsBeforeAnythingIsFilledIn() {
        assertThat(passing()).contains("silver");
        assertThat(model.snapshot().seen().phase()).isEqualTo(Phase.ROSTER);
        model.order(new Order.End());
        assertThat(game.length()).isZero();
        fillIn();
        assertThat(passing()).contains("gold");
        assertThat(viewer()).as("nothing of Gold's is read before Gold is there").contains("silver");
        fillIn();
        assertThat(passing()).contains("silver");
        model.watch().take();
        assertThat(passing()).isEmpty();
        assertThat(viewer()).contains("silver");
    }

    @Test
    void aRosterIsHandedInOnlyWhenItAddsUp() {
        model.watch().take();
        RosterDraft draft = model.roster().orElseThrow();
        assertThat(draft.units()).extracting(unit -> unit.id()).containsExactly("S", "T");
        draft.choose("S", "A");
        assertThat(draft.left("A")).isZero();
        assertThat(draft.complete()).isFalse();
        draft.choose("T", "A");
        assertThat(draft.left("A")).isEqualTo(-1);
        draft.confirm();
        assertThat(game.length()).as("the rules refuse it").isZero();
        assertThat(model.snapshot().message()).isPresent();
        draft.choose("T", "C");
        assertThat(draft.complete()).isTrue();
        draft.confirm();
        assertThat(game.length()).isEqualTo(1);
    }

    @Test
    void oneSidesClassesAreNowhereInWhatTheOtherIsShown() {
        toMissiles();
        model.endTurnNow();
        model.watch().take();
        assertThat(viewer()).contains("gold");
        assertThat(model.snapshot().seen().units()).filteredOn(unit -> unit.side().equals("silver"))
                .allMatch(unit -> unit.unitClass().isEmpty());
        assertThat(model.reportProperty().get()).noneMatch(line -> line.sentence().contains("Unit S"));
        model.select("S.1");
        assertThat(model.talk().idiom().card(model.talk(), model.snapshot().standing(),
                model.snapshot().seen().tray("S.1").orElseThrow())).anyMatch(line -> line.equals("Class ?: A or C"));
    }

    @Test
    void aUnitIsDeclaredWithProposedTargetsThatCanBeChangedManByMan() {
        toMissiles();
        model.select("S.1");
        model.declarations().toggle();
        List<Order.Aim> aims = model.snapshot().standing().aims().get("S");
        assertThat(aims).extracting(Order.Aim::man).containsExactly("S.1", "S.2", "S.3");
        assertThat(BoardMarks.of(model.snapshot(), List.of())).filteredOn(Highlight.Sight.class::isInstance).hasSize(3);
        String other = aims.getFirst().target().equals("h.2") ? "h.1" : "h.2";
        model.click(game.referee().observation().tray(other).orElseThrow().at(), Optional.of(other));
        assertThat(model.snapshot().standing().aims().get("S")).contains(new Order.Aim("S.1", other)).hasSize(3);
        model.declarations().toggle();
        assertThat(model.snapshot().standing().aims()).isEmpty();
    }

    @Test
    void aBodyIsDeclaredAsAWholeAndTakenBackAndDoesNotMoveNow() {
        toMissiles();
        model.bodies().all();
        model.declarations().toggle();
        assertThat(model.snapshot().standing().aims()).containsOnlyKeys("S", "T");
        model.bodies().all();
        model.declarations().toggle();
        assertThat(model.snapshot().standing().aims()).isEmpty();
        model.bodies().all();
        model.bodies().goTo(square("A5"));
        assertThat(model.snapshot().message().orElseThrow().kind()).isEqualTo(Message.Kind.REFUSAL);
    }

    @Test
    void aTargetOutOfTheArcIsRefusedWithItsClause() {
        toMissiles();
        model.select("T.1");
        model.click(square("H7"), Optional.of("g.2"));
        assertThat(model.snapshot().message().orElseThrow().kind()).isEqualTo(Message.Kind.REFUSAL);
        assertThat(model.snapshot().standing().aims().getOrDefault("T", List.of()))
                .noneMatch(aim -> aim.target().equals("g.2"));
    }

    @Test
    void whatHappenedMeanwhileIsShownAgainAsTheSideSawIt() {
        toMoves();
        model.select("S.1");
        model.go(square("D4"));
        model.select("S.2");
        model.go(square("E4"));
        model.endTurnNow();
        model.endTurnNow();
        assertThat(passing()).contains("gold");
        model.watch().take();
        assertThat(model.snapshot().scene().news()).as("moves one after another are shown in step").isEqualTo(1);
        List<Animation> shown = new ArrayList<>();
        model.onHappened(what -> shown.addAll(Motions.of(what)));
        model.watch().playBack();
        assertThat(((Animation.Together) shown.getFirst()).parts()).hasSize(2);
        assertThat(model.snapshot().scene().past()).isTrue();
        assertThat(model.snapshot().seen().viewer()).contains("gold");
        assertThat(model.snapshot().seen().on(square("D4"))).isNotEmpty();
        assertThat(model.snapshot().seen().on(square("E4"))).isNotEmpty();
        model.watch().replayNext();
        assertThat(model.watch().replaying()).isFalse();
        assertThat(model.snapshot().scene().past()).isFalse();
    }

    @Test
    void aReplayIsSkippedByGoingBackToTheGame() {
        toMoves();
        model.select("S.1");
        model.go(square("D4"));
        model.endTurnNow();
        model.endTurnNow();
        model.watch().take();
        model.watch().playBack();
        model.cancel();
        assertThat(model.watch().replaying()).isFalse();
        assertThat(model.snapshot().scene().past()).isFalse();
    }

    @Test
    void oddsAgainstAnUnknownClassHaveACaseForEach() {
        toMoves();
        model.select("S.1");
        model.go(square("D5"));
        model.endTurnNow();
        model.select("S.1");
        model.hover(Optional.of(square("D6")), Optional.of("h.1"));
        Deed melee = model.snapshot().duel().orElseThrow().lawful().getFirst();
        assertThat(melee.odds().orElseThrow().cases()).extracting(one -> one.given()).containsExactly("B", "D");
    }

    @Test
    void thePhaseBarNamesEachStepOfTheSequence() {
        toMoves();
        TurnBar bar = model.snapshot().scene().bar();
        assertThat(bar.steps()).extracting(TurnBar.Step::kind).containsExactly(TurnBar.Kind.MISSILES, TurnBar.Kind.MISSILES,
                TurnBar.Kind.DICE, TurnBar.Kind.MOVE, TurnBar.Kind.MELEE, TurnBar.Kind.MOVE, TurnBar.Kind.MELEE);
        assertThat(bar.steps()).filteredOn(step -> step.state() == TurnBar.State.NOW)
                .containsExactly(new TurnBar.Step(TurnBar.Kind.MOVE, Optional.of("silver"), TurnBar.State.NOW));
    }

    @Test
    void onePersonWithTheBoardToHimselfIsNotAskedToLookAway() {
        PlayModel solo = new PlayModel(Phalanxes.game(Phalanxes.BATTLE), Undo.Players.SOLO);
        assertThat(solo.watch().handoverProperty().get()).isEmpty();
        RosterDraft draft = solo.roster().orElseThrow();
        draft.example();
        draft.confirm();
        assertThat(solo.watch().handoverProperty().get()).isEmpty();
        assertThat(solo.snapshot().seen().viewer()).contains("gold");
    }

    /// He keeps the seat of the side that he led last, so the other side's declarations are no business of his.
    @Test
    void whoWatchesCommandersIsNotToldBySomeButtonWhatTheyDeclare() {
        Game watched = Phalanxes.game(Phalanxes.BATTLE, 1, 3);
        SequencedMap<String, Player> gold = new LinkedHashMap<>();
        gold.put("gold", Player.of(Rank.RECRUIT));
        PlayModel watcher = new PlayModel(watched, Undo.Players.SOLO, gold, _ -> { });
        watcher.commanders().appoint("silver", Optional.of(Player.of(Rank.RECRUIT)));
        for (String order : List.of("roster S=A T=C", "roster g=D h=B", "end", "h throws")) {
            assertThat(watched.play(Skirmish.order(order))).isEmpty();
        }
        assertThat(watcher.snapshot().seen().viewer()).contains("silver");
        assertThat(watcher.snapshot().scene().undo().canUndo()).isTrue();
        assertThat(watcher.snapshot().scene().undo().undo()).isEqualTo("Take back one order");
        watched.undo(Undo.Players.SOLO);
        assertThat(watcher.snapshot().scene().undo().redo()).isEqualTo("Give one order again");
        watcher.leave();
    }

    /// Why a robot failed may name what it knows of its own side: that side alone reads it before the end.
    @Test
    void whatARobotDidWrongIsNotToldToTheOtherSide() throws InterruptedException {
        Game against = Phalanxes.game(Phalanxes.BATTLE, 1, 3);
        LinkedBlockingQueue<Runnable> due = new LinkedBlockingQueue<>();
        SequencedMap<String, Player> gold = new LinkedHashMap<>();
        gold.put("gold", new Player("robot", Budget.PLAIN, Broken::new));
        PlayModel person = new PlayModel(against, Undo.Players.SOLO, gold, due::add);
        against.play(Skirmish.order("roster S=A T=C"));
        while (!person.commanders().paused()) {
            due.poll(60, TimeUnit.SECONDS).run();
        }
        assertThat(person.snapshot().message().orElseThrow().text()).contains("cannot go on").doesNotContain("class D");
        assertThat(against.seat("silver").notes().toString()).contains("cannot go on").doesNotContain("class D");
        assertThat(against.seat("gold").notes().toString()).contains("cannot go on", "class D");
        assertThat(against.referee().notes().toString()).contains("class D");
        person.leave();
    }

    /// A robot whose place another took.
    private record Broken(Commander other) implements Commander {
        Broken(long seed) {
            this(Rank.RECRUIT.commander(seed));
        }

        @Override
        public Optional<Intent> choose(Seat seat, Budget budget) {
            return other.choose(seat, budget);
        }

        @Override
        public Optional<String> fault() {
            return Optional.of("unit h of class D cannot do that");
        }
    }
}
