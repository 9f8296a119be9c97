package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Event;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.tables.ModernTable;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.Weapon;
import trayfield.ui.play.state.TurnBar.Kind;
import trayfield.ui.play.state.TurnBar.State;
import trayfield.ui.play.state.TurnBar.Step;

/// The Modern rules on the playing screen: dice for the first move, then turn by turn, tray by tray.
record ModernIdiom(ModernTable table) implements Idiom {

    @Override
    public String dialect() {
        return "";
    }

    @Override
    public boolean secrets() {
        return false;
    }

    @Override
    public List<Step> sequence(Standing standing) {
        Observation seen = standing.seen();
        Scenario scenario = standing.seat().scenario();
        List<Step> steps = new ArrayList<>();
        if (seen.phase() == Phase.FIRST) {
            steps.add(new Step(Kind.DICE, Optional.empty(), State.NOW));
        }
        Optional<String> first = firstSide(standing);
        if (first.isPresent()) {
            String second = scenario.sides().get(1 - scenario.sideIndex(first.get())).id();
            boolean secondPlays = seen.side().filter(second::equals).isPresent();
            sideSteps(standing, first.get(), secondPlays, steps);
            sideSteps(standing, second, false, steps);
        } else {
            steps.add(new Step(Kind.ACT, Optional.empty(), State.AHEAD));
            steps.add(new Step(Kind.END, Optional.empty(), State.AHEAD));
        }
        return steps;
    }

    private static void sideSteps(Standing standing, String side, boolean over, List<Step> into) {
        boolean plays = standing.seen().side().filter(side::equals).isPresent();
        boolean nothingLeft = plays && standing.live() && standing.mayEnd() && standing.open().isEmpty();
        State act = over || nothingLeft ? State.DONE : plays ? State.NOW : State.AHEAD;
        into.add(new Step(Kind.ACT, Optional.of(side), act));
        into.add(new Step(Kind.END, Optional.of(side), over ? State.DONE : nothingLeft ? State.NOW : State.AHEAD));
    }

    /// The side that goes first in every round, once that is settled.
    private static Optional<String> firstSide(Standing standing) {
        Optional<String> named = standing.seat().scenario().firstSide();
        if (named.isPresent()) {
            return named;
        }
        for (Told told : standing.seat().told(0)) {
            for (Event event : told.events()) {
                if (event instanceof Event.WentFirst first) {
                    return Optional.of(first.side());
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public List<String> card(Talk talk, Standing standing, TrayView tray) {
        UnitFacts facts = talk.facts(tray.type());
        String move = facts.roadMove().isPresent() ? talk.say("card.moveRoad", facts.move(), facts.roadMove().getAsInt())
                : talk.say("card.move", facts.move());
        String power = facts.power().isPresent() ? talk.say("card.power", facts.power().getAsInt())
                : talk.say("card.noPower");
        List<String> lines = new ArrayList<>();
        lines.add(talk.say("card.numbers", move, power));
        facts.weapons().forEach(weapon -> lines.add(weapon(talk, weapon)));
        return lines;
    }

    private static String weapon(Talk talk, Weapon weapon) {
        List<String> more = new ArrayList<>();
        if (weapon.allRound()) {
            more.add(talk.say("card.allRound"));
        }
        if (weapon.indirect()) {
            more.add(talk.say("card.indirect"));
        }
        if (!weapon.kills().contains(UnitClass.VEHICLE)) {
            more.add(talk.say("card.noVehicles"));
        }
        String line = talk.say("card.weapon", talk.words().weapon(weapon.id()), weapon.range(), Talk.faces(weapon.hits()));
        return more.isEmpty() ? line : talk.say("card.weapon.more", line, String.join(", ", more));
    }

    @Override
    public String cost(Talk talk, Observation seen, TrayView tray, int cost) {
        UnitFacts facts = talk.facts(tray.type());
        return talk.say(facts.countsParts() ? "cost.parts" : "cost.squares", cost, facts.allowance());
    }

    @Override
    public OptionalInt power(Observation seen, TrayView tray) {
        return UnitFacts.of(table, tray.type()).power();
    }

    @Override
    public List<Deed> deeds(Standing standing, Hand hand, Touch touch, TrayView enemy) {
        return new Duels(standing, hand, touch).deeds(enemy);
    }

    @Override
    public List<Integer> hits(String weapon) {
        return table.weapon(weapon).map(Weapon::hits).orElse(List.of());
    }

    @Override
    public Optional<Missile> missile(Seat seat, Order.Aim aim) {
        return Optional.empty();
    }

    @Override
    public boolean lobs(String weapon) {
        return table.weapon(weapon).filter(Weapon::indirect).isPresent();
    }

    @Override
    public Optional<String> given(Talk talk, String given) {
        return Optional.empty();
    }
}
