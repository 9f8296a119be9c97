package trayfield.ui.app;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.ui.board.BoardPicture;

/// What Home tells of the game that was played last.
final class HomeModel {
    private final ReadOnlyObjectWrapper<Optional<LastGame>> last = new ReadOnlyObjectWrapper<>(Optional.empty());

    private final ReadOnlyObjectWrapper<Optional<BoardPicture>> scene = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// The game played last.
    ///
    /// @param recovered true where the program ended without closing it
    record LastGame(GameSummary summary, boolean recovered) {
    }

    ReadOnlyObjectProperty<Optional<LastGame>> lastProperty() {
        return last.getReadOnlyProperty();
    }

    /// A board to welcome with where no game was played yet.
    ReadOnlyObjectProperty<Optional<BoardPicture>> sceneProperty() {
        return scene.getReadOnlyProperty();
    }

    void show(Optional<LastGame> game) {
        last.set(game);
    }

    void welcomeWith(BoardPicture board) {
        scene.set(Optional.of(board));
    }
}
