package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.AncientState.Clash;
import trayfield.model.AncientState;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.model.Verdict.Step;
import trayfield.model.Verdict;
import trayfield.rules.BoundBook;
import trayfield.rules.OrderFault;
import trayfield.rules.Reach;
import trayfield.rules.Sight;
import trayfield.tables.AncientTable;

/// The Ancient rules bound to one scenario. A unit's class is known to its own commander alone: see [Veil].
public final class AncientBook extends BoundBook {
    private final Army army;
    private final Rosters rosters;
    private final Missiles missiles;
    private final Movement movement;
    private final Melee melee;
    private final Sequence sequence;
    private final Fights fights;
    private final Judge judge;
    private final Veil veil;
    private final Volley volley;
    private final Choices choices;

    /// The table with the scenario's house rules over its own.
    public AncientBook(AncientTable rules, Scenario scenario) {
        this(scenario, rules.with(scenario.options()));
    }

    private AncientBook(Scenario scenario, AncientTable table) {
        super(table, scenario, new Sight(scenario.board(), table.heights(), table.options().unitsBlockSight()));
        this.army = new Army(table, muster);
        this.rosters = new Rosters(table, muster, army);
        this.missiles = new Missiles(table, muster, army, sight);
        this.movement = new Movement(table, muster, army);
        this.melee = new Melee(table, muster, army);
        this.sequence = new Sequence(muster, army, missiles);
        this.fights = new Fights(muster, melee, movement, sequence);
        this.judge = new Judge(muster, army, rosters, missiles, movement, melee);
        this.veil = new Veil(table, muster, army, melee);
        this.volley = new Volley(table, muster, army, missiles, sequence);
        this.choices = new Choices(muster, army, rosters, missiles, movement, melee);
    }

    @Override
    public Position start() {
        return sequence.start();
    }

    @Override
    protected Optional<Refusal> judge(Position position, Order order) {
        return judge.judge(position, order);
    }

    @Override
    protected Verdict carryOut(Position position, Order order) {
        return switch (order) {
            case Order.Roster(List<Order.Assignment> assignments) -> fillIn(position, assignments);
            case Order.Throw(String unit, List<Order.Aim> aims) -> declare(position, muster.unit(unit), aims);
            case Order.Move(String man, List<Square> path, Facing facing) ->
                movement.move(position, muster.tray(man), path, facing);
            case Order.Turn(String man, Square _, Facing facing) -> movement.turn(position, muster.tray(man), facing);
            case Order.Attack(String man, String target) ->
                fights.attack(position, muster.tray(man), muster.tray(target));
            case Order.Choose(String _, Pending.Answer answer) when Army.state(position).clash() instanceof Clash.Advance advance ->
                fights.choose(position, advance, answer);
            case Order.End _ -> sequence.end(position);
            case Order.Choose _ -> OrderFault.NO_CHOICE_DUE.of();
            case Order.RunDown _, Order.Fire _ -> AncientFault.NOT_OF_THIS_BOOK.of();
        };
    }

    private Step fillIn(Position position, List<Order.Assignment> assignments) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.RosterSet(muster.sideId(position.side()), assignments, Clause.ROSTER.ref));
        AncientState state = Army.state(position).withClasses(rosters.assigned(position, assignments));
        return sequence.afterRoster(position.draft().book(state).settle(), events);
    }

    private Step declare(Position position, int unit, List<Order.Aim> aims) {
        AncientState state = Army.state(position).withDeclared(unit, missiles.aims(position, unit, aims));
        Position after = position.draft().book(state).settle();
        return new Step(after, List.of(new Event.Declared(muster.sideId(position.side()), army.unitId(unit),
                missiles.aimsOf(after, unit), Clause.MISSILE_1.ref)));
    }

    @Override
    protected Verdict rolled(Position position, Roll roll, Pending.Purpose purpose) {
        return switch (purpose) {
            case MISSILES -> volley.thrown(position, roll, new Event.Rolled(purpose, roll.faces(), Clause.MISSILE_1.ref));
            case MELEE -> fights.rolled(position, (Clash.Fight) Army.state(position).clash(), roll,
                    new Event.Rolled(purpose, roll.faces(), Clause.CONDUCT.ref));
            case INITIATIVE, FIRST, FIRE -> sequence.initiativeRolled(position, roll,
                    new Event.Rolled(purpose, roll.faces(), Clause.SEQUENCE_2.ref));
        };
    }

    @Override
    public List<Order> orders(Position position) {
        return choices.all(position);
    }

    @Override
    public List<Order> orders(Position position, String id) {
        return choices.of(position, id);
    }

    @Override
    public Reach reach(Position position, String id) {
        int man = muster.tray(id);
        boolean moves = man >= 0 && position.phase() == Phase.MOVE && position.pending().isEmpty()
                && position.onBoard(man) && muster.side(man) == position.side();
        return moves ? movement.reach(position, man) : Reach.NONE;
    }

    @Override
    public boolean direct(Position position, String shooter, String target) {
        return onBoard(position, shooter) && onBoard(position, target)
                && missiles.direct(position, position.square(muster.tray(shooter)), position.square(muster.tray(target)));
    }

    @Override
    public OddsAnswer odds(Position position, Order order, Optional<String> viewer) {
        if (order instanceof Order.Throw(String unit, List<Order.Aim> aims) && aims.size() == 1) {
            return volley.odds(position, muster.unit(unit), aims.getFirst());
        }
        if (!(order instanceof Order.Attack(String man, String target))) {
            // Not judged first: whether a move of the other side is lawful tells its class.
            return new OddsAnswer.Refused(OrderFault.NO_ODDS.of());
        }
        Optional<Refusal> refused = check(position, order);
        return refused.isPresent() ? new OddsAnswer.Refused(refused.get())
                : new OddsAnswer.Known(veil.odds(position, muster.tray(man), muster.tray(target), viewer));
    }

    @Override
    public Observation observe(Position position, Optional<String> viewer) {
        return veil.observe(position, viewer);
    }

    @Override
    public Optional<Event> tell(Event event, Optional<String> viewer) {
        return viewer.isEmpty() ? Optional.of(event) : veil.tell(event, viewer.get());
    }

    @Override
    public List<String> duties(Position position) {
        return choices.duties(position);
    }

    @Override
    public List<Square> threatened(Position position, String side) {
        return squares(square -> threatened(position, side, square));
    }

    /// In front of a man, who would stop there whoever comes.
    private boolean threatened(Position position, String side, int square) {
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(square, Facing.of(i));
            if (next >= 0 && position.sideOn(next) != Position.NOBODY
                    && muster.sideId(position.sideOn(next)).equals(side)
                    && melee.threatens(position, position.firstOn(next), square)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Square> fireArc(Position position, String id) {
        int man = muster.tray(id);
        return man < 0 || !position.onBoard(man) ? List.of() : squares(square -> missiles.carries(position, man, square));
    }
}
