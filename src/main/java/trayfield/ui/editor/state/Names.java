package trayfield.ui.editor.state;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.UnitPlan;
import trayfield.notation.OrderText;

/// Ids that nobody has yet: the first letter of the side with a number.
final class Names {
    private static final String NAMELESS = "scenario";
    private static final int LONGEST = 40;

    private Names() {
    }

    static String tray(Scenario scenario, String side) {
        Set<String> taken = new HashSet<>(scenario.trays().stream().map(Placement::id).toList());
        return free(taken, letter(scenario, side));
    }

    static String unit(Scenario scenario, String side) {
        Set<String> taken = new HashSet<>(scenario.units().stream().map(UnitPlan::id).toList());
        return free(taken, letter(scenario, side));
    }

    /// The first letter of the side's id; the whole id where both begin alike.
    private static String letter(Scenario scenario, String side) {
        String first = side.isEmpty() ? "t" : side.substring(0, side.offsetByCodePoints(0, 1));
        boolean alone = scenario.sides().stream().filter(one -> one.id().startsWith(first)).count() < 2;
        return alone ? first : side;
    }

    private static String free(Set<String> taken, String stem) {
        int number = 1;
        while (taken.contains(stem + number)) {
            number++;
        }
        return stem + number;
    }

    /// An id for a scenario made of its title: `The Four Elms` gives `the-four-elms`.
    static String scenario(String title) {
        String id = title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-+|-+$", "");
        int end = Math.min(id.length(), LONGEST);
        if (end > 0 && Character.isHighSurrogate(id.charAt(end - 1))) {
            end--;
        }
        String cut = id.substring(0, end);
        return isId(cut) ? cut : NAMELESS;
    }

    /// True for a word that may be a scenario's id.
    static boolean isId(String text) {
        return OrderText.isId(text) && text.length() <= LONGEST;
    }
}
