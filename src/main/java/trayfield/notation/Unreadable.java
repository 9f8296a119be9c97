package trayfield.notation;

import java.util.OptionalInt;
import trayfield.model.Problem;

/// Leaves the reading of a line at its first fault; never leaves this package.
final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;

    private final TextFault fault;
    private final int column;
    private final String found;

    /// @param column of the fault, counted from 1
    Unreadable(TextFault fault, int column, String found) {
        super(null, null, false, false);
        this.fault = fault;
        this.column = column;
        this.found = found;
    }

    Problem problem(String what, int line) {
        return new Problem(what, OptionalInt.of(line), OptionalInt.of(column), "", fault.text(found));
    }
}
