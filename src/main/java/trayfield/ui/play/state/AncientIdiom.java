package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Observation.UnitView;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Verdict.Refusal;
import trayfield.play.Clerk;
import trayfield.play.Seat;
import trayfield.rules.Rulebook.OddsAnswer;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;
import trayfield.ui.play.state.TurnBar.Step;

/// The Ancient rules on the playing screen: units of men whose classes are secret, phases that sides end one by one.
record AncientIdiom(AncientTable table) implements Idiom {

    @Override
    public String dialect() {
        return ".ofMen";
    }

    @Override
    public boolean secrets() {
        return true;
    }

    @Override
    public List<Step> sequence(Standing standing) {
        return new AncientSequence(standing).steps();
    }

    @Override
    public List<String> card(Talk talk, Standing standing, TrayView tray) {
        List<String> lines = new ArrayList<>();
        Observation seen = standing.seen();
        String unit = tray.unit().orElse("");
        long men = seen.trays().stream().filter(man -> man.unit().equals(tray.unit())).count();
        lines.add(talk.say("man.unit", talk.unit(unit), men));
        Optional<ManClass> known = classOf(seen, tray);
        if (known.isPresent()) {
            lines.add(talk.say("man.class", known.get().id(), known.get().speed(), known.get().meleePower()));
        } else {
            unknown(talk, standing, unit, lines);
        }
        boolean thrown = unitOf(seen, tray).filter(UnitView::thrown).isPresent();
        boolean declared = seen.declared().contains(unit);
        lines.add(talk.say(thrown ? "man.thrown" : declared ? "man.declared" : "man.notThrown"));
        aim(standing, tray).ifPresent(aim -> lines.add(talk.say("man.aims", talk.words().tray(aim.target()),
                missile(standing.seat(), aim).map(talk::missile).orElse(""))));
        return lines;
    }

    private static void unknown(Talk talk, Standing standing, String unit, List<String> lines) {
        Optional<Clerk.Entry> entry = standing.clerk().entry(unit);
        lines.add(entry.map(known -> talk.say("man.unknown", String.join(talk.say("man.or"), known.possible())))
                .orElseGet(() -> talk.say("man.noClass")));
        entry.ifPresent(known -> known.notes().forEach(note -> lines.add(talk.words().clerk(note))));
    }

    private static Optional<Order.Aim> aim(Standing standing, TrayView man) {
        return standing.aims().getOrDefault(man.unit().orElse(""), List.of()).stream()
                .filter(aim -> aim.man().equals(man.id())).findFirst();
    }

    private static Optional<UnitView> unitOf(Observation seen, TrayView tray) {
        return seen.units().stream().filter(unit -> tray.unit().filter(unit.id()::equals).isPresent()).findFirst();
    }

    private Optional<ManClass> classOf(Observation seen, TrayView tray) {
        return unitOf(seen, tray).flatMap(UnitView::unitClass).flatMap(table::manClass);
    }

    @Override
    public String cost(Talk talk, Observation seen, TrayView tray, int cost) {
        return classOf(seen, tray).map(known -> talk.say("cost.halves", cost,
                known.speed() * table.costs().square().value())).orElseGet(() -> talk.say("cost.halvesOnly", cost));
    }

    @Override
    public OptionalInt power(Observation seen, TrayView tray) {
        return classOf(seen, tray).map(known -> OptionalInt.of(known.meleePower())).orElse(OptionalInt.empty());
    }

    @Override
    public List<Deed> deeds(Standing standing, Hand hand, Touch touch, TrayView enemy) {
        return List.of(standing.seen().phase() == Phase.MISSILES ? aimed(standing, hand, enemy)
                : attack(standing, hand, enemy));
    }

    private static Deed aimed(Standing standing, Hand hand, TrayView enemy) {
        Order.Throw order = Declarations.aimed(standing, hand.tray(), enemy.id());
        Optional<Refusal> refused = Declarations.undeclared(standing).check(order);
        OddsAnswer answer = standing.seat().odds(new Order.Throw(order.unit(),
                List.of(new Order.Aim(hand.tray().id(), enemy.id()))));
        return new Deed(Deed.Kind.THROW, order, Optional.empty(), refused.isEmpty()
                && answer instanceof OddsAnswer.Known(Odds odds) ? Optional.of(odds) : Optional.empty(), refused);
    }

    private static Deed attack(Standing standing, Hand hand, TrayView enemy) {
        Order.Attack order = new Order.Attack(hand.tray().id(), enemy.id());
        return switch (standing.seat().odds(order)) {
            case OddsAnswer.Known(Odds odds) ->
                new Deed(Deed.Kind.MELEE, order, Optional.empty(), Optional.of(narrowed(standing, enemy, odds)), Optional.empty());
            case OddsAnswer.Refused(var refusal) ->
                new Deed(Deed.Kind.MELEE, order, Optional.empty(), Optional.empty(), Optional.of(refusal));
        };
    }

    /// Without the cases that the clerk knows cannot be.
    private static Odds narrowed(Standing standing, TrayView enemy, Odds odds) {
        List<String> possible = enemy.unit().map(standing.clerk()::possible).orElse(List.of());
        List<Odds.Case> left = odds.cases().stream().filter(one -> possible.contains(one.given())).toList();
        return left.isEmpty() ? odds : new Odds(left);
    }

    @Override
    public List<Integer> hits(String weapon) {
        return table.missile().direct().faces();
    }

    @Override
    public Optional<Missile> missile(Seat seat, Order.Aim aim) {
        boolean direct = seat.direct(aim.man(), aim.target());
        return Optional.of(new Missile(direct, (direct ? table.missile().direct() : table.missile().indirect()).faces()));
    }

    @Override
    public boolean lobs(String weapon) {
        return true;
    }

    @Override
    public Optional<String> given(Talk talk, String given) {
        return given.isEmpty() ? Optional.empty() : Optional.of(talk.say("duel.given", given));
    }
}
