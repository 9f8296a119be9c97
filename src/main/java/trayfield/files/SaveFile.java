package trayfield.files;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.RuleTables;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.FileText;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonLayout;
import trayfield.tables.json.StrictJson;

/// Saved games as JSON, autosaves included. A file is refused with all of its problems; a file that is no saved game,
/// with that one. Whether the inputs are lawful and lead to the hash is for the rule book to say.
public final class SaveFile {
    static final int FORMAT = 1;
    /// What tells a saved game from any other JSON.
    static final String MARK = "trayfield";
    static final String SAVE = "save";
    static final String SEEDED = "seeded";
    static final String MANUAL = "manual";
    static final String COMMANDERS = "commanders";
    static final String SEALED = "sealed";
    static final String SCENARIO = "scenario";
    static final String INPUTS = "inputs";

    private static final List<String> OPEN = Stream.concat(ScenarioWriter.OPEN.stream(), Stream.of(INPUTS, SEALED, AnnexWriter.NOTES, AnnexWriter.BRANCHES)).toList();

    private SaveFile() {
    }

    public static Loaded<SavedGame> read(Path path) {
        return load(path.toString(), complaints -> StrictJson.read(path, complaints));
    }

    /// Reads a saved game from a text.
    ///
    /// @param fileName how its problems name it
    public static Loaded<SavedGame> parse(String fileName, String json) {
        return load(fileName, complaints -> StrictJson.parse(json, complaints));
    }

    static Optional<SavedGame> read(Item item) {
        return item.fields().flatMap(fields -> new SaveReader(fields).read());
    }

    private static Loaded<SavedGame> load(String name, Function<Complaints, Optional<Item>> source) {
        Complaints complaints = new Complaints(name);
        Optional<SavedGame> game = source.apply(complaints).flatMap(SaveFile::read);
        return complaints.unlessAny(game::orElseThrow);
    }

    /// Saves a game, its last save beside it as `.bak`. Empty when it stands on the disk; else the problem, and the
    /// file is as it was.
    public static Optional<Problem> save(Path file, SavedGame game) {
        String text = write(game);
        if (tooLarge(text) || secret(game) && tooLarge(inside(game))) {
            return Optional.of(WriteFault.tooLarge(file, FileText.LARGEST >> 20));
        }
        return AtomicFile.write(file, text, AtomicFile.Backup.KEEP);
    }

    private static boolean tooLarge(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length > FileText.LARGEST;
    }

    /// True for a game whose sides have secrets from one another.
    private static boolean secret(SavedGame game) {
        return !game.scenario().units().isEmpty();
    }

    /// The game as text; reading it gives an equal game. Of a game with secrets, scenario and inputs are sealed.
    public static String write(SavedGame game) {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        tree.put(MARK, SAVE).put("format", FORMAT).put("title", game.title()).put("program", game.program())
                .put("saved", game.saved().toString()).put("people", game.people())
                .put("dice", game.seed().isPresent() ? SEEDED : MANUAL);
        game.seed().ifPresent(seed -> tree.put("seed", seed));
        tree.set("table", RuleTables.tree(game.table()));
        if (secret(game)) {
            Seal.close(inside(game)).forEach(tree.putArray(SEALED)::add);
        } else {
            played(tree, game);
        }
        if (!game.commanders().isEmpty()) {
            ObjectNode commanders = tree.putObject(COMMANDERS);
            game.commanders().forEach(commanders::put);
        }
        tree.put("hash", game.hash());
        return JsonLayout.print(tree, OPEN);
    }

    private static void played(ObjectNode tree, SavedGame game) {
        tree.set(SCENARIO, ScenarioFile.tree(game.scenario()));
        AnnexWriter.inputs(tree, game.inputs());
        AnnexWriter.write(tree, game.annex());
    }

    /// What is sealed, as a JSON text with a format of its own.
    private static String inside(SavedGame game) {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        tree.put("format", FORMAT);
        played(tree, game);
        return JsonLayout.print(tree, List.of());
    }
}
