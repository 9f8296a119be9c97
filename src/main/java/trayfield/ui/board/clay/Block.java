package trayfield.ui.board.clay;

import java.util.ArrayList;
import java.util.List;

/// A body with flat faces and no hollows, as what lies behind all of its faces.
///
/// @param faces x, y and z of each face's outward direction, of length 1, and how far out it lies, four numbers a face
public record Block(double[] faces, double centreX, double centreY, double centreZ, double radius) implements Solid {

    /// A box by its middle and half its lengths.
    public static Block box(double x, double y, double z, double halfX, double halfY, double halfZ) {
        return tapered(x, y, z - halfZ, z + halfZ, halfX, halfY, halfX, halfY);
    }

    /// A box whose top is smaller or larger than its bottom: half lengths at the bottom, then at the top.
    public static Block tapered(double x, double y, double low, double high, double halfX, double halfY, double topX,
            double topY) {
        Faces faces = new Faces();
        double rise = high - low;
        faces.add(0, 0, 1, 0, 0, high);
        faces.add(0, 0, -1, 0, 0, low);
        faces.add(rise, 0, halfX - topX, x + halfX, 0, low);
        faces.add(-rise, 0, halfX - topX, x - halfX, 0, low);
        faces.add(0, rise, halfY - topY, 0, y + halfY, low);
        faces.add(0, -rise, halfY - topY, 0, y - halfY, low);
        double wide = Math.max(halfX, topX);
        double deep = Math.max(halfY, topY);
        return faces.around(x, y, (low + high) / 2, Math.sqrt(wide * wide + deep * deep + rise * rise / 4));
    }

    /// An outline in the upright plane from south to north, drawn out from west to east.
    ///
    /// @param outline y and z of its corners, anticlockwise seen with north to the right
    public static Block profile(double west, double east, double... outline) {
        Faces faces = new Faces();
        faces.add(1, 0, 0, east, 0, 0);
        faces.add(-1, 0, 0, west, 0, 0);
        double midY = 0;
        double midZ = 0;
        int corners = outline.length / 2;
        for (int i = 0; i < corners; i++) {
            double y = outline[2 * i];
            double z = outline[2 * i + 1];
            int next = (i + 1) % corners;
            faces.add(0, outline[2 * next + 1] - z, y - outline[2 * next], 0, y, z);
            midY += y / corners;
            midZ += z / corners;
        }
        double far = 0;
        for (int i = 0; i < corners; i++) {
            far = Math.max(far, Math.hypot(outline[2 * i] - midY, outline[2 * i + 1] - midZ));
        }
        return faces.around((west + east) / 2, midY, midZ, Math.hypot(far, (east - west) / 2));
    }

    private static final class Faces {
        private final List<double[]> faces = new ArrayList<>();

        /// A face with this direction through this point.
        void add(double nx, double ny, double nz, double x, double y, double z) {
            double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
            faces.add(new double[] {nx / length, ny / length, nz / length, (nx * x + ny * y + nz * z) / length});
        }

        Block around(double x, double y, double z, double radius) {
            double[] all = new double[4 * faces.size()];
            for (int i = 0; i < faces.size(); i++) {
                System.arraycopy(faces.get(i), 0, all, 4 * i, 4);
            }
            return new Block(all, x, y, z, radius);
        }
    }

    @Override
    public double hit(double ox, double oy, double oz, double dx, double dy, double dz) {
        double enter = Double.NEGATIVE_INFINITY;
        double leave = Double.POSITIVE_INFINITY;
        for (int i = 0; i < faces.length; i += 4) {
            double out = faces[i] * ox + faces[i + 1] * oy + faces[i + 2] * oz - faces[i + 3];
            double speed = faces[i] * dx + faces[i + 1] * dy + faces[i + 2] * dz;
            if (speed < 0) {
                enter = Math.max(enter, -out / speed);
            } else if (speed > 0) {
                leave = Math.min(leave, -out / speed);
            } else if (out > 0) {
                return Double.NaN;
            }
        }
        return enter <= leave ? enter : Double.NaN;
    }

    @Override
    public void normal(double x, double y, double z, double[] into) {
        int best = 0;
        double least = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < faces.length; i += 4) {
            double out = faces[i] * x + faces[i + 1] * y + faces[i + 2] * z - faces[i + 3];
            if (out > least) {
                least = out;
                best = i;
            }
        }
        System.arraycopy(faces, best, into, 0, 3);
    }

    @Override
    public Solid placed(Placing p) {
        double[] moved = new double[faces.length];
        for (int i = 0; i < faces.length; i += 4) {
            double nx = faces[i] * p.cos() + faces[i + 1] * p.sin();
            double ny = faces[i + 1] * p.cos() - faces[i] * p.sin();
            moved[i] = nx;
            moved[i + 1] = ny;
            moved[i + 2] = faces[i + 2];
            moved[i + 3] = faces[i + 3] * p.scale() + nx * p.dx() + ny * p.dy() + faces[i + 2] * p.dz();
        }
        return new Block(moved, p.x(centreX, centreY), p.y(centreX, centreY), p.z(centreZ), radius * p.scale());
    }
}
