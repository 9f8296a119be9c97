package trayfield.tables;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.tables.AncientTable.Faces;
import trayfield.tables.AncientTable.Steps;

/// Writes the Ancient table as its reader reads it.
final class AncientTableWriter {

    private AncientTableWriter() {
    }

    static ObjectNode tree(AncientTable table, int format) {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        tree.put("format", format).put("rules", table.rules()).put("title", table.title());
        Rows.sourced(tree.putObject("dieFaces"), table.dieFaces());
        Rows.sourced(tree.putObject("capacity"), table.capacity());
        var classes = tree.putArray("classes");
        table.classes().forEach(one -> Rows.clause(classes.addObject().put("id", one.id()).put("speed", one.speed())
                .put("meleePower", one.meleePower()), one.clause()));
        missile(tree.putObject("missile"), table.missile());
        costs(tree.putObject("costs"), table.costs());
        penalties(tree.putObject("penalties"), table.penalties());
        Rows.heights(tree.putObject("heights"), table.heights());
        Rows.options(tree.putObject("options"), table.houseRules());
        return tree;
    }

    private static void missile(ObjectNode row, AncientTable.Missile missile) {
        row.put("name", missile.name());
        Rows.sourced(row.putObject("range"), missile.range());
        Rows.sourced(row.putObject("rangePerStep"), missile.rangePerStep());
        faces(row.putObject("direct"), missile.direct());
        faces(row.putObject("indirect"), missile.indirect());
    }

    private static void faces(ObjectNode row, Faces faces) {
        faces.faces().forEach(row.putArray("faces")::add);
        Rows.clause(row, faces.clause());
    }

    private static void costs(ObjectNode row, AncientTable.Costs costs) {
        Rows.sourced(row.putObject("square"), costs.square());
        Rows.sourced(row.putObject("road"), costs.road());
        Rows.sourced(row.putObject("water"), costs.water());
        Rows.sourced(row.putObject("climb"), costs.climb());
        Rows.sourced(row.putObject("descent"), costs.descent());
    }

    private static void penalties(ObjectNode row, AncientTable.Penalties penalties) {
        steps(row.putObject("uphill"), penalties.uphill());
        Rows.sourced(row.putObject("below"), penalties.below());
        Rows.sourced(row.putObject("outOfWater"), penalties.outOfWater());
        Rows.sourced(row.putObject("intoTown"), penalties.intoTown());
        Rows.sourced(row.putObject("intoTrees"), penalties.intoTrees());
        Rows.sourced(row.putObject("alone"), penalties.alone());
        steps(row.putObject("outnumbered"), penalties.outnumbered());
    }

    private static void steps(ObjectNode row, Steps steps) {
        steps.values().forEach(row.putArray("values")::add);
        Rows.clause(row, steps.clause());
    }
}
