package trayfield.ui.editor.state;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;

/// Finds the cheapest way between two squares of a landscape in the making; squares are numbers, row by row.
final class RoadBuilder {
    private final int columns;
    private final int rows;
    private final Cost cost;

    /// What a step costs.
    interface Cost {
        int of(int from, int to);
    }

    private record Reached(int square, int cost) {
    }

    RoadBuilder(int columns, int rows, Cost cost) {
        this.columns = columns;
        this.rows = rows;
        this.cost = cost;
    }

    /// The squares from one to another, both included. Equal costs are settled by the numbers of the squares.
    List<Integer> way(int from, int to) {
        int[] least = new int[columns * rows];
        int[] before = new int[columns * rows];
        Arrays.fill(least, Integer.MAX_VALUE);
        Arrays.fill(before, -1);
        PriorityQueue<Reached> open = new PriorityQueue<>(
                Comparator.comparingInt(Reached::cost).thenComparingInt(Reached::square));
        least[from] = 0;
        open.add(new Reached(from, 0));
        while (!open.isEmpty()) {
            Reached here = open.poll();
            if (here.square() == to) {
                break;
            }
            for (int next : neighbours(here.square())) {
                int total = here.cost() + cost.of(here.square(), next);
                if (here.cost() == least[here.square()] && total < least[next]) {
                    least[next] = total;
                    before[next] = here.square();
                    open.add(new Reached(next, total));
                }
            }
        }
        LinkedList<Integer> way = new LinkedList<>();
        for (int square = to; square >= 0; square = before[square]) {
            way.addFirst(square);
        }
        return way;
    }

    private List<Integer> neighbours(int square) {
        List<Integer> next = new LinkedList<>();
        if (square + columns < columns * rows) {
            next.add(square + columns);
        }
        if (square % columns < columns - 1) {
            next.add(square + 1);
        }
        if (square >= columns) {
            next.add(square - columns);
        }
        if (square % columns > 0) {
            next.add(square - 1);
        }
        return next;
    }
}
