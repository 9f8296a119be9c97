package trayfield.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import trayfield.model.Board;
import trayfield.model.HouseRule;
import trayfield.model.Input;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.model.Verdict.Refusal;
import trayfield.tables.RuleTable;

/// The road that every input takes, whatever the rule book: first whether an order or dice are due at all, then what the
/// book says of it, then what comes of it.
public abstract class BoundBook implements Rulebook {
    protected final Muster muster;
    protected final Board board;
    protected final Sight sight;
    private final RuleTable table;

    /// @param table with the scenario's house rules
    protected BoundBook(RuleTable table, Scenario scenario, Sight sight) {
        this.table = table;
        this.muster = new Muster(scenario);
        this.board = scenario.board();
        this.sight = sight;
    }

    /// What the chapters say of an order when no dice and no choice are due.
    protected abstract Optional<Refusal> judge(Position position, Order order);

    /// Does what has been judged lawful.
    protected abstract Verdict carryOut(Position position, Order order);

    /// Goes on with dice that fit.
    protected abstract Verdict rolled(Position position, Roll roll, Pending.Purpose purpose);

    @Override
    public final String id() {
        return table.rules();
    }

    @Override
    public final List<HouseRule> houseRules() {
        return table.houseRules();
    }

    @Override
    public final Optional<Refusal> check(Position position, Order order) {
        if (position.phase() == Phase.OVER) {
            return Optional.of(OrderFault.GAME_OVER.of());
        }
        return switch (position.pending().orElse(null)) {
            case Pending.Dice dice -> Optional.of(OrderFault.DICE_DUE.of(dice.count()));
            case Pending.Choice choice -> RollCall.answer(choice, order);
            case null -> judge(position, order);
        };
    }

    @Override
    public final Verdict apply(Position position, Input input) {
        return switch (input) {
            case Roll roll -> throwDice(position, roll);
            case Order order -> {
                Optional<Refusal> refused = check(position, order);
                yield refused.isPresent() ? refused.get() : carryOut(position, order);
            }
        };
    }

    private Verdict throwDice(Position position, Roll roll) {
        if (!(position.pending().orElse(null) instanceof Pending.Dice due)) {
            return OrderFault.NO_DICE_DUE.of();
        }
        if (roll.faces().size() != due.count()) {
            return OrderFault.DICE_COUNT.of(due.count(), roll.faces().size());
        }
        int faces = table.dieFaces().value();
        for (int face : roll.faces()) {
            if (face < 1 || face > faces) {
                return OrderFault.DICE_FACE.of(face, faces);
            }
        }
        return rolled(position, roll, due.purpose());
    }

    @Override
    public final Sightline sight(Position position, Square from, Square to) {
        return sight.line(position, from, to);
    }

    protected final boolean onBoard(Position position, String tray) {
        int index = muster.tray(tray);
        return index >= 0 && position.onBoard(index);
    }

    /// The squares of the board for which something holds, in board order.
    protected final List<Square> squares(IntPredicate which) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < board.size(); square++) {
            if (which.test(square)) {
                squares.add(board.square(square));
            }
        }
        return squares;
    }
}
