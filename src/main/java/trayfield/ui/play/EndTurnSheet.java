package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Hyperlink;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Question;
import trayfield.ui.play.state.Talk;

/// Asks before a turn ends with things undone that could be done, and lists them; clicking one goes there.
final class EndTurnSheet extends Sheet {

    EndTurnSheet(PlayModel model, Question.EndTurn question) {
        super("sheet-end", Talk.word("end.title"), model::cancel);
        Talk talk = model.talk();
        text(talk.say(question.left().size() == 1 ? "end.oneLeft" : "end.left", question.left().size()));
        for (Question.Left left : question.left()) {
            Hyperlink link = new Hyperlink(talk.say("end.line", talk.tray(left.tray()), left.tray().at(), can(talk, left)));
            link.setWrapText(true);
            link.setOnAction(_ -> model.select(left.tray().id()));
            add(link);
        }
        button("button.endNow", model::endTurnNow);
        button("button.playOn", model::cancel);
    }

    private static String can(Talk talk, Question.Left left) {
        List<String> can = new ArrayList<>();
        if (left.attack()) {
            can.add(talk.say("left.attack"));
        }
        if (left.fire()) {
            can.add(talk.say("left.fire"));
        }
        if (left.move()) {
            can.add(talk.say("left.move"));
        }
        return String.join(", ", can);
    }
}
