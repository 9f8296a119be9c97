package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.AncientState;
import trayfield.model.AncientState.Clash;
import trayfield.model.Event;
import trayfield.model.Muster;
import trayfield.model.Observation;
import trayfield.model.Observation.UnitView;
import trayfield.model.Odds;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.rules.Observer;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// What each side may know: its own classes and declarations, never the other's.
final class Veil {
    private final AncientTable table;
    private final Muster muster;
    private final Army army;
    private final Melee melee;
    private final Observer observer;

    Veil(AncientTable table, Muster muster, Army army, Melee melee) {
        this.table = table;
        this.muster = muster;
        this.army = army;
        this.melee = melee;
        this.observer = new Observer(table.rules(), muster, table.houseRules());
    }

    Observation observe(Position position, Optional<String> viewer) {
        AncientState state = Army.state(position);
        List<UnitView> units = new ArrayList<>(army.units());
        List<String> declared = new ArrayList<>();
        for (int unit = 0; unit < army.units(); unit++) {
            boolean known = mayKnow(viewer, army.unitSide(unit));
            units.add(new UnitView(army.unitId(unit), muster.sideId(army.unitSide(unit)),
                    known ? state.unitClass(unit) : Optional.empty(), state.thrown(unit)));
            if (known && state.declared(unit)) {
                declared.add(army.unitId(unit));
            }
        }
        return observer.of(position, viewer, units, declared, besides(position, viewer));
    }

    private boolean mayKnow(Optional<String> viewer, int side) {
        return viewer.isEmpty() || viewer.get().equals(muster.sideId(side));
    }

    /// What the fingerprint must tell apart beside what is on the table: aims as far as known, contact, arrivals, the fight.
    private String besides(Position position, Optional<String> viewer) {
        AncientState state = Army.state(position);
        StringBuilder text = new StringBuilder();
        for (int man = 0; man < muster.size(); man++) {
            if (state.aim(man) >= 0 && mayKnow(viewer, muster.side(man))) {
                text.append(muster.id(man)).append('>').append(muster.id(state.aim(man))).append(' ');
            }
            if (state.inContact(man)) {
                text.append(muster.id(man)).append(" in contact ");
            }
            if (state.arrival(man) > 0) {
                text.append(muster.id(man)).append(" arrived ").append(state.arrival(man)).append(' ');
            }
        }
        return text.append(switch (state.clash()) {
            case Clash.Quiet _ -> "";
            case Clash.Fight(int faced, int defender, List<Integer> attackers) -> "fight " + muster.id(faced) + " "
                    + muster.id(defender) + " " + attackers.stream().map(muster::id).toList();
            case Clash.Advance(int attacker, int square) ->
                "advance " + muster.id(attacker) + " " + muster.board().square(square).name();
        }).toString();
    }

    Optional<Event> tell(Event event, String viewer) {
        return switch (event) {
            case Event.Declared declared -> declared.side().equals(viewer) ? Optional.of(event) : Optional.empty();
            case Event.RosterSet set -> Optional.of(set.side().equals(viewer) ? set
                    : new Event.RosterSet(set.side(), List.of(), set.rule()));
            case Event.Fought fought -> Optional.of(new Event.Fought(fought.attacker(), fought.defender(),
                    fought.attackerFace(), fought.defenderFace(), own(fought.attacker(), fought.attackerPower(), viewer),
                    own(fought.defender(), fought.defenderPower(), viewer), fought.outcome(), fought.rule()));
            default -> Optional.of(event);
        };
    }

    private OptionalInt own(String man, OptionalInt power, String viewer) {
        return muster.sideId(muster.side(muster.tray(man))).equals(viewer) ? power : OptionalInt.empty();
    }

    /// The chances of an attack: one case for each class that the other side's man may be of.
    Odds odds(Position position, int man, int target, Optional<String> viewer) {
        Melee.Bout bout = melee.boutOf(position, man, target);
        List<ManClass> attacker = possible(position, bout.faced(), viewer);
        List<ManClass> defender = possible(position, bout.defender(), viewer);
        List<Odds.Case> cases = new ArrayList<>();
        for (ManClass attack : attacker) {
            for (ManClass defence : defender) {
                String given = attacker.size() > 1 ? attack.id() : defender.size() > 1 ? defence.id() : "";
                cases.add(new Odds.Case(given, melee.chances(bout, attack.meleePower(), defence.meleePower()),
                        bout.modifiers()));
            }
        }
        return new Odds(cases);
    }

    /// The classes that a man may be of as far as the viewer may know: his side's quota, or every class where classes
    /// are fixed.
    private List<ManClass> possible(Position position, int man, Optional<String> viewer) {
        if (mayKnow(viewer, muster.side(man))) {
            return List.of(army.manClass(position, man));
        }
        Scenario scenario = muster.scenario();
        Map<String, Integer> quota = scenario.rosters().get(muster.sideId(muster.side(man)));
        return table.classes().stream().filter(one -> quota == null || quota.getOrDefault(one.id(), 0) > 0).toList();
    }
}
