package trayfield.ui.board.tray;

import java.awt.Color;
import java.util.List;
import trayfield.ui.board.clay.Part;
import trayfield.ui.board.clay.Placing;

/// The model of each branch.
final class Figures {
    private static final double SOUTH = -0.18;

    private Figures() {
    }

    /// Parts of a card's model, turned as it faces.
    ///
    /// @param fine false for small pictures: fewer, larger and simpler things
    static List<Part> of(Card card, boolean fine) {
        Color colour = card.sideColour();
        Paints paints = Paints.of(colour, card.side());
        Clump model = switch (card.kind().branch()) {
            case INFANTRY -> Infantry.rifles(paints, fine);
            case MACHINE_GUN -> Infantry.machineGun(paints, fine);
            case ROCKET -> Infantry.rocket(paints, fine);
            case GUN -> Artillery.gun(paints, fine);
            case HOWITZER -> Artillery.howitzer(paints, fine);
            case WARRIOR -> Warrior.advancing(colour, card.unitColour(), fine);
            case TANK -> Vehicles.tank(paints, fine);
            case SCOUT_CAR -> Vehicles.scoutCar(paints, fine);
        };
        return Part.placed(model.parts(), place(card));
    }

    /// Turned about the middle of the card. One man alone is taller than others are: he stands nearer to the south edge
    /// of his card, so that all of him is seen over it.
    private static Placing place(Card card) {
        return Placing.turned(card.angle()).movedTo(0, card.warrior() ? SOUTH : 0, 0);
    }
}
