package trayfield.ui.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.files.AtomicFile;
import trayfield.files.AtomicFile.Backup;
import trayfield.model.Muster;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Side;
import trayfield.notation.BoardText;
import trayfield.play.Terms;
import trayfield.tables.RuleTable;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Look;
import trayfield.ui.board.Pictures;
import trayfield.ui.board.tray.TrayKinds;

/// A scenario's board in files that are no pages: a picture, or a map in letters. Files are written whole or not at all.
public final class BoardFiles {
    /// Pixels that a picture may have: what a small machine can paint in one piece.
    private static final long MOST_PIXELS = 24_000_000;
    private static final int LEAST_WIDTH = 100;
    private static final int LINE = 96;

    private BoardFiles() {
    }

    /// Writes a picture of the board with its border, as PNG; gives the problem where that fails.
    ///
    /// @param width in pixels; the picture is as wide as whole pixels for each square allow, and no wider
    public static Optional<Problem> png(RuleTable table, Scenario scenario, Look.Style style, int width, Path file) {
        int columns = scenario.board().columns();
        int rows = scenario.board().rows();
        long height = (long) width * Math.max(rows, 1) / columns + 1;
        if (width < LEAST_WIDTH || width * height > MOST_PIXELS) {
            long most = (long) Math.sqrt((double) MOST_PIXELS * columns / rows);
            return Optional.of(Problem.ofFile(file.toString(), Words.say("png.width", LEAST_WIDTH, most)));
        }
        BoardPicture picture = BoardPicture.of(scenario).withKinds(TrayKinds.of(table)).with(Look.STANDARD.with(style));
        return Pictures.write(Pictures.fitting(picture, width, Integer.MAX_VALUE / 2), file);
    }

    /// Writes title, task, map and forces as plain text; gives the problem where that fails.
    public static Optional<Problem> text(RuleTable table, Scenario scenario, Path file) {
        return AtomicFile.write(file, map(table, scenario), Backup.NONE);
    }

    static String map(RuleTable table, Scenario scenario) {
        Terms terms = new Terms(table, scenario);
        List<String> lines = new ArrayList<>(List.of(scenario.title(), "=".repeat(scenario.title().length()),
                Words.say("brief.facts", Words.say("rules." + scenario.rules()), terms.facts()), ""));
        if (!scenario.briefing().isBlank()) {
            scenario.briefing().lines().forEach(paragraph -> lines.addAll(wrapped(paragraph)));
            lines.add("");
        }
        drawing(scenario).lines().forEach(lines::add);
        lines.add("");
        lines.addAll(wrapped(Words.say("map.legend")));
        lines.add("");
        for (Side side : scenario.sides()) {
            lines.addAll(wrapped(Words.say("map.force", side.name(), terms.force(side.id()))));
        }
        terms.ends().forEach(end -> lines.addAll(wrapped(end)));
        lines.add(terms.first());
        return String.join("\n", lines) + "\n";
    }

    private static String drawing(Scenario scenario) {
        Muster muster = new Muster(scenario);
        List<BoardText.Piece> pieces = new ArrayList<>();
        for (int tray = 0; tray < muster.size(); tray++) {
            Placement placed = muster.placement(tray);
            pieces.add(new BoardText.Piece(placed.id(), placed.at(), placed.facing()));
        }
        return BoardText.print(new BoardText.Drawing(scenario.board(), pieces));
    }

    private static List<String> wrapped(String paragraph) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (String word : paragraph.strip().split("\\s+")) {
            if (!lines.getLast().isEmpty() && lines.getLast().length() + 1 + word.length() > LINE) {
                lines.add("");
            }
            lines.set(lines.size() - 1, lines.getLast().isEmpty() ? word : lines.getLast() + " " + word);
        }
        return lines;
    }
}
