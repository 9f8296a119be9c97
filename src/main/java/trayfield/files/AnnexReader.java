package trayfield.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import trayfield.model.DicePlan;
import trayfield.model.Note;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Reads what a saved game carries beside its first line.
final class AnnexReader {
    private static final Words WORDS = Words.of(SaveReader.class);

    private final Optional<RuleTable> table;
    private final Optional<Scenario> scenario;

    AnnexReader(Optional<RuleTable> table, Optional<Scenario> scenario) {
        this.table = table;
        this.scenario = scenario;
    }

    /// @param length inputs of the first line
    Annex read(Fields fields, int length) {
        List<Annex.Noted> notes = notes(fields.optional(AnnexWriter.NOTES), 0, length);
        DicePlan dice = dice(fields.optional(AnnexWriter.BY_HAND));
        List<Annex.Branch> branches = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>(List.of(length));
        for (Item item : fields.optional(AnnexWriter.BRANCHES).items()) {
            item.fields().map(found -> branch(found, lengths)).ifPresent(branch -> {
                branches.add(branch);
                lengths.add(branch.at() + branch.inputs().size());
            });
        }
        int playing = fields.optional(AnnexWriter.PLAYING).whole(0, branches.size()).orElse(0);
        return new Annex(notes, dice, branches, playing);
    }

    /// @param lengths inputs of the lines before it
    private Annex.Branch branch(Fields fields, List<Integer> lengths) {
        int from = fields.required("from").whole(0, lengths.size() - 1).orElse(0);
        int at = fields.required("at").whole(0, lengths.get(from)).orElse(0);
        var inputs = SaveReader.inputs(fields.required(SaveFile.INPUTS));
        Annex.Branch branch = new Annex.Branch(from, at, inputs, fields.required("hash").line().orElse(""),
                notes(fields.optional(AnnexWriter.NOTES), at + 1, at + inputs.size()),
                dice(fields.optional(AnnexWriter.BY_HAND)));
        fields.noOthers();
        return branch;
    }

    private List<Annex.Noted> notes(Item list, int first, int last) {
        List<Annex.Noted> notes = new ArrayList<>();
        for (Item item : list.items()) {
            item.fields().ifPresent(fields -> {
                Optional<Integer> input = fields.required("input").whole(first, last);
                Optional<Note.Kind> kind = kind(fields.required("kind"));
                Optional<String> reader = reader(fields.optional("reader"));
                Optional<String> text = fields.required("text").prose();
                fields.noOthers();
                if (input.isPresent() && kind.isPresent() && text.isPresent()) {
                    notes.add(new Annex.Noted(input.get(), new Note(kind.get(), reader, text.get())));
                }
            });
        }
        return notes;
    }

    private static Optional<Note.Kind> kind(Item item) {
        List<String> words = Stream.of(Note.Kind.values()).map(kind -> kind.word).toList();
        return item.oneOf(words).map(word -> Note.Kind.values()[words.indexOf(word)]);
    }

    private Optional<String> reader(Item item) {
        Optional<String> side = item.line();
        side.filter(id -> scenario.filter(known -> known.sideIndex(id) < 0).isPresent())
                .ifPresent(id -> item.complain(WORDS, "save.side", id));
        return side;
    }

    private DicePlan dice(Item item) {
        SequencedMap<Integer, Integer> set = new LinkedHashMap<>();
        List<DicePlan.Anew> anew = new ArrayList<>();
        item.fields().ifPresent(fields -> {
            int faces = table.map(book -> book.dieFaces().value()).orElse(Integer.MAX_VALUE);
            read(fields.optional("set"), "face", faces).forEach(set::put);
            read(fields.optional("anew"), "cast", Integer.MAX_VALUE).forEach((die, cast) -> anew.add(new DicePlan.Anew(die, cast)));
            fields.noOthers();
        });
        return new DicePlan(set, anew);
    }

    /// Numbers by die; each die comes after the one before.
    private static SequencedMap<Integer, Integer> read(Item list, String key, int most) {
        SequencedMap<Integer, Integer> found = new LinkedHashMap<>();
        for (Item item : list.items()) {
            item.fields().ifPresent(fields -> {
                int least = found.isEmpty() ? 0 : found.lastEntry().getKey() + 1;
                Optional<Integer> die = fields.required("die").whole(least, Integer.MAX_VALUE - 1);
                Optional<Integer> number = fields.required(key).whole(1, most);
                fields.noOthers();
                if (die.isPresent() && number.isPresent()) {
                    found.put(die.get(), number.get());
                }
            });
        }
        return found;
    }
}
