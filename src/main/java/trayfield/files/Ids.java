package trayfield.files;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.notation.OrderText;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Ids that a file gives: one word each, fit to stand in an order line, no two alike within their kind.
final class Ids {
    private static final Words WORDS = Words.of(Ids.class);
    private static final int LONGEST = 40;

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
        boolean fit = OrderText.isId(id) && !reserved.contains(id);
        if (!fit) {
            item.complain(WORDS, "id.unfit", id);
        } else if (id.length() > LONGEST) {
            item.complain(WORDS, "id.long", id, LONGEST);
        } else if (id.codePoints().anyMatch(Ids::unseen)) {
            item.complain(WORDS, "id.unseen", id);
        } else {
            return true;
        }
        return false;
    }

    /// Characters that nobody can see or type, and that make two ids look alike.
    private static boolean unseen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE,
                    Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
