package trayfield.ui.board.tray;

import trayfield.ui.board.clay.Stuff;

/// One soldier, his feet at the origin, looking north. Standing he is 0.42 high.
final class Soldier {
    private Soldier() {
    }

    /// Rifle at the shoulder.
    static Clump firing(Paints p) {
        Clump man = legs(p, 0.03, -0.05);
        body(man, p, 0, 0, 0.17, 0.012);
        arm(man, p, 0.062, 0.005, 0.285, 0.085, 0.05, 0.235, 0.035, 0.085, 0.285);
        arm(man, p, -0.062, 0.015, 0.285, -0.062, 0.09, 0.245, 0.01, 0.155, 0.285);
        head(man, p, 0.006, 0.035, 0.345);
        return rifle(man, 0.032, 0.02, 0.292, 0.0, 0.36, 0.312);
    }

    /// On one knee, rifle at the shoulder.
    static Clump kneeling(Paints p) {
        Clump man = knees(p);
        body(man, p, 0, -0.01, 0.095, 0.012);
        arm(man, p, 0.062, 0.0, 0.205, 0.085, 0.05, 0.16, 0.035, 0.085, 0.205);
        arm(man, p, -0.06, 0.01, 0.205, -0.055, 0.09, 0.165, 0.01, 0.15, 0.205);
        head(man, p, 0.006, 0.03, 0.268);
        return rifle(man, 0.032, 0.015, 0.212, 0.0, 0.35, 0.222);
    }

    /// Going forward, rifle across his chest.
    static Clump advancing(Paints p) {
        Clump man = legs(p, 0.085, -0.085);
        body(man, p, 0, 0, 0.165, 0.035);
        arm(man, p, 0.062, 0.03, 0.28, 0.095, 0.06, 0.22, 0.05, 0.105, 0.2);
        arm(man, p, -0.062, 0.03, 0.28, -0.1, 0.075, 0.24, -0.045, 0.11, 0.265);
        head(man, p, 0, 0.055, 0.345);
        return rifle(man, 0.115, 0.085, 0.16, -0.16, 0.135, 0.345);
    }

    /// Pointing the way, pistol in hand.
    static Clump leading(Paints p) {
        Clump man = legs(p, 0.05, -0.05);
        body(man, p, 0, 0, 0.17, 0.01);
        arm(man, p, 0.062, 0, 0.285, 0.085, 0.07, 0.3, 0.095, 0.17, 0.34);
        arm(man, p, -0.062, 0, 0.285, -0.1, 0.02, 0.22, -0.075, 0.09, 0.2);
        man.limb(Paints.DARK_STEEL, 0.095, 0.18, 0.35, 0.097, 0.235, 0.362, 0.012);
        man.ball(p.armourDark(), 0, 0.02, 0.385, 0.06, 0.064, 0.028);
        man.ball(Paints.LEATHER, 0, 0.062, 0.372, 0.045, 0.03, 0.012);
        man.ball(Paints.SKIN, 0, 0.022, 0.348, 0.043, 0.045, 0.048);
        return man;
    }

    /// On one knee, both hands forward: a loader or gunner.
    static Clump serving(Paints p) {
        Clump man = knees(p);
        body(man, p, 0, 0, 0.095, 0.03);
        arm(man, p, 0.062, 0.02, 0.2, 0.08, 0.08, 0.165, 0.04, 0.14, 0.17);
        arm(man, p, -0.062, 0.02, 0.2, -0.08, 0.08, 0.165, -0.04, 0.14, 0.17);
        head(man, p, 0, 0.045, 0.268);
        return man;
    }

    /// Standing with something in his arms.
    static Clump carrying(Paints p, Stuff load) {
        Clump man = legs(p, 0.035, -0.035);
        body(man, p, 0, 0, 0.17, 0.01);
        arm(man, p, 0.062, 0.005, 0.285, 0.09, 0.05, 0.225, 0.045, 0.115, 0.235);
        arm(man, p, -0.062, 0.005, 0.285, -0.09, 0.05, 0.225, -0.045, 0.115, 0.235);
        head(man, p, 0, 0.03, 0.345);
        man.limb(load, -0.085, 0.12, 0.25, 0.075, 0.12, 0.25, 0.026);
        return man;
    }

    /// Lying behind a gun, feet to the south.
    static Clump lying(Paints p) {
        Clump man = new Clump();
        man.limb(p.trousers(), -0.035, -0.06, 0.04, -0.085, -0.27, 0.03, 0.032);
        man.limb(p.trousers(), 0.035, -0.06, 0.04, 0.085, -0.27, 0.03, 0.032);
        man.limb(Paints.LEATHER, -0.09, -0.28, 0.03, -0.1, -0.315, 0.03, 0.03);
        man.limb(Paints.LEATHER, 0.09, -0.28, 0.03, 0.1, -0.315, 0.03, 0.03);
        man.limb(p.coat(), 0, -0.07, 0.06, 0, 0.06, 0.085, 0.062);
        man.box(Paints.CANVAS, 0, -0.04, 0.125, 0.042, 0.05, 0.024);
        arm(man, p, 0.075, 0.07, 0.1, 0.115, 0.13, 0.06, 0.04, 0.19, 0.11);
        arm(man, p, -0.075, 0.07, 0.1, -0.115, 0.13, 0.06, -0.04, 0.19, 0.11);
        head(man, p, 0, 0.125, 0.15);
        return man;
    }

    private static Clump legs(Paints p, double left, double right) {
        return new Clump()
                .limb(p.trousers(), -0.032, 0, 0.165, -0.042, left, 0.05, 0.034)
                .limb(p.trousers(), 0.032, 0, 0.165, 0.042, right, 0.05, 0.034)
                .limb(Paints.LEATHER, -0.044, left - 0.008, 0.03, -0.046, left + 0.03, 0.024, 0.03)
                .limb(Paints.LEATHER, 0.044, right - 0.008, 0.03, 0.046, right + 0.03, 0.024, 0.03);
    }

    private static Clump knees(Paints p) {
        return new Clump()
                .limb(p.trousers(), -0.035, -0.01, 0.09, -0.045, 0.085, 0.1, 0.034)
                .limb(p.trousers(), -0.045, 0.085, 0.09, -0.045, 0.075, 0.03, 0.03)
                .limb(p.trousers(), 0.035, -0.01, 0.09, 0.045, 0.02, 0.03, 0.035)
                .limb(Paints.LEATHER, 0.045, -0.02, 0.028, 0.05, -0.12, 0.028, 0.028)
                .limb(Paints.LEATHER, -0.045, 0.075, 0.024, -0.045, 0.115, 0.022, 0.026);
    }

    private static void body(Clump man, Paints p, double x, double y, double hips, double lean) {
        man.limb(p.coat(), x, y, hips, x, y + lean, hips + 0.1, 0.06);
        man.ball(p.coat(), x, y + lean, hips + 0.112, 0.085, 0.055, 0.045);
        man.limb(Paints.LEATHER, x - 0.028, y, hips - 0.002, x + 0.028, y, hips - 0.002, 0.05);
        man.box(Paints.CANVAS, x, y - 0.07 + lean / 2, hips + 0.085, 0.046, 0.026, 0.05);
        man.limb(Paints.LEATHER, x - 0.045, y - 0.07 + lean / 2, hips + 0.145, x + 0.045, y - 0.07 + lean / 2,
                hips + 0.145, 0.022);
    }

    private static void arm(Clump man, Paints p, double sx, double sy, double sz, double ex, double ey, double ez,
            double hx, double hy, double hz) {
        man.limb(p.coat(), sx, sy, sz, ex, ey, ez, 0.028);
        man.limb(p.coat(), ex, ey, ez, hx, hy, hz, 0.024);
        man.ball(Paints.SKIN, hx, hy, hz, 0.024, 0.024, 0.024);
    }

    private static void head(Clump man, Paints p, double x, double y, double z) {
        man.ball(Paints.SKIN, x, y, z, 0.043, 0.046, 0.05);
        man.ball(p.helmet(), x, y - 0.006, z + 0.022, 0.058, 0.064, 0.05);
        man.ball(p.helmet(), x, y - 0.004, z + 0.012, 0.07, 0.08, 0.018);
    }

    private static Clump rifle(Clump man, double x, double y, double z, double toX, double toY, double toZ) {
        double dx = toX - x;
        double dy = toY - y;
        double dz = toZ - z;
        man.limb(Paints.WOOD, x, y, z, x + dx * 0.62, y + dy * 0.62, z + dz * 0.62, 0.018);
        return man.limb(Paints.DARK_STEEL, x + dx * 0.2, y + dy * 0.2, z + dz * 0.2 + 0.01, toX, toY, toZ + 0.01, 0.011);
    }
}
