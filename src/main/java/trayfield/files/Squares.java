package trayfield.files;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Square;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Squares and facings as a scenario names them.
///
/// @param board empty where its size could not be read: then no square can be told to lie off it
record Squares(Optional<Board> board) {
    private static final Words WORDS = Words.of(Squares.class);
    private static final List<String> FACINGS = List.of("N", "E", "S", "W");

    /// A square of the board.
    Optional<Square> square(Item item) {
        Optional<String> name = item.text();
        Optional<Square> square = name.flatMap(Square::parse);
        if (name.isPresent() && square.isEmpty()) {
            item.complain(WORDS, "square.name", name.get());
        }
        return square.filter(at -> onBoard(item, at));
    }

    private boolean onBoard(Item item, Square square) {
        boolean on = board.isEmpty() || board.get().contains(square);
        if (!on) {
            item.complain(WORDS, "square.off", square, board.get().square(board.get().size() - 1));
        }
        return on;
    }

    /// A list of different squares of the board.
    List<Square> squares(Item list) {
        List<Square> squares = new ArrayList<>();
        Set<Square> seen = new HashSet<>();
        for (Item item : list.items()) {
            Optional<Square> square = square(item);
            if (square.isPresent() && !seen.add(square.get())) {
                item.complain(WORDS, "square.twice", square.get());
            }
            square.ifPresent(squares::add);
        }
        return squares;
    }

    static Optional<Facing> facing(Item item) {
        return item.oneOf(FACINGS).flatMap(Facing::parse);
    }
}
