package trayfield.solo.sand;

import trayfield.model.Position;

/// Leads one side through its turns on the sand table. It remembers which trays it has settled in the turn at hand, and
/// belongs to one thread.
public interface Conduct {

    /// The next order of its side, which is due in that position; lawful there.
    Intent next(Position position);
}
