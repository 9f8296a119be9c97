package trayfield.ui.board.tray;

import trayfield.ui.board.clay.Placing;

/// The teams on foot. On small pictures fewer and larger men stand on the card.
final class Infantry {
    private static final double MAN = 1.22;
    private static final double LARGE = 1.75;

    private Infantry() {
    }

    /// Riflemen in a skirmish line, one of them leading.
    static Clump rifles(Paints p, boolean fine) {
        Clump team = new Clump();
        if (!fine) {
            return team.put(Soldier.firing(p), at(-0.2, -0.12, LARGE)).put(Soldier.firing(p), at(0.18, 0.0, LARGE));
        }
        return team.put(Soldier.leading(p), at(0.02, -0.22, MAN))
                .put(Soldier.firing(p), at(-0.29, -0.02, MAN))
                .put(Soldier.kneeling(p), at(-0.01, 0.1, MAN))
                .put(Soldier.firing(p), at(0.28, 0.0, MAN));
    }

    /// A machine gun on its tripod, gunner and loader.
    static Clump machineGun(Paints p, boolean fine) {
        double size = fine ? 1.3 : 1.75;
        Clump team = new Clump().put(gun(), at(0.0, 0.17, size));
        team.put(Soldier.lying(p), at(fine ? 0.01 : 0.0, fine ? -0.1 : -0.12, fine ? MAN : 1.5));
        if (fine) {
            team.put(Soldier.serving(p), new Placing(Math.cos(0.5), Math.sin(0.5), MAN, -0.27, -0.01, 0));
            team.box(Paints.CANVAS, -0.2, 0.2, 0.045, 0.05, 0.035, 0.045);
            team.box(Paints.CANVAS, 0.24, 0.02, 0.045, 0.04, 0.06, 0.045);
            team.put(Soldier.kneeling(p), at(0.3, -0.2, MAN));
        }
        return team;
    }

    private static Clump gun() {
        return new Clump()
                .limb(Paints.DARK_STEEL, 0, 0, 0.11, -0.1, 0.08, 0.012, 0.014)
                .limb(Paints.DARK_STEEL, 0, 0, 0.11, 0.1, 0.08, 0.012, 0.014)
                .limb(Paints.DARK_STEEL, 0, 0, 0.11, 0, -0.11, 0.012, 0.014)
                .box(Paints.STEEL, 0, -0.02, 0.14, 0.03, 0.075, 0.032)
                .rod(Paints.STEEL, 0, 0.05, 0.145, 0, 0.2, 0.15, 0.03)
                .rod(Paints.DARK_STEEL, 0, 0.2, 0.15, 0, 0.27, 0.152, 0.014)
                .limb(Paints.BRASS, -0.035, 0.0, 0.14, -0.1, 0.0, 0.09, 0.017)
                .box(Paints.LEATHER, -0.13, 0.0, 0.05, 0.04, 0.03, 0.045);
    }

    /// A man with a rocket tube on his shoulder, his loader behind him.
    static Clump rocket(Paints p, boolean fine) {
        double size = fine ? 1.4 : 1.75;
        Clump man = new Clump().put(Soldier.serving(p), Placing.HERE).put(tube(), Placing.at(0.062, 0.03, 0.235));
        Clump team = new Clump().put(man, at(fine ? 0.1 : 0.02, fine ? 0.03 : -0.03, size));
        if (fine) {
            team.put(Soldier.carrying(p, Paints.BRASS), new Placing(Math.cos(0.25), Math.sin(0.25), MAN, -0.22, -0.14, 0));
            team.box(Paints.WOOD, 0.32, -0.14, 0.045, 0.075, 0.055, 0.045);
            team.limb(Paints.BRASS, 0.28, -0.2, 0.105, 0.28, -0.1, 0.105, 0.022);
            team.limb(Paints.BRASS, 0.345, -0.2, 0.105, 0.345, -0.1, 0.105, 0.022);
        }
        return team;
    }

    private static Clump tube() {
        return new Clump()
                .rod(Paints.STEEL, 0, -0.2, 0, 0, 0.24, 0.012, 0.032)
                .rod(Paints.DARK_STEEL, 0, -0.235, -0.001, 0, -0.18, 0.001, 0.046)
                .rod(Paints.DARK_STEEL, 0, 0.205, 0.011, 0, 0.235, 0.012, 0.042)
                .box(Paints.DARK_STEEL, -0.01, 0.06, -0.05, 0.012, 0.016, 0.035)
                .ball(Paints.BRASS, 0, 0.26, 0.013, 0.028, 0.06, 0.028);
    }

    private static Placing at(double x, double y, double scale) {
        return Placing.at(x, y, 0).scaled(scale);
    }
}
