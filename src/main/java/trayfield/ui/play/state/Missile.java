package trayfield.ui.play.state;

import java.util.List;

/// One man's missile before its die is thrown.
///
/// @param direct true where the sight line decides it so
/// @param hits   faces that hit
public record Missile(boolean direct, List<Integer> hits) {
    public Missile {
        hits = List.copyOf(hits);
    }
}
