package trayfield.ui.editor.state;

import java.util.List;

/// Colours of crests that are told apart at every size.
public final class Crests {
    public static final List<String> ALL = List.of("#b3261e", "#2e6fc9", "#f5d327", "#2f9e44", "#8e3fa8", "#ee7a1c",
            "#f4f1e6", "#2b2b2b", "#3cc4bd", "#e77fb0", "#7a4a1e", "#9aa53a");

    private Crests() {
    }
}
