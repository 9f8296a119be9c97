package trayfield.rules;

import java.util.List;
import trayfield.model.Square;

/// The line of sight between two squares, the same both ways.
///
/// @param range     squares, counted across sides
/// @param blockedBy every square that blocks, by column, then row; both of a corner pair
public record Sightline(Square from, Square to, int range, List<Square> blockedBy) {
    public Sightline {
        blockedBy = List.copyOf(blockedBy);
    }

    public boolean clear() {
        return blockedBy.isEmpty();
    }
}
