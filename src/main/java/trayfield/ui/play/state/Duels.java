package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.geometry.Grid;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.rules.Rulebook.OddsAnswer;
import trayfield.tables.ModernTable.Weapon;

/// Everything that the tray in hand could try on one enemy, each judged by the rules.
final class Duels {
    private final Standing standing;
    private final Hand hand;
    private final Touch touch;

    Duels(Standing standing, Hand hand, Touch touch) {
        this.standing = standing;
        this.hand = hand;
        this.touch = touch;
    }

    /// What the rule book of the game lets the tray in hand try on an enemy.
    static Pointed.Duel with(Standing standing, Hand hand, Touch touch, TrayView enemy) {
        return new Pointed.Duel(hand.tray(), enemy, standing.seat().sight(hand.tray().at(), enemy.at()),
                Idiom.of(standing.seat().table()).deeds(standing, hand, touch, enemy));
    }

    List<Deed> deeds(TrayView enemy) {
        List<Deed> deeds = new ArrayList<>();
        UnitFacts facts = UnitFacts.of(standing.seat().table(), hand.tray().type());
        melee(facts, enemy, deeds);
        runDown(facts, enemy, deeds);
        boolean named = false;
        for (Weapon weapon : facts.weapons()) {
            Deed shot = shot(enemy, weapon, named);
            named |= shot.lawful();
            deeds.add(shot);
        }
        return deeds;
    }

    /// The first lawful weapon is ordered without its name, as orders are listed.
    private Deed shot(TrayView enemy, Weapon weapon, boolean named) {
        Order.Fire byName = new Order.Fire(hand.tray().id(), enemy.id(), Optional.of(weapon.id()));
        Order.Fire order = named || standing.seat().check(byName).isPresent() ? byName
                : new Order.Fire(hand.tray().id(), enemy.id(), Optional.empty());
        return judged(Deed.Kind.FIRE, order, Optional.of(weapon.id()));
    }

    private void melee(UnitFacts facts, TrayView enemy, List<Deed> into) {
        if (facts.power().isPresent() && Grid.adjacent(hand.tray().at(), enemy.at())) {
            into.add(judged(Deed.Kind.MELEE, new Order.Attack(hand.tray().id(), enemy.id()), Optional.empty()));
        }
    }

    private void runDown(UnitFacts facts, TrayView enemy, List<Deed> into) {
        List<Order.RunDown> lawful = hand.orders().stream().filter(Order.RunDown.class::isInstance)
                .map(Order.RunDown.class::cast).filter(order -> order.end().equals(enemy.at())).toList();
        if (!lawful.isEmpty()) {
            into.add(new Deed(Deed.Kind.RUN_DOWN, preferred(lawful), Optional.empty(), Optional.empty(),
                    Optional.empty()));
        } else if (!facts.runsDown().isEmpty() && Grid.adjacent(hand.tray().at(), enemy.at())) {
            into.add(judged(Deed.Kind.RUN_DOWN, Attempts.runDown(hand.tray(), enemy), Optional.empty()));
        }
    }

    private Order.RunDown preferred(List<Order.RunDown> lawful) {
        Order.RunDown first = lawful.getFirst();
        Facing wish = touch.facing().orElseGet(() -> Grid
                .way(first.path().get(first.path().size() - 2), first.end()).orElse(hand.tray().facing()));
        return lawful.stream().filter(order -> order.facing() == wish).findFirst().orElse(first);
    }

    private Deed judged(Deed.Kind kind, Order order, Optional<String> weapon) {
        return switch (standing.seat().odds(order)) {
            case OddsAnswer.Known(Odds odds) -> new Deed(kind, order, weapon, Optional.of(odds), Optional.empty());
            case OddsAnswer.Refused(var refusal) ->
                new Deed(kind, order, weapon, Optional.empty(), Optional.of(refusal));
        };
    }
}
