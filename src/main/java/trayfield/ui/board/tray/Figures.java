package trayfield.ui.board.tray;

import java.util.List;
import trayfield.ui.board.clay.Part;
import trayfield.ui.board.tray.TrayKind.Branch;

/// The model of each branch.
final class Figures {
    private Figures() {
    }

    /// @param fine false for small pictures: fewer, larger and simpler things
    static List<Part> of(Branch branch, Paints paints, boolean fine) {
        Clump model = switch (branch) {
            case INFANTRY, WARRIOR -> Infantry.rifles(paints, fine);
            case MACHINE_GUN -> Infantry.machineGun(paints, fine);
            case ROCKET -> Infantry.rocket(paints, fine);
            case GUN -> Artillery.gun(paints, fine);
            case HOWITZER -> Artillery.howitzer(paints, fine);
            case TANK -> Vehicles.tank(paints, fine);
            case SCOUT_CAR -> Vehicles.scoutCar(paints, fine);
        };
        return model.parts();
    }
}
