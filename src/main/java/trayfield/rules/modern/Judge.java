package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.OrderFault;

/// Judges an order: first whether any order is due and whose, then by the chapter it belongs to.
final class Judge {
    private final Muster muster;
    private final Movement movement;
    private final Fire fire;
    private final Melee melee;

    Judge(Muster muster, Movement movement, Fire fire, Melee melee) {
        this.muster = muster;
        this.movement = movement;
        this.fire = fire;
        this.melee = melee;
    }

    Optional<Refusal> check(Position position, Order order) {
        if (position.phase() == Phase.OVER) {
            return Optional.of(OrderFault.GAME_OVER.of());
        }
        return switch (position.pending().orElse(null)) {
            case Pending.Dice dice -> Optional.of(OrderFault.DICE_DUE.of(dice.count()));
            case Pending.Choice choice -> answer(choice, order);
            case null -> judge(position, order);
        };
    }

    private static Optional<Refusal> answer(Pending.Choice due, Order order) {
        if (!(order instanceof Order.Choose choose)) {
            return Optional.of(OrderFault.CHOICE_DUE.of(due.tray()));
        }
        return choose.tray().equals(due.tray()) ? Optional.empty()
                : Optional.of(OrderFault.OTHER_CHOICE.of(due.tray(), choose.tray()));
    }

    private Optional<Refusal> judge(Position position, Order order) {
        return switch (order) {
            case Order.Move(String tray, List<Square> path, Facing facing) -> own(position, tray, path.getFirst(),
                    index -> movement.checkMove(position, index, path, facing, false));
            case Order.RunDown(String tray, List<Square> path, Facing facing) -> own(position, tray, path.getFirst(),
                    index -> movement.checkMove(position, index, path, facing, true));
            case Order.Turn(String tray, Square at, Facing facing) ->
                own(position, tray, at, index -> movement.checkTurn(position, index, facing));
            case Order.Fire(String tray, String target, Optional<String> weapon) -> own(position, tray,
                    index -> enemy(position, target, aimedAt -> fire.check(position, index, aimedAt, weapon)));
            case Order.Attack(String tray, String target) -> own(position, tray,
                    index -> enemy(position, target, attacked -> melee.check(position, index, attacked)));
            case Order.Choose _ -> Optional.of(OrderFault.NO_CHOICE_DUE.of());
            case Order.End _ -> end(position);
            case Order.Throw _, Order.Roster _ -> Optional.of(OrderFault.NOT_NOW.of());
        };
    }

    private Optional<Refusal> end(Position position) {
        List<Object> duties = new ArrayList<>();
        for (int tray = 0; tray < muster.size(); tray++) {
            if (position.onBoard(tray) && muster.side(tray) == position.side()
                    && melee.duty(position, tray) != Position.NONE) {
                duties.add(muster.id(tray));
            }
        }
        return duties.isEmpty() ? Optional.empty() : Optional.of(ModernFault.MELEES_TO_FIGHT.of(List.copyOf(duties)));
    }

    private Optional<Refusal> own(Position position, String id, Square at, IntFunction<Optional<Refusal>> then) {
        return own(position, id, tray -> {
            Square stands = muster.board().square(position.square(tray));
            return stands.equals(at) ? then.apply(tray) : Optional.of(OrderFault.NOT_THERE.of(id, stands, at));
        });
    }

    private Optional<Refusal> own(Position position, String id, IntFunction<Optional<Refusal>> then) {
        return present(position, id, tray -> muster.side(tray) == position.side() ? then.apply(tray)
                : Optional.of(OrderFault.NOT_YOURS.of(id)));
    }

    private Optional<Refusal> enemy(Position position, String id, IntFunction<Optional<Refusal>> then) {
        return present(position, id, tray -> muster.side(tray) != position.side() ? then.apply(tray)
                : Optional.of(OrderFault.OWN_TARGET.of(id)));
    }

    private Optional<Refusal> present(Position position, String id, IntFunction<Optional<Refusal>> then) {
        int tray = muster.tray(id);
        if (tray < 0) {
            return Optional.of(OrderFault.UNKNOWN_TRAY.of(id));
        }
        return position.onBoard(tray) ? then.apply(tray) : Optional.of(OrderFault.TRAY_GONE.of(id));
    }
}
