package trayfield.solo.ancient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trayfield.model.AncientState;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.solo.sand.Intent;

/// One side's missiles of one sequence, with every man's target chosen: whom he hits most likely, whom few aim at, and who
/// is worth most. The unit that comes nearest to its best throw is declared first, for what it hits the next need not.
final class Salvo {
    private final Host host;
    private final Muster muster;
    private final Flight flight;
    private final Position position;
    private final int side;
    private final Craft.Aims aims;
    /// By man: the chance that he outlives what is aimed at him so far.
    private final double[] outlives;
    /// By man: what it is worth to hit him.
    private final double[] worth;
    /// By man, once he was asked.
    private final Options[] options;

    Salvo(Host host, Flight flight, Position position, int side, Craft.Aims aims) {
        this.host = host;
        this.muster = host.muster();
        this.flight = flight;
        this.position = position;
        this.side = side;
        this.aims = aims;
        this.outlives = new double[muster.size()];
        this.worth = new double[muster.size()];
        this.options = new Options[muster.size()];
        Arrays.fill(outlives, 1);
        AncientState state = Host.state(position);
        for (int man = 0; man < worth.length; man++) {
            worth[man] = 1 + (state.thrown(muster.unitOf(man)) ? 0 : aims.unthrown()) + aims.strong() * host.power(position, man);
        }
    }

    /// A unit's throw, as far as others leave it something to hit.
    private record Volley(int unit, int men, List<Shot> shots, double hits) {
    }

    private record Shot(int man, int target, double chance) {
    }

    /// The units to declare, in that order.
    List<Intent> orders() {
        List<Intent> orders = new ArrayList<>();
        List<Integer> waiting = new ArrayList<>();
        AncientState state = Host.state(position);
        for (int unit = 0; unit < host.units(); unit++) {
            if (host.unitSide(unit) == side && !state.thrown(unit) && !state.declared(unit)) {
                waiting.add(unit);
            }
        }
        Optional<Volley> best = best(waiting);
        while (best.isPresent()) {
            for (Shot shot : best.get().shots()) {
                outlives[shot.target()] *= 1 - shot.chance();
            }
            waiting.remove(Integer.valueOf(best.get().unit()));
            orders.add(order(best.get()));
            best = best(waiting);
        }
        return orders;
    }

    /// Of the throws that pay, the one that comes nearest to what the unit could do at best.
    private Optional<Volley> best(List<Integer> waiting) {
        return waiting.stream().map(this::volley).filter(this::pays)
                .max(Comparator.comparingDouble((Volley volley) -> volley.hits() / volley.men()));
    }

    private Intent order(Volley volley) {
        String unit = host.unitId(volley.unit());
        List<Order.Aim> named = volley.shots().stream()
                .map(shot -> new Order.Aim(muster.id(shot.man()), muster.id(shot.target()))).toList();
        return Intent.of(new Order.Throw(unit, named), Intent.Purpose.VOLLEY, unit);
    }

    private boolean pays(Volley volley) {
        if (volley.shots().isEmpty()) {
            return false;
        }
        double waits = aims.patience() * volley.men() * flight.direct();
        if (volley.hits() >= waits) {
            return true;
        }
        int nearest = Integer.MAX_VALUE;
        for (int man : host.living(position, volley.unit())) {
            nearest = Math.min(nearest, host.toEnemy(position, side, position.square(man)));
        }
        return nearest <= aims.lastChance() && volley.hits() >= aims.anything() * waits;
    }

    private Volley volley(int unit) {
        double[] left = outlives.clone();
        int[] men = host.living(position, unit);
        List<Shot> shots = new ArrayList<>();
        double hits = 0;
        for (int man : men) {
            if (options[man] == null) {
                options[man] = options(man);
            }
            Shot shot = best(man, options[man], left);
            if (shot != null) {
                hits += left[shot.target()] * shot.chance();
                left[shot.target()] *= 1 - shot.chance();
                shots.add(shot);
            }
        }
        return new Volley(unit, men.length, shots, hits);
    }

    /// Null where he has no target.
    private Shot best(int man, Options open, double[] left) {
        Shot best = null;
        double most = -1;
        for (int i = 0; i < open.targets().length; i++) {
            int target = open.targets()[i];
            double gain = worth[target] * left[target] * open.chances()[i];
            if (gain > most) {
                most = gain;
                best = new Shot(man, target, open.chances()[i]);
            }
        }
        return best;
    }

    /// Whom a man may throw at, and with what chance.
    private record Options(int[] targets, double[] chances) {
    }

    private Options options(int man) {
        int[] targets = new int[muster.size()];
        int count = 0;
        if (!host.inContact(position, man)) {
            for (int other = 0; other < targets.length; other++) {
                if (muster.side(other) != side && position.onBoard(other) && flight.reaches(position, man, other)) {
                    targets[count++] = other;
                }
            }
        }
        targets = Arrays.copyOf(targets, count);
        double[] chances = new double[count];
        for (int i = 0; i < count; i++) {
            chances[i] = flight.hits(position, man, targets[i]);
        }
        return new Options(targets, chances);
    }
}
