package trayfield.ui.trial.state;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import trayfield.model.Problem;
import trayfield.notation.Phrases;
import trayfield.solo.trial.Share;
import trayfield.solo.trial.Trial.Progress;
import trayfield.solo.trial.Verdicts;
import trayfield.ui.trial.state.Standing.Stage;

/// The words of the page.
public final class Talk {
    private static final Phrases WORDS = Phrases.of("trayfield.ui.trial.words");
    /// Below this pace seconds a game are told in place of games a second.
    private static final double SLOW = 1;

    private Talk() {
    }

    public static String say(String key, Object... args) {
        return WORDS.say(key, args);
    }

    /// What is wrong with a file that has been named already, and in which line.
    static String placed(Problem problem) {
        return problem.line().isEmpty() ? problem.text() : say("file.line", problem.line().getAsInt(), problem.text());
    }

    public static String percent(double share) {
        return say("percent", number(100 * share));
    }

    public static String number(double value) {
        return Verdicts.number(value);
    }

    public static String signed(double value) {
        return Verdicts.signed(value);
    }

    /// A share with its interval.
    public static String share(Share share) {
        return share.games() == 0 ? say("share.none")
                : say("share", percent(share.share()), percent(share.low()), percent(share.high()), share.games());
    }

    /// What is going on, in one sentence.
    public static String stage(Standing standing) {
        Progress progress = standing.progress();
        String games = say("stage." + standing.stage().name(), progress.done(), progress.total());
        return standing.stage() == Stage.FAILED ? standing.trouble().orElse("") + " " + games : games;
    }

    /// Pace and time left, as far as they are known.
    public static String pace(Standing standing) {
        Progress progress = standing.progress();
        if (progress.played() == 0) {
            return standing.stage().busy() ? say("pace.none") : "";
        }
        double pace = standing.pace();
        String told = pace >= SLOW ? say("pace.games", number(pace)) : say("pace.seconds", number(1 / pace));
        return standing.stage() == Stage.RUNNING ? say("pace.left", told, time(progress.left().orElseThrow()))
                : say("pace.took", told, time(progress.gone()));
    }

    /// Games that are left out of the count, and why; empty where none is.
    public static String apart(Findings findings) {
        int unfinished = findings.verdicts().summary().unfinished();
        int replaced = findings.verdicts().summary().replaced();
        List<String> told = new ArrayList<>();
        if (unfinished > 0) {
            told.add(say("apart.unfinished", unfinished));
        }
        if (replaced > 0) {
            told.add(say("apart.replaced", replaced, findings.fault().orElse("")));
        }
        return String.join(" ", told);
    }

    private static String time(Duration time) {
        long seconds = Math.ceilDiv(time.toMillis(), 1000);
        return time.toHours() > 0 ? say("time.hours", time.toHours(), time.toMinutesPart())
                : seconds >= 60 ? say("time.minutes", seconds / 60, seconds % 60) : say("time.seconds", seconds);
    }
}
