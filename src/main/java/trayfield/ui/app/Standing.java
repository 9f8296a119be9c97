package trayfield.ui.app;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import trayfield.model.Result;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.ui.app.GameSummary.Playable;

/// Where a game stands, in a few words.
final class Standing {
    private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private Standing() {
    }

    /// The turn and whose it is, or how the game ended.
    static String of(Playable game) {
        Optional<Result> result = game.seen().result();
        if (result.isPresent()) {
            return over(game.scenario(), result.get());
        }
        return turn(game) + game.toMove().map(side -> Words.say("standing.toMove", side.name()))
                .orElse(Words.say("standing.beforeFirst"));
    }

    private static String turn(Playable game) {
        int turn = game.seen().turn();
        return game.scenario().turnLimit().isPresent()
                ? Words.say("standing.turnOf", turn, game.scenario().turnLimit().getAsInt())
                : Words.say("standing.turn", turn);
    }

    private static String over(Scenario scenario, Result result) {
        return result.winner().map(id -> Words.say("standing.won", name(scenario, id)))
                .orElse(Words.say("standing.draw"));
    }

    private static String name(Scenario scenario, String side) {
        Side winner = scenario.sides().get(scenario.sideIndex(side));
        return winner.name();
    }

    /// "today at 14:05", "yesterday at 14:05" or the day.
    static String when(Instant instant, ZonedDateTime now) {
        ZoneId zone = now.getZone();
        ZonedDateTime then = instant.atZone(zone);
        LocalDate day = then.toLocalDate();
        String key = day.equals(now.toLocalDate()) ? "when.today"
                : day.equals(now.toLocalDate().minusDays(1)) ? "when.yesterday" : "when.day";
        return Words.say(key, then.format(HOUR), then.format(DAY));
    }
}
