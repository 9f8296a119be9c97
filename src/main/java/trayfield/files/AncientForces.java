package trayfield.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import trayfield.model.Facing;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Square;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// What stands on an Ancient board: `units` of men, one man a square (ancient.ruling.board), each side with fixed classes
/// or with a quota in `rosters` that adds up to its units (ancient.roster).
final class AncientForces {
    private static final Words WORDS = Words.of(AncientForces.class);
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");
    private static final int MANY = 9999;

    private final List<String> classes;
    private final Sides sides;
    private final Squares squares;
    private final Map<Square, String> taken = new HashMap<>();
    /// By side: units with a class and without, as far as they could be read.
    private final Map<String, Integer> fixed = new HashMap<>();
    private final Map<String, Integer> open = new HashMap<>();

    AncientForces(AncientTable table, Sides sides, Squares squares) {
        this.classes = table.classes().stream().map(ManClass::id).toList();
        this.sides = sides;
        this.squares = squares;
    }

    Forces read(Fields scenario) {
        Item list = scenario.required("units");
        List<UnitPlan> units = new ArrayList<>();
        Ids ids = new Ids();
        list.items().forEach(item -> item.fields().flatMap(fields -> unit(fields, ids)).ifPresent(units::add));
        Item rosters = scenario.optional("rosters");
        SequencedMap<String, SequencedMap<String, Integer>> quotas = quotas(rosters);
        for (String side : sides.sure() ? sides.ids() : List.<String>of()) {
            checkSide(side, list, rosters, quotas.get(side));
        }
        return new Forces(List.of(), units, quotas);
    }

    private Optional<UnitPlan> unit(Fields fields, Ids ids) {
        Optional<String> id = ids.fresh(fields.required("id"));
        Optional<String> side = sides.side(fields.required("side"));
        Optional<String> name = fields.required("name").line();
        Optional<String> crest = colour(fields.required("crest"));
        Item classItem = fields.optional("class");
        Optional<String> unitClass = classItem.oneOf(classes);
        List<Post> men = men(fields.required("men"), id.orElse(""));
        fields.noOthers();
        side.ifPresent(owner -> (classItem.present() ? fixed : open).merge(owner, 1, Integer::sum));
        if (id.isEmpty() || side.isEmpty() || name.isEmpty() || crest.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new UnitPlan(id.get(), side.get(), name.get(), crest.get(), unitClass, men));
    }

    private static Optional<String> colour(Item item) {
        Optional<String> colour = item.text();
        if (colour.isPresent() && !COLOUR.matcher(colour.get()).matches()) {
            item.complain(WORDS, "sides.colour", colour.get());
        }
        return colour;
    }

    private List<Post> men(Item list, String unit) {
        List<Post> men = new ArrayList<>();
        if (list.isEmptyList()) {
            list.complain(WORDS, "unit.noMen");
        }
        for (Item item : list.items()) {
            Optional<Post> post = item.fields().flatMap(this::man);
            post.ifPresent(man -> {
                men.add(man);
                stand(item, man.at(), unit + "." + men.size());
            });
        }
        return men;
    }

    private Optional<Post> man(Fields fields) {
        Optional<Square> at = squares.square(fields.required("at"));
        Optional<Facing> facing = Squares.facing(fields.required("facing"));
        fields.noOthers();
        return at.isEmpty() || facing.isEmpty() ? Optional.empty() : Optional.of(new Post(at.get(), facing.get()));
    }

    private void stand(Item item, Square at, String man) {
        String before = taken.putIfAbsent(at, man);
        if (before != null) {
            item.complain(WORDS, "man.taken", at, before);
        }
    }

    private SequencedMap<String, SequencedMap<String, Integer>> quotas(Item rosters) {
        SequencedMap<String, SequencedMap<String, Integer>> quotas = new LinkedHashMap<>();
        rosters.fields().ifPresent(fields -> {
            sides.ids().forEach(side -> {
                Item quota = fields.optional(side);
                quota.fields().ifPresent(counts -> quotas.put(side, counts(counts)));
            });
            fields.noOthers();
        });
        return quotas;
    }

    private SequencedMap<String, Integer> counts(Fields fields) {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        fields.all().forEach((id, item) -> {
            if (classes.contains(id)) {
                fields.optional(id);
                item.whole(0, MANY).ifPresent(count -> counts.put(id, count));
            }
        });
        classes.forEach(fields::optional);
        fields.noOthers();
        return counts;
    }

    private void checkSide(String side, Item list, Item rosters, SequencedMap<String, Integer> quota) {
        int withClass = fixed.getOrDefault(side, 0);
        int without = open.getOrDefault(side, 0);
        if (withClass > 0 && without > 0) {
            list.complain(WORDS, "unit.someClasses", side);
        } else if (withClass > 0 && quota != null) {
            rosters.complain(WORDS, "roster.besideClasses", side);
        } else if (without > 0 && quota == null) {
            list.complain(WORDS, "roster.missing", side);
        } else if (without > 0) {
            int sum = quota.values().stream().mapToInt(Integer::intValue).sum();
            if (sum != without) {
                rosters.complain(WORDS, "roster.sum", side, sum, without);
            }
        }
    }
}
