package trayfield.ui.board.tray;

import java.awt.Color;
import trayfield.ui.board.clay.Stuff;

/// The paints of one side's figures.
///
/// @param side 0 or 1: chooses the mark on its vehicles
record Paints(int side, Stuff coat, Stuff trousers, Stuff helmet, Stuff armour, Stuff armourDark, Stuff armourLight) {
    static final Stuff SKIN = Stuff.matt(0xe2b188);
    static final Stuff WOOD = new Stuff(new Color(0x8a5a33), 0.25, Stuff.Grain.SMOOTH);
    static final Stuff STEEL = Stuff.glossy(0x565b60);
    static final Stuff DARK_STEEL = Stuff.glossy(0x35383b);
    static final Stuff RUBBER = Stuff.matt(0x2c2b29);
    static final Stuff LEATHER = Stuff.matt(0x6b4a2e);
    static final Stuff CANVAS = Stuff.matt(0xa99a73);
    static final Stuff BRASS = Stuff.glossy(0xd9a93f);
    static final Stuff WHITE = Stuff.matt(0xfffdf4);
    static final Stuff LAMP = Stuff.glossy(0xf3ecc8);

    /// Boots and webbing are the same for both sides; coat, helmet and armour are of the side's colour.
    ///
    /// @param number of the side, 0 or 1
    static Paints of(Color side, int number) {
        Color worn = Tint.darker(Tint.mix(side, Color.GRAY, 0.12), 0.07);
        return new Paints(number, Stuff.matt(Tint.lighter(side, 0.1)), Stuff.matt(Tint.darker(Tint.mix(side, Color.GRAY, 0.25), 0.35)),
                Stuff.glossy(Tint.darker(side, 0.22)), new Stuff(worn, 0.3, Stuff.Grain.SMOOTH),
                new Stuff(Tint.darker(worn, 0.36), 0.2, Stuff.Grain.SMOOTH),
                new Stuff(Tint.lighter(worn, 0.07), 0.3, Stuff.Grain.SMOOTH));
    }
}
