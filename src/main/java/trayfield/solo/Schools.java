package trayfield.solo;

import trayfield.solo.ancient.AncientSchool;
import trayfield.solo.modern.ModernSchool;
import trayfield.solo.sand.SandTable;
import trayfield.solo.sand.School;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;

/// Which school leads the armies of which rule book.
final class Schools {
    private Schools() {
    }

    static School of(SandTable sand) {
        return switch (sand.table()) {
            case ModernTable modern -> new ModernSchool(sand.book(), modern, sand.muster());
            case AncientTable ancient -> new AncientSchool(sand.book(), ancient, sand.muster());
        };
    }
}
