package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// One line that names the square pointed at, its ground and who stands there, and what the tool does.
public final class StatusLine {
    private StatusLine() {
    }

    public static String of(Bench bench) {
        String tool = tool(bench);
        return bench.at().map(at -> Say.it("status", square(bench.scenario(), at), tool)).orElse(tool);
    }

    /// The square, its ground and those on it.
    public static String square(Scenario scenario, Square at) {
        Ground ground = scenario.board().ground(at);
        List<String> parts = new ArrayList<>();
        parts.add(at.name());
        if (ground.height() > 0) {
            parts.add(Say.it("ground.height", ground.height()));
        }
        if (ground.terrain() != Terrain.OPEN) {
            parts.add(Say.choice("ground", ground.terrain()));
        }
        if (ground.road()) {
            parts.add(Say.it(ground.bridge() ? "ground.bridge" : "ground.road"));
        }
        if (parts.size() == 1) {
            parts.add(Say.choice("ground", Terrain.OPEN));
        }
        for (Side side : scenario.sides()) {
            if (scenario.headquarters().getOrDefault(side.id(), List.of()).contains(at)) {
                parts.add(Say.it("ground.headquarters", side.name()));
            }
        }
        Pieces.on(scenario, at).forEach(piece -> parts.add(Say.it("ground.piece", piece.id())));
        return String.join(", ", parts);
    }

    private static String tool(Bench bench) {
        Kit kit = bench.kit();
        String does = switch (kit.tool()) {
            case BRUSH -> Say.it("does.brush." + kit.brush().name(), kit.level());
            case STAMP -> Say.it("does.stamp", Say.choice("stamp", kit.stamp()));
            case SELECT -> bench.selection().map(block -> Say.it("does.selected", block.southWest(), block.columns(), block.rows()))
                    .orElseGet(() -> Say.it("does.select"));
            case PICK -> Say.it("does.pick");
            case PASTE -> Say.it("does.paste");
            case ARMY -> bench.picked().isEmpty() ? Say.it("does.army") : Say.it("does.picked", bench.picked().size());
        };
        List<String> parts = new ArrayList<>(List.of(does));
        if (kit.tool() == Kit.Tool.BRUSH) {
            parts.add(Say.it("does.shape." + kit.shape().name(), kit.size()));
        }
        if (kit.symmetry() != Symmetry.NONE) {
            parts.add(Say.it("does.symmetry", Say.choice("symmetry", kit.symmetry())));
        }
        return String.join(" ", parts);
    }
}
