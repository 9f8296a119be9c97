package trayfield.ui.board;

import java.awt.Color;
import java.util.List;
import trayfield.model.Side;

/// Two sets of colours: those of the scenario and the table, and one that people who see few colours can tell apart
/// (Okabe and Ito's). Shapes and patterns are the same in both.
public enum Palette {
    NORMAL(0x4fa7ff, 0xffb52e, 0x59d0d8, 0xe5432d, 0xffd94a), COLOUR_SAFE(0x56b4e9, 0xe69f00, 0x009e73, 0xd55e00, 0xf0e442);

    private static final List<Color> SAFE_SIDES = List.of(new Color(0xd55e00), new Color(0x0072b2));
    private static final Color GREY = new Color(0x777777);

    /// A move may end here; ends in contact; ends in water; danger and targets; selection and attention.
    public final Color reach;
    public final Color contact;
    public final Color water;
    public final Color danger;
    public final Color attention;

    Palette(int reach, int contact, int water, int danger, int attention) {
        this.reach = new Color(reach);
        this.contact = new Color(contact);
        this.water = new Color(water);
        this.danger = new Color(danger);
        this.attention = new Color(attention);
    }

    /// The colour of side 0 or 1; grey where it names none that can be read.
    public Color side(List<Side> sides, int index) {
        if (this == COLOUR_SAFE) {
            return SAFE_SIDES.get(index & 1);
        }
        return index < sides.size() ? parse(sides.get(index).colour()) : GREY;
    }

    private static Color parse(String colour) {
        if (!colour.matches("#[0-9a-fA-F]{6}")) {
            return GREY;
        }
        return new Color(Integer.parseInt(colour.substring(1), 16));
    }
}
