package trayfield.ui.trial.state;

import java.util.ArrayList;
import java.util.List;
import trayfield.solo.trial.Summary.Count;

/// One bar of a histogram.
public record Bin(String label, int count) {
    /// More bars than this are drawn together.
    static final int MOST = 12;

    /// True where its name is a number or a range of them.
    public boolean isNumber() {
        return Character.isDigit(label.charAt(0));
    }

    /// A bar for each number, or for each few of them where that would be too many bars.
    ///
    /// @param counts by ascending numbers without gaps
    static List<Bin> of(List<Count<Integer>> counts) {
        int width = Math.ceilDiv(Math.max(1, counts.size()), MOST);
        List<Bin> bins = new ArrayList<>();
        for (int from = 0; from < counts.size(); from += width) {
            List<Count<Integer>> some = counts.subList(from, Math.min(counts.size(), from + width));
            int first = some.getFirst().of();
            int last = some.getLast().of();
            bins.add(new Bin(first == last ? String.valueOf(first) : Talk.say("bin.range", first, last),
                    some.stream().mapToInt(Count::count).sum()));
        }
        return List.copyOf(bins);
    }
}
