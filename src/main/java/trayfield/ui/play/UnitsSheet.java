package trayfield.ui.play;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import trayfield.model.Observation.UnitView;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;
import trayfield.ui.play.state.UnitTalk;

/// The rosters of both sides as far as the side at the screen may know them, with what its clerk has found out of the
/// enemy and why.
final class UnitsSheet extends Sheet {
    private static final double BADGE = 24;

    UnitsSheet(PlayModel model, ScreenActions screen, Runnable close) {
        super("sheet-units", Talk.word("units.title"), close);
        rosters(this, model, screen);
        button("button.close", close);
        button("button.printRosters", screen::printRosters);
    }

    /// Both rosters, on any sheet.
    static void rosters(Sheet sheet, PlayModel model, ScreenActions screen) {
        Talk talk = model.talk();
        for (Side side : talk.scenario().sides()) {
            Label name = sheet.heading(side.name());
            name.setGraphic(new SideBadge(BADGE).show(talk.scenario(), side.id(), screen.settings().palette()));
            for (Scenario.UnitPlan unit : talk.scenario().units()) {
                if (unit.side().equals(side.id())) {
                    unit(sheet, model.snapshot(), new UnitTalk(talk, model.snapshot()), unit);
                }
            }
        }
    }

    private static void unit(Sheet sheet, Snapshot snapshot, UnitTalk talk, Scenario.UnitPlan unit) {
        UnitView seen = snapshot.seen().units().stream().filter(one -> one.id().equals(unit.id())).findFirst().orElseThrow();
        Label name = new Label(unit.name(), new CrestMark(unit.crest()));
        name.getStyleClass().add("play-roster-name");
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Label known = new Label(talk.unitClass(seen));
        known.getStyleClass().add("play-roster-class");
        HBox row = new HBox(name, new Label(talk.men(seen)), new Label(talk.thrown(seen)), known);
        row.setId("unit-" + unit.id());
        row.getStyleClass().add("play-roster-row");
        sheet.add(row);
        talk.reasons(seen).forEach(reason -> sheet.text(reason).getStyleClass().add("play-reason"));
    }
}
