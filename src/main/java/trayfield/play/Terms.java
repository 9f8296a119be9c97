package trayfield.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import trayfield.model.Muster;
import trayfield.model.Scenario;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;
import trayfield.notation.Phrases;
import trayfield.tables.RuleTable;

/// A scenario's facts and ends in sentences for players.
public final class Terms {
    static final Phrases PHRASES = Phrases.of("trayfield.play.terms");

    private final Scenario scenario;
    private final Words names;

    public Terms(RuleTable table, Scenario scenario) {
        this.scenario = scenario;
        this.names = new Words(table, scenario);
    }

    /// "24 x 16 squares, 12 trays against 10, 15 turns".
    public String facts() {
        return facts("terms.facts");
    }

    /// The same for a narrow place.
    public String shortFacts() {
        return facts("terms.facts.short");
    }

    private String facts(String key) {
        Muster muster = new Muster(scenario);
        int[] count = new int[2];
        for (int tray = 0; tray < muster.size(); tray++) {
            count[muster.side(tray)]++;
        }
        return say(key, scenario.board().columns(), scenario.board().rows(),
                armies(count), length());
    }

    private String armies(int[] trays) {
        String kind = scenario.units().isEmpty() ? "terms.trays" : "terms.men";
        return trays[0] == trays[1] ? say(kind + ".each", trays[0]) : say(kind, trays[0], trays[1]);
    }

    private String length() {
        return scenario.turnLimit().isPresent() ? say("terms.turns", scenario.turnLimit().getAsInt())
                : say("terms.noLimit");
    }

    /// A side's trays by type, in file order: "4 Rifle, 2 Machine gun"; of an Ancient army its units, and the classes that
    /// they are to be of.
    public String force(String side) {
        return scenario.units().isEmpty() ? trays(side) : units(side);
    }

    private String units(String side) {
        List<UnitPlan> units = scenario.units().stream().filter(unit -> unit.side().equals(side)).toList();
        String army = say("terms.army", units.size(), units.stream().mapToInt(unit -> unit.men().size()).sum());
        SequencedMap<String, Integer> quota = scenario.rosters().get(side);
        return quota == null ? army : say("terms.army.quota", army, quota.entrySet().stream()
                .map(one -> say("terms.army.class", one.getKey(), one.getValue())).collect(Collectors.joining(say("terms.comma"))));
    }

    private String trays(String side) {
        Muster muster = new Muster(scenario);
        SequencedMap<String, Integer> types = new LinkedHashMap<>();
        for (int tray = 0; tray < muster.size(); tray++) {
            if (muster.sideId(muster.side(tray)).equals(side)) {
                types.merge(muster.type(tray), 1, Integer::sum);
            }
        }
        return types.entrySet().stream().map(type -> say("terms.count", type.getValue(), names.type(type.getKey())))
                .collect(Collectors.joining(say("terms.comma")));
    }

    /// Every way in which the game can end beside the loss of all trays.
    public List<String> ends() {
        List<String> ends = new ArrayList<>();
        scenario.headquarters().forEach((side, squares) -> ends.add(say("terms.headquarters", names.side(side),
                squares(squares))));
        scenario.victory().forEach(way -> ends.add(way(way)));
        scenario.turnLimit().ifPresent(turn -> ends.add(atLimit(turn)));
        ends.add(say("terms.elimination"));
        return ends;
    }

    private String way(Victory way) {
        String side = names.side(way.side());
        return switch (way) {
            case Victory.Capture capture when capture.count() == 1 ->
                say("terms.capture.one", side, squares(capture.squares()));
            case Victory.Capture capture -> say("terms.capture", side, capture.count(), squares(capture.squares()));
            case Victory.Losses losses -> say("terms.losses", side, losses.count());
            case Victory.Exit exit -> say("terms.exit", side, exit.count(), names.facing(exit.edge()));
        };
    }

    private String atLimit(int turn) {
        return switch (scenario.atLimit()) {
            case AtLimit.Draw _ -> say("terms.limit.draw", turn);
            case AtLimit.FewerLosses _ -> say("terms.limit.losses", turn);
            case AtLimit.Wins(String side) -> say("terms.limit.wins", turn, names.side(side));
        };
    }

    /// Who begins.
    public String first() {
        return scenario.firstSide().map(side -> say("terms.first", names.side(side))).orElse(say("terms.first.dice"));
    }

    private String squares(List<Square> squares) {
        return squares.stream().map(Square::name).collect(Collectors.joining(say("terms.comma")));
    }

    /// In the words of an army of men where they have their own.
    private String say(String key, Object... args) {
        return scenario.units().isEmpty() ? PHRASES.say(key, args)
                : PHRASES.find(key + ".ofMen", args).orElseGet(() -> PHRASES.say(key, args));
    }
}
