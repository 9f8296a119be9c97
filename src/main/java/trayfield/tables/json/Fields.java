package trayfield.tables.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.tables.json.JsonValue.Member;

/// The fields of one object. A reader asks for each by its key, required or optional; [#noOthers] then complains about
/// every key that nobody asked for.
public final class Fields {
    private static final Words WORDS = Words.of(Fields.class);

    private final JsonValue.Obj object;
    private final Trail trail;
    private final Complaints complaints;
    private final List<String> known = new ArrayList<>();

    Fields(JsonValue.Obj object, Trail trail, Complaints complaints) {
        this.object = object;
        this.trail = trail;
        this.complaints = complaints;
    }

    /// A field that must be there.
    public Item required(String key) {
        Item item = optional(key);
        if (!item.present()) {
            item.complain(WORDS, "json.missing", key);
        }
        return item;
    }

    /// A field that may be left out.
    public Item optional(String key) {
        known.add(key);
        return item(key, object.members().get(key));
    }

    /// Reads the number of the file's format, and lets a `$schema` pass. False where the file is newer than the newest
    /// format that this program knows: nothing else in it can be judged then.
    public boolean format(int newest) {
        optional("$schema").text();
        Item format = required("format");
        Optional<Integer> number = format.whole(1, Integer.MAX_VALUE);
        boolean newer = number.isPresent() && number.get() > newest;
        if (newer) {
            format.complain(WORDS, "json.newer", number.get(), newest);
        }
        return !newer;
    }

    /// All fields, for objects whose keys are names and not set words.
    public SequencedMap<String, Item> all() {
        SequencedMap<String, Item> items = new LinkedHashMap<>();
        object.members().forEach((key, member) -> items.put(key, item(key, member)));
        return items;
    }

    private Item item(String key, Member member) {
        return member == null ? new Item(Optional.empty(), trail.to(key), object.place(), complaints)
                : new Item(Optional.of(member.value()), trail.to(key), member.value().place(), complaints);
    }

    /// Complains about the object.
    public void complain(Words words, String sentence, Object... args) {
        complaints.add(object.place(), trail, words, sentence, args);
    }

    /// Complains about a key, at the key.
    public void complainKey(String key, Words words, String sentence, Object... args) {
        complaints.add(object.members().get(key).key(), trail.to(key), words, sentence, args);
    }

    /// Complains about every key that was not asked for.
    public void noOthers() {
        for (String key : object.members().keySet()) {
            if (!known.contains(key)) {
                complainKey(key, WORDS, "json.unknownKey", key, new Hint(key, known));
            }
        }
    }
}
