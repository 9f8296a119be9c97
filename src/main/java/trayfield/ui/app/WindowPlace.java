package trayfield.ui.app;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Where the window stands, in pixels of the desktop, when it is not maximised.
record WindowPlace(double x, double y, double width, double height, boolean maximised) {
    static final double LEAST_WIDTH = 800;
    static final double LEAST_HEIGHT = 600;
    private static final double USUAL_WIDTH = 1280;
    private static final double USUAL_HEIGHT = 900;
    /// So much of the window, from its upper edge, has to be in reach of the mouse.
    private static final double GRIP_WIDTH = 120;
    private static final double GRIP_HEIGHT = 40;

    /// A place that can be seen: the remembered one where its upper edge lies on a screen that exists, else of the same
    /// size in the middle of the first screen.
    ///
    /// @param screens usable areas, the main screen first; at least one
    static WindowPlace on(List<Rectangle2D> screens, Optional<WindowPlace> remembered) {
        Rectangle2D main = screens.getFirst();
        if (remembered.filter(WindowPlace::isSound).isEmpty()) {
            return middle(main, USUAL_WIDTH, USUAL_HEIGHT, false);
        }
        WindowPlace place = remembered.get().usable();
        return screens.stream().max(Comparator.comparingDouble(place::gripOn))
                .filter(screen -> place.gripOn(screen) >= GRIP_WIDTH * GRIP_HEIGHT)
                .map(place::within)
                .orElseGet(() -> middle(main, place.width, place.height, place.maximised));
    }

    private boolean isSound() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(width) && Double.isFinite(height)
                && width > 0 && height > 0;
    }

    private WindowPlace usable() {
        return new WindowPlace(x, y, Math.max(width, LEAST_WIDTH), Math.max(height, LEAST_HEIGHT), maximised);
    }

    /// The area of the window's upper edge that lies on a screen.
    private double gripOn(Rectangle2D screen) {
        double wide = Math.min(x + width, screen.getMaxX()) - Math.max(x, screen.getMinX());
        double high = Math.min(y + GRIP_HEIGHT, screen.getMaxY()) - Math.max(y, screen.getMinY());
        return wide <= 0 || high <= 0 ? 0 : wide * high;
    }

    /// Never larger than the screen.
    private WindowPlace within(Rectangle2D screen) {
        return new WindowPlace(x, y, Math.min(width, screen.getWidth()), Math.min(height, screen.getHeight()), maximised);
    }

    private static WindowPlace middle(Rectangle2D screen, double width, double height, boolean maximised) {
        double wide = Math.min(width, screen.getWidth());
        double high = Math.min(height, screen.getHeight());
        return new WindowPlace(screen.getMinX() + (screen.getWidth() - wide) / 2,
                screen.getMinY() + (screen.getHeight() - high) / 2, wide, high, maximised);
    }
}
