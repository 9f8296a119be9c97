package trayfield.ui.board.tray;

import trayfield.ui.board.clay.Block;
import trayfield.ui.board.clay.Placing;

/// The tank, with turret and tracks, and the armoured scout car, on wheels with an open machine-gun turret.
final class Vehicles {
    private Vehicles() {
    }

    static Clump tank(Paints p, boolean fine) {
        Clump tank = new Clump();
        track(tank, -0.27, fine);
        track(tank, 0.27, fine);
        tank.add(p.armour(), Block.profile(-0.19, 0.19, -0.37, 0.07, 0.3, 0.05, 0.4, 0.12, 0.24, 0.2, -0.34, 0.2));
        guard(tank, p, -0.27);
        guard(tank, p, 0.27);
        engine(tank, p, fine);
        mark(tank, p, -0.28, 0.13, 0.15);
        mark(tank, p, 0.28, -0.04, 0.15);
        tank.put(turret(p, fine), Placing.at(0, 0.0, 0.2));
        tank.ball(Paints.LAMP, -0.15, 0.345, 0.165, 0.026, 0.026, 0.026);
        tank.ball(Paints.LAMP, 0.15, 0.345, 0.165, 0.026, 0.026, 0.026);
        return tank;
    }

    /// The mark of the side on flat armour: a slanted bar for the first, a disc for the second.
    private static void mark(Clump vehicle, Paints p, double x, double y, double z) {
        if (p.side() == 0) {
            vehicle.add(Paints.WHITE, Block.box(0, 0, 0, 0.026, 0.1, 0.014).placed(Placing.turned(0.75))
                    .placed(Placing.at(x, y, z)));
        } else {
            vehicle.rod(Paints.WHITE, x, y, z - 0.01, x, y, z + 0.0135, 0.058);
        }
    }

    private static void track(Clump tank, double x, boolean fine) {
        double half = 0.085;
        tank.add(Paints.RUBBER, Block.profile(x - half, x + half, -0.3, 0.0, 0.29, 0.0, 0.39, 0.07, 0.38, 0.125,
                -0.39, 0.125, -0.4, 0.07));
        if (!fine) {
            return;
        }
        for (int i = 0; i < 6; i++) {
            double y = -0.29 + i * 0.116;
            tank.rod(Paints.STEEL, x - half * 1.1, y, 0.05, x + half * 1.1, y, 0.05, 0.045);
        }
        for (int i = 0; i < 13; i++) {
            double y = -0.375 + i * 0.0625;
            tank.box(Paints.DARK_STEEL, x, y, 0.127, half * 1.02, 0.012, 0.008);
        }
    }

    /// The plate over a track, shorter than the track so that its links show before and behind.
    private static void guard(Clump tank, Paints p, double x) {
        double side = Math.signum(x) * 0.012;
        tank.box(p.armourLight(), x + side, -0.02, 0.148, 0.083, 0.27, 0.012);
    }

    private static void engine(Clump tank, Paints p, boolean fine) {
        tank.box(p.armourDark(), 0, -0.29, 0.208, 0.15, 0.06, 0.012);
        if (!fine) {
            return;
        }
        for (int i = 0; i < 4; i++) {
            tank.box(Paints.RUBBER, 0, -0.33 + i * 0.027, 0.222, 0.12, 0.006, 0.004);
        }
        tank.rod(Paints.DARK_STEEL, -0.17, -0.36, 0.16, -0.17, -0.43, 0.16, 0.026);
        tank.rod(Paints.DARK_STEEL, 0.17, -0.36, 0.16, 0.17, -0.43, 0.16, 0.026);
        tank.limb(Paints.CANVAS, -0.27, -0.24, 0.175, -0.27, -0.1, 0.175, 0.03);
        tank.box(Paints.WOOD, 0.27, -0.22, 0.175, 0.055, 0.05, 0.022);
        tank.rod(Paints.STEEL, 0.3, 0.08, 0.168, 0.3, 0.22, 0.168, 0.01);
    }

    private static Clump turret(Paints p, boolean fine) {
        Clump turret = new Clump()
                .rod(p.armourDark(), 0, 0, 0, 0, 0, 0.02, 0.19)
                .add(p.armourLight(), Block.tapered(0, -0.02, 0.015, 0.135, 0.19, 0.2, 0.145, 0.15))
                .add(p.armour(), Block.tapered(0, -0.22, 0.03, 0.115, 0.13, 0.06, 0.115, 0.05))
                .add(p.armourDark(), Block.tapered(0, 0.17, 0.025, 0.115, 0.1, 0.05, 0.075, 0.03))
                .rod(p.armour(), 0, 0.19, 0.075, 0, 0.33, 0.078, 0.036)
                .rod(p.armour(), 0, 0.3, 0.077, 0, 0.47, 0.082, 0.026)
                .rod(Paints.DARK_STEEL, 0, 0.445, 0.0815, 0, 0.5, 0.083, 0.039);
        if (fine) {
            turret.rod(p.armourDark(), 0.06, -0.05, 0.13, 0.06, -0.05, 0.152, 0.066)
                    .rod(Paints.RUBBER, 0.06, -0.05, 0.14, 0.06, -0.05, 0.156, 0.048)
                    .rod(p.armour(), -0.07, -0.03, 0.13, -0.07, -0.03, 0.145, 0.05)
                    .limb(Paints.DARK_STEEL, -0.07, 0.02, 0.165, -0.07, 0.15, 0.17, 0.013)
                    .limb(Paints.DARK_STEEL, -0.12, -0.17, 0.1, -0.14, -0.19, 0.42, 0.006)
                    .put(head(p), Placing.at(0.06, -0.05, 0.13));
        } else {
            turret.rod(Paints.RUBBER, 0.05, -0.04, 0.13, 0.05, -0.04, 0.15, 0.06);
        }
        return turret;
    }

    /// A commander out of his hatch.
    private static Clump head(Paints p) {
        return new Clump()
                .ball(p.coat(), 0, 0, 0.02, 0.05, 0.035, 0.035)
                .ball(Paints.SKIN, 0, 0.006, 0.075, 0.028, 0.03, 0.034)
                .ball(Paints.LEATHER, 0, 0, 0.09, 0.034, 0.036, 0.028);
    }

    static Clump scoutCar(Paints p, boolean fine) {
        Clump car = new Clump();
        for (int i = 0; i < 4; i++) {
            wheel(car, i % 2 == 0 ? -0.215 : 0.215, i < 2 ? 0.24 : -0.24, fine);
        }
        car.add(p.armourDark(), Block.profile(-0.15, 0.15, -0.36, 0.08, 0.36, 0.08, 0.38, 0.14, -0.38, 0.14));
        car.add(p.armour(), Block.profile(-0.17, 0.17, -0.4, 0.13, 0.36, 0.12, 0.42, 0.16, 0.17, 0.22, 0.08, 0.29,
                -0.2, 0.29, -0.4, 0.2));
        guards(car, p);
        car.add(p.armourLight(), Block.tapered(0, -0.06, 0.285, 0.355, 0.125, 0.125, 0.1, 0.1));
        car.rod(Paints.RUBBER, 0, -0.06, 0.34, 0, -0.06, 0.3575, 0.075);
        car.limb(Paints.DARK_STEEL, 0.0, 0.0, 0.375, 0.0, 0.23, 0.385, 0.017);
        car.box(Paints.STEEL, 0, 0.03, 0.37, 0.026, 0.045, 0.026);
        mark(car, p, 0, -0.29, 0.262);
        if (fine) {
            fittings(car, p);
        }
        return car;
    }

    private static void guards(Clump car, Paints p) {
        for (int i = 0; i < 4; i++) {
            double x = i % 2 == 0 ? -0.205 : 0.205;
            double y = i < 2 ? 0.24 : -0.24;
            car.add(p.armourLight(), Block.profile(x - 0.055, x + 0.055, y - 0.13, 0.165, y + 0.13, 0.165, y + 0.09,
                    0.2, y - 0.09, 0.2));
        }
    }

    private static void wheel(Clump car, double x, double y, boolean fine) {
        car.rod(Paints.RUBBER, x - 0.05, y, 0.095, x + 0.05, y, 0.095, 0.1);
        if (fine) {
            car.rod(Paints.STEEL, x - 0.054, y, 0.095, x + 0.054, y, 0.095, 0.052);
        }
    }

    private static void fittings(Clump car, Paints p) {
        car.put(head(p), Placing.at(0, -0.08, 0.34).scaled(1.05));
        car.ball(Paints.LAMP, -0.12, 0.4, 0.175, 0.028, 0.02, 0.028);
        car.ball(Paints.LAMP, 0.12, 0.4, 0.175, 0.028, 0.02, 0.028);
        car.rod(Paints.RUBBER, 0, -0.385, 0.2, 0, -0.43, 0.2, 0.085);
        car.rod(Paints.STEEL, 0, -0.42, 0.2, 0, -0.435, 0.2, 0.04);
        car.box(Paints.RUBBER, -0.08, 0.128, 0.255, 0.05, 0.006, 0.014);
        car.box(Paints.RUBBER, 0.08, 0.128, 0.255, 0.05, 0.006, 0.014);
        car.limb(Paints.DARK_STEEL, -0.15, -0.3, 0.22, -0.17, -0.33, 0.55, 0.006);
        car.box(Paints.CANVAS, 0.19, -0.01, 0.16, 0.03, 0.08, 0.03);
    }
}
