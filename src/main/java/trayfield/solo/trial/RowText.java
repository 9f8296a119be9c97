package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import trayfield.model.Square;

/// Rows as lines of a CSV file, and back. The columns of each side bear its id.
///
/// @param sides ids, in file order
public record RowText(List<String> sides) {
    private static final List<String> COLUMNS = List.of("trial", "scenario", "game", "seed", "first", "winner", "reason",
            "turns", "seconds");
    private static final List<String> BY_SIDE = List.of("player", "lost", "luck", "fault", "fell", "stood");

    public RowText {
        sides = List.copyOf(sides);
    }

    public String header() {
        return String.join(",", columns());
    }

    private List<String> columns() {
        List<String> names = new ArrayList<>(COLUMNS);
        for (String kind : BY_SIDE) {
            sides.forEach(side -> names.add(side + "." + kind));
        }
        return names;
    }

    /// The columns that a header names; empty for a line that is no header of a trial.
    public static Optional<RowText> of(String header) {
        List<String> sides = fields(header).stream().filter(name -> name.endsWith("." + BY_SIDE.getFirst()))
                .map(name -> name.substring(0, name.lastIndexOf('.'))).toList();
        RowText text = new RowText(sides);
        return text.header().equals(header) ? Optional.of(text) : Optional.empty();
    }

    public String print(Row row) {
        List<String> fields = new ArrayList<>(List.of(row.trial(), row.scenario(), String.valueOf(row.game()),
                String.valueOf(row.seed()), row.first().orElse(""), row.winner().orElse(""), row.reason(),
                String.valueOf(row.turns()), String.format(Locale.ROOT, "%.2f", row.seconds())));
        fields.addAll(row.players());
        row.lost().forEach(count -> fields.add(String.valueOf(count)));
        row.luck().forEach(sum -> fields.add(String.format(Locale.ROOT, "%.2f", sum)));
        fields.addAll(row.faults());
        row.fell().forEach(counts -> fields.add(squares(counts)));
        row.stood().forEach(counts -> fields.add(squares(counts)));
        return fields.stream().map(RowText::quoted).collect(Collectors.joining(","));
    }

    /// @throws RowFault where the line is no row, saying why
    Row parse(String line) throws RowFault {
        RowFields fields = new RowFields(columns(), fields(line), sides);
        String trial = fields.text();
        String scenario = fields.text();
        int game = fields.whole();
        long seed = fields.seed();
        Optional<String> first = fields.side();
        Optional<String> winner = fields.side();
        String reason = fields.reason();
        int turns = fields.whole();
        double seconds = fields.number();
        return new Row(trial, scenario, fields.bySide(fields::text), game, seed, first, winner, reason, turns,
                fields.bySide(fields::whole), fields.bySide(fields::number), seconds, fields.bySide(fields::text),
                fields.bySide(fields::squares), fields.bySide(fields::squares));
    }

    private static String squares(SequencedMap<Square, Integer> counts) {
        return counts.entrySet().stream().map(one -> one.getKey().name() + "=" + one.getValue())
                .collect(Collectors.joining(" "));
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? field : '"' + field.replace("\"", "\"\"").replace("\r", " ").replace("\n", " ") + '"';
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                field.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }
}
