package trayfield.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;
import trayfield.tables.RuleTable;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.Highlight;
import trayfield.ui.board.Highlight.Kind;
import trayfield.ui.board.Look;
import trayfield.ui.board.tray.TrayKinds;
import trayfield.ui.board.tray.TrayState;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.Finding;
import trayfield.ui.editor.state.Piece;
import trayfield.ui.editor.state.Pieces;

/// The bench as the board shows it.
final class BenchPicture {
    private BenchPicture() {
    }

    /// @param objectives true where the squares that the terms name are shown
    static BoardPicture of(Bench bench, RuleTable table, Look look, boolean objectives) {
        Scenario scenario = bench.scenario();
        return BoardPicture.of(scenario.board(), scenario.sides()).withHeadquarters(scenario.headquarters())
                .withUnits(scenario.units())
                .withTrays(Pieces.of(scenario).stream().map(BenchPicture::view).toList())
                .withKinds(TrayKinds.of(table)).withStates(states(bench))
                .withHighlights(highlights(bench, objectives)).with(look);
    }

    private static TrayView view(Piece piece) {
        return new TrayView(piece.id(), piece.side(), piece.type(), piece.unit(), piece.at(), piece.facing(), List.of());
    }

    private static SequencedMap<String, TrayState> states(Bench bench) {
        SequencedMap<String, TrayState> states = new LinkedHashMap<>();
        bench.picked().forEach(id -> states.put(id, TrayState.PLAIN.select()));
        return states;
    }

    private static List<Highlight> highlights(Bench bench, boolean objectives) {
        List<Highlight> shown = new ArrayList<>();
        if (objectives) {
            shown.add(new Highlight.Squares(Kind.OBJECTIVE, objectives(bench.scenario())));
        }
        List<Square> problems = bench.findings().all().stream().filter(finding -> finding.weight() == Finding.Weight.REFUSED)
                .flatMap(finding -> finding.squares().stream()).distinct().filter(bench.scenario().board()::contains).toList();
        if (!problems.isEmpty()) {
            shown.add(new Highlight.Squares(Kind.PROBLEM, problems));
        }
        if (!bench.brush().isEmpty()) {
            shown.add(new Highlight.Squares(Kind.BRUSH, bench.brush()));
        }
        bench.ghosts().forEach(ghost -> shown.add(new Highlight.Ghost(ghost.type(), ghost.side(), ghost.unit(), ghost.at(),
                ghost.facing(), bench.barred())));
        bench.selection().ifPresent(block -> shown.add(new Highlight.Box(block.southWest(), block.northEast())));
        if (bench.keyboard()) {
            bench.at().ifPresent(at -> shown.add(new Highlight.Cursor(at)));
        }
        return shown;
    }

    private static List<Square> objectives(Scenario scenario) {
        return scenario.victory().stream().filter(Victory.Capture.class::isInstance).map(Victory.Capture.class::cast)
                .flatMap(capture -> capture.squares().stream()).distinct().filter(scenario.board()::contains).toList();
    }
}
