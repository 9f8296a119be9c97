package trayfield.ui.play;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import trayfield.model.Event;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.play.Game;
import trayfield.play.Report;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.tray.TrayKinds;
import trayfield.ui.play.state.Happened;
import trayfield.ui.play.state.Handover;
import trayfield.ui.play.state.Hints;
import trayfield.ui.play.state.Message;
import trayfield.ui.play.state.Motions;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.screen.Controls;
import trayfield.ui.screen.Portraits;

/// The playing screen: board, turn, card, dice and report for one game. It draws the snapshots of its [PlayModel] and
/// hands on what players do by mouse and keys; what it cannot do itself it asks of its [PlayHost].
public final class PlayScreen extends StackPane {
    private static final double PANEL_EMS = 22;
    private static final double NORMAL_TEXT = 16;
    private static final double PANEL_SHARE = 0.4;

    private final Game game;
    private final PlayHost host;
    private final PlayModel model;
    private final Portraits portraits;
    private final ScreenActions actions = new PlayActions(this);
    private final TopBar top;
    private final BoardPane board;
    private final SidePanel side;
    private final Label hint = new Label();
    private final Label said = new Label();
    private final DeedMenu deeds;
    private final SheetLayer sheets;
    private final StackPane table = new StackPane();
    private final ReplayTimer replay;
    private final MeleeTimer pace;
    private final Button rest;
    private final CommandBar command;
    private final CommandTimer commandTimer;
    private PlaySettings settings;

    public PlayScreen(Game game, PlaySettings settings, PlayHost host) {
        this.game = game;
        this.host = host;
        this.settings = settings;
        this.model = new PlayModel(game, host.players(), host.commanders(), Platform::runLater);
        this.portraits = new Portraits();
        KeyTable keys = new KeyTable(model, actions);
        this.top = new TopBar(model, actions, keys);
        this.board = new BoardPane(model, actions, this::skip);
        this.side = new SidePanel(model, actions, keys, this::lookAt);
        this.deeds = new DeedMenu(model, board);
        this.sheets = new SheetLayer(model, actions, keys, table, board.view());
        this.replay = new ReplayTimer(model.watch(), actions, board.view()::animating);
        this.pace = new MeleeTimer(model.melees(), actions, board.view()::animating, this::showRest);
        this.rest = Buttons.of("button.skip", MaterialDesignS.SKIP_NEXT, this::skipAll);
        this.command = new CommandBar(model, actions, keys);
        this.commandTimer = new CommandTimer(model.commanders(), actions,
                () -> pace.busy() || sheets.lying().isPresent(), command::pulse);
        new Keyboard(this, keys, board.view(), sheets, this::skip);
        getStyleClass().add("play-screen");
        getStylesheets().add(PlayScreen.class.getResource("play.css").toExternalForm());
        table.getChildren().add(layOut());
        widthProperty().addListener(_ -> fitPanel());
        model.snapshotProperty().addListener((_, _, next) -> show(next));
        model.watch().handoverProperty().addListener((_, _, now) -> {
            if (now.isPresent()) {
                sheets.clear();
            }
            lay(now);
            sheets.askForRoster();
        });
        model.onHappened(this::happened);
        sceneProperty().addListener((_, _, scene) -> {
            if (scene != null) {
                Platform.runLater(this::requestFocus);
            }
        });
        applySettings();
        if (model.snapshot().scene().latest() == 0) {
            sheets.briefing();
        }
        lay(model.watch().handoverProperty().get());
    }

    /// While the screen changes hands nothing of the game is in it: not under another, but away.
    private void lay(Optional<Handover> passing) {
        Popups.hide();
        skip();
        getChildren().setAll(passing.<Node>map(over -> new HandoverPane(model, over)).orElse(table));
        requestFocus();
    }

    private Optional<HandoverPane> passing() {
        return getChildren().getFirst() instanceof HandoverPane pane ? Optional.of(pane) : Optional.empty();
    }

    private Node layOut() {
        said.setId("message");
        said.setWrapText(true);
        said.getStyleClass().add("play-message");
        said.setMouseTransparent(true);
        said.setMaxHeight(USE_PREF_SIZE);
        rest.getStyleClass().add("play-skip");
        StackPane middle = new StackPane(board, said, rest);
        StackPane.setAlignment(rest, Pos.TOP_RIGHT);
        showRest();
        StackPane.setAlignment(said, Pos.BOTTOM_CENTER);
        middle.getStyleClass().add("play-middle");
        middle.setMinSize(0, 0);
        hint.setId("hint");
        hint.setWrapText(true);
        hint.setMaxWidth(Double.MAX_VALUE);
        hint.getStyleClass().add("play-hint");
        // While a commander is at work nothing can be done that a hint could tell: his sign takes its place.
        BorderPane all = new BorderPane(middle, top, side, new StackPane(hint, command), null);
        all.setMinSize(0, 0);
        return all;
    }

    private void fitPanel() {
        double wanted = Math.min(PANEL_EMS * NORMAL_TEXT * settings.textSize().scale, getWidth() * PANEL_SHARE);
        side.setMinWidth(wanted);
        side.setPrefWidth(wanted);
        side.setMaxWidth(wanted);
    }

    /// The view model, for those who drive or watch the screen.
    public PlayModel model() {
        return model;
    }

    /// The board: to remember how it was looked at.
    public BoardView board() {
        return board.view();
    }

    /// Puts the keyboard where playing starts: on the sheet that lies over the screen, else on the board.
    @Override
    public void requestFocus() {
        if (passing().isPresent()) {
            passing().get().requestFocus();
        } else {
            sheets.lying().ifPresentOrElse(Sheet::focusFirst, board.view()::requestFocus);
        }
    }

    /// The screen is left for good: it lets go of its pictures. Not for a change of hands.
    public void leave() {
        commandTimer.stop();
        model.leave();
        board.view().forget();
    }

    /// True while pictures of trays are still being painted.
    boolean painting() {
        return portraits.painting();
    }

    private void show(Snapshot next) {
        top.show(next);
        side.show(next);
        board.show(next);
        hint.setText(new Hints(model.talk(), next).line());
        said.setVisible(next.message().isPresent());
        next.message().ifPresent(this::say);
        sheets.show(next);
        deeds.show(next, board::pointed);
    }

    private void say(Message message) {
        said.setText(message.text());
        said.getStyleClass().remove("play-refusal");
        if (message.kind() == Message.Kind.REFUSAL) {
            said.getStyleClass().add("play-refusal");
        }
    }

    private void happened(Happened what) {
        board.view().animate(Motions.of(what));
        pace.start();
        if (what.events().stream().anyMatch(Event.Rolled.class::isInstance)) {
            side.tumble();
            sheets.tumble();
        }
    }

    /// Shows at once what is still moving.
    private void skip() {
        board.view().finishAnimations();
        side.settle();
    }

    /// Shows at once what is still moving, and fights at once the melees that are still ahead.
    private void skipAll() {
        skip();
        model.melees().finish();
        skip();
    }

    private void showRest() {
        Controls.shown(rest, pace.busy());
    }

    private void lookAt(Report.Line line) {
        model.lookAt(line.number());
        List<Square> places = Report.places(model.snapshot().standing().seat(), line);
        places.forEach(board.view()::reveal);
    }

    public PlaySettings settings() {
        return settings;
    }

    /// Shows the screen by other settings, without telling the host.
    public void apply(PlaySettings next) {
        settings = next;
        applySettings();
    }

    private void applySettings() {
        for (PlaySettings.TextSize size : PlaySettings.TextSize.values()) {
            getStyleClass().remove(size.styleClass);
        }
        getStyleClass().add(settings.textSize().styleClass);
        fitPanel();
        command.show();
        show(model.snapshot());
    }

    Game game() {
        return game;
    }

    PlayHost host() {
        return host;
    }

    Node portrait(TrayView tray, double size) {
        return portraits.of(tray, TrayKinds.of(model.talk().table()), model.talk().scenario(), settings.look(true), size);
    }

    SidePanel side() {
        return side;
    }

    SheetLayer sheets() {
        return sheets;
    }

    MeleeTimer pace() {
        return pace;
    }

    ReplayTimer replay() {
        return replay;
    }
}
