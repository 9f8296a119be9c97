package trayfield.ui.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Muster;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.ui.board.tray.Crest;
import trayfield.ui.board.tray.TrayKinds;
import trayfield.ui.board.tray.TrayState;

/// Everything a board view shows, as one value. Screens make a new one for every change and hand it over.
///
/// @param sides        the two sides, the first one first
/// @param headquarters by side id
/// @param trays        those on the board, in file order
/// @param crests       of Ancient units, by unit id
/// @param states       by tray id; trays left out have nothing to tell
public record BoardPicture(Board board, List<Side> sides, SequencedMap<String, List<Square>> headquarters,
        List<TrayView> trays, TrayKinds kinds, SequencedMap<String, Crest> crests, SequencedMap<String, TrayState> states,
        List<Highlight> highlights, Look look) {

    public BoardPicture {
        sides = List.copyOf(sides);
        headquarters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(headquarters));
        trays = List.copyOf(trays);
        crests = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(crests));
        states = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(states));
        highlights = List.copyOf(highlights);
    }

    /// An empty board.
    public static BoardPicture of(Board board, List<Side> sides) {
        return new BoardPicture(board, sides, new LinkedHashMap<>(), List.of(), TrayKinds.STANDARD,
                new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), Look.STANDARD);
    }

    /// A scenario as it starts.
    public static BoardPicture of(Scenario scenario) {
        Muster muster = new Muster(scenario);
        List<TrayView> trays = new ArrayList<>();
        for (int tray = 0; tray < muster.size(); tray++) {
            Scenario.Placement placed = muster.placement(tray);
            Optional<String> unit = muster.unitOf(tray) < 0 ? Optional.empty()
                    : Optional.of(scenario.units().get(muster.unitOf(tray)).id());
            trays.add(new TrayView(placed.id(), placed.side(), placed.type(), unit, placed.at(), placed.facing(),
                    List.of()));
        }
        return of(scenario.board(), scenario.sides()).withHeadquarters(scenario.headquarters())
                .withUnits(scenario.units()).withTrays(trays);
    }

    /// Crests and numbers of Ancient units, counted within their sides in file order.
    public BoardPicture withUnits(List<UnitPlan> units) {
        SequencedMap<String, Crest> worn = new LinkedHashMap<>();
        Map<String, Integer> counted = new HashMap<>();
        for (UnitPlan unit : units) {
            worn.put(unit.id(), Crest.of(unit.crest(), counted.merge(unit.side(), 1, Integer::sum)));
        }
        return withCrests(worn);
    }

    public BoardPicture withCrests(SequencedMap<String, Crest> byUnit) {
        return new BoardPicture(board, sides, headquarters, trays, kinds, byUnit, states, highlights, look);
    }

    /// What a unit wears; nothing for a tray in no unit.
    public Optional<Crest> crest(Optional<String> unit) {
        return unit.map(crests::get);
    }

    public BoardPicture withBoard(Board other) {
        return new BoardPicture(other, sides, headquarters, trays, kinds, crests, states, highlights, look);
    }

    public BoardPicture withHeadquarters(SequencedMap<String, List<Square>> squares) {
        return new BoardPicture(board, sides, squares, trays, kinds, crests, states, highlights, look);
    }

    public BoardPicture withTrays(List<TrayView> shown) {
        return new BoardPicture(board, sides, headquarters, shown, kinds, crests, states, highlights, look);
    }

    public BoardPicture with(Observation seen) {
        return withTrays(seen.trays());
    }

    public BoardPicture withKinds(TrayKinds known) {
        return new BoardPicture(board, sides, headquarters, trays, known, crests, states, highlights, look);
    }

    public BoardPicture withStates(SequencedMap<String, TrayState> byTray) {
        return new BoardPicture(board, sides, headquarters, trays, kinds, crests, byTray, highlights, look);
    }

    public BoardPicture withHighlights(List<Highlight> shown) {
        return new BoardPicture(board, sides, headquarters, trays, kinds, crests, states, shown, look);
    }

    public BoardPicture with(Look other) {
        return new BoardPicture(board, sides, headquarters, trays, kinds, crests, states, highlights, other);
    }

    public TrayState state(String tray) {
        return states.getOrDefault(tray, TrayState.PLAIN);
    }

    /// The number of a side, 0 or 1; a stranger counts as the second.
    public int sideIndex(String id) {
        return !sides.isEmpty() && sides.getFirst().id().equals(id) ? 0 : 1;
    }

    /// True where this shows the same as the other but for what follows the pointer.
    boolean steadyAs(BoardPicture other) {
        return board.equals(other.board) && look.equals(other.look) && trays.equals(other.trays)
                && states.equals(other.states) && sides.equals(other.sides) && kinds.equals(other.kinds)
                && crests.equals(other.crests) && headquarters.equals(other.headquarters) && steady().equals(other.steady());
    }

    List<Highlight> steady() {
        return highlights.stream().filter(highlight -> !highlight.passing()).toList();
    }

    List<Highlight> passing() {
        return highlights.stream().filter(Highlight::passing).toList();
    }
}
