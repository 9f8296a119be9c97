package trayfield.ui.play;

import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import trayfield.ui.play.state.Deed;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Question;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.screen.Controls;

/// The small choice at the pointer where an enemy can be dealt with in more ways than one.
final class DeedMenu {
    private final PlayModel model;
    private final Node owner;
    private ContextMenu menu;
    private Question.Which shown;

    DeedMenu(PlayModel model, Node owner) {
        this.model = model;
        this.owner = owner;
    }

    /// @param place on the screen, where the pointer or cursor is
    void show(Snapshot snapshot, Function<Snapshot, Point2D> place) {
        Question.Which which = snapshot.question().orElse(null) instanceof Question.Which asked ? asked : null;
        if (which == shown) {
            return;
        }
        shown = which;
        if (menu != null) {
            ContextMenu old = menu;
            menu = null;
            old.hide();
        }
        if (which != null) {
            menu = menu(which);
            Point2D at = place.apply(snapshot);
            menu.show(owner, at.getX(), at.getY());
        }
    }

    private ContextMenu menu(Question.Which which) {
        ContextMenu made = new ContextMenu();
        made.getStyleClass().add("play-choice");
        for (Deed deed : which.deeds()) {
            MenuItem item = new MenuItem(model.talk().say("choice.deed", model.talk().deed(deed),
                    model.talk().chances(deed)), Controls.icon(icon(deed)));
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> model.order(deed.order()));
            made.getItems().add(item);
        }
        made.setOnHidden(_ -> {
            if (made == menu) {
                menu = null;
                shown = null;
                if (model.snapshot().question().isPresent()) {
                    model.cancel();
                }
            }
        });
        return made;
    }

    private static Ikon icon(Deed deed) {
        return switch (deed.kind()) {
            case FIRE, THROW -> MaterialDesignT.TARGET;
            case MELEE -> MaterialDesignS.SWORD_CROSS;
            case RUN_DOWN -> MaterialDesignB.BULLDOZER;
        };
    }
}
