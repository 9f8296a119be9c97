package trayfield.ui.board.clay;

import java.util.Arrays;
import java.util.List;

/// The highest point of a model over each of a grid of points on the ground, looking along one slant: that of the eye,
/// or that of the light. A slant of (a, b) means that what stands z high over (x, y) is seen over (x - a z, y - b z).
final class Depths {
    final int width;
    final int height;
    final float[] z;
    final short[] part;
    private final double scale;
    private final double west;
    private final double north;
    private final double slantX;
    private final double slantY;

    /// @param scale points of the grid for a length of 1
    /// @param west  x of the grid's west edge; `north`: y of its north edge
    Depths(int width, int height, double scale, double west, double north, double slantX, double slantY) {
        this.width = width;
        this.height = height;
        this.scale = scale;
        this.west = west;
        this.north = north;
        this.slantX = slantX;
        this.slantY = slantY;
        this.z = new float[width * height];
        this.part = new short[width * height];
        Arrays.fill(part, (short) -1);
    }

    Depths cover(List<Part> parts) {
        for (int i = 0; i < parts.size(); i++) {
            cover(parts.get(i).solid(), (short) i);
        }
        return this;
    }

    private void cover(Solid solid, short number) {
        double x = solid.centreX() - slantX * solid.centreZ();
        double y = solid.centreY() - slantY * solid.centreZ();
        double reach = solid.radius() * Math.sqrt(1 + slantX * slantX + slantY * slantY);
        int fromColumn = Math.max(0, column(x - reach));
        int toColumn = Math.min(width - 1, column(x + reach) + 1);
        int fromRow = Math.max(0, row(y + reach));
        int toRow = Math.min(height - 1, row(y - reach) + 1);
        double high = solid.centreZ() + solid.radius() + 1;
        for (int row = fromRow; row <= toRow; row++) {
            double atY = y(row) + slantY * high;
            for (int column = fromColumn; column <= toColumn; column++) {
                double t = solid.hit(x(column) + slantX * high, atY, high, -slantX, -slantY, -1);
                int at = row * width + column;
                if (high - t > z[at]) {
                    z[at] = (float) (high - t);
                    part[at] = number;
                }
            }
        }
    }

    double x(int column) {
        return west + (column + 0.5) / scale;
    }

    double y(int row) {
        return north - (row + 0.5) / scale;
    }

    private int column(double x) {
        return (int) Math.floor((x - west) * scale);
    }

    private int row(double y) {
        return (int) Math.floor((north - y) * scale);
    }

    /// The height seen over the ground point behind which (x, y, z) lies; 0 beside the grid.
    float over(double x, double y, double atZ) {
        int column = column(x - slantX * atZ);
        int row = row(y - slantY * atZ);
        return column < 0 || row < 0 || column >= width || row >= height ? 0 : z[row * width + column];
    }
}
