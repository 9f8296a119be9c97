package trayfield.solo.sand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import trayfield.model.Observation.UnitView;
import trayfield.model.Scenario;
import trayfield.play.Clerk;
import trayfield.play.Seat;

/// The classes of all units as one side may think them to be: its own as they are, the enemy's drawn by lot among those
/// that agree with all it was told and with the enemy's quota.
public final class Guess {
    private static final int TRIES = 40;

    private final List<UnitView> units;
    private final Clerk clerk;
    private final String viewer;
    private final Optional<SequencedMap<String, Integer>> quota;

    /// @param clerk of that seat
    public Guess(Seat seat, Clerk clerk) {
        Scenario scenario = seat.scenario();
        this.units = seat.observation().units();
        this.clerk = clerk;
        this.viewer = seat.viewer().orElseThrow();
        this.quota = scenario.sides().stream().map(side -> side.id()).filter(side -> !side.equals(viewer))
                .filter(side -> scenario.rosters().containsKey(side)).map(side -> scenario.rosters().get(side)).findFirst();
    }

    /// One way that it may be, by unit.
    public List<Optional<String>> draw(SplittableRandom lots) {
        List<Optional<String>> drawn = List.of();
        for (int tries = 0; tries < TRIES && drawn.isEmpty(); tries++) {
            drawn = deal(lots, quota.isPresent() && tries < TRIES - 1);
        }
        return drawn;
    }

    /// Deals the quota's classes to the units in random order; empty where that comes to a unit that none fits.
    private List<Optional<String>> deal(SplittableRandom lots, boolean byQuota) {
        List<String> deck = new ArrayList<>();
        quota.ifPresent(counts -> counts.forEach((id, count) -> {
            for (int i = 0; i < count; i++) {
                deck.add(id);
            }
        }));
        List<Optional<String>> classes = new ArrayList<>();
        for (UnitView unit : units) {
            if (unit.side().equals(viewer)) {
                classes.add(unit.unitClass());
                continue;
            }
            List<String> possible = clerk.possible(unit.id());
            List<String> fitting = byQuota ? deck.stream().filter(possible::contains).toList() : possible;
            if (fitting.isEmpty()) {
                return List.of();
            }
            String id = fitting.get(lots.nextInt(fitting.size()));
            deck.remove(id);
            classes.add(Optional.of(id));
        }
        return classes;
    }
}
