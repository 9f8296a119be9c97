package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.OrderFault;
import trayfield.rules.RollCall;

/// Judges an order: first whether any order is due and of what phase, then by the chapter it belongs to.
final class Judge {
    private final Muster muster;
    private final RollCall trays;
    private final Army army;
    private final Rosters rosters;
    private final Missiles missiles;
    private final Movement movement;
    private final Melee melee;

    Judge(Muster muster, Army army, Rosters rosters, Missiles missiles, Movement movement, Melee melee) {
        this.muster = muster;
        this.trays = new RollCall(muster, Clause.SEQUENCE_3.ref);
        this.army = army;
        this.rosters = rosters;
        this.missiles = missiles;
        this.movement = movement;
        this.melee = melee;
    }

    /// What is wrong with an order that belongs to another phase than the present one.
    private static Optional<Refusal> outOfPhase(Order order, Phase now) {
        return switch (order) {
            case Order.Roster _ -> in(Phase.ROSTER, now, AncientFault.ROSTERS_SEALED);
            case Order.Throw _ -> in(Phase.MISSILES, now, AncientFault.NO_TIME_TO_THROW);
            case Order.Move _, Order.Turn _ -> in(Phase.MOVE, now, AncientFault.NO_TIME_TO_MOVE);
            case Order.Attack _ -> in(Phase.MELEE, now, AncientFault.NO_TIME_TO_ATTACK);
            case Order.RunDown _, Order.Fire _ -> Optional.of(AncientFault.NOT_OF_THIS_BOOK.of());
            case Order.Choose _, Order.End _ -> Optional.empty();
        };
    }

    private static Optional<Refusal> in(Phase its, Phase now, AncientFault fault) {
        return its == now ? Optional.empty() : Optional.of(fault.of());
    }

    Optional<Refusal> judge(Position position, Order order) {
        Optional<Refusal> untimely = outOfPhase(order, position.phase());
        return untimely.isPresent() ? untimely : byChapter(position, order);
    }

    private Optional<Refusal> byChapter(Position position, Order order) {
        return switch (order) {
            case Order.Roster(List<Order.Assignment> assignments) -> rosters.check(position, assignments);
            case Order.Throw(String unit, List<Order.Aim> aims) -> checkThrow(position, unit, aims);
            case Order.Move(String man, List<Square> path, Facing facing) -> trays.own(position, man, path.getFirst(),
                    index -> movement.checkMove(position, index, path, facing));
            case Order.Turn(String man, Square at, Facing facing) ->
                trays.own(position, man, at, index -> movement.checkTurn(position, index, facing));
            case Order.Attack(String man, String target) -> trays.own(position, man,
                    index -> trays.enemy(position, target, attacked -> melee.check(position, index, attacked)));
            case Order.Choose _ -> Optional.of(OrderFault.NO_CHOICE_DUE.of());
            case Order.End _ -> end(position);
            case Order.RunDown _, Order.Fire _ -> Optional.of(AncientFault.NOT_OF_THIS_BOOK.of());
        };
    }

    private Optional<Refusal> checkThrow(Position position, String id, List<Order.Aim> aims) {
        int unit = muster.unit(id);
        if (unit < 0) {
            return Optional.of(AncientFault.UNKNOWN_UNIT.of(id));
        }
        return army.unitSide(unit) == position.side() ? missiles.check(position, unit, aims)
                : Optional.of(AncientFault.NOT_YOUR_UNIT.of(id));
    }

    private Optional<Refusal> end(Position position) {
        if (position.phase() == Phase.ROSTER) {
            return Optional.of(AncientFault.ROSTERS_DUE.of());
        }
        if (position.phase() != Phase.MELEE) {
            return Optional.empty();
        }
        List<Object> duties = new ArrayList<>();
        for (int man = 0; man < muster.size(); man++) {
            if (position.onBoard(man) && muster.side(man) == position.side() && melee.duty(position, man)) {
                duties.add(muster.id(man));
            }
        }
        return duties.isEmpty() ? Optional.empty() : Optional.of(AncientFault.MELEES_TO_FIGHT.of(List.copyOf(duties)));
    }
}
