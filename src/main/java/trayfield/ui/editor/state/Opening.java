package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Verdict;
import trayfield.play.Books;
import trayfield.rules.Rulebook;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// The first moments of a sound scenario, as its rule book has them: who could shoot before anyone has moved, and who
/// stands in front of an enemy already.
final class Opening {
    private Opening() {
    }

    static List<Finding> doubts(RuleTable table, Scenario scenario) {
        List<Finding> findings = new ArrayList<>();
        for (Side side : scenario.sides()) {
            List<Square> shooters = switch (table) {
                case ModernTable _ -> firing(table, scenario, side.id());
                case AncientTable ancient -> throwing(ancient, scenario, side.id());
            };
            if (!shooters.isEmpty()) {
                findings.add(Finding.doubt(Say.it("doubt.shoots", side.name(), shooters.size()), shooters));
            }
        }
        List<Square> touching = touching(scenario);
        if (!touching.isEmpty()) {
            findings.add(Finding.doubt(Say.it("doubt.contact", touching.size()), touching));
        }
        return findings;
    }

    /// Squares of trays that have a lawful shot as the first deed of their side's first turn.
    private static List<Square> firing(RuleTable table, Scenario scenario, String side) {
        Rulebook book = Books.open(table, scenario.withFirstSide(Optional.of(side)));
        Set<Square> squares = new LinkedHashSet<>();
        Position start = book.start();
        for (Order order : book.orders(start)) {
            if (order instanceof Order.Fire fire) {
                squares.add(start.board().square(start.square(start.muster().tray(fire.tray()))));
            }
        }
        return List.copyOf(squares);
    }

    /// Squares of units that may throw in the first missile phase. All classes throw alike, so any will do.
    private static List<Square> throwing(AncientTable table, Scenario scenario, String side) {
        Optional<String> any = table.classes().stream().findFirst().map(AncientTable.ManClass::id);
        Scenario fixed = scenario.withRosters(new LinkedHashMap<>()).withUnits(scenario.units().stream()
                .map(unit -> new UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), any, unit.men())).toList());
        Rulebook book = Books.open(table, fixed);
        Position position = book.start();
        int index = scenario.sideIndex(side);
        if (position.phase() == Phase.MISSILES && position.side() < index
                && book.apply(position, new Order.End()) instanceof Verdict.Step step) {
            position = step.after();
        }
        if (position.phase() != Phase.MISSILES || position.side() != index) {
            return List.of();
        }
        List<Square> squares = new ArrayList<>();
        for (Order order : book.orders(position)) {
            if (order instanceof Order.Throw thrown) {
                scenario.units().stream().filter(unit -> unit.id().equals(thrown.unit()))
                        .forEach(unit -> squares.add(unit.men().getFirst().at()));
            }
        }
        return squares;
    }

    /// Squares of trays with an enemy beside them.
    private static List<Square> touching(Scenario scenario) {
        Set<Square> squares = new LinkedHashSet<>();
        List<Piece> pieces = Pieces.of(scenario);
        for (Side side : scenario.sides()) {
            var beside = Fairness.beside(scenario.board(),
                    pieces.stream().filter(piece -> !piece.side().equals(side.id())).toList());
            pieces.stream().filter(piece -> piece.side().equals(side.id()) && beside.get(scenario.board().index(piece.at())))
                    .forEach(piece -> squares.add(piece.at()));
        }
        return List.copyOf(squares);
    }
}
