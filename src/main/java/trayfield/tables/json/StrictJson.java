package trayfield.tables.json;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import trayfield.tables.json.JsonValue.Member;

/// Reads one JSON text to the letter of RFC 8259: no comments, no trailing text, no key twice, no half characters, at
/// most 8 MiB and 64 levels. Every value keeps its place.
public final class StrictJson {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final Words WORDS = Words.of(StrictJson.class);

    private final JsonParser parser;
    private final Complaints complaints;

    private StrictJson(JsonParser parser, Complaints complaints) {
        this.parser = parser;
        this.complaints = complaints;
    }

    /// The value of a file. Empty where none could be read; what is wrong is among the complaints, and may be more than
    /// nothing even where a value came.
    public static Optional<Item> read(Path path, Complaints complaints) {
        return FileText.read(path, complaints).flatMap(text -> parse(text, complaints));
    }

    /// The value of a text, as [#read].
    public static Optional<Item> parse(String text, Complaints complaints) {
        Optional<Limits.Breach> breach = Limits.of(text);
        if (breach.isPresent()) {
            Limits.Breach found = breach.get();
            complaints.add(found.place(), Trail.TOP, WORDS, found.key(), found.limit());
            return Optional.empty();
        }
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new StrictJson(parser, complaints).whole();
        }
    }

    private Optional<Item> whole() {
        JsonValue value;
        try {
            parser.nextToken();
            value = value(Trail.TOP);
        } catch (UnexpectedEndOfInputException e) {
            complaints.add(place(e.getLocation()), Trail.TOP, WORDS, "json.cut");
            return Optional.empty();
        } catch (JacksonException e) {
            complaints.add(place(e.getLocation()), Trail.TOP, WORDS, "json.syntax", firstLine(e.getOriginalMessage()));
            return Optional.empty();
        }
        refuseTrailingText();
        return Optional.of(new Item(Optional.of(value), Trail.TOP, value.place(), complaints));
    }

    private void refuseTrailingText() {
        try {
            if (parser.nextToken() != null) {
                complaints.add(place(parser.currentTokenLocation()), Trail.TOP, WORDS, "json.trailing");
            }
        } catch (JacksonException e) {
            complaints.add(place(e.getLocation()), Trail.TOP, WORDS, "json.trailing");
        }
    }

    private JsonValue value(Trail trail) {
        Place place = place(parser.currentTokenLocation());
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(place, trail);
            case START_ARRAY -> array(place, trail);
            case VALUE_STRING -> new JsonValue.Text(place, wholeCharacters(parser.getString(), place, trail));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonValue.Num(place, parser.getString());
            case VALUE_TRUE -> new JsonValue.Bool(place, true);
            case VALUE_FALSE -> new JsonValue.Bool(place, false);
            case VALUE_NULL -> new JsonValue.Null(place);
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                throw new IllegalStateException("no value begins with " + parser.currentToken());
        };
    }

    private JsonValue object(Place place, Trail trail) {
        SequencedMap<String, Member> members = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            Place keyPlace = place(parser.currentTokenLocation());
            String key = wholeCharacters(parser.currentName(), keyPlace, trail);
            parser.nextToken();
            Member member = new Member(keyPlace, value(trail.to(key)));
            Member first = members.putIfAbsent(key, member);
            if (first != null) {
                complaints.add(keyPlace, trail.to(key), WORDS, "json.twice", key, first.key());
            }
        }
        return new JsonValue.Obj(place, members);
    }

    private JsonValue array(Place place, Trail trail) {
        List<JsonValue> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(trail.to(items.size())));
        }
        return new JsonValue.Arr(place, items);
    }

    private String wholeCharacters(String text, Place place, Trail trail) {
        for (int i = 0; i < text.length(); i++) {
            if (i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(text.charAt(i))) {
                complaints.add(place, trail, WORDS, "json.halfCharacter", text);
                break;
            }
        }
        return text;
    }

    private static Place place(TokenStreamLocation location) {
        return location == null ? Place.START
                : new Place(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()));
    }

    private static String firstLine(String message) {
        return message == null ? "" : message.lines().findFirst().orElse("");
    }
}
