package trayfield.ui.app;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import trayfield.model.RuleRef;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.Costs;
import trayfield.tables.AncientTable.Missile;
import trayfield.tables.AncientTable.Penalties;
import trayfield.tables.AncientTable.Steps;
import trayfield.tables.Sourced;

/// The Ancient rules on the page for players.
final class AncientRules {
    private static final List<String> CLASSES = List.of("class", "speed", "power", "clause");
    private static final List<String> FACTS = List.of("what", "number", "clause");
    private static final List<String> WORDY = List.of("what", "clause");
    private static final int HALVES = 2;

    private AncientRules() {
    }

    static RulePage page(AncientTable table) {
        Object[] args = {table.capacity().value(), table.dieFaces().value(), table.heights().figure(),
                table.heights().trees(), table.heights().town()};
        return new RulePage(table.rules(), RulePage.text(table.rules()), args, Map.of("classes", classes(table),
                "missiles", missiles(table.missile()), "ground", costs(table.costs()), "powers", penalties(table.penalties())));
    }

    private static Grid classes(AncientTable table) {
        Grid grid = new Grid(CLASSES, WORDY);
        table.classes().forEach(one -> grid.row(one.id(), String.valueOf(one.speed()), String.valueOf(one.meleePower()),
                one.clause().label()));
        return grid;
    }

    private static Grid missiles(Missile missile) {
        Grid grid = new Grid(FACTS, WORDY);
        fact(grid, "range", String.valueOf(missile.range().value()), missile.range().clause());
        fact(grid, "rangePerStep", String.valueOf(missile.rangePerStep().value()), missile.rangePerStep().clause());
        fact(grid, "direct", listed(missile.direct().faces(), " "), missile.direct().clause());
        fact(grid, "indirect", listed(missile.indirect().faces(), " "), missile.indirect().clause());
        return grid;
    }

    private static Grid costs(Costs costs) {
        Grid grid = new Grid(FACTS, WORDY);
        cost(grid, "square", costs.square());
        cost(grid, "road", costs.road());
        cost(grid, "water", costs.water());
        cost(grid, "climb", costs.climb());
        cost(grid, "descent", costs.descent());
        return grid;
    }

    private static void cost(Grid grid, String key, Sourced halves) {
        fact(grid, key, squares(halves.value()), halves.clause());
    }

    /// Halves as squares: "3", "1½", "½".
    private static String squares(int halves) {
        String whole = halves < HALVES && halves > 0 ? "" : String.valueOf(halves / HALVES);
        return halves % HALVES == 0 ? whole : whole + Words.say("rules.half");
    }

    private static Grid penalties(Penalties of) {
        Grid grid = new Grid(FACTS, WORDY);
        steps(grid, "uphill", of.uphill());
        penalty(grid, "below", of.below());
        steps(grid, "outnumbered", of.outnumbered());
        penalty(grid, "alone", of.alone());
        penalty(grid, "outOfWater", of.outOfWater());
        penalty(grid, "intoTown", of.intoTown());
        penalty(grid, "intoTrees", of.intoTrees());
        return grid;
    }

    private static void steps(Grid grid, String key, Steps steps) {
        fact(grid, key, listed(steps.values(), Words.say("rules.comma")), steps.clause());
    }

    private static void penalty(Grid grid, String key, Sourced number) {
        fact(grid, key, String.valueOf(number.value()), number.clause());
    }

    private static void fact(Grid grid, String key, String number, RuleRef clause) {
        grid.row(Words.say("rules.fact." + key), number, clause.label());
    }

    private static String listed(List<Integer> numbers, String comma) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(comma));
    }
}
