package trayfield.ui.board.tray;

import java.util.ArrayList;
import java.util.List;
import trayfield.ui.board.clay.Ball;
import trayfield.ui.board.clay.Block;
import trayfield.ui.board.clay.Part;
import trayfield.ui.board.clay.Placing;
import trayfield.ui.board.clay.Rod;
import trayfield.ui.board.clay.Solid;
import trayfield.ui.board.clay.Stuff;

/// A model being put together, facing north, the middle of its card at the origin and the card's top at height 0.
final class Clump {
    private final List<Part> parts = new ArrayList<>();

    List<Part> parts() {
        return parts;
    }

    Clump add(Stuff stuff, Solid solid) {
        parts.add(new Part(solid, stuff));
        return this;
    }

    Clump limb(Stuff stuff, double ax, double ay, double az, double bx, double by, double bz, double radius) {
        return add(stuff, Rod.limb(ax, ay, az, bx, by, bz, radius));
    }

    Clump rod(Stuff stuff, double ax, double ay, double az, double bx, double by, double bz, double radius) {
        return add(stuff, Rod.flat(ax, ay, az, bx, by, bz, radius));
    }

    Clump ball(Stuff stuff, double x, double y, double z, double across, double along, double up) {
        return add(stuff, Ball.of(x, y, z, across, along, up));
    }

    Clump box(Stuff stuff, double x, double y, double z, double halfX, double halfY, double halfZ) {
        return add(stuff, Block.box(x, y, z, halfX, halfY, halfZ));
    }

    /// Another model set down on this one.
    Clump put(Clump other, Placing placing) {
        parts.addAll(Part.placed(other.parts, placing));
        return this;
    }
}
