package trayfield.solo.sand;

import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;

/// How many trays each side may still lose before it has lost the game, at the start and now.
public final class Reserve {
    private final Muster muster;
    private final int[] limit = new int[2];
    private final int[] strength = new int[2];

    public Reserve(Muster muster) {
        this.muster = muster;
        Scenario scenario = muster.scenario();
        for (int tray = 0; tray < muster.size(); tray++) {
            strength[muster.side(tray)]++;
        }
        for (int side = 0; side < limit.length; side++) {
            String id = muster.sideId(side);
            limit[side] = scenario.victory().stream()
                    .filter(terms -> terms instanceof Victory.Losses && terms.side().equals(id))
                    .mapToInt(Victory::count).min().orElse(strength[side]);
        }
    }

    /// Trays that a side can lose until it has lost.
    public int left(Position position, int side) {
        int exits = position.exits(side);
        return Math.max(0, Math.min(limit[side], strength[side] - exits) - position.losses(side));
    }

    /// What is left of a side's reserve, 1 at the start.
    public double share(Position position, int side) {
        return (double) left(position, side) / Math.max(1, limit[side]);
    }

    /// How much dearer an own tray is than one of the enemy's.
    public double price(Position position, int side) {
        return Math.clamp((double) Math.max(1, left(position, 1 - side)) / Math.max(1, left(position, side)), 0.6, 1.7);
    }
}
