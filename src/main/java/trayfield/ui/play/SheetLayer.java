package trayfield.ui.play;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import trayfield.ui.play.state.Closing;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Question;
import trayfield.ui.play.state.RosterDraft;
import trayfield.ui.play.state.Snapshot;

/// The one sheet that may lie over the screen: briefing, keys, the question before a turn ends, the end of the game.
final class SheetLayer {
    private static final Duration BEFORE_CLOSING = Duration.millis(1700);

    private final PlayModel model;
    private final ScreenActions screen;
    private final KeyTable keys;
    private final Pane over;
    private final Node below;
    private Sheet sheet;
    private Optional<Closing> closing = Optional.empty();
    /// The side whose roster form was laid of itself: once put away it comes by its button.
    private Optional<String> asked = Optional.empty();

    /// @param over  where sheets are laid
    /// @param below gets the keyboard back
    SheetLayer(PlayModel model, ScreenActions screen, KeyTable keys, Pane over, Node below) {
        this.model = model;
        this.screen = screen;
        this.keys = keys;
        this.over = over;
        this.below = below;
    }

    Optional<Sheet> lying() {
        return Optional.ofNullable(sheet);
    }

    void briefing() {
        lay(new BriefingSheet(model, screen, keys, this::close));
    }

    /// The form where a roster is due, else the rosters as far as they are known.
    void rosters() {
        lay(model.roster().<Sheet>map(draft -> new RosterSheet(model, draft, this::close))
                .orElseGet(() -> new UnitsSheet(model, screen, this::close)));
    }

    /// Once the side that has to fill it in has the screen.
    void askForRoster() {
        Optional<String> due = model.roster().map(RosterDraft::side);
        boolean there = model.watch().handoverProperty().get().isEmpty();
        if (sheet == null && there && due.isPresent() && !due.equals(asked)) {
            asked = due;
            rosters();
        }
    }

    /// Nothing may lie there when the screen changes hands.
    void clear() {
        over.getChildren().remove(sheet);
        sheet = null;
    }

    /// The faces of the next dice, where one person plays by himself.
    void dice() {
        if (model.byHand().maySetDice()) {
            lay(new DiceSheet(model, this::close));
        }
    }

    void keys() {
        lay(new KeysSheet(model.talk(), keys, this::close));
    }

    void show(Snapshot next) {
        if (next.question().orElse(null) instanceof Question.EndTurn asked) {
            if (!(sheet instanceof EndTurnSheet)) {
                lay(new EndTurnSheet(model, asked));
            }
        } else if (sheet instanceof EndTurnSheet) {
            close();
        }
        briefingLying(briefing -> briefing.show(next));
        if (sheet instanceof RosterSheet form && !model.roster().map(RosterDraft::side).equals(Optional.of(form.side()))) {
            close();
        }
        askForRoster();
        if (!next.scene().past()) {
            ended(next.scene().closing());
        }
    }

    private void ended(Optional<Closing> now) {
        boolean news = now.isPresent() && closing.isEmpty();
        closing = now;
        if (news) {
            later(() -> closing.filter(now.get()::equals).ifPresent(
                    known -> lay(new ClosingSheet(model, screen, known, this::close))));
        }
    }

    /// The last dice and shots are seen before the sheet covers them.
    private void later(Runnable action) {
        if (screen.settings().still()) {
            Platform.runLater(action);
        } else {
            PauseTransition pause = new PauseTransition(BEFORE_CLOSING.divide(screen.settings().motion().speed()));
            pause.setOnFinished(_ -> action.run());
            pause.play();
        }
    }

    void tumble() {
        briefingLying(BriefingSheet::tumble);
    }

    private void briefingLying(Consumer<BriefingSheet> then) {
        if (sheet instanceof BriefingSheet briefing) {
            then.accept(briefing);
        }
    }

    /// A roster form that another sheet takes the place of comes back after it.
    private void lay(Sheet next) {
        asked = sheet instanceof RosterSheet && !(next instanceof RosterSheet) ? Optional.empty() : asked;
        over.getChildren().remove(sheet);
        sheet = next;
        over.getChildren().add(next);
        next.applyCss();
        next.focusFirst();
    }

    void close() {
        clear();
        below.requestFocus();
        askForRoster();
    }
}
