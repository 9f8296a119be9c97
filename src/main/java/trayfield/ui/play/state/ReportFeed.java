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
    private final Notes notes;
    private final Report sentences;
    private final ReadOnlyObjectWrapper<List<Report.Line>> lines = new ReadOnlyObjectWrapper<>(this, "report", List.of());
    /// Whose report it is: another side was told other things.
    private Optional<String> reader = Optional.empty();
    private List<Report.Line> told = List.of();

    ReportFeed(Desk desk, Notes notes) {
        this.desk = desk;
        this.notes = notes;
        this.sentences = new Report(desk.talk.words());
        tell();
        desk.snapshot.addListener(_ -> tell());
        notes.onChange(this::annotate);
    }

    ReadOnlyObjectProperty<List<Report.Line>> property() {
        return lines.getReadOnlyProperty();
    }

    private void tell() {
        Optional<String> viewer = desk.live().viewer();
        int latest = desk.now().scene().latest();
        List<Report.Line> known = viewer.equals(reader) ? told : List.of();
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
        told = List.copyOf(next);
        annotate();
    }

    /// Writes beside each line what is noted of it, and under it what was remarked.
    private void annotate() {
        List<Report.Line> next = new ArrayList<>();
        for (int i = 0; i < told.size(); i++) {
            Report.Line line = told.get(i);
            boolean first = i == 0 || told.get(i - 1).number() < line.number();
            boolean last = i == told.size() - 1 || told.get(i + 1).number() > line.number();
            List<Notes.Note> noted = notes.at(reader, line.number());
            next.add(noted.stream().filter(note -> first && !note.remark()).reduce(line, ReportFeed::with, (one, _) -> one));
            noted.stream().filter(note -> last && note.remark()).map(note -> remark(line.number(), note)).forEach(next::add);
        }
        if (!next.equals(lines.get())) {
            lines.set(List.copyOf(next));
        }
    }

    private static Report.Line with(Report.Line line, Notes.Note note) {
        return new Report.Line(line.number(), line.event(), Talk.word("report.purpose", line.sentence(), note.text()),
                line.rule(), line.heading());
    }

    private static Report.Line remark(int number, Notes.Note note) {
        return new Report.Line(number, Optional.empty(), note.text(), Optional.empty(), false);
    }
}
