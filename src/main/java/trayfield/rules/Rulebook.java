package trayfield.rules;

import java.util.List;
import java.util.Optional;
import trayfield.model.Event;
import trayfield.model.HouseRule;
import trayfield.model.Input;
import trayfield.model.Observation;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Verdict;

/// One game's rules: a rule book bound to a scenario and its rule table. It holds no state of play and draws no
/// number: the same position and input always give the same verdict. Safe for many threads.
public interface Rulebook {

    /// The rule book: `modern` or `ancient`.
    String id();

    /// The options in force.
    List<HouseRule> houseRules();

    /// The position before the first input.
    Position start();

    /// Judges an order; empty when it is lawful now.
    Optional<Verdict.Refusal> check(Position position, Order order);

    /// Judges an input and, when it is lawful, carries it out.
    Verdict apply(Position position, Input input);

    /// Every lawful order now, none while dice are due. A move stands once for each end square and final facing, by a
    /// cheapest path; a shot once without a weapon for the first lawful one and once by name for each further one.
    List<Order> orders(Position position);

    /// The lawful orders of one tray, by its id.
    List<Order> orders(Position position, String tray);

    /// Where a tray's lawful moves end now; empty when it cannot move or there is no such tray.
    Reach reach(Position position, String tray);

    /// The sight line between two squares as the position stands.
    Sightline sight(Position position, Square from, Square to);

    /// Whether a shot or missile of one tray at another, as both stand, would go straight; false where it would be lobbed
    /// over what hides the target, and where one of them is not on the board.
    boolean direct(Position position, String shooter, String target);

    /// The chances of an order's dice, as far as the viewer (a side's id; none: all is known) may know; an order that is
    /// unlawful or needs no dice is refused.
    OddsAnswer odds(Position position, Order order, Optional<String> viewer);

    /// The position as a side may see it; without a viewer all of it.
    Observation observe(Position position, Optional<String> viewer);

    /// What a side may know of an event; empty when it may not know of it at all.
    Optional<Event> tell(Event event, Optional<String> viewer);

    /// The trays of the side to move that must still do something before the turn can end, by id.
    List<String> duties(Position position);

    /// Squares that a side could hit or fight on without moving first: an aid to the eye, no rule.
    List<Square> threatened(Position position, String side);

    /// Squares in range and arc of a tray's weapons, in sight or not.
    List<Square> fireArc(Position position, String tray);

    /// Chances, or why there are none.
    sealed interface OddsAnswer {
        record Known(Odds odds) implements OddsAnswer {
        }

        record Refused(Verdict.Refusal refusal) implements OddsAnswer {
        }
    }
}
