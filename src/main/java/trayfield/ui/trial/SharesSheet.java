package trayfield.ui.trial;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.solo.trial.Share;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Findings;
import trayfield.ui.trial.state.Findings.OfSide;
import trayfield.ui.trial.state.Talk;

/// Who won how often, each share as a sentence over its bar.
final class SharesSheet extends VBox {
    private static final Whose NEITHER = new Whose("-tf-ink-faint", "tf-pattern-neither");

    /// Colour and pattern of a bar.
    private record Whose(String colour, String pattern) {
        ShareBar bar(Share share) {
            return new ShareBar(share, colour, pattern);
        }
    }

    SharesSheet() {
        getStyleClass().add("tf-paper");
    }

    void show(Findings findings) {
        getChildren().setAll(Paper.subheading(Talk.say("shares.title")),
                Controls.label(Talk.say("shares.says"), "tf-small", "tf-soft"));
        OfSide first = findings.sides().getFirst();
        OfSide second = findings.sides().getLast();
        side(first, new Whose(first.side().colour(), "tf-pattern-first"));
        side(second, new Whose(second.side().colour(), "tf-pattern-second"));
        bar(Talk.say("shares.mover"), findings.mover(), NEITHER);
        bar(Talk.say("shares.luckier"), findings.luckier(), NEITHER);
        getChildren().add(scale());
    }

    private void side(OfSide side, Whose whose) {
        Label name = Controls.label(Talk.say("shares.side", side.side().name(), side.player()), "tf-strong");
        VBox box = new VBox(name, Controls.label(Talk.share(side.share())), whose.bar(side.share()));
        box.getStyleClass().add("tf-share-box");
        getChildren().add(box);
        part(Talk.say("shares.first"), side.first(), whose);
        part(Talk.say("shares.second"), side.second(), whose);
    }

    private void part(String what, Share share, Whose whose) {
        if (share.games() > 0) {
            bar(what, share, whose);
        }
    }

    private void bar(String what, Share share, Whose whose) {
        ShareBar bar = whose.bar(share);
        bar.getStyleClass().add("tf-share-thin");
        VBox box = new VBox(Controls.label(Talk.say("shares.bar", what, Talk.share(share)), "tf-small"), bar);
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
