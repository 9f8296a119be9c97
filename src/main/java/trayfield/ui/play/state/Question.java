package trayfield.ui.play.state;

import java.util.List;
import trayfield.model.Observation.TrayView;

/// Something the player is asked before his order is given.
public sealed interface Question {

    /// More than one thing can be done to an enemy.
    record Which(TrayView enemy, List<Deed> deeds) implements Question {
        public Which {
            deeds = List.copyOf(deeds);
        }
    }

    /// The turn would end with things undone that could be done.
    record EndTurn(List<Left> left) implements Question {
        public EndTurn {
            left = List.copyOf(left);
        }
    }

    /// What one tray could still do.
    record Left(TrayView tray, boolean move, boolean fire, boolean attack) {
    }
}
