package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.play.Report;

/// The battle report as the side at the screen was told it, kept up with the game.
final class ReportFeed {
    private final Desk desk;
    private final Report sentences;
    private final ReadOnlyObjectWrapper<List<Report.Line>> lines = new ReadOnlyObjectWrapper<>(this, "report", List.of());
    /// Whose report it is: another side was told other things.
    private Optional<String> reader = Optional.empty();

    ReportFeed(Desk desk) {
        this.desk = desk;
        this.sentences = new Report(desk.talk.words());
        tell();
        desk.snapshot.addListener(_ -> tell());
    }

    ReadOnlyObjectProperty<List<Report.Line>> property() {
        return lines.getReadOnlyProperty();
    }

    private void tell() {
        Optional<String> viewer = desk.live().viewer();
        int latest = desk.now().scene().latest();
        List<Report.Line> known = viewer.equals(reader) ? lines.get() : List.of();
        reader = viewer;
        int reported = known.isEmpty() ? 0 : known.getLast().number();
        if (reported == latest && !known.isEmpty()) {
            return;
        }
        int same = Math.min(reported, latest);
        // From the start on, the report heads its first turn itself.
        List<Report.Line> next = same == 0 ? new ArrayList<>() : new ArrayList<>(known);
        next.removeIf(line -> line.number() > same);
        next.addAll(sentences.lines(desk.live(), same));
        if (!next.equals(lines.get())) {
            lines.set(List.copyOf(next));
        }
    }
}
