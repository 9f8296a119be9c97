package trayfield.solo.ancient;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Mission;
import trayfield.solo.sand.Stance;

/// One side's phases: missiles that pay; a game that can be won now, for who looks for that; strikes of several at one,
/// then units as bodies, the foremost first, and single men where the enemy is near; then the melees.
final class AncientConduct implements Conduct {
    private final AncientSchool school;
    private final Rulebook book;
    private final Host host;
    private final int side;
    private final Stance[] stances;
    private final Craft craft;
    private final Deque<Intent> salvo = new ArrayDeque<>();
    private final Deque<Coup.Post> coup = new ArrayDeque<>();
    private final Deque<Strikes.Blow> blows = new ArrayDeque<>();
    private final Deque<Intent> march = new ArrayDeque<>();
    private final Deque<Integer> units = new ArrayDeque<>();
    private final Deque<Integer> skirmishers = new ArrayDeque<>();
    private List<Strikes.Blow> inReach = List.of();
    private boolean striking;
    private int turn;
    private Plan plan;
    private int thrown;

    AncientConduct(AncientSchool school, int side, Stance[] stances, Craft craft) {
        this.school = school;
        this.book = school.book();
        this.host = school.host();
        this.side = side;
        this.stances = stances;
        this.craft = craft;
    }

    @Override
    public Intent next(Position position) {
        if (position.pending().orElse(null) instanceof Pending.Choice choice) {
            return school.melees().advance(position, choice, school.mission(side));
        }
        return switch (position.phase()) {
            case MISSILES -> craft.aims().isPresent() ? salvo(position, craft.aims().get())
                    : school.volleys().next(position, stances).orElseGet(AncientConduct::done);
            case MOVE -> move(position);
            case MELEE -> school.melees().next(position, stances, school.reserve().price(position, side));
            case FIRST, ACT, ROSTER, INITIATIVE, OVER ->
                throw new IllegalStateException("nobody leads men in phase " + position.phase());
        };
    }

    private Intent salvo(Position position, Craft.Aims aims) {
        if (position.turn() != thrown) {
            thrown = position.turn();
            salvo.clear();
            salvo.addAll(new Salvo(host, school.flight(), position, side, aims).orders());
        }
        return salvo.isEmpty() ? done() : salvo.poll();
    }

    private static Intent done() {
        return Intent.of(new Order.End(), Purpose.DONE);
    }

    private Intent move(Position position) {
        if (plan == null || position.turn() != turn) {
            begin(position);
        }
        return coup(position).or(() -> strike(position)).or(() -> march(position)).or(() -> skirmish(position))
                .orElseGet(AncientConduct::done);
    }

    private Optional<Intent> coup(Position position) {
        while (!coup.isEmpty()) {
            Coup.Post post = coup.poll();
            plan.settle(post.man());
            Optional<Intent> order = school.coup().order(position, post);
            if (order.isPresent()) {
                return order;
            }
        }
        return Optional.empty();
    }

    private void begin(Position position) {
        turn = position.turn();
        plan = new Plan(host, position, side, school.mission(side), stances, school.reserve().price(position, side),
                school.urgency(position, side), craft);
        inReach = school.strikes().inReach(position, plan);
        striking = true;
        coup.clear();
        if (craft.takesAtOnce()) {
            coup.addAll(school.coup().posts(position, plan));
        }
        blows.clear();
        march.clear();
        skirmishers.clear();
        units.clear();
        List<Integer> order = new ArrayList<>();
        for (int unit = 0; unit < host.units(); unit++) {
            if (host.unitSide(unit) == side && host.living(position, unit).length > 0) {
                order.add(unit);
            }
        }
        order.sort(Comparator.comparingDouble(unit -> -plan.pull(host.living(position, unit)[0],
                position.square(host.living(position, unit)[0]))));
        units.addAll(order);
    }

    private Optional<Intent> strike(Position position) {
        while (striking) {
            if (blows.isEmpty()) {
                blows.addAll(school.strikes().best(position, inReach, plan));
                striking = !blows.isEmpty();
            }
            while (!blows.isEmpty()) {
                Strikes.Blow blow = blows.poll();
                plan.settle(blow.man());
                Optional<Intent> order = school.strikes().order(position, blow);
                if (order.isPresent()) {
                    return order;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Intent> march(Position position) {
        while (!march.isEmpty() || !units.isEmpty()) {
            if (march.isEmpty()) {
                int unit = units.poll();
                int[] men = plan.free(position, host.living(position, unit));
                if (men.length > 0) {
                    lead(position, men);
                }
            } else {
                Intent next = march.poll();
                if (book.check(position, next.order()).isEmpty()) {
                    return Optional.of(next);
                }
            }
        }
        return Optional.empty();
    }

    /// A unit with the enemy upon it breaks up into men who look to themselves; any other goes as a body.
    private void lead(Position position, int[] men) {
        boolean close = false;
        for (int man : men) {
            close |= host.toEnemy(position, side, position.square(man)) <= craft.close();
        }
        if (close) {
            for (int man : men) {
                skirmishers.add(man);
            }
            return;
        }
        List<Intent> orders = school.marches().march(position, men, plan);
        boolean goes = orders.stream().anyMatch(Marches::moves);
        if (!goes && Marches.travels(plan.mission) && !atTheAim(position, men)) {
            List<Intent> column = school.marches().column(position, men, plan);
            orders = column.isEmpty() ? orders : column;
        }
        march.addAll(orders);
        for (int man : men) {
            plan.settle(man);
        }
    }

    private boolean atTheAim(Position position, int[] men) {
        return plan.mission.kind() != Mission.Kind.DESTROY && plan.mission.at(position.square(men[0]));
    }

    private Optional<Intent> skirmish(Position position) {
        while (!skirmishers.isEmpty()) {
            int man = skirmishers.poll();
            if (plan.free(position, man)) {
                plan.settle(man);
                Optional<Intent> best = school.skirmish().best(position, man, plan);
                if (best.isPresent()) {
                    return best;
                }
            }
        }
        return Optional.empty();
    }
}
