package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;

/// Gives a board another size, and says what is lost by it before it is done.
public final class Resizing {
    private Resizing() {
    }

    /// The part of the board that stays where it is when its size changes.
    public enum Anchor {
        NORTH_WEST(0, 2), NORTH(1, 2), NORTH_EAST(2, 2),
        WEST(0, 1), MIDDLE(1, 1), EAST(2, 1),
        SOUTH_WEST(0, 0), SOUTH(1, 0), SOUTH_EAST(2, 0);

        private final int across;
        private final int up;

        Anchor(int across, int up) {
            this.across = across;
            this.up = up;
        }

        /// Squares that everything moves east when the board gets so many more columns.
        int east(int more) {
            return Math.floorDiv(across * more, 2);
        }

        int north(int more) {
            return Math.floorDiv(up * more, 2);
        }
    }

    /// A board of another size with what becomes of everything on it.
    ///
    /// @param ground       squares with anything on them that are cut off; likewise the others
    /// @param headquarters squares, and so `objectives` of captures
    public record Plan(Scenario after, int ground, List<String> trays, List<Square> headquarters, List<Square> objectives) {
        public Plan {
            trays = List.copyOf(trays);
            headquarters = List.copyOf(headquarters);
            objectives = List.copyOf(objectives);
        }

        public boolean losesNothing() {
            return ground == 0 && trays.isEmpty() && headquarters.isEmpty() && objectives.isEmpty();
        }
    }

    public static Plan to(Scenario scenario, int columns, int rows, Anchor anchor) {
        Board board = scenario.board();
        return frame(scenario, new Rectangle(-anchor.east(columns - board.columns()), -anchor.north(rows - board.rows()),
                columns, rows));
    }

    /// What lies in a rectangle, which may hang over the edges, is the board.
    public static Plan frame(Scenario scenario, Rectangle frame) {
        Board board = scenario.board();
        Board framed = Board.of(frame.columns(), frame.rows(), square -> {
            int column = square.column() + frame.column();
            int row = square.row() + frame.row();
            return board.contains(column, row) ? board.ground(new Square(column, row)) : Ground.OPEN;
        });
        int ground = (int) board.squares().stream()
                .filter(square -> !frame.contains(square) && !board.ground(square).equals(Ground.OPEN)).count();
        List<Piece> lost = Pieces.of(scenario).stream().filter(piece -> !frame.contains(piece.at())).toList();
        List<Square> camps = new ArrayList<>();
        List<Square> objectives = new ArrayList<>();
        Scenario kept = Pieces.remove(scenario, lost.stream().map(Piece::id).toList());
        Scenario after = Pieces.change(kept, Pieces.of(kept).stream().map(Piece::id).toList(),
                piece -> piece.at(moved(piece.at(), frame)))
                .withBoard(framed).withHeadquarters(headquarters(scenario, frame, camps))
                .withVictory(victory(scenario, frame, objectives));
        return new Plan(after.equals(scenario) ? scenario : after, ground, lost.stream().map(Piece::id).toList(), camps, objectives);
    }

    private static Square moved(Square square, Rectangle frame) {
        return new Square(square.column() - frame.column(), square.row() - frame.row());
    }

    private static List<Square> inside(List<Square> squares, Rectangle frame, List<Square> lost) {
        squares.stream().filter(square -> !frame.contains(square) && !lost.contains(square)).forEach(lost::add);
        return squares.stream().filter(frame::contains).map(square -> moved(square, frame)).toList();
    }

    private static SequencedMap<String, List<Square>> headquarters(Scenario scenario, Rectangle frame, List<Square> lost) {
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        scenario.headquarters().forEach((side, squares) -> Paint.keep(camps, side, inside(squares, frame, lost)));
        return camps;
    }

    /// A capture that loses all its squares is gone.
    private static List<Victory> victory(Scenario scenario, Rectangle frame, List<Square> lost) {
        List<Victory> ways = new ArrayList<>();
        for (Victory way : scenario.victory()) {
            Optional<Victory> kept = switch (way) {
                case Victory.Capture(String side, List<Square> squares, int count) -> {
                    List<Square> left = inside(squares, frame, lost);
                    yield left.isEmpty() ? Optional.empty() : Optional.of(new Victory.Capture(side, left, count));
                }
                case Victory.Losses losses -> Optional.of(losses);
                case Victory.Exit exit -> Optional.of(exit);
            };
            kept.ifPresent(ways::add);
        }
        return ways;
    }
}
