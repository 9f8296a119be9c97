package trayfield.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import trayfield.files.Settings.Camera;
import trayfield.files.Settings.Display;
import trayfield.files.Settings.HouseRules;
import trayfield.files.Settings.Overlay;
import trayfield.files.Settings.Window;
import trayfield.model.Problem;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonLayout;
import trayfield.tables.json.StrictJson;

/// Settings as JSON. Reading them never fails: what cannot be used counts as left out and is told once.
public final class SettingsFile {
    static final int FORMAT = 1;

    private SettingsFile() {
    }

    /// Settings, and what of their file could not be used.
    public record Remembered(Settings settings, List<Problem> problems) {
        public Remembered {
            problems = List.copyOf(problems);
        }
    }

    /// The settings of a file; the standard ones, without a problem, where there is none yet.
    public static Remembered read(Path file) {
        if (Files.notExists(file)) {
            return new Remembered(Settings.STANDARD, List.of());
        }
        return load(file.toString(), complaints -> StrictJson.read(file, complaints));
    }

    /// Reads settings from a text.
    ///
    /// @param fileName how its problems name it
    public static Remembered parse(String fileName, String json) {
        return load(fileName, complaints -> StrictJson.parse(json, complaints));
    }

    private static Remembered load(String name, Function<Complaints, Optional<Item>> source) {
        Complaints complaints = new Complaints(name);
        Settings settings = source.apply(complaints).flatMap(Item::fields)
                .map(fields -> new SettingsReader(fields).read()).orElse(Settings.STANDARD);
        return new Remembered(settings, complaints.inFileOrder());
    }

    /// Writes settings; a file that could not be read without problems stays beside them as `.bak`. Empty when they
    /// stand on the disk; else the problem, and the file is as it was.
    public static Optional<Problem> write(Path file, Settings settings) {
        boolean sound = read(file).problems().isEmpty();
        return AtomicFile.write(file, write(settings), sound ? AtomicFile.Backup.NONE : AtomicFile.Backup.KEEP);
    }

    static String write(Settings settings) {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        display(tree.put("format", FORMAT), settings.display());
        tree.put("sound", settings.sound()).put("handOver", settings.handOver()).put("realDice", settings.realDice());
        settings.window().ifPresent(bounds -> window(tree.putObject("window"), bounds));
        settings.camera().ifPresent(view -> camera(tree.putObject("camera"), view));
        settings.paper().ifPresent(paper -> tree.put("paper", paper.word));
        if (!settings.leaders().isEmpty()) {
            settings.leaders().forEach(tree.putArray("leaders")::add);
        }
        settings.recent().forEach(tree.putArray("recent")::add);
        ObjectNode houseRules = tree.putObject("houseRules");
        for (HouseRules book : settings.houseRules()) {
            ObjectNode chosen = houseRules.putObject(book.rules());
            book.chosen().forEach(setting -> chosen.put(setting.name(), setting.value()));
        }
        return JsonLayout.print(tree, List.of("recent"));
    }

    private static void display(ObjectNode tree, Display display) {
        tree.put("textSize", display.textSize().word).put("view", display.view().word)
                .put("safeColours", display.safeColours()).put("reducedMotion", display.reducedMotion())
                .put("speed", display.speed().word);
        ArrayNode overlays = tree.putArray("overlays");
        for (Overlay overlay : display.overlays()) {
            overlays.add(overlay.word);
        }
    }

    private static void window(ObjectNode node, Window bounds) {
        node.put("x", bounds.x()).put("y", bounds.y()).put("width", bounds.width()).put("height", bounds.height())
                .put("maximised", bounds.maximised());
    }

    private static void camera(ObjectNode node, Camera view) {
        node.put("scenario", view.scenario()).put("columns", view.columns()).put("rows", view.rows())
                .put("width", view.width()).put("height", view.height()).put("cell", view.cell())
                .put("left", view.left()).put("top", view.top()).put("margin", view.margin());
    }
}
