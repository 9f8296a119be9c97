package trayfield.rules.modern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import trayfield.model.Event;
import trayfield.model.ModernState;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.model.Verdict;
import trayfield.rules.BoundBook;
import trayfield.rules.Observer;
import trayfield.rules.OrderFault;
import trayfield.rules.Reach;
import trayfield.rules.Sight;
import trayfield.tables.ModernTable;

/// The Modern rules bound to one scenario. Everything in them is open to both sides, so every viewer sees all.
public final class ModernBook extends BoundBook {
    private final ModernTable table;
    private final Movement movement;
    private final Fire fire;
    private final Melee melee;
    private final Turns turns;
    private final Judge judge;
    private final Observer observer;

    /// The table with the scenario's house rules over its own.
    public ModernBook(ModernTable rules, Scenario scenario) {
        this(scenario, rules.with(scenario.options()));
    }

    private ModernBook(Scenario scenario, ModernTable table) {
        super(table, scenario, new Sight(scenario.board(), table.heights(), table.options().unitsBlockSight()));
        this.table = table;
        Force force = new Force(table, muster);
        this.melee = new Melee(table, muster, force);
        this.movement = new Movement(table, muster, force, melee);
        this.fire = new Fire(table, muster, force, sight);
        this.turns = new Turns(muster);
        this.judge = new Judge(muster, movement, fire, melee);
        this.observer = new Observer(id(), muster, table.houseRules());
    }

    @Override
    public Position start() {
        return turns.start();
    }

    @Override
    protected Optional<Refusal> judge(Position position, Order order) {
        return judge.judge(position, order);
    }

    @Override
    protected Verdict carryOut(Position position, Order order) {
        return switch (order) {
            case Order.Move(String tray, List<Square> path, var facing) -> Acts.move(position, muster.tray(tray), path,
                    facing, movement.stop(position, muster.tray(tray), path));
            case Order.Turn(String tray, Square at, var facing) -> Acts.turn(position, muster.tray(tray), facing);
            case Order.RunDown(String tray, List<Square> path, var facing) ->
                turns.settle(Acts.runDown(position, muster.tray(tray), path, facing));
            case Order.Fire(String tray, String target, var weapon) -> {
                int firer = muster.tray(tray);
                int aimedAt = muster.tray(target);
                Fire.Aim aim = fire.aim(position, firer, aimedAt, weapon);
                yield Acts.fire(position, firer, aimedAt, ((Fire.Aim.With) aim).weapon());
            }
            case Order.Attack(String tray, String target) ->
                Acts.attack(position, muster.tray(tray), muster.tray(target));
            case Order.Choose(String tray, Pending.Answer answer) -> Acts.choose(position, answer);
            case Order.End _ -> turns.end(position);
            case Order.Throw _, Order.Roster _ -> ModernFault.NOT_OF_THIS_BOOK.of();
        };
    }

    @Override
    protected Verdict rolled(Position position, Roll roll, Pending.Purpose purpose) {
        Event rolled = new Event.Rolled(purpose, roll.faces(), Dice.clause(purpose));
        return switch ((ModernState) position.book()) {
            case ModernState.Shot shot -> turns.settle(Dice.shot(position, shot, roll, rolled, table));
            case ModernState.Melee fight -> turns.settle(Dice.melee(position, fight, roll, rolled, table, melee));
            case ModernState.Quiet _, ModernState.Advance _ -> turns.first(position, roll, rolled);
        };
    }

    @Override
    public List<Order> orders(Position position) {
        List<Order> orders = new ArrayList<>();
        if (position.pending().orElse(null) instanceof Pending.Choice choice) {
            choice.choices().forEach(answer -> orders.add(new Order.Choose(choice.tray(), answer)));
        } else if (position.phase() == Phase.ACT && position.pending().isEmpty()) {
            boolean duties = false;
            for (int tray = 0; tray < muster.size(); tray++) {
                if (mayAct(position, tray)) {
                    listOf(position, tray, orders);
                    duties |= melee.duty(position, tray) != Position.NONE;
                }
            }
            if (!duties) {
                orders.add(new Order.End());
            }
        }
        return orders;
    }

    @Override
    public List<Order> orders(Position position, String id) {
        List<Order> orders = new ArrayList<>();
        int tray = muster.tray(id);
        if (position.pending().orElse(null) instanceof Pending.Choice choice) {
            return choice.tray().equals(id) ? orders(position) : orders;
        }
        if (tray >= 0 && position.pending().isEmpty() && mayAct(position, tray)) {
            listOf(position, tray, orders);
        }
        return orders;
    }

    private boolean mayAct(Position position, int tray) {
        return position.phase() == Phase.ACT && position.onBoard(tray) && muster.side(tray) == position.side();
    }

    private void listOf(Position position, int tray, List<Order> orders) {
        movement.list(position, tray, orders);
        fire.list(position, tray, orders);
        melee.list(position, tray, orders);
    }

    @Override
    public Reach reach(Position position, String id) {
        int tray = muster.tray(id);
        return tray >= 0 && position.pending().isEmpty() && mayAct(position, tray) ? movement.reach(position, tray)
                : Reach.NONE;
    }

    @Override
    public boolean direct(Position position, String shooter, String target) {
        return onBoard(position, shooter) && onBoard(position, target)
                && sight.clear(position, position.square(muster.tray(shooter)), position.square(muster.tray(target)));
    }

    @Override
    public OddsAnswer odds(Position position, Order order, Optional<String> viewer) {
        Optional<Refusal> refused = check(position, order);
        if (refused.isPresent()) {
            return new OddsAnswer.Refused(refused.get());
        }
        return switch (order) {
            case Order.Fire(String tray, String target, var weapon)
                when fire.aim(position, muster.tray(tray), muster.tray(target), weapon) instanceof Fire.Aim.With(var with) ->
                new OddsAnswer.Known(fire.odds(with));
            case Order.Attack(String tray, String target) ->
                new OddsAnswer.Known(melee.odds(position, muster.tray(tray), muster.tray(target)));
            default -> new OddsAnswer.Refused(OrderFault.NO_ODDS.of());
        };
    }

    @Override
    public Observation observe(Position position, Optional<String> viewer) {
        return observer.of(position, viewer, List.of(), List.of(), fight(position));
    }

    /// The fight that is going on, as text for the fingerprint.
    private String fight(Position position) {
        return switch ((ModernState) position.book()) {
            case ModernState.Quiet _ -> "";
            case ModernState.Shot(int firer, int target, String weapon) ->
                "shot " + muster.id(firer) + " " + muster.id(target) + " " + weapon;
            case ModernState.Melee(int attacker, int defender) -> "melee " + muster.id(attacker) + " " + muster.id(defender);
            case ModernState.Advance(int attacker, int square) ->
                "advance " + muster.id(attacker) + " " + board.square(square).name();
        };
    }

    @Override
    public Optional<Event> tell(Event event, Optional<String> viewer) {
        return Optional.of(event);
    }

    @Override
    public List<String> duties(Position position) {
        return trays(tray -> mayAct(position, tray) && position.pending().isEmpty()
                && melee.duty(position, tray) != Position.NONE);
    }

    private List<String> trays(IntPredicate which) {
        List<String> ids = new ArrayList<>();
        for (int tray = 0; tray < muster.size(); tray++) {
            if (which.test(tray)) {
                ids.add(muster.id(tray));
            }
        }
        return ids;
    }

    @Override
    public List<Square> threatened(Position position, String side) {
        return squares(square -> {
            for (int tray = 0; tray < muster.size(); tray++) {
                if (position.onBoard(tray) && muster.sideId(muster.side(tray)).equals(side)
                        && (fire.threatens(position, tray, square) || melee.threatens(position, tray, square))) {
                    return true;
                }
            }
            return false;
        });
    }

    @Override
    public List<Square> fireArc(Position position, String id) {
        int tray = muster.tray(id);
        return tray < 0 || !position.onBoard(tray) ? List.of()
                : squares(square -> fire.covers(position, tray, square, false));
    }
}
