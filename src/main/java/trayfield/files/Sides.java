package trayfield.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.regex.Pattern;
import trayfield.model.Side;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// The two sides of a scenario as they are read.
///
/// @param ids of those that could be read
record Sides(List<Side> all, List<String> ids) {
    static final String ROLL = "roll";
    static final String DRAW = "draw";
    static final String LOSSES = "losses";

    private static final Words WORDS = Words.of(Sides.class);
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");

    static Sides read(Item list) {
        List<Item> items = list.items();
        if (list.present() && items.size() != 2) {
            list.complain(WORDS, "sides.two", items.size());
        }
        List<Side> sides = new ArrayList<>();
        Ids ids = new Ids(ROLL, DRAW, LOSSES);
        items.forEach(item -> item.fields().ifPresent(fields -> sides.add(side(fields, ids))));
        return new Sides(sides, sides.stream().map(Side::id).filter(id -> !id.isEmpty()).toList());
    }

    private static Side side(Fields fields, Ids ids) {
        Side side = new Side(ids.fresh(fields.required("id")).orElse(""),
                fields.required("name").line().orElse(""),
                colour(fields.required("colour")));
        fields.noOthers();
        return side;
    }

    private static String colour(Item item) {
        String colour = item.text().orElse("#000000");
        if (!COLOUR.matcher(colour).matches()) {
            item.complain(WORDS, "sides.colour", colour);
        }
        return colour;
    }

    /// True where both sides could be read, so that an unknown one can be told.
    boolean sure() {
        return ids.size() == 2;
    }

    /// The id of a side.
    Optional<String> side(Item item) {
        return sideOr(item);
    }

    /// The id of a side, or one of these words.
    Optional<String> sideOr(Item item, String... words) {
        return sure() ? item.oneOf(Stream.concat(ids.stream(), Stream.of(words)).toList()) : item.text();
    }
}
