package trayfield.ui.board.tray;

import java.awt.Color;
import trayfield.ui.board.clay.Stuff;

/// A Greek warrior going forward with levelled pike and round shield. He faces north, stands 0.85 high on a card of
/// side 1, and is a little broader than life, as cast figures are. Crest and skirt are in the colour of his unit,
/// armour in the metal of his side.
final class Warrior {
    private static final int PLEATS = 14;
    /// The crest from the brow over the top to the neck: north and up, in turn.
    private static final double[] PLUME = {0.125, 0.85, 0.085, 0.915, 0.02, 0.95, -0.05, 0.945, -0.115, 0.9, -0.16, 0.83,
        -0.185, 0.74};

    private final Clump man = new Clump();
    private final Stuff metal;
    private final Stuff dark;
    private final Stuff cloth;
    private final Stuff fold;
    /// Small pictures need thicker things.
    private final boolean fine;

    private Warrior(Color side, Color crest, boolean fine) {
        Color bright = metal(side);
        this.metal = new Stuff(bright, 1, Stuff.Grain.SMOOTH);
        this.dark = new Stuff(Tint.darker(bright, 0.4), 0.7, Stuff.Grain.SMOOTH);
        this.cloth = Stuff.matt(crest);
        this.fold = Stuff.matt(Tint.darker(crest, 0.22));
        this.fine = fine;
    }

    /// @param side  colour of his side, of which his armour is the metal
    /// @param crest colour of his unit
    /// @param fine  false for small pictures
    static Clump advancing(Color side, Color crest, boolean fine) {
        Warrior warrior = new Warrior(side, crest, fine);
        warrior.legs();
        warrior.skirt();
        warrior.cuirass();
        warrior.arms();
        warrior.pike();
        warrior.shield();
        warrior.head();
        warrior.crest();
        return warrior.man;
    }

    /// A colour as polished metal: as bright as it can be, and never as strong as cloth.
    private static Color metal(Color side) {
        float[] hsb = Color.RGBtoHSB(side.getRed(), side.getGreen(), side.getBlue(), null);
        return Color.getHSBColor(hsb[0], Math.min(0.72f, hsb[1] * 0.85f), Math.max(0.92f, hsb[2]));
    }

    private void legs() {
        man.limb(Paints.SKIN, -0.06, 0.01, 0.36, -0.075, 0.13, 0.21, 0.056);
        man.limb(metal, -0.075, 0.13, 0.2, -0.078, 0.115, 0.06, 0.046);
        man.limb(Paints.LEATHER, -0.078, 0.095, 0.028, -0.08, 0.17, 0.024, 0.033);
        man.limb(Paints.SKIN, 0.06, 0, 0.36, 0.075, -0.05, 0.2, 0.056);
        man.limb(metal, 0.075, -0.05, 0.2, 0.08, -0.15, 0.075, 0.046);
        man.limb(Paints.LEATHER, 0.08, -0.17, 0.045, 0.08, -0.1, 0.022, 0.033);
    }

    /// Strips of cloth from the belt outwards, every other one a shade darker.
    private void skirt() {
        double hem = fine ? 0.155 : 0.185;
        for (int i = 0; i < PLEATS; i++) {
            double angle = (i + 0.5) * 2 * Math.PI / PLEATS;
            double x = Math.cos(angle);
            double y = Math.sin(angle);
            man.limb(i % 2 == 0 ? cloth : fold, x * 0.085, y * 0.075, 0.45, x * hem, y * hem + 0.012, 0.275,
                    fine ? 0.034 : 0.042);
        }
    }

    private void cuirass() {
        man.limb(metal, 0, 0, 0.47, 0, 0.025, 0.6, 0.112);
        man.ball(metal, 0, 0.035, 0.605, 0.145, 0.1, 0.085);
        man.rod(Paints.LEATHER, 0, 0, 0.435, 0, 0.001, 0.47, 0.119);
        if (fine) {
            man.ball(metal, -0.055, 0.085, 0.6, 0.06, 0.05, 0.055);
            man.ball(metal, 0.055, 0.085, 0.6, 0.06, 0.05, 0.055);
            man.limb(fold, -0.1, -0.075, 0.63, -0.06, 0.09, 0.655, 0.024);
            man.limb(fold, 0.1, -0.075, 0.63, 0.06, 0.09, 0.655, 0.024);
        }
    }

    private void arms() {
        man.ball(metal, 0.145, 0.01, 0.635, 0.062, 0.066, 0.062);
        man.limb(Paints.SKIN, 0.15, 0.005, 0.62, 0.225, -0.065, 0.5, 0.046);
        man.limb(Paints.SKIN, 0.225, -0.065, 0.5, 0.19, 0.09, 0.44, 0.04);
        man.ball(Paints.SKIN, 0.185, 0.105, 0.44, 0.05, 0.05, 0.05);
        man.ball(metal, -0.145, 0.02, 0.635, 0.062, 0.066, 0.062);
        man.limb(Paints.SKIN, -0.15, 0.03, 0.62, -0.21, 0.075, 0.5, 0.046);
        man.limb(Paints.SKIN, -0.21, 0.075, 0.5, -0.17, 0.16, 0.5, 0.04);
    }

    /// Shortened, as on the table, so that it reaches little into the next square.
    private void pike() {
        double thick = fine ? 0.015 : 0.03;
        man.limb(Paints.WOOD, 0.185, -0.43, 0.4, 0.185, 0.44, 0.465, thick);
        man.limb(metal, 0.185, 0.43, 0.464, 0.185, 0.465, 0.467, thick * 1.7);
        man.limb(metal, 0.185, 0.465, 0.467, 0.185, 0.545, 0.473, thick * 0.9);
        if (fine) {
            man.limb(dark, 0.185, -0.43, 0.4, 0.185, -0.47, 0.397, 0.02);
        }
    }

    /// Held before the left side, its face turned up a little.
    private void shield() {
        disc(metal, 0, 0.035, 0.2);
        if (fine) {
            disc(dark, 0.03, 0.04, 0.165);
            disc(metal, 0.035, 0.048, 0.15);
            disc(metal, 0.05, 0.066, 0.04);
        }
        disc(cloth, 0.045, 0.054, fine ? 0.095 : 0.13);
    }

    /// A round plate of the shield from so far behind its middle to so far before it.
    private void disc(Stuff stuff, double from, double to, double radius) {
        double x = -0.19;
        double y = 0.2;
        double z = 0.49;
        man.rod(stuff, x - 0.46 * from, y + 0.62 * from, z + 0.63 * from, x - 0.46 * to, y + 0.62 * to, z + 0.63 * to,
                radius);
    }

    private void head() {
        man.limb(Paints.SKIN, 0, 0.02, 0.66, 0, 0.03, 0.72, 0.05);
        man.ball(Paints.SKIN, 0, 0.045, 0.765, 0.07, 0.075, 0.08);
        man.ball(metal, 0, 0.025, 0.805, 0.092, 0.108, 0.085);
        man.limb(metal, 0, -0.05, 0.79, 0, -0.075, 0.71, 0.055);
        if (fine) {
            man.limb(metal, -0.066, 0.07, 0.79, -0.055, 0.1, 0.715, 0.024);
            man.limb(metal, 0.066, 0.07, 0.79, 0.055, 0.1, 0.715, 0.024);
            man.limb(metal, 0, 0.125, 0.815, 0, 0.128, 0.755, 0.014);
        }
    }

    private void crest() {
        double thick = fine ? 0.036 : 0.08;
        for (int i = 0; i + 3 < PLUME.length; i += 2) {
            man.limb(cloth, 0, PLUME[i], PLUME[i + 1], 0, PLUME[i + 2], PLUME[i + 3], thick);
            if (fine) {
                man.limb(fold, 0, PLUME[i] * 0.86, PLUME[i + 1] - 0.03, 0, PLUME[i + 2] * 0.86, PLUME[i + 3] - 0.03,
                        thick * 0.9);
            }
        }
    }
}
