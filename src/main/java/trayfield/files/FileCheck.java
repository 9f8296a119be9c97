package trayfield.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trayfield.model.Problem;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.StrictJson;
import trayfield.tables.json.Words;

/// Checks any file of this program, telling by its content what it is.
///
/// @param kind     empty where that cannot be told
/// @param problems none where the file is sound
public record FileCheck(Optional<Kind> kind, List<Problem> problems) {

    private static final Words WORDS = Words.of(FileCheck.class);

    public enum Kind {
        SCENARIO, RULE_TABLE, SAVED_GAME
    }

    public FileCheck {
        problems = List.copyOf(problems);
    }

    /// Reads a file as what it is.
    ///
    /// @param tables that scenarios are judged by
    public static FileCheck of(Path path, RuleTables tables) {
        Complaints complaints = new Complaints(path.toString());
        Optional<Item> item = StrictJson.read(path, complaints);
        Optional<Fields> fields = item.flatMap(Item::fields);
        Optional<Kind> kind = fields.flatMap(FileCheck::kind);
        if (fields.isPresent() && kind.isEmpty()) {
            fields.get().complain(WORDS, "check.foreign");
        }
        kind.ifPresent(known -> {
            switch (known) {
                case SCENARIO -> ScenarioFile.read(item.get(), tables);
                case RULE_TABLE -> RuleTables.read(item.get());
                case SAVED_GAME -> SaveFile.read(item.get());
            }
        });
        return new FileCheck(kind, complaints.inFileOrder());
    }

    /// What a file calls itself, or most looks like.
    private static Optional<Kind> kind(Fields fields) {
        if (SaveReader.claims(fields)) {
            return Optional.of(Kind.SAVED_GAME);
        }
        if (holdsAny(fields, "board", "sides", "trays")) {
            return Optional.of(Kind.SCENARIO);
        }
        return holdsAny(fields, "weapons", "dieFaces", "units") ? Optional.of(Kind.RULE_TABLE) : Optional.empty();
    }

    private static boolean holdsAny(Fields fields, String... keys) {
        return Stream.of(keys).anyMatch(key -> fields.optional(key).present());
    }
}
