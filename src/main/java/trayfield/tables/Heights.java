package trayfield.tables;

import trayfield.model.RuleRef;
import trayfield.model.Terrain;

/// How high things stand above their ground, in hill steps, for sight.
public record Heights(int figure, int trees, int town, RuleRef clause) {

    /// Height of what covers a square: 0 in the open and on water.
    public int cover(Terrain terrain) {
        return switch (terrain) {
            case TREES -> trees;
            case TOWN -> town;
            case OPEN, RIVER, FORD, SWAMP -> 0;
        };
    }
}
