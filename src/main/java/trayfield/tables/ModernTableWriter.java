package trayfield.tables;

import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.tables.ModernTable.UnitClass;
import trayfield.tables.ModernTable.UnitType;
import trayfield.tables.ModernTable.Weapon;

/// Writes the Modern table as its reader reads it; what may be left out is left out.
final class ModernTableWriter {

    private ModernTableWriter() {
    }

    static ObjectNode tree(ModernTable table, int format) {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        tree.put("format", format).put("rules", table.rules()).put("title", table.title());
        Rows.sourced(tree.putObject("dieFaces"), table.dieFaces());
        Rows.sourced(tree.putObject("capacity"), table.capacity());
        var units = tree.putArray("units");
        table.units().forEach(unit -> unit(units.addObject(), unit));
        var weapons = tree.putArray("weapons");
        table.weapons().forEach(weapon -> weapon(weapons.addObject(), weapon));
        Rows.heights(tree.putObject("heights"), table.heights());
        Rows.sourced(tree.putObject("uphill"), table.uphill());
        Rows.sourced(tree.putObject("outOfFord"), table.outOfFord());
        Rows.options(tree.putObject("options"), table.houseRules());
        return tree;
    }

    private static void unit(ObjectNode row, UnitType unit) {
        row.put("type", unit.type()).put("name", unit.name()).put("class", unit.unitClass().word)
                .put("size", unit.size()).put("move", unit.move());
        unit.roadMove().ifPresent(move -> row.put("roadMove", move));
        unit.meleePower().ifPresent(power -> row.put("meleePower", power));
        unit.weapons().forEach(row.putArray("weapons")::add);
        if (!unit.runsDown().isEmpty()) {
            classes(row, "runsDown", unit.runsDown());
        }
        Rows.clause(row, unit.clause());
    }

    private static void weapon(ObjectNode row, Weapon weapon) {
        row.put("id", weapon.id()).put("name", weapon.name()).put("range", weapon.range());
        weapon.hits().forEach(row.putArray("hits")::add);
        classes(row, "kills", weapon.kills());
        if (weapon.allRound()) {
            row.put("allRound", true);
        }
        if (weapon.indirect()) {
            row.put("indirect", true);
        }
        row.putObject("clauses").put("range", weapon.clauses().range().id()).put("hits", weapon.clauses().hits().id())
                .put("kills", weapon.clauses().kills().id()).put("arc", weapon.clauses().arc().id())
                .put("sight", weapon.clauses().sight().id());
    }

    private static void classes(ObjectNode row, String key, List<UnitClass> classes) {
        var list = row.putArray(key);
        classes.forEach(unitClass -> list.add(unitClass.word));
    }
}
