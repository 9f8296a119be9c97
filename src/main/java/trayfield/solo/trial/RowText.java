package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
        List<String> names = new ArrayList<>(COLUMNS);
        for (String kind : BY_SIDE) {
            sides.forEach(side -> names.add(side + "." + kind));
        }
        return String.join(",", names);
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

    /// @throws IllegalArgumentException where the line is no row, saying why
    public Row parse(String line) {
        List<String> fields = fields(line);
        int n = sides.size();
        if (fields.size() != COLUMNS.size() + n * BY_SIDE.size()) {
            throw new IllegalArgumentException(fields.size() + " fields in place of " + (COLUMNS.size() + n * BY_SIDE.size()));
        }
        int at = COLUMNS.size();
        return new Row(fields.get(0), fields.get(1), fields.subList(at, at + n), Integer.parseInt(fields.get(2)),
                Long.parseLong(fields.get(3)), named(fields.get(4)), named(fields.get(5)), fields.get(6),
                Integer.parseInt(fields.get(7)), fields.subList(at + n, at + 2 * n).stream().map(Integer::valueOf).toList(),
                fields.subList(at + 2 * n, at + 3 * n).stream().map(Double::valueOf).toList(),
                Double.parseDouble(fields.get(8)), fields.subList(at + 3 * n, at + 4 * n),
                fields.subList(at + 4 * n, at + 5 * n).stream().map(RowText::squares).toList(),
                fields.subList(at + 5 * n, at + 6 * n).stream().map(RowText::squares).toList());
    }

    private static Optional<String> named(String field) {
        return field.isEmpty() ? Optional.empty() : Optional.of(field);
    }

    private static String squares(SequencedMap<String, Integer> counts) {
        return counts.entrySet().stream().map(one -> one.getKey() + "=" + one.getValue()).collect(Collectors.joining(" "));
    }

    private static SequencedMap<String, Integer> squares(String field) {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        for (String one : field.isEmpty() ? new String[0] : field.split(" ")) {
            Map.Entry<String, String> pair = Map.entry(one.substring(0, one.indexOf('=')), one.substring(one.indexOf('=') + 1));
            if (Square.parse(pair.getKey()).isEmpty()) {
                throw new IllegalArgumentException(pair.getKey());
            }
            counts.put(pair.getKey(), Integer.valueOf(pair.getValue()));
        }
        return counts;
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
