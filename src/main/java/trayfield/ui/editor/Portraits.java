package trayfield.ui.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.tables.RuleTable;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Look;
import trayfield.ui.board.Pictures;
import trayfield.ui.board.tray.TrayKinds;

/// Pictures of the types of trays for the palette, painted in the background and kept.
final class Portraits {
    /// Larger than shown, to stay sharp on screens with small pixels.
    private static final int PIXELS = 108;
    private static final Board FELT = Board.of(1, 1, _ -> Ground.OPEN);
    private static final Executor PAINTER = painter();

    private final Map<Subject, Image> made = new HashMap<>();

    private record Subject(String type, List<Side> sides, String side, Look.Style style) {
    }

    private static Executor painter() {
        return new ThreadPoolExecutor(0, 1, 5, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                work -> Thread.ofPlatform().daemon().name("bench-portraits").unstarted(work));
    }

    ImageView of(RuleTable table, Scenario scenario, String side, String type, Look look) {
        Subject subject = new Subject(type, scenario.sides(), side, look.style());
        ImageView view = new ImageView(made.get(subject));
        if (view.getImage() == null) {
            PAINTER.execute(() -> {
                Image image = paint(TrayKinds.of(table), subject);
                Platform.runLater(() -> {
                    made.put(subject, image);
                    view.setImage(image);
                });
            });
        }
        return view;
    }

    private static Image paint(TrayKinds kinds, Subject subject) {
        TrayView alone = new TrayView("", subject.side(), subject.type(), Optional.empty(), new Square(0, 0), Facing.N, List.of());
        BoardPicture picture = BoardPicture.of(FELT, subject.sides()).withKinds(kinds).withTrays(List.of(alone))
                .with(Look.STANDARD.with(subject.style()).withCoordinates(false));
        return Pictures.image(Pictures.at(picture, Camera.fitting(1, 1, PIXELS, PIXELS, 0)));
    }
}
