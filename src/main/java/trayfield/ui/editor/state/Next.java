package trayfield.ui.editor.state;

import java.util.List;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;

/// The next of what can be chosen, for keys that go through choices one by one.
public final class Next {
    private Next() {
    }

    public static Kit level(Kit kit, int more) {
        return kit.withLevel(Math.clamp(kit.level() + more, 0, Ground.HIGHEST));
    }

    public static Kit symmetry(Kit kit) {
        return kit.with(after(List.of(Symmetry.values()), kit.symmetry(), 1));
    }

    /// The stamps, or the one taken up last.
    public static Kit stamp(Kit kit) {
        return kit.with(kit.tool() == Kit.Tool.STAMP ? after(List.of(Stamp.values()), kit.stamp(), 1) : kit.stamp());
    }

    /// Ground and trays, ground alone, trays alone.
    public static Kit layers(Kit kit) {
        return kit.with(after(List.of(Kit.Layers.ALL, new Kit.Layers(true, false), new Kit.Layers(false, true)), kit.layers(), 1));
    }

    public static Kit type(Kit kit, RuleTable table, int step) {
        return kit.withType(after(Types.of(table).stream().map(Types.Entry::id).toList(), kit.type(), step));
    }

    public static Kit side(Kit kit, Scenario scenario) {
        return kit.withSide(Paint.other(scenario, kit.side()));
    }

    private static <T> T after(List<T> choices, T now, int step) {
        return choices.get(Math.floorMod(choices.indexOf(now) + step, choices.size()));
    }
}
