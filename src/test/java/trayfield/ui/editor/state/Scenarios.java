package trayfield.ui.editor.state;

import trayfield.model.Scenario;

/// Shipped scenarios, for tests of the screen.
public final class Scenarios {
    private Scenarios() {
    }

    public static Scenario shipped(String id) {
        return Tables.shipped(id);
    }
}
