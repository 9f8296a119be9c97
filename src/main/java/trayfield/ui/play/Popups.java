package trayfield.ui.play;

import java.util.List;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/// Menus and tooltips that are open: windows of their own, which do not go away with what they belong to.
final class Popups {
    private Popups() {
    }

    static void hide() {
        for (Window window : List.copyOf(Window.getWindows())) {
            if (window instanceof PopupWindow popup) {
                popup.hide();
            }
        }
    }
}
