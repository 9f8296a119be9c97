package trayfield.ui.play;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import trayfield.model.Square;
import trayfield.ui.board.BoardListener;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.Camera;
import trayfield.ui.board.tray.TrayKinds;
import trayfield.ui.play.state.BoardMarks;
import trayfield.ui.play.state.Hints;
import trayfield.ui.play.state.Overlay;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.SquareTalk;

/// The board in the middle: shows snapshots and passes on what the pointer means.
final class BoardPane extends StackPane implements BoardListener {
    private final PlayModel model;
    private final ScreenActions screen;
    private final Runnable skip;
    private final BoardView view = new BoardView();
    private Point2D pointer;
    private Optional<Square> told = Optional.empty();

    /// @param skip shows at once what is still moving, before anything new is done
    BoardPane(PlayModel model, ScreenActions screen, Runnable skip) {
        this.model = model;
        this.screen = screen;
        this.skip = skip;
        getStyleClass().add("play-board");
        setMinSize(0, 0);
        getChildren().add(view);
        view.setId("board");
        view.setListener(this);
        view.addEventFilter(MouseEvent.ANY,
                event -> pointer = new Point2D(event.getScreenX(), event.getScreenY()));
    }

    BoardView view() {
        return view;
    }

    void show(Snapshot snapshot) {
        PlaySettings settings = screen.settings();
        view.setMotion(settings.motion());
        view.show(BoardPicture.of(model.talk().scenario()).with(snapshot.seen())
                .withKinds(TrayKinds.of(model.talk().table()))
                .withStates(BoardMarks.trayStates(snapshot))
                .withHighlights(BoardMarks.of(snapshot, model.reportProperty().get()))
                .with(settings.look(!snapshot.overlays().contains(Overlay.NO_TRAYS))));
        if (snapshot.keyboard() && !snapshot.touch().at().equals(told)) {
            snapshot.touch().at().ifPresent(view::reveal);
        }
        told = snapshot.touch().at();
        tell(snapshot);
    }

    /// What a screen reader says of the square that the keyboard is on.
    private void tell(Snapshot snapshot) {
        String text = snapshot.touch().at().map(square -> new SquareTalk(model.talk(), snapshot).of(square) + " "
                + new Hints(model.talk(), snapshot).line()).orElse(model.talk().say("board.empty"));
        if (!text.equals(view.getAccessibleText())) {
            view.setAccessibleText(text);
            view.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }

    /// On the screen: where the pointer is, or the middle of the square that the keyboard is on.
    Point2D pointed(Snapshot snapshot) {
        Camera camera = view.camera();
        if (!snapshot.keyboard() && pointer != null || camera == null || snapshot.touch().at().isEmpty()) {
            return pointer == null ? view.localToScreen(0, 0) : pointer;
        }
        Square at = snapshot.touch().at().get();
        double scale = getScene().getWindow().getOutputScaleX();
        return view.localToScreen(camera.centreX(at) / scale, camera.centreY(at) / scale);
    }

    @Override
    public void hovered(Optional<Spot> spot) {
        model.hover(spot.map(Spot::square), spot.flatMap(Spot::tray));
    }

    @Override
    public void clicked(Spot spot, Press press) {
        skip.run();
        model.hover(Optional.of(spot.square()), spot.tray());
        Optional<String> tray = spot.tray().filter(_ -> press.button() == Press.Button.MAIN);
        if (tray.isPresent() && (press.shift() || press.control())) {
            model.bodies().toggle(tray.get());
        } else if (press.count() == 2 && tray.filter(model.bodies()::ofUnit).isPresent()) {
            model.bodies().unitOf(tray.get());
        } else if (press.button() == Press.Button.OTHER) {
            model.go(spot.square());
        } else {
            model.click(spot.square(), spot.tray());
        }
    }

    @Override
    public boolean mayDrag(Spot spot) {
        boolean may = spot.tray().filter(model::mayDrag).isPresent();
        if (may) {
            skip.run();
            spot.tray().ifPresent(tray -> {
                if (model.bodies().holds(tray)) {
                    model.bodies().lead(tray);
                } else {
                    model.select(tray);
                }
            });
        }
        return may;
    }

    @Override
    public void draggedOver(Spot from, Optional<Square> over) {
        model.hover(over, Optional.empty());
    }

    @Override
    public void dropped(Spot from, Square to) {
        from.tray().ifPresent(tray -> model.drag(tray, to));
    }

    @Override
    public void boxed(Square from, Square to, boolean done) {
        model.bodies().box(from, to, done);
    }

    @Override
    public void turned(int quarters) {
        model.turn(quarters);
    }
}
