package trayfield.ui.play;

import javafx.scene.layout.Region;

/// The crest of a unit as a small patch of its colour.
final class CrestMark extends Region {

    /// @param colour as `#rrggbb`
    CrestMark(String colour) {
        getStyleClass().add("play-crest");
        setStyle("-fx-background-color: -tf-ink, " + colour + ";");
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    }
}
