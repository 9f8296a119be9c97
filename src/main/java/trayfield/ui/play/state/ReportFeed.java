package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.play.Report;
import trayfield.play.Seat;

/// The battle report as the side at the screen was told it, kept up with the game.
final class ReportFeed {
    private final Desk desk;
    private final Report sentences;
    private final ReadOnlyObjectWrapper<List<Report.Line>> lines = new ReadOnlyObjectWrapper<>(this, "report", List.of());
    /// Whose report it is, and how far: another side was told other things.
    private Seat reader;
    private List<Report.Line> told = List.of();

    ReportFeed(Desk desk) {
        this.desk = desk;
        this.sentences = new Report(desk.talk.words());
        tell();
        desk.snapshot.addListener((_, _, _) -> tell());
        desk.game.onNote(this::annotate);
    }

    ReadOnlyObjectProperty<List<Report.Line>> property() {
        return lines.getReadOnlyProperty();
    }

    private void tell() {
        Seat live = desk.live();
        if (live == reader) {
            return;
        }
        boolean same = reader != null && reader.viewer().equals(live.viewer());
        int known = same ? live.shared(reader) : 0;
        // From the start on, the report heads its first turn itself.
        List<Report.Line> next = known == 0 ? new ArrayList<>() : new ArrayList<>(told);
        next.removeIf(line -> line.number() > known);
        next.addAll(sentences.lines(live, known));
        reader = live;
        told = List.copyOf(next);
        annotate();
    }

    private void annotate() {
        List<Report.Line> next = Report.annotated(told, reader.notes());
        if (!next.equals(lines.get())) {
            lines.set(next);
        }
    }
}
