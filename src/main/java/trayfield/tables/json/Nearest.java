package trayfield.tables.json;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Finds the known word that somebody most likely meant.
public final class Nearest {
    private static final int LONGEST = 40;

    private Nearest() {
    }

    /// The known word with the fewest letters to change, where that is no more than a third of it; one in a short word.
    public static Optional<String> to(String word, Collection<String> known) {
        String meant = null;
        int fewest = Integer.MAX_VALUE;
        for (String candidate : known) {
            int changes = word.length() > LONGEST ? Integer.MAX_VALUE : changes(lower(word), lower(candidate));
            if (changes <= Math.max(1, candidate.length() / 3) && changes < Math.min(fewest, candidate.length())) {
                fewest = changes;
                meant = candidate;
            }
        }
        return Optional.ofNullable(meant);
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    /// Letters put in, left out, replaced or swapped with their neighbour.
    private static int changes(String from, String to) {
        int[] older = new int[to.length() + 1];
        int[] last = new int[to.length() + 1];
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = last[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
                if (i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1)) {
                    row[j] = Math.min(row[j], older[j - 2] + 1);
                }
            }
            int[] spare = older;
            older = last;
            last = row;
            row = spare;
        }
        return last[to.length()];
    }
}
