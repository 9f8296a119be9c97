package trayfield.solo.modern;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Muster;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;

/// What the trays of a game can do, by tray, from the rows of the unit table.
final class Arms {
    private final int faces;
    private final UnitType[] types;
    private final List<List<Weapon>> weapons = new ArrayList<>();
    private final int[] range;
    private final int[] move;
    private final double[] worth;
    /// By tray and enemy: true where the tray can remove it without a melee.
    private final boolean[][] harms;

    Arms(ModernTable table, Muster muster) {
        int trays = muster.size();
        this.faces = table.dieFaces().value();
        this.types = new UnitType[trays];
        this.range = new int[trays];
        this.move = new int[trays];
        this.worth = new double[trays];
        this.harms = new boolean[trays][trays];
        for (int tray = 0; tray < trays; tray++) {
            types[tray] = table.unit(muster.type(tray)).orElseThrow();
            weapons.add(types[tray].weapons().stream().map(id -> table.weapon(id).orElseThrow()).toList());
            range[tray] = weapons.get(tray).stream().mapToInt(Weapon::range).max().orElse(0);
            move[tray] = types[tray].move();
            worth[tray] = reckon(tray);
        }
        for (int tray = 0; tray < trays; tray++) {
            for (int other = 0; other < trays; other++) {
                int target = other;
                harms[tray][other] = runsDown(tray, other)
                        || weapons.get(tray).stream().anyMatch(weapon -> harms(weapon, target));
            }
        }
    }

    /// A tray counts as one in losses; beyond that it is worth what it can still do.
    private double reckon(int tray) {
        double fire = weapons.get(tray).stream().mapToDouble(weapon -> chance(weapon) * weapon.range()).max().orElse(0);
        return 1 + fire / 15 + types[tray].runsDown().size() * 0.2;
    }

    double worth(int tray) {
        return worth[tray];
    }

    List<Weapon> weapons(int tray) {
        return weapons.get(tray);
    }

    double chance(Weapon weapon) {
        return (double) weapon.hits().size() / faces;
    }

    /// Squares that the tray's weapon carries that carries furthest.
    int range(int tray) {
        return range[tray];
    }

    /// Squares off roads.
    int move(int tray) {
        return move[tray];
    }

    /// Squares that it covers at most, on a road all the way.
    int farthest(int tray) {
        return Math.max(types[tray].move(), types[tray].roadMove().orElse(0));
    }

    boolean melees(int tray) {
        return types[tray].meleePower().isPresent();
    }

    int power(int tray) {
        return types[tray].meleePower().orElse(0);
    }

    /// True where the tray can remove the other without a melee.
    boolean harms(int tray, int target) {
        return harms[tray][target];
    }

    boolean harms(Weapon weapon, int target) {
        return weapon.kills().contains(types[target].unitClass());
    }

    boolean runsDown(int tray, int victim) {
        return types[tray].runsDown().contains(types[victim].unitClass());
    }

    UnitClass unitClass(int tray) {
        return types[tray].unitClass();
    }

    int faces() {
        return faces;
    }
}
