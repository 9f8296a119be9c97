package trayfield.ui.app;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;

/// The program's name as nine card trays in a row, a stencilled letter on each: one side's colour for the first word,
/// the other's for the second.
final class TitleLettering {
    private static final List<String> FIRST = List.of("T", "R", "A", "Y");
    private static final List<String> SECOND = List.of("F", "I", "E", "L", "D");
    /// Trays put down by hand never stand quite straight.
    private static final double[] TILT = {-1.5, 0.8, -0.6, 1.6, -1.1, 0.7, 1.4, -0.9, 1.2};

    private TitleLettering() {
    }

    /// @param side width of one card in pixels
    static Node row(double side) {
        HBox row = new HBox(side * 0.09);
        row.getStyleClass().add("tf-title");
        FIRST.forEach(letter -> row.getChildren().add(card(letter, "tf-title-first", side)));
        row.getChildren().add(gap(side * 0.18));
        SECOND.forEach(letter -> row.getChildren().add(card(letter, "tf-title-second", side)));
        int number = 0;
        for (Node card : row.getChildren()) {
            if (card instanceof StackPane) {
                card.setRotate(TILT[number++]);
            }
        }
        row.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        row.setAccessibleText(Words.say("program"));
        return row;
    }

    private static Region gap(double width) {
        Region gap = new Region();
        gap.setMinWidth(width);
        return gap;
    }

    private static Node card(String letter, String sideClass, double side) {
        SVGPath ink = Icons.letter(letter);
        double scale = side * 0.56 / 80;
        ink.setScaleX(scale);
        ink.setScaleY(scale);
        ink.getStyleClass().add("tf-title-ink");
        Region front = new Region();
        front.getStyleClass().add("tf-title-front");
        front.setMaxSize(side * 0.22, side * 0.07);
        StackPane.setAlignment(front, javafx.geometry.Pos.TOP_CENTER);
        StackPane card = new StackPane(front, new javafx.scene.Group(ink));
        card.getStyleClass().addAll("tf-title-card", sideClass);
        card.setMinSize(side, side);
        card.setMaxSize(side, side);
        return card;
    }
}
