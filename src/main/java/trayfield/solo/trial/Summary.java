package trayfield.solo.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import trayfield.model.Square;

/// What the rows of a trial add up to. Games broken off, and those in which a player was replaced, are counted apart.
public final class Summary {
    private final List<String> sides;
    private final List<Row> all;
    private final List<Row> rows;

    public Summary(ResultsFile.Results results) {
        this.sides = results.sides();
        this.all = results.rows();
        this.rows = all.stream().filter(Row::counts).toList();
    }

    public List<String> sides() {
        return sides;
    }

    /// Games that count.
    public int games() {
        return rows.size();
    }

    public int unfinished() {
        return (int) all.stream().filter(row -> row.reason().equals(Row.UNFINISHED)).count();
    }

    /// Games in which a player was replaced.
    public int replaced() {
        return (int) all.stream().filter(row -> row.faults().stream().anyMatch(fault -> !fault.isEmpty())).count();
    }

    public String scenario() {
        return all.isEmpty() ? "" : all.getFirst().scenario();
    }

    public String player(String side) {
        return all.isEmpty() ? "" : all.getFirst().players().get(sides.indexOf(side));
    }

    public Share share(String side) {
        return share(side, _ -> true);
    }

    /// The side's share of the games in which it moved first in the first round.
    public Share movingFirst(String side) {
        return share(side, row -> row.first().filter(side::equals).isPresent());
    }

    public Share movingSecond(String side) {
        return share(side, row -> row.first().filter(first -> !first.equals(side)).isPresent());
    }

    /// The share of whoever moved first.
    public Share firstMover() {
        List<Row> known = rows.stream().filter(row -> row.first().isPresent()).toList();
        return new Share(known.stream().mapToDouble(row -> row.won(row.first().get())).sum(), known.size());
    }

    private Share share(String side, Predicate<Row> among) {
        List<Row> some = rows.stream().filter(among).toList();
        return new Share(some.stream().mapToDouble(row -> row.won(side)).sum(), some.size());
    }

    /// How often games ended how: by "side, reason", the most frequent first.
    public List<Count<Ending>> endings() {
        return counts(row -> new Ending(row.winner().orElse(""), row.reason())).entrySet().stream()
                .map(one -> new Count<>(one.getKey(), one.getValue()))
                .sorted(Comparator.comparingInt((Count<Ending> one) -> -one.count())).toList();
    }

    /// @param winner a side's id; empty for a draw
    public record Ending(String winner, String reason) implements Comparable<Ending> {
        @Override
        public int compareTo(Ending other) {
            int byWinner = winner.compareTo(other.winner);
            return byWinner != 0 ? byWinner : reason.compareTo(other.reason);
        }
    }

    public record Count<T>(T of, int count) {
    }

    private <T extends Comparable<T>> SequencedMap<T, Integer> counts(Function<Row, T> key) {
        SequencedMap<T, Integer> counts = new TreeMap<>();
        rows.forEach(row -> counts.merge(key.apply(row), 1, Integer::sum));
        return counts;
    }

    /// Games by their number of rounds, gaps included.
    public List<Count<Integer>> lengths() {
        return histogram(Row::turns);
    }

    /// Games by the trays that a side lost.
    public List<Count<Integer>> losses(String side) {
        int index = sides.indexOf(side);
        return histogram(row -> row.lost().get(index));
    }

    private List<Count<Integer>> histogram(ToIntFunction<Row> value) {
        SequencedMap<Integer, Integer> counts = counts(row -> value.applyAsInt(row));
        List<Count<Integer>> bars = new ArrayList<>();
        for (int i = counts.isEmpty() ? 0 : counts.firstEntry().getKey(); !counts.isEmpty() && i <= counts.lastEntry().getKey(); i++) {
            bars.add(new Count<>(i, counts.getOrDefault(i, 0)));
        }
        return bars;
    }

    public double meanLength() {
        return rows.stream().mapToInt(Row::turns).average().orElse(0);
    }

    public double meanLoss(String side) {
        int index = sides.indexOf(side);
        return rows.stream().mapToInt(row -> row.lost().get(index)).average().orElse(0);
    }

    /// A side's successes with dice beyond expectation, mean of all games.
    public double meanLuck(String side) {
        int index = sides.indexOf(side);
        return rows.stream().mapToDouble(row -> row.luck().get(index)).average().orElse(0);
    }

    /// The share of games won by the side whose dice fell better.
    public Share luckier() {
        double won = 0;
        for (Row row : rows) {
            boolean first = row.luck().getFirst() >= row.luck().getLast();
            won += row.won(sides.get(first ? 0 : 1));
        }
        return new Share(won, rows.size());
    }

    /// By square: trays of the side that fell there, in all games.
    public SequencedMap<Square, Integer> fell(String side) {
        return added(side, Row::fell);
    }

    /// By square: rounds that trays of the side stood there, in all games.
    public SequencedMap<Square, Integer> stood(String side) {
        return added(side, Row::stood);
    }

    private SequencedMap<Square, Integer> added(String side, Function<Row, List<SequencedMap<Square, Integer>>> of) {
        int index = sides.indexOf(side);
        SequencedMap<Square, Integer> sum = new TreeMap<>();
        rows.forEach(row -> of.apply(row).get(index).forEach((square, count) -> sum.merge(square, count, Integer::sum)));
        return sum;
    }

    List<Row> rows() {
        return rows;
    }
}
