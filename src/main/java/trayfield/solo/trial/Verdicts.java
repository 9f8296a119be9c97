package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import trayfield.notation.Phrases;

/// A trial in sentences: for the terminal, for the screen and for the page.
///
/// @param names a side's name for its id
public record Verdicts(Summary summary, UnaryOperator<String> names) {
    private static final Phrases WORDS = ResultsFile.WORDS;

    /// "Fair within the interval", or whom it favours.
    public String fairness() {
        String side = summary.sides().getFirst();
        Share share = summary.share(side);
        if (share.games() == 0) {
            return WORDS.say("verdict.none");
        }
        if (share.maybeEven()) {
            return WORDS.say("verdict.fair", name(side), percent(share.share()), percent(share.low()), percent(share.high()));
        }
        String winner = share.share() > 0.5 ? side : summary.sides().getLast();
        Share better = summary.share(winner);
        return WORDS.say("verdict.favours", name(winner), percent(better.share()), percent(better.low()), percent(better.high()));
    }

    /// All lines of the report, without its pictures.
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(WORDS.say("report.games", summary.scenario(), summary.games()));
        lines.add(fairness());
        for (String side : summary.sides()) {
            lines.add(share("report.share", summary.share(side), name(side), summary.player(side)));
            seat(lines, "report.first", summary.movingFirst(side), side);
            seat(lines, "report.second", summary.movingSecond(side), side);
        }
        lines.add(share("report.mover", summary.firstMover()));
        summary.endings().forEach(ending -> lines.add(ending(ending)));
        lines.add(WORDS.say("report.length", number(summary.meanLength())));
        for (String side : summary.sides()) {
            lines.add(WORDS.say("report.lost", name(side), number(summary.meanLoss(side)), signed(summary.meanLuck(side))));
        }
        lines.add(share("report.luckier", summary.luckier()));
        apart(lines);
        return lines;
    }

    /// Many a scenario says who moves first: then there is nothing to tell of the other way round.
    private void seat(List<String> lines, String key, Share share, String side) {
        if (share.games() > 0) {
            lines.add(share(key, share, name(side)));
        }
    }

    private void apart(List<String> lines) {
        if (summary.unfinished() > 0) {
            lines.add(WORDS.say("report.unfinished", summary.unfinished()));
        }
        if (summary.replaced() > 0) {
            lines.add(WORDS.say("report.replaced", summary.replaced()));
        }
    }

    String ending(Summary.Count<Summary.Ending> ending) {
        String reason = WORDS.say("reason." + ending.of().reason());
        return ending.of().winner().isEmpty() ? WORDS.say("report.drawn", reason, ending.count())
                : WORDS.say("report.ended", name(ending.of().winner()), reason, ending.count());
    }

    /// How a second trial differs from this one.
    public String compared(Comparison comparison) {
        return WORDS.say(comparison.maybeNone() ? "compare.alike" : "compare.differs", name(comparison.side()),
                comparison.games(), percent(comparison.first()), percent(comparison.second()),
                signed(100 * comparison.difference()), signed(100 * comparison.low()), signed(100 * comparison.high()));
    }

    private static String share(String key, Share share, Object... before) {
        List<Object> args = new ArrayList<>(List.of(before));
        args.addAll(List.of(percent(share.share()), percent(share.low()), percent(share.high()), share.games()));
        return WORDS.say(key, args.toArray());
    }

    String name(String side) {
        return names.apply(side);
    }

    /// A share in hundredths, to one decimal.
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /// To one decimal.
    public static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /// To one decimal, with its sign.
    public static String signed(double value) {
        return String.format(Locale.ROOT, "%+.1f", value);
    }
}
