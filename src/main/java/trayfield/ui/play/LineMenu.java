package trayfield.ui.play;

import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import trayfield.ui.play.state.HandShow;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// The lines along which the game was played, where there are more than one: choosing one goes on with it.
final class LineMenu extends MenuButton {
    private final PlayModel model;
    private HandShow shown;

    LineMenu(PlayModel model) {
        super("", Controls.icon(MaterialDesignS.SOURCE_BRANCH));
        this.model = model;
        setId("button-lines");
        getStyleClass().addAll("tf-plate", "tf-plate-menu", "play-narrow");
        setFocusTraversable(false);
    }

    /// True where that changed it.
    boolean show(HandShow hand) {
        if (hand.equals(shown)) {
            return false;
        }
        shown = hand;
        Controls.shown(this, hand.courses().size() > 1);
        setText(Talk.word("line.now", hand.course() + 1, hand.courses().size()));
        ToggleGroup group = new ToggleGroup();
        getItems().clear();
        List<String> names = hand.courses();
        for (int i = 0; i < names.size(); i++) {
            int course = i;
            RadioMenuItem item = new RadioMenuItem(names.get(i));
            item.setMnemonicParsing(false);
            item.setToggleGroup(group);
            item.setSelected(i == hand.course());
            item.setOnAction(_ -> model.byHand().follow(course));
            getItems().add(item);
        }
        return true;
    }
}
