package trayfield.command.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Square;
import trayfield.notation.OrderText;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Fields;
import trayfield.tables.json.FileText;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonValue;
import trayfield.tables.json.StrictJson;

/// One request line. A handler asks for the fields it knows, then for [#complete], which fails with everything that is
/// wrong: missing and mistyped fields, and those that nobody asked for.
final class Request {
    private static final List<String> ACTIONS = List.of("scenarios", "new", "position", "orders", "check", "play",
            "roll", "sight", "reach", "odds", "undo", "redo", "save", "load", "record", "quit");

    private final Complaints complaints = new Complaints("request");
    private Optional<JsonValue> id = Optional.empty();
    private Fields fields;
    private String action = "";

    /// Reads a line. Where that fails, [#id] may be known all the same.
    void read(byte[] line) throws Failure {
        Optional<String> text = FileText.decode(line, complaints);
        Optional<Item> item = text.filter(known -> !known.isBlank()).flatMap(known -> StrictJson.parse(known, complaints));
        Optional<Fields> object = item.filter(known -> known.value().orElse(null) instanceof JsonValue.Obj)
                .flatMap(Item::fields);
        object.ifPresent(known -> id = known.optional("id").value());
        if (!complaints.none()) {
            throw Failure.inRequest(Failure.Code.BAD_JSON, complaints.inFileOrder());
        }
        if (object.isEmpty()) {
            throw Failure.of(Failure.Code.BAD_JSON);
        }
        fields = object.get();
        action = fields.required("do").oneOf(ACTIONS).orElse("");
        if (action.isEmpty()) {
            throw Failure.inRequest(Failure.Code.BAD_REQUEST, complaints.inFileOrder());
        }
    }

    /// What the request wants returned as it is.
    Optional<JsonValue> id() {
        return id;
    }

    String action() {
        return action;
    }

    String text(String key) {
        return fields.required(key).text().orElse("");
    }

    Optional<String> optionalText(String key) {
        return fields.optional(key).text();
    }

    Item item(String key) {
        return fields.required(key);
    }

    Optional<Long> optionalNumber(String key) {
        return fields.optional(key).whole(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /// True where an optional field holds its one possible word.
    boolean says(String key, String word) {
        return fields.optional(key).oneOf(List.of(word)).isPresent();
    }

    /// Faces of dice. Whether a die has them is the rule book's to say.
    Optional<List<Integer>> dice() {
        Item dice = fields.optional("dice");
        if (!dice.present()) {
            return Optional.empty();
        }
        List<Integer> faces = new ArrayList<>();
        dice.items().forEach(face -> face.whole(Integer.MIN_VALUE, Integer.MAX_VALUE).ifPresent(faces::add));
        return Optional.of(faces);
    }

    /// Where a value of this request complains.
    Complaints complaints() {
        return complaints;
    }

    void complete() throws Failure {
        fields.noOthers();
        if (!complaints.none()) {
            throw Failure.inRequest(Failure.Code.BAD_REQUEST, complaints.inFileOrder());
        }
    }

    static Order order(String line) throws Failure {
        return switch (OrderText.parse(line)) {
            case Loaded.Good<Order>(Order order) -> order;
            case Loaded.Bad<Order>(List<Problem> problems) ->
                throw Failure.inRequest(Failure.Code.BAD_ORDER, problems);
        };
    }

    static Square square(String name) throws Failure {
        return Square.parse(name).orElseThrow(() -> Failure.of(Failure.Code.NO_SQUARE, name));
    }
}
