package trayfield.solo.ancient;

import java.util.List;
import java.util.Optional;
import trayfield.model.AncientState.Clash;
import trayfield.model.Facing;
import trayfield.model.MeleeOutcome;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Stance;

/// Which melees are fought, and whether a winner steps forward.
final class Melees {
    private final Host host;
    private final Rulebook book;

    Melees(Host host, Rulebook book) {
        this.host = host;
        this.book = book;
    }

    /// The best melee, if it gains anything or must be fought; else the end of the phase.
    Intent next(Position position, Stance[] stances, double price) {
        List<Order> orders = book.orders(position);
        boolean free = orders.getLast() instanceof Order.End;
        Order.Attack best = null;
        double most = free ? 0 : Double.NEGATIVE_INFINITY;
        for (Order order : orders) {
            if (order instanceof Order.Attack attack) {
                double gain = gain(position, attack, price / stances[host.muster().tray(attack.tray())].blows());
                if (gain > most) {
                    most = gain;
                    best = attack;
                }
            }
        }
        return best == null ? Intent.of(new Order.End(), Purpose.DONE)
                : Intent.of(best, Purpose.ATTACK, best.target());
    }

    private double gain(Position position, Order.Attack attack, double price) {
        if (!(book.odds(position, attack, Optional.empty()) instanceof Rulebook.OddsAnswer.Known(Odds odds))) {
            return 0;
        }
        double sum = 0;
        for (Odds.Chance chance : odds.cases().getFirst().outcomes()) {
            boolean wins = chance.name().equals(MeleeOutcome.ATTACKER_ALONE.words);
            boolean loses = chance.name().equals(MeleeOutcome.DEFENDER_ALONE.words);
            boolean both = chance.name().equals(MeleeOutcome.BOTH_LOST.words);
            sum += chance.probability() * ((wins || both ? 1 : 0) - (loses || both ? price : 0));
        }
        return sum;
    }

    /// He steps forward where that brings him nearer to the aim and does not part him from his unit.
    Intent advance(Position position, Pending.Choice choice, Mission mission) {
        int man = host.muster().tray(choice.tray());
        int square = Host.state(position).clash() instanceof Clash.Advance advance ? advance.square() : position.square(man);
        Position without = position.draft().remove(man).settle();
        boolean parted = host.alone(without, man, square) && !host.alone(without, man, position.square(man));
        boolean held = mission.kind() == Mission.Kind.GUARD && mission.toGo(square) >= mission.toGo(position.square(man));
        boolean goes = mission.at(square) || !parted && !held && !flanked(without, man, square);
        return goes ? Intent.of(new Order.Choose(choice.tray(), Pending.Answer.ADVANCES), Purpose.FOLLOW_UP)
                : Intent.of(new Order.Choose(choice.tray(), Pending.Answer.HOLDS), Purpose.STAND);
    }

    /// True where two or more enemies would stand around him.
    private boolean flanked(Position position, int man, int square) {
        int enemies = 0;
        for (int i = 0; i < 4; i++) {
            int next = host.board().neighbour(square, Facing.of(i));
            enemies += host.enemyOn(position, host.muster().side(man), next) ? 1 : 0;
        }
        return enemies > 1;
    }
}
