package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.OrderFault;
import trayfield.rules.RollCall;

/// Judges an order: first whether any order is due and whose, then by the chapter it belongs to.
final class Judge {
    private final Muster muster;
    private final RollCall trays;
    private final Movement movement;
    private final Fire fire;
    private final Melee melee;

    Judge(Muster muster, Movement movement, Fire fire, Melee melee) {
        this.muster = muster;
        this.trays = new RollCall(muster, Clause.B.ref);
        this.movement = movement;
        this.fire = fire;
        this.melee = melee;
    }

    Optional<Refusal> judge(Position position, Order order) {
        return switch (order) {
            case Order.Move(String tray, List<Square> path, Facing facing) -> trays.own(position, tray, path.getFirst(),
                    index -> movement.checkMove(position, index, path, facing, false));
            case Order.RunDown(String tray, List<Square> path, Facing facing) -> trays.own(position, tray, path.getFirst(),
                    index -> movement.checkMove(position, index, path, facing, true));
            case Order.Turn(String tray, Square at, Facing facing) ->
                trays.own(position, tray, at, index -> movement.checkTurn(position, index, facing));
            case Order.Fire(String tray, String target, Optional<String> weapon) -> trays.own(position, tray,
                    index -> trays.enemy(position, target, aimedAt -> fire.check(position, index, aimedAt, weapon)));
            case Order.Attack(String tray, String target) -> trays.own(position, tray,
                    index -> trays.enemy(position, target, attacked -> melee.check(position, index, attacked)));
            case Order.Choose _ -> Optional.of(OrderFault.NO_CHOICE_DUE.of());
            case Order.End _ -> end(position);
            case Order.Throw _, Order.Roster _ -> Optional.of(ModernFault.NOT_OF_THIS_BOOK.of());
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
}
