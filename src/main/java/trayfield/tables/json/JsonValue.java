package trayfield.tables.json;

import java.util.List;
import java.util.SequencedMap;

/// One value of a JSON text and where it begins.
public sealed interface JsonValue {

    Place place();

    /// An object; its members in file order.
    record Obj(Place place, SequencedMap<String, Member> members) implements JsonValue {
    }

    /// One member of an object.
    ///
    /// @param key where its key begins
    record Member(Place key, JsonValue value) {
    }

    record Arr(Place place, List<JsonValue> items) implements JsonValue {
    }

    record Text(Place place, String value) implements JsonValue {
    }

    /// A number as it is written; nothing is made of it before somebody asks, so that no length of it costs anything.
    record Num(Place place, String literal) implements JsonValue {
    }

    record Bool(Place place, boolean value) implements JsonValue {
    }

    record Null(Place place) implements JsonValue {
    }
}
