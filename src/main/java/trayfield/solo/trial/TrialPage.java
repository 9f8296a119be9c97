package trayfield.solo.trial;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import trayfield.notation.Phrases;

/// The report of a trial as one HTML page that needs nothing else. Nothing in it is told by colour.
public final class TrialPage {
    private static final Phrases WORDS = ResultsFile.WORDS;
    private static final int BAR = 40;
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>%1$s</title>
            <style>
            body { font-family: Georgia, serif; max-width: 56em; margin: 2em auto; padding: 0 1em; line-height: 1.5;
              color: #111; background: #fff; }
            h2 { font-size: 1.15em; border-bottom: 1px solid #888; margin-top: 2em; }
            table { border-collapse: collapse; }
            th, td { text-align: right; padding: 0.1em 0.8em; font-variant-numeric: tabular-nums; }
            th:first-child, td:first-child, td.bar { text-align: left; }
            td.bar span { display: inline-block; height: 0.9em; background: #555; vertical-align: middle; }
            .verdict { font-size: 1.2em; font-weight: bold; }
            figure { display: inline-block; margin: 0.5em 1em 0.5em 0; }
            figcaption { font-size: 0.9em; }
            svg text { font-family: Georgia, serif; }
            </style>
            </head>
            <body>
            <h1>%1$s</h1>
            """;

    private final Summary summary;
    private final Verdicts verdicts;
    private final StringBuilder page = new StringBuilder();

    private TrialPage(Verdicts verdicts) {
        this.summary = verdicts.summary();
        this.verdicts = verdicts;
    }

    /// @param title of the scenario
    public static String of(String title, Verdicts verdicts) {
        return new TrialPage(verdicts).write(WORDS.say("page.title", title));
    }

    private String write(String title) {
        page.append(String.format(Locale.ROOT, HEAD, escaped(title)));
        page.append("<p class=\"verdict\">").append(escaped(verdicts.fairness())).append("</p>\n<ul>\n");
        verdicts.lines().stream().filter(line -> !line.equals(verdicts.fairness()))
                .forEach(line -> page.append("<li>").append(escaped(line)).append("</li>\n"));
        page.append("</ul>\n");
        heading("page.shares");
        shares();
        heading("page.endings");
        bars(summary.endings(), one -> verdicts.ending(one));
        heading("page.lengths");
        bars(summary.lengths(), one -> WORDS.say("page.rounds", one.of()));
        for (String side : summary.sides()) {
            heading("page.losses", verdicts.name(side));
            bars(summary.losses(side), one -> String.valueOf(one.of()));
        }
        heading("page.map");
        page.append("<p>").append(escaped(WORDS.say("page.map.key"))).append("</p>\n");
        for (String side : summary.sides()) {
            figure("page.stood", side, HeatMap.discs(summary.stood(side), bounds()));
            figure("page.fell", side, HeatMap.crosses(summary.fell(side), bounds()));
        }
        return page.append("</body>\n</html>\n").toString();
    }

    private HeatMap.Bounds bounds() {
        return HeatMap.Bounds.around(summary.sides().stream()
                .flatMap(side -> Stream.of(summary.stood(side), summary.fell(side)))
                .flatMap(counts -> counts.keySet().stream()).toList());
    }

    private void heading(String key, Object... args) {
        page.append("<h2>").append(escaped(WORDS.say(key, args))).append("</h2>\n");
    }

    private void figure(String key, String side, String drawing) {
        page.append("<figure>").append(drawing).append("<figcaption>")
                .append(escaped(WORDS.say(key, verdicts.name(side)))).append("</figcaption></figure>\n");
    }

    private void shares() {
        page.append("<table><tr>");
        for (String key : List.of("page.who", "page.share", "page.from", "page.to", "page.of")) {
            page.append("<th>").append(escaped(WORDS.say(key))).append("</th>");
        }
        page.append("</tr>\n");
        for (String side : summary.sides()) {
            row(verdicts.name(side) + " (" + summary.player(side) + ")", summary.share(side));
            seat("page.first", side, summary.movingFirst(side));
            seat("page.second", side, summary.movingSecond(side));
        }
        row(WORDS.say("page.mover"), summary.firstMover());
        row(WORDS.say("page.luckier"), summary.luckier());
        page.append("</table>\n");
    }

    private void seat(String key, String side, Share share) {
        if (share.games() > 0) {
            row(WORDS.say(key, verdicts.name(side)), share);
        }
    }

    private void row(String who, Share share) {
        page.append("<tr><td>").append(escaped(who)).append("</td>");
        for (String cell : List.of(Verdicts.percent(share.share()), Verdicts.percent(share.low()),
                Verdicts.percent(share.high()), String.valueOf(share.games()))) {
            page.append("<td>").append(cell).append("</td>");
        }
        page.append("</tr>\n");
    }

    private <T> void bars(List<Summary.Count<T>> counts, Function<Summary.Count<T>, String> label) {
        int most = counts.stream().mapToInt(Summary.Count::count).max().orElse(1);
        page.append("<table>\n");
        for (Summary.Count<T> one : counts) {
            page.append("<tr><td>").append(escaped(label.apply(one))).append("</td><td>").append(one.count())
                    .append("</td><td class=\"bar\"><span style=\"width:")
                    .append(String.format(Locale.ROOT, "%.1fem", (double) BAR / 2 * one.count() / Math.max(1, most)))
                    .append("\"></span></td></tr>\n");
        }
        page.append("</table>\n");
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
