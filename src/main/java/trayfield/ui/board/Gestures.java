package trayfield.ui.board;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import trayfield.model.Square;
import trayfield.ui.board.BoardListener.Press;
import trayfield.ui.board.BoardListener.Spot;

/// Turns what the pointer does over a board view into what a person means: zoom, pan, click, drag, box, stroke.
public final class Gestures {
    /// Pixels that a hand may shake in a click.
    private static final double SHAKE = 5;
    private static final double WHEEL_NOTCH = 40;

    /// What dragging with the main button does.
    public enum Mode {
        /// Takes a tray along where the listener allows it, and pans elsewhere.
        PLAY,
        /// Paints a stroke.
        PAINT,
        /// Draws a rectangle.
        BOX
    }

    private enum Drag {
        NONE, WAITING, PAN, TRAY, BOX, STROKE
    }

    private final BoardView view;
    private Mode mode = Mode.PLAY;
    private boolean panning;
    private Drag drag = Drag.NONE;
    private double pressX;
    private double pressY;
    private double lastX;
    private double lastY;
    private Spot pressed;
    private Square strokeAt;
    private Optional<Spot> hovered = Optional.empty();
    private double wheel;
    private double pinchFrom;

    Gestures(BoardView view) {
        this.view = view;
        view.setOnMousePressed(this::press);
        view.setOnMouseDragged(this::drag);
        view.setOnMouseReleased(this::release);
        view.setOnMouseMoved(event -> hover(view.spotAt(event.getX(), event.getY())));
        view.setOnMouseExited(_ -> hover(Optional.empty()));
        view.setOnScroll(this::scroll);
        view.setOnZoomStarted(_ -> pinchFrom = view.camera() == null ? 0 : view.camera().cell());
        view.setOnZoom(this::pinch);
    }

    void setMode(Mode mode) {
        this.mode = mode;
    }

    void setPanning(boolean panning) {
        this.panning = panning;
        view.setCursor(panning ? Cursor.OPEN_HAND : Cursor.DEFAULT);
    }

    /// The tray in hand may be gone.
    void pictureChanged() {
        if (drag == Drag.TRAY && pressed.tray().isPresent()
                && view.picture().trays().stream().noneMatch(tray -> tray.id().equals(pressed.tray().get()))) {
            drag = Drag.NONE;
            view.listener().dragCancelled(pressed);
        }
    }

    private void press(MouseEvent event) {
        view.requestFocus();
        pressX = lastX = event.getX();
        pressY = lastY = event.getY();
        pressed = view.spotAt(event.getX(), event.getY()).orElse(null);
        drag = Drag.WAITING;
        if (mode == Mode.PAINT && event.getButton() != MouseButton.MIDDLE && !panning && pressed != null) {
            drag = Drag.STROKE;
            strokeAt = pressed.square();
            view.listener().stroked(strokeAt, pressOf(event), true);
        }
        event.consume();
    }

    private void drag(MouseEvent event) {
        if (drag == Drag.WAITING && Math.hypot(event.getX() - pressX, event.getY() - pressY) > SHAKE) {
            drag = begin(event);
        }
        switch (drag) {
            case PAN -> pan(event);
            case TRAY -> view.listener().draggedOver(pressed, squareAt(event));
            case BOX -> view.listener().boxed(pressed.square(), nearest(event), false);
            case STROKE -> stroke(event);
            case NONE, WAITING -> { }
        }
        lastX = event.getX();
        lastY = event.getY();
        event.consume();
    }

    private Drag begin(MouseEvent event) {
        boolean main = event.getButton() == MouseButton.PRIMARY && !panning && pressed != null;
        if (main && (mode == Mode.BOX || event.isShiftDown())) {
            return Drag.BOX;
        }
        if (main && pressed.tray().isPresent() && view.listener().mayDrag(pressed)) {
            view.setCursor(Cursor.CLOSED_HAND);
            return Drag.TRAY;
        }
        view.setCursor(Cursor.MOVE);
        return Drag.PAN;
    }

    private void pan(MouseEvent event) {
        double scale = view.scale();
        view.look(view.camera() == null ? null : view.camera().panned(
                (int) (Math.round(event.getX() * scale) - Math.round(lastX * scale)),
                (int) (Math.round(event.getY() * scale) - Math.round(lastY * scale))));
    }

    /// Names every square between two events of a fast hand once.
    private void stroke(MouseEvent event) {
        Square to = nearest(event);
        while (!strokeAt.equals(to)) {
            int across = to.column() - strokeAt.column();
            int up = to.row() - strokeAt.row();
            strokeAt = Math.abs(across) >= Math.abs(up)
                    ? new Square(strokeAt.column() + Integer.signum(across), strokeAt.row())
                    : new Square(strokeAt.column(), strokeAt.row() + Integer.signum(up));
            view.listener().stroked(strokeAt, pressOf(event), false);
        }
        hover(view.spotAt(event.getX(), event.getY()));
    }

    private void release(MouseEvent event) {
        Drag ended = drag;
        drag = Drag.NONE;
        view.setCursor(panning ? Cursor.OPEN_HAND : Cursor.DEFAULT);
        switch (ended) {
            case WAITING -> click(event);
            case TRAY -> squareAt(event).ifPresentOrElse(to -> view.listener().dropped(pressed, to),
                    () -> view.listener().dragCancelled(pressed));
            case BOX -> view.listener().boxed(pressed.square(), nearest(event), true);
            case STROKE -> view.listener().strokeEnded();
            case NONE, PAN -> { }
        }
        event.consume();
    }

    private void click(MouseEvent event) {
        if (pressed != null && event.getButton() != MouseButton.MIDDLE && !panning) {
            view.listener().clicked(pressed, pressOf(event));
        }
    }

    private static Press pressOf(MouseEvent event) {
        Press.Button button = event.getButton() == MouseButton.PRIMARY ? Press.Button.MAIN : Press.Button.OTHER;
        return new Press(button, event.getClickCount(), event.isShiftDown(), event.isShortcutDown());
    }

    private void hover(Optional<Spot> spot) {
        if (!spot.equals(hovered)) {
            hovered = spot;
            view.listener().hovered(spot);
        }
    }

    private void scroll(ScrollEvent event) {
        if (view.camera() == null || event.isInertia() || event.getTouchCount() > 0) {
            return;
        }
        // Shift turns a wheel sideways.
        double turned = event.getDeltaY() != 0 ? event.getDeltaY() : event.getDeltaX();
        wheel += turned / WHEEL_NOTCH;
        int notches = (int) wheel;
        wheel -= notches;
        if (notches != 0 && event.isShortcutDown()) {
            view.listener().turned(-Integer.signum(notches));
        } else if (notches != 0) {
            view.look(view.camera().zoomed(notches, event.getX() * view.scale(), event.getY() * view.scale()));
            hover(view.spotAt(event.getX(), event.getY()));
        }
        event.consume();
    }

    private void pinch(ZoomEvent event) {
        if (view.camera() != null) {
            view.look(view.camera().zoomedTo((int) Math.round(pinchFrom * event.getTotalZoomFactor()),
                    event.getX() * view.scale(), event.getY() * view.scale()));
        }
        event.consume();
    }

    private Optional<Square> squareAt(MouseEvent event) {
        return view.spotAt(event.getX(), event.getY()).map(Spot::square);
    }

    private Square nearest(MouseEvent event) {
        return view.camera().nearestSquare(event.getX() * view.scale(), event.getY() * view.scale());
    }
}
