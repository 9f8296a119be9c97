package trayfield.ui.board.tray;

/// How one type of tray is drawn.
///
/// @param type        the type's id in scenarios and rule tables
/// @param branch      chooses the sign of the symbols style, and the figures of a type that has none of its own
/// @param wholeSquare true where it stands alone in a square
/// @param letter      one or two letters that tell it from others of its branch
public record TrayKind(String type, Branch branch, boolean wholeSquare, String letter) {
    /// Kinds of troops as their signs tell them apart.
    public enum Branch {
        INFANTRY, MACHINE_GUN, ROCKET, GUN, HOWITZER, TANK, SCOUT_CAR, WARRIOR
    }
}
