package trayfield.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import trayfield.tables.AncientTable.Costs;
import trayfield.tables.AncientTable.Faces;
import trayfield.tables.AncientTable.ManClass;
import trayfield.tables.AncientTable.Missile;
import trayfield.tables.AncientTable.Penalties;
import trayfield.tables.AncientTable.Steps;
import trayfield.tables.json.Fields;

/// Reads the Ancient table. What it returns after a complaint has stand-ins in it and is thrown away.
final class AncientTableReader {
    private final Fields fields;
    private final Cells cells = new Cells("ancient");

    AncientTableReader(Fields fields) {
        this.fields = fields;
    }

    AncientTable read() {
        String title = fields.required("title").line().orElse("");
        Sourced dieFaces = cells.sourced(fields.required("dieFaces"), 2, Cells.MOST);
        Sourced capacity = cells.sourced(fields.required("capacity"), 1, Cells.MOST);
        List<ManClass> classes = classes();
        Missile missile = row("missile", row -> missile(row, dieFaces.value()));
        Costs costs = row("costs", this::costs);
        Penalties penalties = row("penalties", this::penalties);
        Heights heights = row("heights", cells::heights);
        AncientOptions options = fields.required("options").fields().map(this::options).orElse(AncientOptions.PRINTED);
        fields.noOthers();
        return new AncientTable(title, dieFaces, capacity, classes, missile, costs, penalties, heights, options);
    }

    private <T> T row(String key, Function<Fields, T> reader) {
        return fields.required(key).fields().map(row -> {
            T value = reader.apply(row);
            row.noOthers();
            return value;
        }).orElse(null);
    }

    private List<ManClass> classes() {
        List<ManClass> classes = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        fields.required("classes").items().forEach(item -> item.fields().ifPresent(row -> {
            classes.add(new ManClass(cells.newName(row.required("id"), ids),
                    row.required("speed").whole(1, Cells.MOST).orElse(1),
                    row.required("meleePower").whole(0, Cells.MOST).orElse(0), cells.clause(row.required("clause"))));
            row.noOthers();
        }));
        return classes;
    }

    private Missile missile(Fields row, int dieFaces) {
        return new Missile(row.required("name").line().orElse(""),
                cells.sourced(row.required("range"), 0, Cells.MOST),
                cells.sourced(row.required("rangePerStep"), 0, Cells.MOST),
                faces(row, "direct", dieFaces), faces(row, "indirect", dieFaces));
    }

    private Faces faces(Fields row, String key, int dieFaces) {
        Optional<Fields> cell = row.required(key).fields();
        Faces faces = new Faces(
                cell.map(one -> cells.several(one.required("faces"), face -> face.whole(1, dieFaces))).orElse(List.of()),
                cell.map(one -> cells.clause(one.required("clause"))).orElse(null));
        cell.ifPresent(Fields::noOthers);
        return faces;
    }

    private Costs costs(Fields row) {
        return new Costs(cost(row, "square"), cost(row, "road"), cost(row, "water"), cost(row, "climb"),
                cost(row, "descent"));
    }

    private Sourced cost(Fields row, String key) {
        return cells.sourced(row.required(key), 1, Cells.MOST);
    }

    private Penalties penalties(Fields row) {
        return new Penalties(steps(row, "uphill"), penalty(row, "below"), penalty(row, "outOfWater"),
                penalty(row, "intoTown"), penalty(row, "intoTrees"), penalty(row, "alone"), steps(row, "outnumbered"));
    }

    private Sourced penalty(Fields row, String key) {
        return cells.sourced(row.required(key), -Cells.MOST, 0);
    }

    private Steps steps(Fields row, String key) {
        Optional<Fields> cell = row.required(key).fields();
        List<Integer> values = new ArrayList<>();
        cell.ifPresent(one -> one.required("values").items()
                .forEach(item -> item.whole(-Cells.MOST, 0).ifPresent(values::add)));
        Steps steps = new Steps(values.isEmpty() ? List.of(0) : values,
                cell.map(one -> cells.clause(one.required("clause"))).orElse(null));
        cell.ifPresent(Fields::noOthers);
        return steps;
    }

    private AncientOptions options(Fields list) {
        AncientOptions options = AncientOptions.PRINTED;
        for (var rule : AncientOptions.PRINTED.houseRules()) {
            Optional<String> value = list.required(rule.name()).fields().flatMap(row -> cells.option(row, rule));
            options = value.isEmpty() ? options : options.with(rule.name(), value.get());
        }
        list.noOthers();
        return options;
    }
}
