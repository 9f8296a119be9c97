package trayfield.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A side's quota of classes against what each of its units may be: a class is possible for a unit only where all units
/// can then have one each and the quota is used up.
final class Quota {
    private final Map<String, Integer> counts;
    private final List<List<String>> possible;
    /// By class: the units that have it in the assignment that is being tried.
    private final Map<String, List<Integer>> given = new HashMap<>();

    private Quota(Map<String, Integer> counts, List<List<String>> possible) {
        this.counts = counts;
        this.possible = possible;
    }

    /// By unit, the classes that some assignment of the whole quota gives it; as many units as the quota adds up to.
    static List<List<String>> narrowed(Map<String, Integer> counts, List<List<String>> possible) {
        List<List<String>> narrowed = new ArrayList<>(possible.size());
        for (int unit = 0; unit < possible.size(); unit++) {
            int one = unit;
            narrowed.add(possible.get(unit).stream().filter(id -> fits(counts, possible, one, id)).toList());
        }
        return narrowed;
    }

    private static boolean fits(Map<String, Integer> counts, List<List<String>> possible, int unit, String id) {
        List<List<String>> fixed = new ArrayList<>(possible);
        fixed.set(unit, List.of(id));
        Quota quota = new Quota(counts, fixed);
        for (int one = 0; one < fixed.size(); one++) {
            if (!quota.give(one, new HashSet<>())) {
                return false;
            }
        }
        return true;
    }

    /// Gives a unit one of its classes; where the quota of all of them is used up, somebody has to take another one.
    private boolean give(int unit, Set<String> tried) {
        for (String id : possible.get(unit)) {
            if (tried.add(id) && makeRoom(id, tried)) {
                given.computeIfAbsent(id, _ -> new ArrayList<>()).add(unit);
                return true;
            }
        }
        return false;
    }

    private boolean makeRoom(String id, Set<String> tried) {
        List<Integer> holders = given.getOrDefault(id, List.of());
        if (holders.size() < counts.getOrDefault(id, 0)) {
            return true;
        }
        for (int holder : List.copyOf(holders)) {
            if (give(holder, tried)) {
                holders.remove(Integer.valueOf(holder));
                return true;
            }
        }
        return false;
    }
}
