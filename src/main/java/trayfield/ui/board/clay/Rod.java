package trayfield.ui.board.clay;

/// A round rod between two points, with flat or rounded ends.
public record Rod(double ax, double ay, double az, double bx, double by, double bz, double thick, boolean rounded)
        implements Solid {

    /// With half-ball ends.
    public static Rod limb(double ax, double ay, double az, double bx, double by, double bz, double radius) {
        return new Rod(ax, ay, az, bx, by, bz, radius, true);
    }

    /// With flat ends: a barrel, wheel or turret.
    public static Rod flat(double ax, double ay, double az, double bx, double by, double bz, double radius) {
        return new Rod(ax, ay, az, bx, by, bz, radius, false);
    }

    @Override
    public double hit(double ox, double oy, double oz, double dx, double dy, double dz) {
        double ex = bx - ax;
        double ey = by - ay;
        double ez = bz - az;
        double fx = ox - ax;
        double fy = oy - ay;
        double fz = oz - az;
        double ee = ex * ex + ey * ey + ez * ez;
        double ed = ex * dx + ey * dy + ez * dz;
        double ef = ex * fx + ey * fy + ez * fz;
        double dd = dx * dx + dy * dy + dz * dz;
        double df = dx * fx + dy * fy + dz * fz;
        double ff = fx * fx + fy * fy + fz * fz;
        double a = ee * dd - ed * ed;
        double b = ee * df - ef * ed;
        double c = ee * ff - ef * ef - thick * thick * ee;
        double h = b * b - a * c;
        if (h < 0) {
            return Double.NaN;
        }
        double t = a == 0 ? Double.NEGATIVE_INFINITY : (-b - Math.sqrt(h)) / a;
        double along = ef + t * ed;
        if (along > 0 && along < ee) {
            return t;
        }
        boolean atA = along <= 0;
        return rounded ? end(atA ? df : df - ed, atA ? ff : ff - 2 * ef + ee, dd)
                : cap(atA ? -ef / ed : (ee - ef) / ed, a, b, c);
    }

    private double end(double b, double ff, double dd) {
        double h = b * b - dd * (ff - thick * thick);
        return h < 0 ? Double.NaN : (-b - Math.sqrt(h)) / dd;
    }

    private static double cap(double t, double a, double b, double c) {
        return a * t * t + 2 * b * t + c < 0 ? t : Double.NaN;
    }

    @Override
    public void normal(double x, double y, double z, double[] into) {
        double ex = bx - ax;
        double ey = by - ay;
        double ez = bz - az;
        double ee = ex * ex + ey * ey + ez * ez;
        double h = ((x - ax) * ex + (y - ay) * ey + (z - az) * ez) / ee;
        double edge = 1e-4;
        if (!rounded && (h < edge || h > 1 - edge)) {
            double length = Math.sqrt(ee) * (h < 0.5 ? -1 : 1);
            into[0] = ex / length;
            into[1] = ey / length;
            into[2] = ez / length;
            return;
        }
        double held = Math.clamp(h, 0, 1);
        into[0] = (x - ax - held * ex) / thick;
        into[1] = (y - ay - held * ey) / thick;
        into[2] = (z - az - held * ez) / thick;
    }

    @Override
    public Solid placed(Placing p) {
        return new Rod(p.x(ax, ay), p.y(ax, ay), p.z(az), p.x(bx, by), p.y(bx, by), p.z(bz), thick * p.scale(),
                rounded);
    }

    @Override
    public double centreX() {
        return (ax + bx) / 2;
    }

    @Override
    public double centreY() {
        return (ay + by) / 2;
    }

    @Override
    public double centreZ() {
        return (az + bz) / 2;
    }

    @Override
    public double radius() {
        double half = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay) + (bz - az) * (bz - az)) / 2;
        return half + thick;
    }
}
