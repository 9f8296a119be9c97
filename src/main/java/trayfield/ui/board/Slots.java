package trayfield.ui.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.ui.board.tray.TrayKinds;

/// Where trays stand in their squares: one alone in the middle, guns and vehicles over the whole square, up to four
/// small ones as a block of 2 x 2 in file order. Places are fractions of a square from its north-west corner.
public final class Slots {
    /// Side of a tray that has its square for itself.
    public static final double WHOLE = 0.86;
    public static final double ALONE = 0.60;
    public static final double STACKED = 0.455;

    private static final double NEAR = 0.02;
    private static final double FAR = 0.525;
    private static final double MIDDLE = (1 - STACKED) / 2;

    private final Map<Square, List<Placed>> bySquare = new HashMap<>();
    private final List<Placed> all = new ArrayList<>();

    /// One tray and its place.
    ///
    /// @param x    west edge of its card in its square; `y` north edge
    /// @param size side of its card
    public record Placed(TrayView tray, double x, double y, double size) {
        boolean covers(double atX, double atY) {
            return atX >= x && atY >= y && atX < x + size && atY < y + size;
        }
    }

    private Slots() {
    }

    /// @param trays in file order
    public static Slots of(List<TrayView> trays, TrayKinds kinds) {
        Slots slots = new Slots();
        Map<Square, List<TrayView>> standing = new HashMap<>();
        for (TrayView tray : trays) {
            standing.computeIfAbsent(tray.at(), _ -> new ArrayList<>(4)).add(tray);
        }
        for (TrayView tray : trays) {
            List<TrayView> together = standing.get(tray.at());
            Placed placed = place(tray, together.indexOf(tray), together.size(), kinds.of(tray.type()).wholeSquare());
            slots.all.add(placed);
            slots.bySquare.computeIfAbsent(tray.at(), _ -> new ArrayList<>(4)).add(placed);
        }
        return slots;
    }

    /// The place of the tray that is number `index` of `count` in its square.
    public static Placed place(TrayView tray, int index, int count, boolean wholeSquare) {
        if (count == 1) {
            double size = wholeSquare ? WHOLE : ALONE;
            return new Placed(tray, (1 - size) / 2, (1 - size) / 2, size);
        }
        double x = index % 2 == 0 ? NEAR : FAR;
        double y = count == 2 ? MIDDLE : index < 2 ? NEAR : FAR;
        return new Placed(tray, x, y, STACKED);
    }

    /// Every tray, in file order.
    public List<Placed> all() {
        return all;
    }

    public List<Placed> on(Square square) {
        return bySquare.getOrDefault(square, List.of());
    }

    /// The tray under a pixel: the card itself, or the only card of the square.
    public Optional<TrayView> trayAt(Camera camera, double x, double y) {
        return camera.squareAt(x, y).flatMap(square -> {
            List<Placed> here = on(square);
            if (here.size() == 1) {
                return Optional.of(here.getFirst().tray());
            }
            double inX = (x - camera.x(square.column())) / camera.cell();
            double inY = (y - camera.y(square.row())) / camera.cell();
            return here.stream().filter(placed -> placed.covers(inX, inY)).map(Placed::tray).findFirst();
        });
    }
}
