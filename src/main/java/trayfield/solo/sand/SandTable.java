package trayfield.solo.sand;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import trayfield.model.AncientState;
import trayfield.model.BookState;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.ModernState;
import trayfield.model.Muster;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Scenario;
import trayfield.play.Books;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.rules.Rulebook;
import trayfield.tables.AncientTable;
import trayfield.tables.RuleTable;

/// The game of one seat laid out anew from what the seat shows and was told. Where something is hidden a guess stands in
/// its place. What the observation does not tell of one's own doings, such as whom the men declared so far aim at, is
/// left out: lawful orders are at last for the seat to judge.
public final class SandTable {
    private final Rulebook book;
    private final RuleTable table;
    private final Scenario scenario;
    private final Muster muster;
    private final int side;

    private SandTable(Seat seat) {
        this.table = seat.table();
        this.scenario = seat.scenario();
        this.book = Books.open(table, scenario);
        this.muster = book.start().muster();
        this.side = scenario.sideIndex(seat.viewer().orElseThrow());
    }

    /// The table for one side of a game; good for every later seat of that side.
    ///
    /// @throws java.util.NoSuchElementException for the referee's seat: a commander has a side
    public static SandTable of(Seat seat) {
        return new SandTable(seat);
    }

    public Rulebook book() {
        return book;
    }

    public RuleTable table() {
        return table;
    }

    public Scenario scenario() {
        return scenario;
    }

    public Muster muster() {
        return muster;
    }

    /// The side that sits here, 0 or 1.
    public int side() {
        return side;
    }

    /// The position as the seat shows it.
    ///
    /// @param classes by unit, as known or guessed
    public Position lay(Seat seat, List<Optional<String>> classes) {
        Observation seen = seat.observation();
        PositionDraft draft = new PositionDraft(muster, seen.phase(), state(classes));
        place(draft, seen);
        draft.turn(seen.turn()).side(seen.side().map(scenario::sideIndex).orElse(Position.NOBODY))
                .firstSide(firstSide(seat)).pending(seen.pending().orElse(null)).result(seen.result().orElse(null));
        Position placed = draft.settle();
        return placed.draft().book(state(placed, seen, classes)).settle();
    }

    private void place(PositionDraft draft, Observation seen) {
        Iterator<TrayView> views = seen.trays().iterator();
        TrayView view = views.hasNext() ? views.next() : null;
        int[] gone = {seen.exited().get(muster.sideId(0)), seen.exited().get(muster.sideId(1))};
        for (int tray = 0; tray < muster.size(); tray++) {
            if (view != null && view.id().equals(muster.id(tray))) {
                draft.move(tray, muster.board().index(view.at())).face(tray, view.facing());
                for (Mark mark : view.done()) {
                    draft.mark(tray, mark);
                }
                view = views.hasNext() ? views.next() : null;
            } else if (gone[muster.side(tray)]-- > 0) {
                // Which of them left does not matter, only how many.
                draft.exit(tray, edge(muster.side(tray)));
            } else {
                draft.remove(tray);
            }
        }
    }

    private Facing edge(int of) {
        return scenario.victory().stream().filter(Scenario.Victory.Exit.class::isInstance)
                .filter(terms -> terms.side().equals(muster.sideId(of)))
                .map(terms -> ((Scenario.Victory.Exit) terms).edge()).findFirst().orElse(Facing.N);
    }

    private BookState state(List<Optional<String>> classes) {
        return table instanceof AncientTable ? AncientState.start(classes, muster.size()) : new ModernState.Quiet();
    }

    private BookState state(Position placed, Observation seen, List<Optional<String>> classes) {
        int advancing = seen.pending().orElse(null) instanceof Pending.Choice choice ? muster.tray(choice.tray())
                : Position.NONE;
        // Who may advance faces the square: he has just fought into it.
        int square = advancing == Position.NONE ? Position.NONE
                : muster.board().neighbour(placed.square(advancing), placed.facing(advancing));
        if (!(table instanceof AncientTable)) {
            return advancing == Position.NONE ? new ModernState.Quiet() : new ModernState.Advance(advancing, square);
        }
        AncientState state = thrown(AncientState.start(classes, muster.size()), seen);
        if (seen.phase() == Phase.MOVE) {
            state = state.beginMove(contacts(placed));
        }
        return advancing == Position.NONE ? state : state.withClash(new AncientState.Clash.Advance(advancing, square));
    }

    private static AncientState thrown(AncientState start, Observation seen) {
        AncientState state = start;
        for (int unit = 0; unit < seen.units().size(); unit++) {
            if (seen.units().get(unit).thrown()) {
                state = state.withDeclared(unit, start.aims());
            }
        }
        state = state.afterMissiles();
        for (int unit = 0; unit < seen.units().size(); unit++) {
            if (seen.declared().contains(seen.units().get(unit).id())) {
                state = state.withDeclared(unit, start.aims());
            }
        }
        return state;
    }

    private boolean[] contacts(Position placed) {
        boolean[] contact = new boolean[muster.size()];
        for (int man = 0; man < contact.length; man++) {
            contact[man] = placed.onBoard(man) && muster.side(man) == placed.side() && !placed.has(man, Mark.MOVED)
                    && contact(placed, man);
        }
        return contact;
    }

    private boolean contact(Position placed, int man) {
        for (int i = 0; i < 4; i++) {
            Facing way = Facing.of(i);
            int next = muster.board().neighbour(placed.square(man), way);
            if (next >= 0 && placed.sideOn(next) == 1 - muster.side(man)
                    && (placed.facing(man) == way || placed.facing(placed.firstOn(next)) == way.opposite())) {
                return true;
            }
        }
        return false;
    }

    /// Who goes first in the round at hand, as it was told or as the scenario says.
    private int firstSide(Seat seat) {
        for (Told input : seat.latest()) {
            for (Event event : input.events().reversed()) {
                if (event instanceof Event.WentFirst first) {
                    return scenario.sideIndex(first.side());
                }
            }
        }
        return scenario.firstSide().map(scenario::sideIndex).orElse(Position.NOBODY);
    }
}
