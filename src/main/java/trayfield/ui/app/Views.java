package trayfield.ui.app;

import java.util.Optional;
import trayfield.files.Settings;
import trayfield.model.Board;
import trayfield.play.Undo;
import trayfield.ui.board.Camera;
import trayfield.ui.play.PlayScreen;

/// How a game was looked at, kept from the time it is left to the time it is continued: the part of the board in view,
/// and, where nobody has secrets, whether the screen is handed over between the players.
final class Views {
    private final OpenGame open;
    private final PlayScreen screen;
    private final Likings likings;

    Views(OpenGame open, PlayScreen screen, Likings likings) {
        this.open = open;
        this.screen = screen;
        this.likings = likings;
    }

    /// Hands the screen over or not, as the players chose last.
    void handOver() {
        if (chooses()) {
            screen.model().watch().hand(likings.get().handOver());
        }
    }

    private boolean chooses() {
        return !screen.model().watch().secrets() && open.players() == Undo.Players.TWO;
    }

    void remember() {
        Settings now = likings.get().withCamera(Optional.ofNullable(screen.board().camera())
                .filter(camera -> !camera.fits()).map(this::kept));
        likings.set(chooses() ? now.withHandOver(screen.model().watch().handing()) : now);
    }

    private Settings.Camera kept(Camera now) {
        return new Settings.Camera(open.game().scenario().id(), now.columns(), now.rows(), now.width(), now.height(),
                now.cell(), now.left(), now.top(), now.margin());
    }

    /// Looks at the board as when the game was left; a view of another board is not taken for it.
    void lookAsBefore() {
        Board board = open.game().scenario().board();
        likings.get().camera().filter(view -> view.scenario().equals(open.game().scenario().id())
                && view.columns() == board.columns() && view.rows() == board.rows())
                .ifPresent(view -> screen.board().look(new Camera(view.columns(), view.rows(), view.width(), view.height(),
                        view.cell(), view.left(), view.top(), view.margin())));
    }
}
