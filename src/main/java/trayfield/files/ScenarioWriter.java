package trayfield.files;

import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Scenario;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.Placement;
import trayfield.model.Scenario.Setting;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Scenario.Victory;
import trayfield.model.Side;
import trayfield.model.Square;

/// Writes a scenario, keys in the order of the format's description; what may be left out is left out.
final class ScenarioWriter {
    /// Lists that stand an entry a line.
    static final List<String> OPEN = List.of("terrain", "heights", "roads");

    /// The rule book whose armies are units, even where there is none yet.
    private static final String UNITS_BOOK = "ancient";

    private final Scenario scenario;
    private final ObjectNode tree = JsonNodeFactory.instance.objectNode();

    ScenarioWriter(Scenario scenario) {
        this.scenario = scenario;
    }

    ObjectNode tree() {
        tree.put("format", ScenarioFile.FORMAT).put("id", scenario.id()).put("title", scenario.title())
                .put("briefing", scenario.briefing()).put("rules", scenario.rules());
        if (!scenario.options().isEmpty()) {
            ObjectNode options = tree.putObject("options");
            scenario.options().forEach(setting -> option(options, setting));
        }
        board(tree.putObject("board"), scenario.board());
        ArrayNode sides = tree.putArray("sides");
        scenario.sides().forEach(side -> side(sides.addObject(), side));
        forces();
        ends();
        return tree;
    }

    private static void option(ObjectNode options, Setting setting) {
        switch (setting.value()) {
            case "true" -> options.put(setting.name(), true);
            case "false" -> options.put(setting.name(), false);
            case String word -> options.put(setting.name(), word);
        }
    }

    private static void board(ObjectNode node, Board board) {
        node.put("columns", board.columns()).put("rows", board.rows());
        layer(node.putArray("terrain"), board, ground -> ground.terrain().symbol);
        if (board.squares().stream().anyMatch(square -> board.ground(square).height() > 0)) {
            layer(node.putArray("heights"), board, ground -> (char) ('0' + ground.height()));
        }
        if (board.squares().stream().anyMatch(square -> board.ground(square).road())) {
            layer(node.putArray("roads"), board, ground -> ground.road() ? '=' : '.');
        }
    }

    private static void layer(ArrayNode rows, Board board, Function<Ground, Character> symbol) {
        for (int row = board.rows() - 1; row >= 0; row--) {
            StringBuilder text = new StringBuilder(board.columns());
            for (int column = 0; column < board.columns(); column++) {
                text.append(symbol.apply(board.ground(new Square(column, row))).charValue());
            }
            rows.add(text.toString());
        }
    }

    private static void side(ObjectNode node, Side side) {
        node.put("id", side.id()).put("name", side.name()).put("colour", side.colour());
    }

    private void forces() {
        if (scenario.units().isEmpty() && !scenario.rules().equals(UNITS_BOOK)) {
            ArrayNode trays = tree.putArray("trays");
            scenario.trays().forEach(tray -> tray(trays.addObject(), tray));
            return;
        }
        ArrayNode units = tree.putArray("units");
        scenario.units().forEach(unit -> unit(units.addObject(), unit));
        if (!scenario.rosters().isEmpty()) {
            ObjectNode rosters = tree.putObject("rosters");
            scenario.rosters().forEach((side, quota) -> quota.forEach(rosters.withObjectProperty(side)::put));
        }
    }

    private static void tray(ObjectNode node, Placement tray) {
        node.put("id", tray.id()).put("side", tray.side()).put("type", tray.type()).put("at", tray.at().name())
                .put("facing", tray.facing().name());
    }

    private static void unit(ObjectNode node, UnitPlan unit) {
        node.put("id", unit.id()).put("side", unit.side()).put("name", unit.name()).put("crest", unit.crest());
        unit.unitClass().ifPresent(unitClass -> node.put("class", unitClass));
        ArrayNode men = node.putArray("men");
        unit.men().forEach(man -> men.addObject().put("at", man.at().name()).put("facing", man.facing().name()));
    }

    private void ends() {
        if (!scenario.headquarters().isEmpty()) {
            ObjectNode headquarters = tree.putObject("headquarters");
            scenario.headquarters().forEach((side, squares) -> squares(headquarters.putArray(side), squares));
        }
        if (!scenario.victory().isEmpty()) {
            ArrayNode victory = tree.putArray("victory");
            scenario.victory().forEach(way -> way(victory.addObject(), way));
        }
        scenario.turnLimit().ifPresent(limit -> tree.put("turnLimit", limit).put("atLimit", switch (scenario.atLimit()) {
            case AtLimit.Wins wins -> wins.side();
            case AtLimit.Draw() -> Sides.DRAW;
            case AtLimit.FewerLosses() -> Sides.LOSSES;
        }));
        scenario.firstSide().ifPresent(side -> tree.put("firstSide", side));
    }

    private static void way(ObjectNode node, Victory way) {
        switch (way) {
            case Victory.Capture capture -> {
                node.put("type", "capture").put("side", capture.side());
                squares(node.putArray("squares"), capture.squares());
            }
            case Victory.Losses losses -> node.put("type", "losses").put("side", losses.side());
            case Victory.Exit exit -> node.put("type", "exit").put("side", exit.side()).put("edge", exit.edge().name());
        }
        node.put("count", way.count());
    }

    private static void squares(ArrayNode list, List<Square> squares) {
        squares.forEach(square -> list.add(square.name()));
    }
}
