package trayfield.model;

/// The ground of one square: height in hill steps, terrain, and whether a road runs there.
/// A road over water is a bridge or causeway and counts as road, not as water.
public record Ground(int height, Terrain terrain, boolean road) {
    public static final int HIGHEST = 9;
    public static final Ground OPEN = new Ground(0, Terrain.OPEN, false);

    public Ground {
        if (height < 0 || height > HIGHEST) {
            throw new IllegalArgumentException("height in hill steps is 0 to " + HIGHEST + ": " + height);
        }
    }

    public boolean bridge() {
        return road && terrain.water();
    }

    /// True where one stands in water: river, ford or swamp without a road over it.
    public boolean wet() {
        return terrain.water() && !road;
    }
}
