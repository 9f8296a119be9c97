package trayfield.solo.sand;

import java.util.List;
import trayfield.model.Position;

/// How armies of one rule book are led, for one scenario. It holds no state of play.
public interface School {

    /// A plain way to lead a side.
    ///
    /// @param stances by tray
    Conduct conduct(int side, Stance[] stances);

    /// As [#conduct], of one who knows all tricks.
    default Conduct mastery(int side, Stance[] stances) {
        return conduct(side, stances);
    }

    /// How who has led such armies often leads them, when nothing else is known: found by trials.
    Stance seasoned();

    /// How a side stands: 0 lost, 1 won, its chance as far as can be told at a glance.
    default double standing(Position position, int side) {
        return position.result().isPresent()
                ? position.result().get().winner().map(id -> id.equals(position.muster().sideId(side)) ? 1.0 : 0.0).orElse(0.5)
                : 1 / (1 + Math.exp(-lead(position, side)));
    }

    /// What a side is ahead by while the game goes on: 0 is even, and its odds grow e-fold with every 1.
    double lead(Position position, int side);

    /// Trays of a side that act together and take one stance: by their numbers.
    List<int[]> bodies(Position position, int side);
}
