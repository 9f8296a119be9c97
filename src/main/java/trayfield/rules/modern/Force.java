package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;

/// The rows of the unit table that the trays of a game stand for, by tray, worked out once.
final class Force {
    private final UnitType[] types;
    private final List<List<Weapon>> weapons = new ArrayList<>();
    private final int[] longestRange;
    private final int[] power;
    private final int[] size;
    private final int[] parts;
    private final int[] roadStep;
    private final int[] otherStep;

    Force(ModernTable table, Muster muster) {
        int trays = muster.size();
        this.types = new UnitType[trays];
        this.longestRange = new int[trays];
        this.power = new int[trays];
        this.size = new int[trays];
        this.parts = new int[trays];
        this.roadStep = new int[trays];
        this.otherStep = new int[trays];
        for (int tray = 0; tray < trays; tray++) {
            String name = muster.type(tray);
            UnitType type = table.unit(name)
                    .orElseThrow(() -> new IllegalArgumentException("the rule table has no unit type " + name));
            types[tray] = type;
            power[tray] = type.meleePower().orElse(0);
            size[tray] = type.size();
            weapons.add(type.weapons().stream().map(id -> table.weapon(id).orElseThrow()).toList());
            longestRange[tray] = weapons.get(tray).stream().mapToInt(Weapon::range).max().orElse(0);
            shareMove(tray, type);
        }
    }

    /// Steps on and off roads in whole parts of the move: Modern G(1).
    private void shareMove(int tray, UnitType type) {
        int road = type.roadMove().orElse(type.move());
        if (type.move() == 0 || road == 0) {
            roadStep[tray] = 1;
            otherStep[tray] = 1;
            return;
        }
        parts[tray] = road / gcd(road, type.move()) * type.move();
        roadStep[tray] = parts[tray] / road;
        otherStep[tray] = parts[tray] / type.move();
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    UnitType type(int tray) {
        return types[tray];
    }

    List<Weapon> weapons(int tray) {
        return weapons.get(tray);
    }

    /// Range of the tray's weapon that carries furthest, in squares.
    int longestRange(int tray) {
        return longestRange[tray];
    }

    boolean melees(int tray) {
        return types[tray].meleePower().isPresent();
    }

    /// Melee power before any modifier; 0 for those that never melee.
    int power(int tray) {
        return power[tray];
    }

    /// Room that the tray takes in a square.
    int size(int tray) {
        return size[tray];
    }

    /// The whole move in parts.
    int parts(int tray) {
        return parts[tray];
    }

    int roadStep(int tray) {
        return roadStep[tray];
    }

    int otherStep(int tray) {
        return otherStep[tray];
    }

    boolean hasRoadMove(int tray) {
        return roadStep[tray] != otherStep[tray];
    }

    boolean runsDown(int tray, int victim) {
        return types[tray].runsDown().contains(types[victim].unitClass());
    }

    UnitClass unitClass(int tray) {
        return types[tray].unitClass();
    }

    int sizeOn(Position position, int square) {
        int sum = 0;
        for (int tray = position.firstOn(square); tray != Position.NONE; tray = position.nextOn(tray)) {
            sum += size[tray];
        }
        return sum;
    }
}
