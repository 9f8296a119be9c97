package trayfield.solo.sand;

import java.util.List;
import trayfield.model.Position;

/// How armies of one rule book are led, for one scenario. It holds no state of play.
public interface School {

    /// A plain way to lead a side.
    ///
    /// @param stances by tray
    Conduct conduct(int side, Stance[] stances);

    /// How who has led such armies often leads them, when nothing else is known: found by trials.
    Stance seasoned();

    /// How a side stands: 0 lost, 1 won, its chance as far as can be told at a glance.
    double standing(Position position, int side);

    /// Trays of a side that act together and take one stance: by their numbers.
    List<int[]> bodies(Position position, int side);
}
