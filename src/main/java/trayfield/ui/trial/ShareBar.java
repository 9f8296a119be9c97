package trayfield.ui.trial;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import trayfield.solo.trial.Share;

/// A share of games as a bar from 0 to 100 %: a pattern up to the share, a bracket over its interval, and a stroke where
/// an even chance lies.
final class ShareBar extends Pane {
    private static final double CAP = 0.3;

    private final Share share;
    private final Region track = part("tf-share-track");
    private final Region fill = part("tf-share-fill");
    private final Region even = part("tf-share-even");
    private final Region span = part("tf-share-span");
    private final Region low = part("tf-share-cap");
    private final Region high = part("tf-share-cap");

    /// @param colour  of the side whose share it is, as `#rrggbb`
    /// @param pattern style class that tells the same without colour
    ShareBar(Share share, String colour, String pattern) {
        this.share = share;
        setStyle("-tf-whose: " + colour + ";");
        getStyleClass().addAll("tf-share", pattern);
        getChildren().addAll(track, fill, even, span, low, high);
    }

    private static Region part(String style) {
        Region region = new Region();
        region.getStyleClass().add(style);
        region.setManaged(false);
        return region;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        track.resizeRelocate(0, 0, width, height);
        fill.resizeRelocate(0, 0, width * share.share(), height);
        even.resizeRelocate(width / 2 - 1, -2, 2, height + 4);
        double from = width * share.low();
        double to = width * share.high();
        span.resizeRelocate(from, height / 2 - 2, to - from, 4);
        cap(low, from, height);
        cap(high, to, height);
    }

    private static void cap(Region cap, double x, double height) {
        cap.resizeRelocate(x - 2, height * (0.5 - CAP), 4, height * 2 * CAP);
    }
}
