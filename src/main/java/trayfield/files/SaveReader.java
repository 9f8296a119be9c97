package trayfield.files;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.notation.RecordText;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.StrictJson;
import trayfield.tables.json.Words;

/// Reads one saved game.
final class SaveReader {
    private static final Words WORDS = Words.of(SaveReader.class);

    private final Fields fields;

    SaveReader(Fields fields) {
        this.fields = fields;
    }

    /// True for anything that calls itself a saved game, sound or not.
    static boolean claims(Fields fields) {
        return fields.optional(SaveFile.MARK).holds(SaveFile.SAVE);
    }

    /// The game; after a complaint it is empty or has stand-ins in it.
    Optional<SavedGame> read() {
        if (!claims(fields)) {
            fields.complain(WORDS, "save.foreign");
            return Optional.empty();
        }
        if (!fields.format(SaveFile.FORMAT)) {
            return Optional.empty();
        }
        String title = fields.required("title").line().orElse("");
        String program = fields.required("program").line().orElse("");
        Instant saved = instant(fields.required("saved"));
        int people = fields.required("people").whole(1, 2).orElse(1);
        OptionalLong seed = seed();
        Optional<RuleTable> table = RuleTables.read(fields.required("table"));
        Played played = played(table);
        SequencedMap<String, String> commanders = commanders(fields.optional(SaveFile.COMMANDERS), played.scenario());
        String hash = fields.required("hash").line().orElse("");
        fields.noOthers();
        return table.isEmpty() || played.scenario().isEmpty() ? Optional.empty()
                : Optional.of(new SavedGame(title, program, saved, people, table.get(), played.scenario().get(), seed,
                        played.inputs(), hash, commanders, played.annex()));
    }

    /// By side; who that is is not for the file to know.
    private static SequencedMap<String, String> commanders(Item item, Optional<Scenario> scenario) {
        SequencedMap<String, String> commanders = new LinkedHashMap<>();
        item.fields().ifPresent(bySide -> bySide.all().forEach((side, who) -> {
            if (scenario.filter(known -> known.sideIndex(side) < 0).isPresent()) {
                who.complain(WORDS, "save.side", side);
            }
            who.line().ifPresent(name -> commanders.put(side, name));
        }));
        return commanders;
    }

    /// What is played and how far, be it sealed or not.
    private record Played(Optional<Scenario> scenario, List<Input> inputs, Annex annex) {
        static final Played NOTHING = new Played(Optional.empty(), List.of(), Annex.NONE);
    }

    private Played played(Optional<RuleTable> table) {
        Item sealed = fields.optional(SaveFile.SEALED);
        return sealed.present() ? opened(sealed, table) : played(fields, table);
    }

    private static Played played(Fields fields, Optional<RuleTable> table) {
        Optional<Scenario> scenario = scenario(fields.required(SaveFile.SCENARIO), table);
        List<Input> inputs = inputs(fields.required(SaveFile.INPUTS));
        return new Played(scenario, inputs, new AnnexReader(table, scenario).read(fields, inputs.size()));
    }

    private static Played opened(Item sealed, Optional<RuleTable> table) {
        List<Item> lines = sealed.items();
        List<String> texts = lines.stream().flatMap(line -> line.text().stream()).toList();
        Optional<String> inside = texts.isEmpty() || texts.size() < lines.size() ? Optional.empty() : Seal.open(texts);
        if (inside.isEmpty()) {
            sealed.complain(WORDS, "save.sealed");
            return Played.NOTHING;
        }
        Complaints complaints = new Complaints(SaveFile.SEALED);
        Played played = StrictJson.parse(inside.get(), complaints).flatMap(Item::fields)
                .filter(found -> found.format(SaveFile.FORMAT)).map(found -> inside(found, table)).orElse(Played.NOTHING);
        complaints.inFileOrder().forEach(problem -> sealed.complain(WORDS, "save.inside", Words.whole(problem.oneLine())));
        return played;
    }

    private static Played inside(Fields found, Optional<RuleTable> table) {
        Played played = played(found, table);
        found.noOthers();
        return played;
    }

    private static Instant instant(Item item) {
        Optional<String> text = item.text();
        try {
            return text.map(Instant::parse).orElse(Instant.EPOCH);
        } catch (DateTimeException _) {
            item.complain(WORDS, "save.instant", text.get());
            return Instant.EPOCH;
        }
    }

    private OptionalLong seed() {
        Optional<String> dice = fields.required("dice").oneOf(List.of(SaveFile.SEEDED, SaveFile.MANUAL));
        Item seed = fields.optional("seed");
        Optional<Long> number = seed.whole(Long.MIN_VALUE, Long.MAX_VALUE);
        if (dice.isPresent() && dice.get().equals(SaveFile.SEEDED) != seed.present()) {
            seed.complain(WORDS, "save.seed");
        }
        return number.isPresent() ? OptionalLong.of(number.get()) : OptionalLong.empty();
    }

    /// The scenario, judged by the table that the game is played by.
    private static Optional<Scenario> scenario(Item item, Optional<RuleTable> table) {
        return table.flatMap(book -> ScenarioFile.read(item, new RuleTables(List.of(book))));
    }

    static List<Input> inputs(Item list) {
        List<Input> inputs = new ArrayList<>();
        for (Item item : list.items()) {
            item.text().ifPresent(line -> {
                switch (RecordText.parse(line)) {
                    case Loaded.Good<Input> good -> inputs.add(good.value());
                    case Loaded.Bad<Input> bad -> bad.problems().forEach(problem -> complain(item, line, problem));
                }
            });
        }
        return inputs;
    }

    private static void complain(Item item, String line, Problem problem) {
        item.complain(WORDS, "save.input", line, Words.whole(problem.text()), problem.column().orElse(1));
    }
}
