package trayfield.ui.editor.state;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Something about a scenario that its designer should know.
///
/// @param squares where it is, the first one to be looked at; none where it is nowhere on the board
/// @param mend    what would put it right, where one thing would
/// @param form    where it is to be put right, where no square tells
public record Finding(Weight weight, String text, List<Square> squares, Optional<Mend> mend, Form form) {

    public Finding {
        squares = List.copyOf(squares);
    }

    /// What is wrong on the board, or with the terms.
    Finding(Weight weight, String text, List<Square> squares, Optional<Mend> mend) {
        this(weight, text, squares, mend, Form.TERMS);
    }

    /// Forms beside the board.
    public enum Form {
        ARMIES, TERMS
    }

    public enum Weight {
        /// The scenario cannot be played so.
        REFUSED,
        /// It can be played, but is hardly meant.
        DOUBTFUL
    }

    /// A change that puts something right.
    public record Mend(String label, UnaryOperator<Scenario> change) {
    }

    static Finding doubt(String text, List<Square> squares) {
        return new Finding(Weight.DOUBTFUL, text, squares, Optional.empty());
    }

    static Finding doubt(String text, List<Square> squares, String label, UnaryOperator<Scenario> change) {
        return new Finding(Weight.DOUBTFUL, text, squares, Optional.of(new Mend(label, change)));
    }
}
