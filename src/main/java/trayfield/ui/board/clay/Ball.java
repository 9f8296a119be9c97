package trayfield.ui.board.clay;

/// An ellipsoid: half its length across, along and up, turned about its upright axis.
public record Ball(double centreX, double centreY, double centreZ, double across, double along, double up, double cos,
        double sin) implements Solid {

    public static Ball of(double x, double y, double z, double radius) {
        return new Ball(x, y, z, radius, radius, radius, 1, 0);
    }

    public static Ball of(double x, double y, double z, double across, double along, double up) {
        return new Ball(x, y, z, across, along, up, 1, 0);
    }

    @Override
    public double hit(double ox, double oy, double oz, double dx, double dy, double dz) {
        double px = ox - centreX;
        double py = oy - centreY;
        double sx = (px * cos - py * sin) / across;
        double sy = (px * sin + py * cos) / along;
        double sz = (oz - centreZ) / up;
        double tx = (dx * cos - dy * sin) / across;
        double ty = (dx * sin + dy * cos) / along;
        double tz = dz / up;
        double a = tx * tx + ty * ty + tz * tz;
        double b = sx * tx + sy * ty + sz * tz;
        double c = sx * sx + sy * sy + sz * sz - 1;
        double h = b * b - a * c;
        return h < 0 ? Double.NaN : (-b - Math.sqrt(h)) / a;
    }

    @Override
    public void normal(double x, double y, double z, double[] into) {
        double px = x - centreX;
        double py = y - centreY;
        double nx = (px * cos - py * sin) / (across * across);
        double ny = (px * sin + py * cos) / (along * along);
        double nz = (z - centreZ) / (up * up);
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        into[0] = (nx * cos + ny * sin) / length;
        into[1] = (ny * cos - nx * sin) / length;
        into[2] = nz / length;
    }

    @Override
    public Solid placed(Placing p) {
        return new Ball(p.x(centreX, centreY), p.y(centreX, centreY), p.z(centreZ), across * p.scale(),
                along * p.scale(), up * p.scale(), cos * p.cos() - sin * p.sin(), sin * p.cos() + cos * p.sin());
    }

    @Override
    public double radius() {
        return Math.max(across, Math.max(along, up));
    }
}
