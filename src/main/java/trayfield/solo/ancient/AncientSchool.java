package trayfield.solo.ancient;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Muster;
import trayfield.model.Position;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Progress;
import trayfield.solo.sand.Reserve;
import trayfield.solo.sand.School;
import trayfield.solo.sand.Stance;
import trayfield.tables.AncientTable;

/// Ancient armies of one scenario.
public final class AncientSchool implements School {
    private static final double RESERVE = 4;
    private static final double THROWS = 2.5;
    private static final double PROGRESS = 0.7;
    private static final double SPEED = 5;

    private final Rulebook book;
    private final Host host;
    private final Flight flight;
    private final Volleys volleys;
    private final Strikes strikes;
    private final Marches marches;
    private final Skirmish skirmish;
    private final Melees melees;
    private final Coup coup;
    private final Mission[] missions;
    private final Reserve reserve;

    public AncientSchool(Rulebook book, AncientTable table, Muster muster) {
        this.book = book;
        this.host = new Host(table, muster);
        Bout bout = new Bout(host);
        this.flight = new Flight(host, book);
        this.volleys = new Volleys(host, book, flight);
        this.strikes = new Strikes(host, book, bout);
        this.marches = new Marches(host, book);
        this.skirmish = new Skirmish(host, book, bout);
        this.melees = new Melees(host, book);
        this.coup = new Coup(host, book);
        this.missions = Mission.ofBoth(muster.scenario(), going(host));
        this.reserve = new Reserve(muster);
    }

    /// Ways by the costs of the table: so many parts to a square as a mission counts.
    static Mission.Going going(Host host) {
        int square = host.table().costs().square().value();
        return (from, to) -> Mission.SQUARE * host.step(from, to) / square;
    }

    Rulebook book() {
        return book;
    }

    Host host() {
        return host;
    }

    Flight flight() {
        return flight;
    }

    Volleys volleys() {
        return volleys;
    }

    Strikes strikes() {
        return strikes;
    }

    Marches marches() {
        return marches;
    }

    Skirmish skirmish() {
        return skirmish;
    }

    Coup coup() {
        return coup;
    }

    Melees melees() {
        return melees;
    }

    Mission mission(int side) {
        return missions[side];
    }

    Reserve reserve() {
        return reserve;
    }

    /// Grows as the limit comes near, or as the game drags on, so that nobody dithers for ever.
    double urgency(Position position, int side) {
        int limit = host.muster().scenario().turnLimit().orElse(0);
        if (limit == 0) {
            return 1 + position.turn() / 10.0;
        }
        double gone = (double) position.turn() / limit;
        return missions[side].holdsOut() || gone < 0.4 ? 1 : 1 + 2 * (gone - 0.4);
    }

    @Override
    public Conduct conduct(int side, Stance[] stances) {
        return new AncientConduct(this, side, stances, Craft.REGULAR);
    }

    @Override
    public Conduct mastery(int side, Stance[] stances) {
        return new AncientConduct(this, side, stances, Craft.SEASONED);
    }

    @Override
    public Stance seasoned() {
        return Craft.STANCE;
    }

    @Override
    public double lead(Position position, int side) {
        return RESERVE * Math.log((1.0 + reserve.left(position, side)) / (1 + reserve.left(position, 1 - side)))
                + THROWS * (unthrown(position, side) - unthrown(position, 1 - side))
                + PROGRESS * (Progress.of(position, side, missions[side], SPEED)
                        - Progress.of(position, 1 - side, missions[1 - side], SPEED));
    }

    /// The share of a side's men on the board who have not thrown yet.
    private double unthrown(Position position, int side) {
        int men = 0;
        int left = 0;
        for (int unit = 0; unit < host.units(); unit++) {
            if (host.unitSide(unit) == side) {
                int living = host.living(position, unit).length;
                men += living;
                left += Host.state(position).thrown(unit) ? 0 : living;
            }
        }
        return men == 0 ? 0 : (double) left / men;
    }

    @Override
    public List<int[]> bodies(Position position, int side) {
        List<int[]> bodies = new ArrayList<>();
        for (int unit = 0; unit < host.units(); unit++) {
            int[] men = host.living(position, unit);
            if (host.unitSide(unit) == side && men.length > 0) {
                bodies.add(men);
            }
        }
        return bodies;
    }
}
