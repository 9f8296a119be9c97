package trayfield.ui.app;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.play.Terms;
import trayfield.ui.board.BoardPicture;

/// What one scenario is: its board, briefing, forces and how it ends; or what is wrong with the file.
final class ScenarioSheet {
    private static final int PICTURE_WIDTH = 530;
    private static final int PICTURE_HEIGHT = 340;

    private ScenarioSheet() {
    }

    /// @param tool stands beside the title of a scenario that can be played
    static Sheet of(ScenarioEntry entry, Easel easel, Button tool) {
        return switch (entry) {
            case ScenarioEntry.Ready ready -> of(ready, easel, tool);
            case ScenarioEntry.Broken broken -> new Sheet()
                    .heading(Words.say("problem.file", broken.file().getFileName()))
                    .text(Words.say("problem.whole", broken.file().toString()))
                    .add(new ProblemList(broken.problems()));
        };
    }

    private static Sheet of(ScenarioEntry.Ready ready, Easel easel, Button tool) {
        Scenario scenario = ready.scenario();
        Terms terms = new Terms(ready.table(), scenario);
        Thumbnail picture = new Thumbnail(easel, PICTURE_WIDTH, PICTURE_HEIGHT);
        picture.show(BoardPicture.of(scenario));
        Sheet sheet = new Sheet().add(title(scenario.title(), tool), picture)
                .text(Words.say("newGame.rules", Words.say("rules." + ready.table().rules()), terms.facts()), "tf-soft")
                .text(scenario.briefing());
        scenario.sides().forEach(side -> sheet.add(force(side, terms)));
        sheet.subheading(Words.say("newGame.ends"));
        terms.ends().forEach(end -> sheet.add(bullet(end)));
        return sheet.text(terms.first());
    }

    private static Node title(String text, Button tool) {
        Label heading = Sheet.label(text, "tf-heading");
        heading.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(heading, Priority.ALWAYS);
        tool.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(heading, tool);
        row.getStyleClass().add("tf-title-row");
        return row;
    }

    private static Node force(Side side, Terms terms) {
        VBox words = new VBox(Sheet.label(side.name(), "tf-strong"), Sheet.label(terms.force(side.id())));
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(badge(side), words);
        row.getStyleClass().add("tf-bullet");
        return row;
    }

    /// A counter in the side's colour.
    static Region badge(Side side) {
        Region badge = new Region();
        badge.getStyleClass().add("tf-badge");
        badge.setStyle("-tf-badge: " + side.colour() + ";");
        return badge;
    }

    private static Node bullet(String text) {
        var words = Sheet.label(text);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(Sheet.label("\u2022"), words);
        row.getStyleClass().add("tf-bullet");
        return row;
    }
}
