package trayfield.ui.trial;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.solo.trial.Share;
import trayfield.ui.trial.state.Findings;
import trayfield.ui.trial.state.Findings.OfSide;
import trayfield.ui.trial.state.Talk;

/// Who won how often, each share as a sentence over its bar.
final class SharesSheet extends VBox {
    private static final String[] PATTERNS = {"tf-pattern-first", "tf-pattern-second"};
    private static final String PLAIN = "tf-pattern-neither";

    SharesSheet() {
        getStyleClass().add("tf-paper");
    }

    void show(Findings findings) {
        getChildren().setAll(Paper.subheading(Talk.say("shares.title")),
                Paper.label(Talk.say("shares.says"), "tf-small", "tf-soft"));
        for (int i = 0; i < findings.sides().size(); i++) {
            side(findings.sides().get(i), PATTERNS[i]);
        }
        bar(Talk.say("shares.mover"), findings.mover(), PLAIN);
        bar(Talk.say("shares.luckier"), findings.luckier(), PLAIN);
        getChildren().add(scale());
    }

    private void side(OfSide side, String pattern) {
        Label name = Paper.label(Talk.say("shares.side", side.side().name(), side.player()), "tf-strong");
        VBox box = new VBox(name, Paper.label(Talk.share(side.share())), new ShareBar(side.share(), pattern));
        box.getStyleClass().add("tf-share-box");
        getChildren().add(box);
        part(Talk.say("shares.first"), side.first(), pattern);
        part(Talk.say("shares.second"), side.second(), pattern);
    }

    private void part(String what, Share share, String pattern) {
        if (share.games() > 0) {
            bar(what, share, pattern);
        }
    }

    private void bar(String what, Share share, String pattern) {
        ShareBar bar = new ShareBar(share, pattern);
        bar.getStyleClass().add("tf-share-thin");
        VBox box = new VBox(Paper.label(Talk.say("shares.bar", what, Talk.share(share)), "tf-small"), bar);
        box.getStyleClass().add("tf-share-box");
        getChildren().add(box);
    }

    /// What the bars are measured by.
    private static Node scale() {
        HBox row = new HBox(new Label(Talk.say("shares.none")), space(), new Label(Talk.say("shares.even")), space(),
                new Label(Talk.say("shares.all")));
        row.getStyleClass().addAll("tf-small", "tf-soft");
        return row;
    }

    private static Node space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }
}
