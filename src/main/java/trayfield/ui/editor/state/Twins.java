package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;
import trayfield.model.Board;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;

/// Those on the other half of a symmetric board that mirror a tray or man: of the other side and the same type, on the
/// image of its square. What is done to a tray happens to its twin as its image; where both are named, the first one
/// leads and the other follows.
///
/// @param leaders in the order in which they were named
/// @param byId    the twin of a leader; a tray that nobody mirrors has none
record Twins(List<Piece> leaders, Map<String, Piece> byId) {

    static Twins of(Scenario scenario, Symmetry symmetry, Collection<String> ids) {
        List<Piece> all = Pieces.of(scenario);
        Map<Square, List<Piece>> standing = standing(all);
        Map<String, Piece> known = new HashMap<>();
        all.forEach(piece -> known.putIfAbsent(piece.id(), piece));
        List<Piece> leaders = new ArrayList<>();
        Map<String, Piece> twins = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (String id : ids) {
            Piece piece = known.get(id);
            if (piece != null && taken.add(id)) {
                leaders.add(piece);
                twin(standing, piece, symmetry, scenario, taken).ifPresent(twin -> {
                    twins.put(id, twin);
                    taken.add(twin.id());
                });
            }
        }
        return new Twins(leaders, twins);
    }

    /// The twin of each of these trays and men by its id, whether the twin is among them or not.
    static Map<String, Piece> each(Scenario scenario, Symmetry symmetry, Collection<Piece> pieces) {
        Map<Square, List<Piece>> standing = standing(Pieces.of(scenario));
        Map<String, Piece> twins = new LinkedHashMap<>();
        pieces.forEach(piece -> twin(standing, piece, symmetry, scenario, List.of())
                .ifPresent(twin -> twins.put(piece.id(), twin)));
        return twins;
    }

    private static Map<Square, List<Piece>> standing(List<Piece> all) {
        return all.stream().collect(Collectors.groupingBy(Piece::at));
    }

    /// One that faces as the image does goes before one that does not.
    private static Optional<Piece> twin(Map<Square, List<Piece>> standing, Piece piece, Symmetry symmetry, Scenario scenario,
            Collection<String> taken) {
        if (symmetry == Symmetry.NONE) {
            return Optional.empty();
        }
        Piece image = image(piece, symmetry, scenario);
        List<Piece> alike = standing.getOrDefault(image.at(), List.of()).stream().filter(other ->
                other.side().equals(image.side()) && other.type().equals(image.type()) && !taken.contains(other.id())).toList();
        return alike.stream().filter(other -> other.facing() == image.facing()).findFirst()
                .or(() -> alike.stream().findFirst());
    }

    private static Piece image(Piece piece, Symmetry symmetry, Scenario scenario) {
        Board board = scenario.board();
        return new Piece(piece.id(), Paint.other(scenario, piece.side()), piece.type(), piece.unit(),
                symmetry.image(piece.at(), board), symmetry.image(piece.facing()));
    }

    /// A twin as it stands once the one it mirrors stands so.
    Optional<Piece> follows(Piece leader, Symmetry symmetry, Board board) {
        return Optional.ofNullable(byId.get(leader.id())).map(twin ->
                twin.at(symmetry.image(leader.at(), board)).facing(symmetry.image(leader.facing())));
    }

    /// All that are meant, leaders and twins.
    SequencedSet<String> ids() {
        SequencedSet<String> ids = new LinkedHashSet<>();
        leaders.forEach(piece -> ids.add(piece.id()));
        byId.values().forEach(twin -> ids.add(twin.id()));
        return ids;
    }

    /// The unit of the other side in which a unit's men have their twins.
    static Optional<UnitPlan> ofUnit(Scenario scenario, Symmetry symmetry, UnitPlan unit) {
        return of(scenario, symmetry, Army.men(unit.id(), unit.men().size())).byId.values().stream()
                .flatMap(twin -> twin.unit().stream()).findFirst()
                .flatMap(id -> scenario.units().stream().filter(one -> one.id().equals(id)).findFirst());
    }
}
