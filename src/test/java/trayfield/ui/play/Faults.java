package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;

/// What can be measured of a screen: text cut short, text outside the window, text that lies over other text.
final class Faults {
    private final Node screen;
    private final List<String> faults = new ArrayList<>();
    private final List<Labeled> texts = new ArrayList<>();

    private Faults(Node screen) {
        this.screen = screen;
    }

    static List<String> of(Node screen) {
        Faults found = new Faults(screen);
        found.look(screen, false);
        return found.faults;
    }

    /// Of one sheet or card: what lies over another.
    static List<String> ofSheet(Node sheet) {
        Faults found = new Faults(sheet);
        found.look(sheet, true);
        found.faults.clear();
        found.overlaps();
        return found.faults;
    }

    private void look(Node node, boolean scrolled) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Labeled label && !text(label).isEmpty()) {
            texts.add(label);
            if (label.lookup(".text") instanceof Text drawn && !plain(label.getText()).equals(plain(drawn.getText()))) {
                faults.add("cut: " + label.getText() + " -> " + drawn.getText());
            }
            if (!scrolled && outside(label)) {
                faults.add("outside: " + label.getText() + " " + place(label));
            }
        }
        boolean scrolls = scrolled || node instanceof ScrollPane || node instanceof ListView<?>;
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, scrolls));
        }
    }

    private boolean outside(Labeled label) {
        Bounds place = place(label);
        return place.getMinX() < -1 || place.getMinY() < -1 || place.getMaxX() > screen.getScene().getWidth() + 1
                || place.getMaxY() > screen.getScene().getHeight() + 1;
    }

    private void overlaps() {
        for (int i = 0; i < texts.size(); i++) {
            for (int j = i + 1; j < texts.size(); j++) {
                Bounds one = seen(texts.get(i));
                Bounds other = seen(texts.get(j));
                double wide = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
                double high = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
                if (wide > 2 && high > 2) {
                    faults.add("over each other: " + texts.get(i).getText() + " / " + texts.get(j).getText());
                }
            }
        }
    }

    /// What of a text is not scrolled away.
    private static Bounds seen(Labeled label) {
        Bounds place = place(label);
        for (Node up = label.getParent(); up != null; up = up.getParent()) {
            if (up instanceof ScrollPane pane) {
                Bounds view = pane.localToScene(pane.getLayoutBounds());
                double top = Math.max(place.getMinY(), view.getMinY());
                double bottom = Math.max(top, Math.min(place.getMaxY(), view.getMaxY()));
                place = new BoundingBox(place.getMinX(), top, place.getWidth(), bottom - top);
            }
        }
        return place;
    }

    private static Bounds place(Labeled label) {
        return label.localToScene(label.getLayoutBounds());
    }

    private static String text(Labeled label) {
        return label.getText() == null ? "" : label.getText();
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }
}
