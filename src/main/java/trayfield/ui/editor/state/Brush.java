package trayfield.ui.editor.state;

import trayfield.model.Ground;
import trayfield.model.Terrain;

/// What a stroke does to the squares that it touches; with the other button of the mouse it does the contrary. Swamps are
/// no ground of Modern scenarios (modern.G.3), which the list of problems says; the brush lays them all the same.
public enum Brush {
    RAISE, LOWER,
    /// Sets the height that was chosen.
    LEVEL,
    TREES(Terrain.TREES), TOWN(Terrain.TOWN), RIVER(Terrain.RIVER), FORD(Terrain.FORD), SWAMP(Terrain.SWAMP),
    ROAD,
    /// A headquarters of the chosen side.
    HEADQUARTERS,
    /// Takes away all that lies on the ground: cover, water, roads, headquarters, trays. Hills stay.
    ERASER;

    private final Terrain terrain;

    Brush() {
        this(null);
    }

    Brush(Terrain terrain) {
        this.terrain = terrain;
    }

    /// The brush that lays this terrain; the eraser for open ground.
    static Brush of(Terrain terrain) {
        for (Brush brush : values()) {
            if (brush.terrain == terrain && terrain != null) {
                return brush;
            }
        }
        return ERASER;
    }

    /// The ground after one touch.
    ///
    /// @param level    the height that [#LEVEL] sets
    /// @param contrary true for the other button
    Ground on(Ground ground, int level, boolean contrary) {
        return switch (this) {
            case RAISE -> height(ground, ground.height() + (contrary ? -1 : 1));
            case LOWER -> height(ground, ground.height() + (contrary ? 1 : -1));
            case LEVEL -> height(ground, contrary ? 0 : level);
            case ROAD -> new Ground(ground.height(), ground.terrain(), !contrary);
            case TREES, TOWN, RIVER, FORD, SWAMP -> terrain(ground, contrary);
            case ERASER -> new Ground(ground.height(), Terrain.OPEN, false);
            case HEADQUARTERS -> ground;
        };
    }

    private Ground terrain(Ground ground, boolean contrary) {
        if (contrary) {
            return ground.terrain() == terrain ? new Ground(ground.height(), Terrain.OPEN, ground.road()) : ground;
        }
        return new Ground(ground.height(), terrain, ground.road());
    }

    private static Ground height(Ground ground, int height) {
        return new Ground(Math.clamp(height, 0, Ground.HIGHEST), ground.terrain(), ground.road());
    }
}
