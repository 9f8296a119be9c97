package trayfield.ui.screen;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Look;
import trayfield.ui.board.Look.Style;
import trayfield.ui.board.Palette;
import trayfield.ui.board.Pictures;
import trayfield.ui.board.tray.TrayKinds;

/// Pictures of single trays on a piece of felt, for cards and lists. They are painted in the background, for figures take
/// a while, and kept; a picture that is not ready yet comes in its place when it is.
public final class Portraits {
    /// Larger than shown, to stay sharp on screens with small pixels.
    private static final int PIXELS = 168;
    private static final int KEPT = 80;
    private static final Square HERE = new Square(0, 0);
    private static final Board FELT = Board.of(1, 1, _ -> Ground.OPEN);
    private static final Executor PAINTER = painter();

    private final Map<Subject, Image> made = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Subject, Image> eldest) {
            return size() > KEPT;
        }
    };
    private final Map<Subject, CompletableFuture<Image>> making = new HashMap<>();

    /// What a picture shows, and in which colours.
    ///
    /// @param sides of the scenario: the tray stands on the felt of its own
    /// @param units whose crests it may bear
    private record Subject(TrayView tray, TrayKinds kinds, List<Side> sides, List<UnitPlan> units, Style style, Palette palette) {
    }

    private static Executor painter() {
        return new ThreadPoolExecutor(0, 1, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                work -> Thread.ofPlatform().daemon().name("portraits").unstarted(work));
    }

    /// The picture of a tray by its type, side, unit and facing, alone on a piece of felt.
    ///
    /// @param size of its side, in pixels
    public Node of(TrayView tray, TrayKinds kinds, Scenario scenario, Look look, double size) {
        TrayView alone = new TrayView("", tray.side(), tray.type(), tray.unit(), HERE, tray.facing(), List.of());
        Subject subject = new Subject(alone, kinds, scenario.sides(), scenario.units(), look.style(), look.palette());
        ImageView picture = new ImageView(made.get(subject));
        picture.setFitWidth(size);
        picture.setFitHeight(size);
        if (picture.getImage() == null) {
            making.computeIfAbsent(subject, this::make).thenAccept(picture::setImage);
        }
        StackPane felt = new StackPane(picture);
        felt.getStyleClass().add("tf-portrait");
        felt.setMinSize(size, size);
        felt.setMaxSize(size, size);
        return felt;
    }

    /// True while a picture that was asked for is not ready.
    public boolean painting() {
        return !making.isEmpty();
    }

    /// What fails in the background fails on the toolkit's thread, where it is told.
    private CompletableFuture<Image> make(Subject subject) {
        return CompletableFuture.supplyAsync(() -> paint(subject), PAINTER)
                .handleAsync((image, failure) -> {
                    making.remove(subject);
                    if (failure != null) {
                        Thread toolkit = Thread.currentThread();
                        toolkit.getUncaughtExceptionHandler().uncaughtException(toolkit, failure);
                        throw new CompletionException(failure);
                    }
                    made.put(subject, image);
                    return image;
                }, Platform::runLater);
    }

    private static Image paint(Subject subject) {
        BoardPicture picture = BoardPicture.of(FELT, subject.sides()).withKinds(subject.kinds()).withUnits(subject.units())
                .withTrays(List.of(subject.tray()))
                .with(Look.STANDARD.with(subject.style()).with(subject.palette()).withCoordinates(false));
        return Pictures.image(Pictures.at(picture, Camera.fitting(1, 1, PIXELS, PIXELS, 0)));
    }
}
