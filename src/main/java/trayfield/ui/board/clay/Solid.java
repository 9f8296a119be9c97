package trayfield.ui.board.clay;

/// A simple body in space: x to the east, y to the north, z up. The side of the card or square that it stands on is 1.
public sealed interface Solid permits Ball, Rod, Block {
    /// How far along a ray, in lengths of its direction, it enters the body; NaN where it misses.
    double hit(double ox, double oy, double oz, double dx, double dy, double dz);

    /// The direction straight out of the surface at a point on it, of length 1.
    void normal(double x, double y, double z, double[] into);

    /// Turned about the upright axis, scaled, then moved.
    Solid placed(Placing placing);

    /// A ball around the whole body.
    double centreX();

    double centreY();

    double centreZ();

    double radius();
}
