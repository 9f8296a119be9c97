package trayfield.files;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Ids that a file gives: one word each, fit to stand in an order line, no two alike within their kind.
final class Ids {
    private static final Words WORDS = Words.of(Ids.class);
    private static final int LONGEST = 40;
    /// Words that begin an order line or stand in a file where a side's id could.
    private static final List<String> ORDERS = List.of("end", "roster");

    private final Set<String> taken = new HashSet<>();
    private final List<String> reserved;

    /// @param reserved words that mean something else where such an id may stand
    Ids(String... reserved) {
        this.reserved = List.of(reserved);
    }

    /// An id that is fit and new.
    Optional<String> fresh(Item item) {
        Optional<String> id = item.text().filter(text -> fit(item, text));
        if (id.isPresent() && !taken.add(id.get())) {
            item.complain(WORDS, "id.twice", id.get());
        }
        return id;
    }

    private boolean fit(Item item, String id) {
        boolean fit = !id.isEmpty() && id.length() <= LONGEST && id.codePoints().allMatch(Ids::fit);
        if (!fit) {
            item.complain(WORDS, "id.unfit", id, LONGEST);
        } else if (ORDERS.contains(id) || reserved.contains(id)) {
            item.complain(WORDS, "id.reserved", id);
            return false;
        }
        return fit;
    }

    private static boolean fit(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE,
                    Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> "=>[]\"/\\".indexOf(c) < 0;
        };
    }
}
