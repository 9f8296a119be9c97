package trayfield.ui.play;

import java.util.List;
import java.util.Optional;
import javafx.scene.image.ImageView;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Camera;
import trayfield.ui.board.Pictures;

/// One tray on a piece of felt, as it stands on the board.
final class Portrait extends ImageView {
    private static final Square HERE = new Square(0, 0);
    private static final Board FELT = Board.of(1, 1, _ -> Ground.OPEN);
    /// Drawn larger than shown, to stay sharp on screens with small pixels.
    private static final int PIXELS = 2;

    private Shown shown;

    private record Shown(TrayView tray, PlaySettings settings) {
    }

    Portrait(double size) {
        setFitWidth(size);
        setFitHeight(size);
        setSmooth(true);
    }

    Portrait show(Scenario scenario, TrayView tray, PlaySettings settings) {
        TrayView alone = new TrayView(tray.id(), tray.side(), tray.type(), Optional.empty(), HERE, tray.facing(),
                List.of());
        Shown next = new Shown(alone, settings);
        if (!next.equals(shown)) {
            shown = next;
            BoardPicture picture = BoardPicture.of(FELT, scenario.sides()).withTrays(List.of(alone))
                    .with(settings.look(true).withCoordinates(false));
            int size = (int) Math.round(getFitWidth() * PIXELS);
            setImage(Pictures.image(Pictures.at(picture, Camera.fitting(1, 1, size, size, 0))));
        }
        return this;
    }
}
