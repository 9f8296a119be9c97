package trayfield.model;

import java.util.Optional;

/// What covers or fills a square, apart from its height and a road. The symbol is that of the scenario file.
public enum Terrain {
    OPEN('.'), TREES('T'), TOWN('#'), RIVER('~'), FORD('f'), SWAMP('s');

    private static final Terrain[] ALL = values();

    public final char symbol;

    Terrain(char symbol) {
        this.symbol = symbol;
    }

    public boolean water() {
        return this == RIVER || this == FORD || this == SWAMP;
    }

    public static Optional<Terrain> of(char symbol) {
        for (Terrain terrain : ALL) {
            if (terrain.symbol == symbol) {
                return Optional.of(terrain);
            }
        }
        return Optional.empty();
    }
}
