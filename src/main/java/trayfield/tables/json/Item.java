package trayfield.tables.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// One value of a file as a reader looks at it: what stands there, its path and its place. Asking for a kind of value
/// that is not there complains and gives nothing; asking an item that is absent gives nothing and complains no more.
public final class Item {
    private static final Words WORDS = Words.of(Item.class);
    private static final int LONGEST_LINE = 200;
    private static final int LONGEST_PROSE = 20_000;

    private final Optional<JsonValue> value;
    private final Trail trail;
    private final Place place;
    private final Complaints complaints;

    /// @param value empty where the key is left out
    /// @param place where the value begins; where it is absent, the object that lacks it
    Item(Optional<JsonValue> value, Trail trail, Place place, Complaints complaints) {
        this.value = value;
        this.trail = trail;
        this.place = place;
        this.complaints = complaints;
    }

    /// What stands here; empty where the key is left out.
    public Optional<JsonValue> value() {
        return value;
    }

    /// Where it stands in the file, such as `trays[3].at`; empty for the whole file.
    public String path() {
        return trail.toString();
    }

    /// Complains about this place.
    public void complain(Words words, String key, Object... args) {
        complaints.add(place, trail, words, key, args);
    }

    public boolean present() {
        return value.isPresent();
    }

    /// An object's fields.
    public Optional<Fields> fields() {
        return as(JsonValue.Obj.class, "json.object").map(object -> new Fields(object, trail, complaints));
    }

    /// An array's items; none where there is no array.
    public List<Item> items() {
        List<Item> items = new ArrayList<>();
        as(JsonValue.Arr.class, "json.array").ifPresent(array -> {
            for (JsonValue item : array.items()) {
                items.add(new Item(Optional.of(item), trail.to(items.size()), item.place(), complaints));
            }
        });
        return items;
    }

    /// True where exactly this text stands here.
    public boolean holds(String text) {
        return value.isPresent() && value.get() instanceof JsonValue.Text found && found.value().equals(text);
    }

    public boolean holdsText() {
        return value.isPresent() && value.get() instanceof JsonValue.Text;
    }

    public boolean isEmptyList() {
        return value.isPresent() && value.get() instanceof JsonValue.Arr array && array.items().isEmpty();
    }

    /// Any text.
    public Optional<String> text() {
        return as(JsonValue.Text.class, "json.text").map(JsonValue.Text::value);
    }

    /// Text of one line, not blank, at most 200 characters.
    public Optional<String> line() {
        return text().filter(must("json.blank", text -> !text.isBlank()))
                .filter(must("json.controls", text -> text.chars().noneMatch(Character::isISOControl)))
                .filter(must("json.long", text -> text.length() <= LONGEST_LINE, LONGEST_LINE));
    }

    /// Text of any number of lines, at most 20 000 characters.
    public Optional<String> prose() {
        return text()
                .filter(must("json.controls",
                        text -> text.chars().noneMatch(c -> c != '\n' && c != '\t' && Character.isISOControl(c))))
                .filter(must("json.long", text -> text.length() <= LONGEST_PROSE, LONGEST_PROSE));
    }

    /// One of the known words.
    public Optional<String> oneOf(List<String> known) {
        return text().filter(text -> {
            if (!known.contains(text)) {
                complain(WORDS, "json.unknownWord", text, new Hint(text, known));
            }
            return known.contains(text);
        });
    }

    /// A whole number from `least` to `most`.
    public Optional<Integer> whole(int least, int most) {
        return whole((long) least, (long) most).map(Long::intValue);
    }

    /// A whole number from `least` to `most`.
    public Optional<Long> whole(long least, long most) {
        return as(JsonValue.Num.class, "json.number").flatMap(num -> parse(num.literal())).filter(number -> {
            boolean good = number >= least && number <= most;
            if (!good) {
                complain(WORDS, "json.range", number, least, most);
            }
            return good;
        });
    }

    private Optional<Long> parse(String literal) {
        boolean digits = literal.chars().allMatch(c -> c == '-' || c >= '0' && c <= '9');
        try {
            if (digits) {
                return Optional.of(Long.parseLong(literal));
            }
            complain(WORDS, "json.notWhole", literal);
        } catch (NumberFormatException _) {
            complain(WORDS, "json.hugeNumber", literal);
        }
        return Optional.empty();
    }

    public Optional<Boolean> flag() {
        return as(JsonValue.Bool.class, "json.flag").map(JsonValue.Bool::value);
    }

    private <T extends JsonValue> Optional<T> as(Class<T> kind, String expected) {
        if (value.isPresent() && !kind.isInstance(value.get())) {
            complain(WORDS, "json.wrongKind", WORDS.say(expected), kindOf(value.get()));
        }
        return value.filter(kind::isInstance).map(kind::cast);
    }

    private static String kindOf(JsonValue value) {
        return WORDS.say(switch (value) {
            case JsonValue.Obj _ -> "json.object";
            case JsonValue.Arr _ -> "json.array";
            case JsonValue.Text _ -> "json.text";
            case JsonValue.Num _ -> "json.number";
            case JsonValue.Bool _ -> "json.flag";
            case JsonValue.Null _ -> "json.null";
        });
    }

    private <T> Predicate<T> must(String key, Predicate<T> rule, Object... args) {
        return value -> {
            boolean good = rule.test(value);
            if (!good) {
                complain(WORDS, key, args);
            }
            return good;
        };
    }
}
