package trayfield.ui.board.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trayfield.ui.board.tray.TrayKind.Branch;

/// The kinds of trays that a board may show. A type that is not among them is drawn as infantry with its initial.
public record TrayKinds(List<TrayKind> kinds) {
    /// The seven of the Modern rules and the man of the Ancient ones.
    public static final TrayKinds STANDARD = new TrayKinds(List.of(
            new TrayKind("rifle", Branch.INFANTRY, false, "R"),
            new TrayKind("machineGun", Branch.MACHINE_GUN, false, "MG"),
            new TrayKind("antitankRocket", Branch.ROCKET, false, "AT"),
            new TrayKind("gun", Branch.GUN, true, "G"),
            new TrayKind("howitzer", Branch.HOWITZER, true, "H"),
            new TrayKind("tank", Branch.TANK, true, "T"),
            new TrayKind("scoutCar", Branch.SCOUT_CAR, true, "SC"),
            new TrayKind("man", Branch.WARRIOR, true, "")));

    public TrayKinds {
        kinds = List.copyOf(kinds);
    }

    /// These and one more, which takes the place of an earlier one of its type.
    public TrayKinds with(TrayKind kind) {
        List<TrayKind> more = new ArrayList<>(kinds);
        more.removeIf(known -> known.type().equals(kind.type()));
        more.add(kind);
        return new TrayKinds(more);
    }

    public boolean knows(String type) {
        return kinds.stream().anyMatch(kind -> kind.type().equals(type));
    }

    public TrayKind of(String type) {
        for (TrayKind kind : kinds) {
            if (kind.type().equals(type)) {
                return kind;
            }
        }
        String initial = type.isEmpty() ? "?" : type.substring(0, 1).toUpperCase(Locale.ROOT);
        return new TrayKind(type, Branch.INFANTRY, false, initial);
    }
}
