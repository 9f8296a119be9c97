package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;

/// The trays and men of a scenario alike, for what is done to both in the same way.
public final class Pieces {
    /// The type of every man.
    public static final String MAN = "man";

    private Pieces() {
    }

    /// All of them, in file order.
    public static List<Piece> of(Scenario scenario) {
        List<Piece> pieces = new ArrayList<>();
        scenario.trays().forEach(tray -> pieces.add(
                new Piece(tray.id(), tray.side(), tray.type(), Optional.empty(), tray.at(), tray.facing())));
        for (UnitPlan unit : scenario.units()) {
            for (int man = 0; man < unit.men().size(); man++) {
                Post post = unit.men().get(man);
                pieces.add(new Piece(id(unit.id(), man), unit.side(), MAN, Optional.of(unit.id()), post.at(), post.facing()));
            }
        }
        return pieces;
    }

    static String id(String unit, int man) {
        return unit + "." + (man + 1);
    }

    public static Optional<Piece> of(Scenario scenario, String id) {
        return of(scenario).stream().filter(piece -> piece.id().equals(id)).findFirst();
    }

    public static List<Piece> on(Scenario scenario, Square square) {
        return of(scenario).stream().filter(piece -> piece.at().equals(square)).toList();
    }

    /// With each of these trays and men changed; only place and facing can change.
    public static Scenario change(Scenario scenario, Collection<String> ids, UnaryOperator<Piece> change) {
        Map<String, Piece> changed = new HashMap<>();
        of(scenario).stream().filter(piece -> ids.contains(piece.id()))
                .forEach(piece -> changed.put(piece.id(), change.apply(piece)));
        if (changed.isEmpty()) {
            return scenario;
        }
        List<Placement> trays = scenario.trays().stream().map(tray -> Optional.ofNullable(changed.get(tray.id()))
                .map(piece -> new Placement(tray.id(), tray.side(), tray.type(), piece.at(), piece.facing()))
                .orElse(tray)).toList();
        return scenario.withTrays(trays).withUnits(scenario.units().stream().map(unit -> posted(unit, changed)).toList());
    }

    private static UnitPlan posted(UnitPlan unit, Map<String, Piece> changed) {
        List<Post> men = new ArrayList<>(unit.men());
        for (int man = 0; man < men.size(); man++) {
            Piece piece = changed.get(id(unit.id(), man));
            if (piece != null) {
                men.set(man, new Post(piece.at(), piece.facing()));
            }
        }
        return unit.withMen(men);
    }

    /// Without these trays and men; a unit whose last man goes is gone too.
    public static Scenario remove(Scenario scenario, Collection<String> ids) {
        if (ids.isEmpty()) {
            return scenario;
        }
        Set<String> gone = new HashSet<>(ids);
        List<UnitPlan> units = new ArrayList<>();
        for (UnitPlan unit : scenario.units()) {
            List<Post> men = new ArrayList<>();
            for (int man = 0; man < unit.men().size(); man++) {
                if (!gone.contains(id(unit.id(), man))) {
                    men.add(unit.men().get(man));
                }
            }
            if (!men.isEmpty() || unit.men().isEmpty()) {
                units.add(unit.withMen(men));
            }
        }
        return scenario.withUnits(units)
                .withTrays(scenario.trays().stream().filter(tray -> !gone.contains(tray.id())).toList());
    }

    /// The ids of all that stands on these squares.
    static List<String> idsOn(Scenario scenario, Collection<Square> squares) {
        return of(scenario).stream().filter(piece -> squares.contains(piece.at())).map(Piece::id).toList();
    }
}
