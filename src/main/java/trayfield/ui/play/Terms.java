package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Scenario;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;
import trayfield.ui.play.state.Talk;

/// A scenario's ways to end the game, each as a sentence.
final class Terms {
    private Terms() {
    }

    static List<String> of(Talk talk) {
        Scenario scenario = talk.scenario();
        List<String> terms = new ArrayList<>();
        scenario.headquarters().forEach((side, squares) ->
                terms.add(talk.say("terms.headquarters", talk.side(side), names(squares))));
        scenario.victory().forEach(victory -> terms.add(term(talk, victory)));
        scenario.turnLimit().ifPresent(turn -> terms.add(limit(talk, scenario.atLimit(), turn)));
        terms.add(talk.say("terms.elimination"));
        return terms;
    }

    private static String term(Talk talk, Victory victory) {
        String side = talk.side(victory.side());
        return switch (victory) {
            case Victory.Capture capture -> talk.say("terms.capture", side, capture.count(), names(capture.squares()));
            case Victory.Losses losses -> talk.say("terms.losses", side, losses.count());
            case Victory.Exit exit -> talk.say("terms.exit", side, exit.count(), talk.facing(exit.edge()));
        };
    }

    private static String limit(Talk talk, AtLimit limit, int turn) {
        return switch (limit) {
            case AtLimit.Wins(String side) -> talk.say("terms.limit.wins", turn, talk.side(side));
            case AtLimit.Draw() -> talk.say("terms.limit.draw", turn);
            case AtLimit.FewerLosses() -> talk.say("terms.limit.losses", turn);
        };
    }

    private static String names(List<Square> squares) {
        return String.join(", ", squares.stream().map(Square::name).toList());
    }
}
