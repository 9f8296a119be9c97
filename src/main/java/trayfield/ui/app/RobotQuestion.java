package trayfield.ui.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Consumer;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.ui.app.Notice.Answer;

/// Asks before a game from a file starts an outside program: the file may come from anybody.
final class RobotQuestion {
    private final Shell shell;

    RobotQuestion(Shell shell) {
        this.shell = shell;
    }

    /// @param then gets the game, led as was answered; at once where no robot leads
    void ask(OpenGame open, Consumer<OpenGame> then) {
        List<String> robots = open.commanders().values().stream().map(Player::name)
                .filter(name -> Rank.of(name).isEmpty()).distinct().toList();
        if (robots.isEmpty()) {
            then.accept(open);
            return;
        }
        Sheet body = new Sheet().plain().text(Words.say("robots.says"));
        robots.forEach(command -> body.text(command, "tf-strong"));
        shell.lay(Words.say("robots.ask"), body,
                new Answer(Words.say("robots.regular"), () -> then.accept(open.with(regulars(open)))),
                new Answer(Words.say("robots.start"), () -> then.accept(open)),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    private static SequencedMap<String, Player> regulars(OpenGame open) {
        SequencedMap<String, Player> players = new LinkedHashMap<>();
        open.commanders().forEach((side, player) -> players.put(side,
                Rank.of(player.name()).isPresent() ? player : Player.of(Rank.REGULAR)));
        return players;
    }
}
