package trayfield.ui.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import trayfield.model.Problem;
import trayfield.play.Seat;
import trayfield.ui.app.Stock.Found;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Look;
import trayfield.ui.board.Pictures;
import trayfield.ui.board.tray.TrayKinds;

/// Board pictures in files. No display and no toolkit is needed.
final class BoardDrawing {
    private static final int USUAL_CELL = 64;
    /// Longest side of a picture, in pixels, before its squares are made smaller than usual.
    private static final int LARGEST = 4096;
    private static final int LEAST_CELL = 8;

    private BoardDrawing() {
    }

    /// Draws the board of a scenario or save; gives the problems where that cannot be done.
    static List<Problem> draw(Stock stock, Path file, Path png, Look look) {
        return switch (stock.find(file)) {
            case Found.Save(OpenGame open) -> write(of(open.game().referee()).with(look), png).stream().toList();
            case Found.Scenario(ScenarioEntry.Ready ready) ->
                write(BoardPicture.of(ready.scenario()).withKinds(TrayKinds.of(stock.tables())).with(look), png).stream().toList();
            case Found.Nothing(List<Problem> problems) -> problems;
        };
    }

    /// The board as a seat sees it.
    static BoardPicture of(Seat seat) {
        return BoardPicture.of(seat.scenario()).with(seat.observation()).withKinds(TrayKinds.of(seat.table()));
    }

    /// Writes a board as a PNG file, whole or not at all; gives the problem where that fails.
    static Optional<Problem> write(BoardPicture picture, Path png) {
        int longest = Math.max(picture.board().columns(), picture.board().rows());
        int cell = Math.clamp(LARGEST / longest, LEAST_CELL, USUAL_CELL);
        return Pictures.write(Pictures.ofCell(picture, cell), png);
    }
}
