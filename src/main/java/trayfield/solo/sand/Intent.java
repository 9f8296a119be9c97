package trayfield.solo.sand;

import java.util.List;
import trayfield.model.Order;

/// An order with what it is for.
///
/// @param args what the purpose's sentence speaks of: ids of trays and units, squares
public record Intent(Order order, Purpose purpose, List<Object> args) {
    public Intent {
        args = List.copyOf(args);
    }

    public static Intent of(Order order, Purpose purpose, Object... args) {
        return new Intent(order, purpose, List.of(args));
    }

    /// What orders are for.
    public enum Purpose {
        /// target
        SHOOT("shoot"),
        /// victim
        RUN_DOWN("runDown"),
        /// enemy
        ATTACK("attack"),
        /// square
        TAKE("take"),
        /// square
        CLOSE("close"),
        /// enemy
        STRIKE("strike"),
        /// square
        AIM("aim"),
        COVER("cover"),
        GUARD("guard"),
        FRONT("front"),
        FOLLOW_UP("followUp"),
        STAND("stand"),
        /// unit
        FORMATION("formation"),
        /// unit
        VOLLEY("volley"),
        ROSTER("roster"),
        DONE("done"),
        /// An outside program ordered it.
        ROBOT("robot"),
        /// Nothing better was found.
        LAWFUL("lawful");

        /// Names its sentence.
        public final String word;

        Purpose(String word) {
            this.word = word;
        }

        /// True where its sentence speaks of a unit.
        public boolean ofUnit() {
            return this == FORMATION || this == VOLLEY;
        }
    }
}
