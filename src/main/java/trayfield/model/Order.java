package trayfield.model;

import java.util.List;
import java.util.Optional;

/// One order, naming trays and units by their ids. Whether it is lawful is the rule book's to say.
public sealed interface Order extends Input {

    /// A move: `path` holds the square where the tray stands and then every square entered; `facing` is the final one.
    record Move(String tray, List<Square> path, Facing facing) implements Order {
        public Move {
            path = List.copyOf(path);
            if (path.size() < 2) {
                throw new IllegalArgumentException("a move enters at least one square");
            }
        }

        public Square end() {
            return path.getLast();
        }
    }

    /// A turn on the spot, at the square where the tray stands.
    record Turn(String tray, Square at, Facing facing) implements Order {
    }

    /// A move whose last step runs down the one enemy tray on the last square of the path.
    record RunDown(String tray, List<Square> path, Facing facing) implements Order {
        public RunDown {
            path = List.copyOf(path);
            if (path.size() < 2) {
                throw new IllegalArgumentException("a run-down enters at least one square");
            }
        }

        public Square end() {
            return path.getLast();
        }
    }

    /// One shot at a named tray; without a weapon the first lawful one is used.
    record Fire(String tray, String target, Optional<String> weapon) implements Order {
    }

    /// Melee of a tray with an adjacent enemy.
    record Attack(String tray, String target) implements Order {
    }

    /// A unit declares its missiles; no aims: the engine chooses the targets.
    record Throw(String unit, List<Aim> aims) implements Order {
        public Throw {
            aims = List.copyOf(aims);
        }
    }

    /// One man's target.
    record Aim(String man, String target) {
    }

    /// A side's whole roster.
    record Roster(List<Assignment> assignments) implements Order {
        public Roster {
            assignments = List.copyOf(assignments);
        }
    }

    /// The class given to one unit.
    record Assignment(String unit, String unitClass) {
    }

    /// The answer to a pending choice.
    record Choose(String tray, Pending.Answer answer) implements Order {
    }

    /// Ends the phase, the turn, or a side's declaration.
    record End() implements Order {
    }
}
