package trayfield.ui.app;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What Home tells of the game that was played last.
final class HomeModel {
    private final ReadOnlyObjectWrapper<Optional<LastGame>> last = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// The game played last.
    ///
    /// @param recovered true where the program ended without closing it
    record LastGame(GameSummary summary, boolean recovered) {
    }

    ReadOnlyObjectProperty<Optional<LastGame>> lastProperty() {
        return last.getReadOnlyProperty();
    }

    void show(Optional<LastGame> game) {
        last.set(game);
    }
}
