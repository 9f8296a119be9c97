package trayfield.ui.play;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Pending.Purpose;
import trayfield.model.Phase;
import trayfield.play.Report;
import trayfield.play.body.BodyPlan;
import trayfield.ui.play.state.Body;
import trayfield.ui.play.state.Hand;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Pointed;
import trayfield.ui.play.state.Scene;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.screen.Controls;

/// Beside the board: the card of what is looked at, the dice tray, the battle report. What is long scrolls.
final class SidePanel extends VBox {
    private static final double DIE = 52;
    private static final double REPORT_SHARE = 0.34;

    private final PlayModel model;
    private final ScreenActions screen;
    private final ScrollPane cards = new ScrollPane();
    private final TrayCard tray;
    private final BodyCard body;
    private final DuelCard duel;
    private final ForcesCard forces;
    private final MissileCard missiles;
    private final DiceTray dice;
    private final ReportPane report;
    private Shown shown;

    /// What a card is drawn from: while it stays the same the card stays.
    private record Shown(Scene scene, Optional<TrayView> tray, Optional<Pointed.Duel> duel, Optional<String> weapon,
            Optional<Facing> turning, boolean held, Optional<Body> body, Optional<BodyPlan> plan, PlaySettings settings) {
        boolean same(Shown other) {
            return other != null && scene == other.scene && tray.equals(other.tray) && duel.equals(other.duel)
                    && weapon.equals(other.weapon) && turning.equals(other.turning) && held == other.held
                    && body.equals(other.body) && plan.equals(other.plan) && settings.equals(other.settings);
        }
    }

    SidePanel(PlayModel model, ScreenActions screen, KeyTable keys, Consumer<Report.Line> look) {
        this.model = model;
        this.screen = screen;
        this.tray = new TrayCard(model, screen, keys);
        this.body = new BodyCard(model, keys);
        this.duel = new DuelCard(model, screen, keys);
        this.forces = new ForcesCard(model, screen, keys);
        this.missiles = new MissileCard(model);
        this.dice = new DiceTray(model, screen, keys, DIE);
        this.report = new ReportPane(model, keys, look);
        getStyleClass().add("play-side");
        cards.setFitToWidth(true);
        cards.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        cards.setFocusTraversable(false);
        cards.getStyleClass().add("play-cards");
        cards.setPrefHeight(0);
        report.setPrefHeight(0);
        report.maxHeightProperty().bind(heightProperty().multiply(REPORT_SHARE));
        VBox.setVgrow(cards, Priority.ALWAYS);
        VBox.setVgrow(report, Priority.ALWAYS);
        getChildren().addAll(cards, dice, report);
    }

    void show(Snapshot snapshot) {
        dice.show(snapshot);
        // Who moves first is settled on the sheet; here those dice would only take room.
        Controls.shown(dice, snapshot.scene().dice().purpose().filter(purpose -> purpose != Purpose.FIRST).isPresent()
                || snapshot.diceDue() || snapshot.choice().isPresent() || !snapshot.scene().hand().set().isEmpty());
        report.show(snapshot);
        Shown next = new Shown(snapshot.scene(), trayOf(snapshot), snapshot.duel(), snapshot.touch().weapon(),
                turning(snapshot), snapshot.hand().isPresent(), snapshot.body(), planOf(snapshot), screen.settings());
        if (!next.same(shown)) {
            shown = next;
            card(snapshot);
        }
    }

    private static Optional<TrayView> trayOf(Snapshot snapshot) {
        return snapshot.hand().map(Hand::tray).or(() -> snapshot.pointed() instanceof Pointed.Look look ? look.tray()
                : Optional.empty());
    }

    private static Optional<BodyPlan> planOf(Snapshot snapshot) {
        return snapshot.pointed() instanceof Pointed.Formation formation ? Optional.of(formation.plan()) : Optional.empty();
    }

    private static Optional<Facing> turning(Snapshot snapshot) {
        return snapshot.pointed() instanceof Pointed.Way way && way.path().size() == 1 ? Optional.of(way.facing())
                : Optional.empty();
    }

    private void card(Snapshot snapshot) {
        if (shown.duel().isPresent()) {
            duel.show(shown.duel().get());
            cards.setContent(duel);
        } else if (shown.body().isPresent()) {
            body.show(snapshot, shown.body().get());
            cards.setContent(body);
        } else if (shown.tray().isPresent()) {
            tray.show(snapshot, shown.tray().get());
            cards.setContent(tray);
        } else if (snapshot.seen().phase() == Phase.MISSILES && !snapshot.scene().past() && snapshot.seen().pending().isEmpty()) {
            missiles.show(snapshot);
            cards.setContent(missiles);
        } else {
            forces.show(snapshot);
            cards.setContent(forces);
        }
        cards.setVvalue(0);
    }

    void tumble() {
        dice.tumble();
    }

    void settle() {
        dice.settle();
    }

    /// Where the keyboard goes when it leaves the board.
    void focusReport() {
        report.lookup("#report").requestFocus();
    }
}
