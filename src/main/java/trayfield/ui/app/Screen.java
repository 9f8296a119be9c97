package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/// One view that fills the window.
interface Screen {

    Region root();

    /// What the window's title says beside the program's name; empty for Home.
    String title();

    /// The control that the keyboard starts at.
    Node firstFocus();

    /// Runs when another screen takes its place: lets go of what it listens to.
    default void left() {
    }
}
