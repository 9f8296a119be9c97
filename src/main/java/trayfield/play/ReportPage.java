package trayfield.play;

import java.util.List;
import java.util.Locale;

/// The battle report as one HTML page that needs nothing else.
final class ReportPage {
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>%1$s</title>
            <style>
            body { font-family: Georgia, serif; max-width: 44em; margin: 2em auto; padding: 0 1em; line-height: 1.5; }
            h2 { font-size: 1.1em; border-bottom: 1px solid #999; }
            ol { list-style: none; padding-left: 1em; }
            .clause { color: #666; font-size: 0.85em; }
            </style>
            </head>
            <body>
            <h1>%1$s</h1>
            """;

    private final StringBuilder page = new StringBuilder();
    private boolean listing;

    ReportPage(String title) {
        page.append(String.format(Locale.ROOT, HEAD, escaped(title)));
    }

    String of(List<Report.Line> lines) {
        lines.forEach(this::add);
        list(false);
        return page.append("</body>\n</html>\n").toString();
    }

    private void add(Report.Line line) {
        list(!line.heading());
        page.append(line.heading() ? "<h2>" : "<li>").append(escaped(line.sentence()));
        if (!line.heading()) {
            line.rule().ifPresent(rule ->
                    page.append(" <span class=\"clause\">").append(escaped(rule.label())).append("</span>"));
        }
        page.append(line.heading() ? "</h2>\n" : "</li>\n");
    }

    private void list(boolean wanted) {
        if (wanted != listing) {
            page.append(wanted ? "<ol>\n" : "</ol>\n");
            listing = wanted;
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
