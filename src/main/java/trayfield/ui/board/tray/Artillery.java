package trayfield.ui.board.tray;

import trayfield.ui.board.clay.Block;
import trayfield.ui.board.clay.Placing;

/// The field gun, long and level, and the field howitzer, short and raised, with their crews.
final class Artillery {
    private static final double MAN = 0.82;

    private Artillery() {
    }

    static Clump gun(Paints p, boolean fine) {
        Clump gun = new Clump();
        trail(gun, p, -1);
        trail(gun, p, 1);
        wheel(gun, -0.185, 0.06, 0.1, fine);
        wheel(gun, 0.185, 0.06, 0.1, fine);
        gun.rod(Paints.DARK_STEEL, -0.17, 0.06, 0.1, 0.17, 0.06, 0.1, 0.025);
        gun.box(p.armourDark(), 0, -0.02, 0.17, 0.045, 0.11, 0.035);
        gun.rod(p.armour(), 0, -0.1, 0.215, 0, 0.2, 0.222, 0.04);
        gun.rod(p.armour(), 0, 0.2, 0.222, 0, 0.42, 0.227, 0.026);
        gun.rod(Paints.DARK_STEEL, 0, 0.4, 0.227, 0, 0.475, 0.229, 0.04);
        gun.box(Paints.STEEL, 0, -0.12, 0.215, 0.042, 0.035, 0.04);
        shield(gun, p, 0.1, 0.13, 0.29, 0.16);
        crew(gun, p, fine);
        return gun;
    }

    static Clump howitzer(Paints p, boolean fine) {
        Clump gun = new Clump();
        gun.add(p.armourDark(), Block.profile(-0.055, 0.055, -0.42, 0.0, -0.36, 0.0, 0.06, 0.1, 0.06, 0.17, -0.06, 0.17, -0.42, 0.05));
        gun.box(Paints.DARK_STEEL, 0, -0.42, 0.03, 0.11, 0.02, 0.03);
        wheel(gun, -0.2, 0.05, 0.13, fine);
        wheel(gun, 0.2, 0.05, 0.13, fine);
        gun.rod(Paints.DARK_STEEL, -0.19, 0.05, 0.13, 0.19, 0.05, 0.13, 0.028);
        gun.rod(p.armourDark(), 0, -0.08, 0.16, 0, 0.17, 0.28, 0.05);
        gun.rod(p.armour(), 0, -0.13, 0.2, 0, 0.2, 0.37, 0.062);
        gun.rod(p.armourLight(), 0, 0.17, 0.355, 0, 0.235, 0.388, 0.076);
        gun.rod(Paints.RUBBER, 0, 0.22, 0.38, 0, 0.2365, 0.3888, 0.05);
        shield(gun, p, 0.09, 0.12, 0.25, 0.17);
        shells(gun);
        crew(gun, p, fine);
        return gun;
    }

    private static void trail(Clump gun, Paints p, int way) {
        gun.limb(p.armourDark(), way * 0.05, 0.0, 0.12, way * 0.17, -0.38, 0.035, 0.03);
        gun.box(Paints.DARK_STEEL, way * 0.175, -0.4, 0.035, 0.05, 0.016, 0.035);
    }

    /// A shield in two leaves with a gap for the barrel.
    private static void shield(Clump gun, Paints p, double y, double low, double high, double half) {
        double lean = 0.035;
        for (int way = -1; way <= 1; way += 2) {
            double inner = way < 0 ? -half - 0.03 : 0.045;
            double outer = way < 0 ? -0.045 : half + 0.03;
            gun.add(p.armourLight(), Block.profile(inner, outer, y, low, y + 0.022, low, y + 0.022 - lean, high,
                    y - lean, high));
        }
    }

    private static void wheel(Clump gun, double x, double y, double radius, boolean fine) {
        double half = 0.022;
        gun.rod(Paints.RUBBER, x - half, y, radius, x + half, y, radius, radius);
        gun.rod(Paints.STEEL, x - half * 1.15, y, radius, x + half * 1.15, y, radius, radius * 0.62);
        if (fine) {
            gun.rod(Paints.DARK_STEEL, x - half * 1.5, y, radius, x + half * 1.5, y, radius, radius * 0.22);
        }
    }

    private static void shells(Clump gun) {
        for (int i = 0; i < 3; i++) {
            double x = -0.4 + i * 0.052;
            gun.rod(Paints.BRASS, x, 0.3, 0.0, x, 0.3, 0.085, 0.023);
            gun.ball(Paints.DARK_STEEL, x, 0.3, 0.085, 0.023, 0.023, 0.05);
        }
    }

    private static void crew(Clump gun, Paints p, boolean fine) {
        double size = fine ? MAN : 1.15;
        gun.put(Soldier.serving(p), Placing.at(-0.33, -0.1, 0).scaled(size));
        gun.put(Soldier.serving(p), Placing.at(0.33, -0.04, 0).scaled(size));
        if (fine) {
            gun.put(Soldier.carrying(p, Paints.BRASS),
                    new Placing(Math.cos(-0.5), Math.sin(-0.5), MAN, 0.34, -0.27, 0));
            gun.put(Soldier.leading(p), Placing.at(-0.35, -0.3, 0).scaled(MAN));
        }
    }
}
