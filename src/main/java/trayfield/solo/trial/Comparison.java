package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Two trials of the same seeds compared game by game: how much more a side won in the second, with a 95 % interval of
/// that difference. The same dice fell in both, so their luck counts for neither.
///
/// @param games that both have
/// @param first  the side's share in the first trial, of those games
/// @param second likewise
public record Comparison(String side, int games, double first, double second, double low, double high) {
    public static Comparison of(Summary first, Summary second, String side) {
        Map<Integer, Row> others = new TreeMap<>();
        second.rows().forEach(row -> others.put(row.game(), row));
        List<Double> differences = new ArrayList<>();
        double one = 0;
        double two = 0;
        for (Row row : first.rows()) {
            Row other = others.get(row.game());
            if (other != null && other.seed() == row.seed()) {
                differences.add(other.won(side) - row.won(side));
                one += row.won(side);
                two += other.won(side);
            }
        }
        int games = differences.size();
        double mean = games == 0 ? 0 : (two - one) / games;
        double margin = margin(differences, mean);
        return new Comparison(side, games, one / Math.max(1, games), two / Math.max(1, games), mean - margin, mean + margin);
    }

    private static double margin(List<Double> differences, double mean) {
        int games = differences.size();
        if (games < 2) {
            return 1;
        }
        double squares = differences.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        return Share.Z * Math.sqrt(squares / (games - 1) / games);
    }

    public double difference() {
        return second - first;
    }

    /// True where the trials may well be alike.
    public boolean maybeNone() {
        return low <= 0 && high >= 0;
    }
}
