package trayfield.ui.app;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// Two sheets beside one another where there is room for both, else one below the other. The room that each needs is
/// told in widths of its letters, so that large text counts.
final class SideBySide extends Pane {
    private static final double GAP = 16;
    /// Narrowest sheet, in widths of an M.
    private static final double NARROWEST = 41;

    private final Region first;
    private final Region second;
    private final Label measure = new Label("M");

    SideBySide(Region first, Region second) {
        this.first = first;
        this.second = second;
        measure.setVisible(false);
        measure.setManaged(false);
        getChildren().addAll(measure, first, second);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private boolean beside(double width) {
        return width >= 2 * NARROWEST * measure.prefWidth(-1) + GAP;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return first.prefWidth(-1);
    }

    @Override
    protected double computePrefHeight(double width) {
        if (beside(width)) {
            double half = (width - GAP) / 2;
            return Math.max(first.prefHeight(half), second.prefHeight(half));
        }
        return first.prefHeight(width) + GAP + second.prefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        if (beside(width)) {
            double half = (width - GAP) / 2;
            first.resizeRelocate(0, 0, half, first.prefHeight(half));
            second.resizeRelocate(half + GAP, 0, width - half - GAP, second.prefHeight(half));
        } else {
            double high = first.prefHeight(width);
            first.resizeRelocate(0, 0, width, high);
            second.resizeRelocate(0, high + GAP, width, second.prefHeight(width));
        }
    }
}
