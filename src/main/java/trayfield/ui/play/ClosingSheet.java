package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import trayfield.play.Words;
import trayfield.ui.play.state.Closing;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;

/// The end of a game: who won, why and by which clause, what each side lost and did.
final class ClosingSheet extends Sheet {
    private static final double BADGE = 44;

    ClosingSheet(PlayModel model, ScreenActions screen, Closing closing, Runnable close) {
        super("sheet-closing", closing.winner().map(side -> Talk.word("closing.won", model.talk().side(side)))
                .orElse(Talk.word("closing.draw")), close);
        Talk talk = model.talk();
        closing.winner().ifPresent(side -> {
            HBox badge = new HBox(new SideBadge(BADGE).show(talk.scenario(), side, screen.settings().palette()));
            add(badge);
        });
        text(Words.withClause(closing.verdict(), closing.rule()));
        text(talk.say(closing.turns() == 1 ? "closing.oneTurn" : "closing.turns", closing.turns()));
        add(accounts(talk, screen, closing));
        if (model.watch().secrets()) {
            heading(talk.say("closing.rosters"));
            UnitsSheet.rosters(this, model, screen);
        }
        button("button.lookAtBoard", close);
        button("button.report", screen::saveReport);
        button("button.newGame", screen::newGame);
        button("button.home", screen::home);
    }

    private static GridPane accounts(Talk talk, ScreenActions screen, Closing closing) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("play-accounts");
        for (Closing.Account account : closing.sides()) {
            int column = grid.getColumnCount();
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(50);
            grid.getColumnConstraints().add(half);
            Label name = new Label(talk.side(account.side()),
                    new SideBadge(22).show(talk.scenario(), account.side(), screen.settings().palette()));
            name.getStyleClass().add("play-heading");
            grid.add(name, column, 0);
            List<String> lines = lines(talk, account, closing);
            for (int row = 0; row < lines.size(); row++) {
                Label line = new Label(lines.get(row));
                line.setWrapText(true);
                line.setMinHeight(USE_PREF_SIZE);
                GridPane.setValignment(line, VPos.TOP);
                grid.add(line, column, row + 1);
            }
        }
        return grid;
    }

    /// Run-downs and trays that left are told where there were any.
    private static List<String> lines(Talk talk, Closing.Account account, Closing closing) {
        List<String> lost = account.lost().entrySet().stream()
                .map(entry -> talk.say("closing.lostType", entry.getValue(), talk.words().type(entry.getKey()))).toList();
        List<String> lines = new ArrayList<>();
        lines.add(lost.isEmpty() ? talk.say("closing.lostNone")
                : talk.say("closing.lost", account.losses(), String.join(", ", lost)));
        lines.add(talk.say("closing.shots", account.shots(), account.hits()));
        lines.add(talk.say("closing.melees", account.melees(), account.wins()));
        if (closing.sides().stream().anyMatch(side -> side.runDowns() > 0)) {
            lines.add(talk.say("closing.runDowns", account.runDowns()));
        }
        if (closing.sides().stream().anyMatch(side -> side.exited() > 0)) {
            lines.add(talk.say("closing.exited", account.exited()));
        }
        return lines;
    }
}
