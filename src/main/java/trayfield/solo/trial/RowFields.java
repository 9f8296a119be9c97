package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;
import trayfield.model.Result;
import trayfield.model.Square;
import trayfield.tables.json.Words;

/// The fields of one line, taken one after the other as the heading names them.
final class RowFields {
    private static final Words WORDS = Words.of(RowFields.class);

    private final List<String> columns;
    private final List<String> fields;
    private final List<String> sides;
    private int next;

    RowFields(List<String> columns, List<String> fields, List<String> sides) throws RowFault {
        this.columns = columns;
        this.fields = fields;
        this.sides = sides;
        if (fields.size() != columns.size()) {
            throw new RowFault(WORDS.say("row.fields", fields.size(), columns.size()));
        }
    }

    String text() {
        return fields.get(next++);
    }

    int whole() throws RowFault {
        return number(Integer::valueOf, "row.noWhole");
    }

    long seed() throws RowFault {
        return number(Long::valueOf, "row.noWhole");
    }

    double number() throws RowFault {
        return number(Double::valueOf, "row.noNumber");
    }

    private <T> T number(Function<String, T> reading, String fault) throws RowFault {
        try {
            return reading.apply(text());
        } catch (NumberFormatException _) {
            throw fault(fault, fields.get(next - 1));
        }
    }

    /// A side, or none.
    Optional<String> side() throws RowFault {
        String id = text();
        if (!id.isEmpty() && !sides.contains(id)) {
            throw fault("row.noSide", id);
        }
        return id.isEmpty() ? Optional.empty() : Optional.of(id);
    }

    String reason() throws RowFault {
        String word = text();
        if (!word.equals(Row.UNFINISHED) && Arrays.stream(Result.Reason.values()).noneMatch(one -> one.word.equals(word))) {
            throw fault("row.noReason", word);
        }
        return word;
    }

    SequencedMap<Square, Integer> squares() throws RowFault {
        SequencedMap<Square, Integer> counts = new TreeMap<>();
        String field = text();
        for (String one : field.isEmpty() ? new String[0] : field.split(" ")) {
            String[] pair = one.split("=", -1);
            Optional<Square> square = Square.parse(pair[0]);
            if (square.isEmpty() || pair.length != 2 || !pair[1].matches("[1-9][0-9]{0,8}")) {
                throw fault("row.noCount", one);
            }
            counts.put(square.get(), Integer.valueOf(pair[1]));
        }
        return counts;
    }

    @FunctionalInterface
    interface Reading<T> {
        T read() throws RowFault;
    }

    /// What stands in the columns of the sides, in file order.
    <T> List<T> bySide(Reading<T> one) throws RowFault {
        List<T> all = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) {
            all.add(one.read());
        }
        return all;
    }

    /// What is wrong with the field read last.
    private RowFault fault(String key, String found) {
        return new RowFault(WORDS.say(key, columns.get(next - 1), found));
    }
}
