package trayfield.ui.board;

import java.util.List;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import trayfield.model.Square;
import trayfield.ui.board.Animation.Motion;

/// The board on screen: shows one [BoardPicture] through one [Camera] and tells a [BoardListener] what the pointer
/// does. It has the size of its viewport whatever the zoom, draws at most once a pulse and only while it can be seen.
/// It is one focusable node; the screen around it owns the keys, and sets the accessible text.
public final class BoardView extends Region {
    private static final double SMALLEST = 120;
    private static final double PREFERRED = 800;

    private final ReadOnlyObjectWrapper<Camera> camera = new ReadOnlyObjectWrapper<>(this, "camera");
    private final ImageView screen = new ImageView();
    private final Surface surface = new Surface(screen);
    private BoardPainter painter = painter();
    private final Playback playback = new Playback();
    private final Gestures gestures = new Gestures(this);
    private final AnimationTimer pulse = new AnimationTimer() {
        @Override
        public void handle(long now) {
            onPulse(now);
        }
    };
    private BoardPicture picture;
    private BoardListener listener = new BoardListener() { };
    private boolean dirty;

    public BoardView() {
        getStyleClass().add("board-view");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        screen.setManaged(false);
        screen.setSmooth(false);
        screen.setMouseTransparent(true);
        getChildren().add(screen);
        setMinSize(SMALLEST, SMALLEST);
        setPrefSize(PREFERRED, PREFERRED);
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) {
                pulse.stop();
            } else {
                repaint();
            }
        });
        visibleProperty().addListener(_ -> repaint());
    }

    private BoardPainter painter() {
        return new BoardPainter(() -> Platform.runLater(this::repaint));
    }

    /// Lets go of everything painted: for a board that is left, whose window may live on. Shown again it paints anew.
    public void forget() {
        playback.clear();
        pulse.stop();
        painter = painter();
        surface.forget();
    }

    /// Shows this picture from the next pulse on. A board of another size is shown whole.
    public void show(BoardPicture next) {
        BoardPicture before = picture;
        picture = next;
        if (before == null || before.board().columns() != next.board().columns()
                || before.board().rows() != next.board().rows() || marginOf(before) != marginOf(next)) {
            refit();
        }
        gestures.pictureChanged();
        repaint();
    }

    /// What was last given to [#show]; null before.
    public BoardPicture picture() {
        return picture;
    }

    public void setListener(BoardListener listener) {
        this.listener = listener;
    }

    BoardListener listener() {
        return listener;
    }

    /// What the main button does when it is dragged.
    public void setGesture(Gestures.Mode mode) {
        gestures.setMode(mode);
    }

    /// While true the main button pans, as with the space bar held.
    public void setPanning(boolean panning) {
        gestures.setPanning(panning);
    }

    public ReadOnlyObjectProperty<Camera> cameraProperty() {
        return camera.getReadOnlyProperty();
    }

    /// Null until the view has a size and a picture.
    public Camera camera() {
        return camera.get();
    }

    /// Shows the whole board.
    public void fit() {
        look(camera() == null ? null : camera().fit());
    }

    /// Zooms around the middle of the view.
    public void zoom(int notches) {
        if (camera() != null) {
            look(camera().zoomed(notches, camera().width() / 2.0, camera().height() / 2.0));
        }
    }

    /// Pans so that what lies that many squares to the east and north comes nearer.
    public void pan(double squaresEast, double squaresNorth) {
        if (camera() != null) {
            look(camera().panned((int) -Math.round(squaresEast * camera().cell()),
                    (int) Math.round(squaresNorth * camera().cell())));
        }
    }

    /// Pans as little as is needed to see this square.
    public void reveal(Square square) {
        if (camera() != null) {
            look(camera().revealing(square));
        }
    }

    /// Looks through another camera, as one kept from [#camera].
    public void look(Camera through) {
        if (through != null && !through.equals(camera())) {
            camera.set(through);
            repaint();
        }
    }

    /// Shows these one after another, behind those still running.
    public void animate(List<Animation> animations) {
        playback.add(animations);
        repaint();
    }

    /// Drops what is still moving: the picture is shown as it is.
    public void finishAnimations() {
        playback.clear();
        repaint();
    }

    public boolean animating() {
        return playback.running();
    }

    public void setMotion(Motion motion) {
        playback.setMotion(motion);
    }

    /// True when all that is seen is drawn in full and nothing waits or moves.
    public boolean settled() {
        return !dirty && !playback.running() && painter.settled();
    }

    /// The spot under a point of this node.
    public Optional<BoardListener.Spot> spotAt(double x, double y) {
        if (camera() == null || picture == null) {
            return Optional.empty();
        }
        double scale = scale();
        return camera().squareAt(x * scale, y * scale).map(square -> new BoardListener.Spot(square,
                picture.look().trays() ? Slots.of(picture.trays(), picture.kinds())
                        .trayAt(camera(), x * scale, y * scale).map(tray -> tray.id()) : Optional.empty()));
    }

    /// Device pixels for one unit of this node.
    double scale() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : window.getOutputScaleX();
    }

    void repaint() {
        dirty = true;
        pulse.start();
    }

    private void onPulse(long now) {
        if (!seen()) {
            pulse.stop();
            return;
        }
        boolean moving = playback.advance(now);
        if (dirty || moving) {
            dirty = false;
            redraw();
        } else {
            pulse.stop();
        }
    }

    private boolean seen() {
        return picture != null && camera() != null && getScene() != null && getScene().getWindow() != null
                && getScene().getWindow().isShowing() && isVisible();
    }

    private void redraw() {
        surface.resize(camera().width(), camera().height());
        surface.show(paper -> painter.paint(paper, camera(), picture, playback.scenes()));
    }

    @Override
    protected void layoutChildren() {
        double scale = scale();
        int width = (int) Math.ceil(getWidth() * scale);
        int height = (int) Math.ceil(getHeight() * scale);
        if (width < 1 || height < 1) {
            return;
        }
        screen.setFitWidth(width / scale);
        screen.setFitHeight(height / scale);
        if (camera() == null) {
            refit();
        } else if (camera().width() != width || camera().height() != height) {
            look(camera().resized(width, height));
        }
    }

    private void refit() {
        double scale = scale();
        int width = (int) Math.ceil(getWidth() * scale);
        int height = (int) Math.ceil(getHeight() * scale);
        if (picture != null && width > 0 && height > 0) {
            look(Camera.fitting(picture.board().columns(), picture.board().rows(), width, height, marginOf(picture)));
        }
    }

    private int marginOf(BoardPicture of) {
        return Rulers.margin(of.look(), scale());
    }
}
