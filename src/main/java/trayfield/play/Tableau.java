package trayfield.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import trayfield.model.Facing;
import trayfield.model.Note;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Observation.UnitView;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.model.Side;

/// The position of a game as the beginning of another one: all trays where they stand, with their classes where they are
/// known, and what is left of the turns, losses and trays that the game asks for. It begins with a turn (Ancient: a
/// sequence) of its own: what was done of the one under way is left out, as is what was thrown.
public final class Tableau {
    private static final int LONGEST_TITLE = 200;

    private final Scenario scenario;
    private final Observation seen;

    private Tableau(Seat referee) {
        this.scenario = referee.scenario();
        this.seen = referee.observation();
    }

    /// @param referee who sees all: nothing is hidden in what it makes
    public static Scenario of(Seat referee) {
        return new Tableau(referee).scenario();
    }

    /// What a game that begins so has written at its start.
    public static Note note(Seat referee) {
        Scenario scenario = referee.scenario();
        return Cup.byHand(scenario.units().isEmpty() ? "note.setUp" : "note.setUp.ofMen", scenario.title(),
                referee.observation().turn());
    }

    private Scenario scenario() {
        String title = Words.say(scenario.units().isEmpty() ? "setUp.title" : "setUp.title.ofMen", scenario.title(), seen.turn());
        return scenario.named(scenario.id(), title.length() > LONGEST_TITLE ? scenario.title() : title, scenario.briefing())
                .withTrays(trays()).withUnits(units()).withRosters(rosters()).withVictory(victory())
                .withLimit(limit(), scenario.atLimit()).withFirstSide(first());
    }

    private List<Scenario.Placement> trays() {
        return scenario.trays().isEmpty() ? List.of() : seen.trays().stream().map(tray ->
                new Scenario.Placement(tray.id(), tray.side(), tray.type(), tray.at(), tray.facing())).toList();
    }

    private List<Scenario.UnitPlan> units() {
        List<Scenario.UnitPlan> units = new ArrayList<>();
        for (Scenario.UnitPlan unit : scenario.units()) {
            List<Scenario.Post> men = seen.trays().stream().filter(tray -> tray.unit().filter(unit.id()::equals).isPresent())
                    .map(Tableau::post).toList();
            if (!men.isEmpty()) {
                units.add(new Scenario.UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(),
                        known(unit.side()) ? classOf(unit.id()) : unit.unitClass(), men));
            }
        }
        return units;
    }

    private static Scenario.Post post(TrayView man) {
        return new Scenario.Post(man.at(), man.facing());
    }

    /// True where each unit of a side has its class.
    private boolean known(String side) {
        return seen.units().stream().filter(unit -> unit.side().equals(side)).allMatch(unit -> unit.unitClass().isPresent());
    }

    private Optional<String> classOf(String unit) {
        return seen.units().stream().filter(one -> one.id().equals(unit)).findFirst().flatMap(UnitView::unitClass);
    }

    /// A quota that was handed out is none any more.
    private SequencedMap<String, SequencedMap<String, Integer>> rosters() {
        SequencedMap<String, SequencedMap<String, Integer>> rosters = new LinkedHashMap<>(scenario.rosters());
        scenario.sides().stream().map(Side::id).filter(this::known).forEach(rosters::remove);
        return rosters;
    }

    private List<Scenario.Victory> victory() {
        return scenario.victory().stream().map(this::left).toList();
    }

    private Scenario.Victory left(Scenario.Victory way) {
        return switch (way) {
            case Scenario.Victory.Capture capture -> capture;
            case Scenario.Victory.Losses(String side, int count) ->
                new Scenario.Victory.Losses(side, left(count, seen.lost().getOrDefault(side, 0)));
            case Scenario.Victory.Exit(String side, Facing edge, int count) ->
                new Scenario.Victory.Exit(side, edge, left(count, seen.exited().getOrDefault(side, 0)));
        };
    }

    private OptionalInt limit() {
        return scenario.turnLimit().isEmpty() ? OptionalInt.empty()
                : OptionalInt.of(left(scenario.turnLimit().getAsInt(), seen.turn() - 1));
    }

    private static int left(int all, int done) {
        return Math.max(1, all - done);
    }

    /// The side whose turn it is; none, and so the dice, while it is nobody's or both declare missiles.
    private Optional<String> first() {
        boolean turn = seen.phase() == Phase.ACT || seen.phase() == Phase.MOVE || seen.phase() == Phase.MELEE;
        return turn ? seen.side() : seen.turn() == 1 ? scenario.firstSide() : Optional.empty();
    }
}
