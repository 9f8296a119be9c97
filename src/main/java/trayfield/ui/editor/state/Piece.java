package trayfield.ui.editor.state;

import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Square;

/// One tray or man as it stands in a scenario.
///
/// @param id   a man's is that of his unit and his place in it, and changes when one before him leaves
/// @param unit of a man
public record Piece(String id, String side, String type, Optional<String> unit, Square at, Facing facing) {

    Piece at(Square square) {
        return new Piece(id, side, type, unit, square, facing);
    }

    Piece facing(Facing way) {
        return new Piece(id, side, type, unit, at, way);
    }
}
