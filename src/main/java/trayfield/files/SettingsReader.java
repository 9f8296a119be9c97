package trayfield.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trayfield.files.Settings.Camera;
import trayfield.files.Settings.Display;
import trayfield.files.Settings.HouseRules;
import trayfield.files.Settings.Overlay;
import trayfield.files.Settings.Paper;
import trayfield.files.Settings.Speed;
import trayfield.files.Settings.TextSize;
import trayfield.files.Settings.View;
import trayfield.files.Settings.Window;
import trayfield.model.Scenario.Setting;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;

/// Reads settings, each with its standard where it is left out or cannot be used.
final class SettingsReader {
    private static final int LONGEST_PATH = 4096;
    private static final int FARTHEST = 100_000;

    private final Fields fields;

    SettingsReader(Fields fields) {
        this.fields = fields;
    }

    Settings read() {
        Settings standard = Settings.STANDARD;
        if (!fields.format(SettingsFile.FORMAT)) {
            return standard;
        }
        Settings settings = new Settings(
                display(standard.display()),
                flag("sound", standard.sound()),
                flag("handOver", standard.handOver()),
                flag("realDice", standard.realDice()),
                fields.optional("window").fields().flatMap(SettingsReader::window),
                fields.optional("camera").fields().flatMap(SettingsReader::camera),
                word(fields.optional("paper"), Paper.values(), paper -> paper.word),
                recent(fields.optional("recent")),
                leaders(fields.optional("leaders")),
                houseRules(fields.optional("houseRules")));
        fields.noOthers();
        return settings;
    }

    private Display display(Display standard) {
        return new Display(
                word("textSize", TextSize.values(), size -> size.word, standard.textSize()),
                word("view", View.values(), view -> view.word, standard.view()),
                flag("safeColours", standard.safeColours()),
                flag("reducedMotion", standard.reducedMotion()),
                word("speed", Speed.values(), speed -> speed.word, standard.speed()),
                overlays(fields.optional("overlays"), standard.overlays()));
    }

    private boolean flag(String key, boolean standard) {
        return fields.optional(key).flag().orElse(standard);
    }

    private <E> E word(String key, E[] all, Function<E, String> word, E standard) {
        return word(fields.optional(key), all, word).orElse(standard);
    }

    private static <E> Optional<E> word(Item item, E[] all, Function<E, String> word) {
        List<String> words = List.of(all).stream().map(word).toList();
        return item.oneOf(words).map(found -> all[words.indexOf(found)]);
    }

    private static Optional<Window> window(Fields bounds) {
        Optional<Integer> x = bounds.required("x").whole(-FARTHEST, FARTHEST);
        Optional<Integer> y = bounds.required("y").whole(-FARTHEST, FARTHEST);
        Optional<Integer> width = bounds.required("width").whole(1, FARTHEST);
        Optional<Integer> height = bounds.required("height").whole(1, FARTHEST);
        boolean maximised = bounds.required("maximised").flag().orElse(false);
        bounds.noOthers();
        return x.isEmpty() || y.isEmpty() || width.isEmpty() || height.isEmpty() ? Optional.empty()
                : Optional.of(new Window(x.get(), y.get(), width.get(), height.get(), maximised));
    }

    private static Optional<Camera> camera(Fields view) {
        Optional<String> scenario = view.required("scenario").line();
        List<Optional<Integer>> numbers = new ArrayList<>();
        for (String length : List.of("columns", "rows", "width", "height", "cell")) {
            numbers.add(view.required(length).whole(1, FARTHEST));
        }
        numbers.add(view.required("left").whole(-FARTHEST, FARTHEST));
        numbers.add(view.required("top").whole(-FARTHEST, FARTHEST));
        numbers.add(view.required("margin").whole(0, FARTHEST));
        view.noOthers();
        if (scenario.isEmpty() || numbers.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        int[] all = numbers.stream().mapToInt(Optional::orElseThrow).toArray();
        return Optional.of(new Camera(scenario.get(), all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7]));
    }

    private static List<Overlay> overlays(Item list, List<Overlay> standard) {
        if (!list.present()) {
            return standard;
        }
        List<Overlay> overlays = new ArrayList<>();
        list.items().forEach(item -> word(item, Overlay.values(), overlay -> overlay.word).ifPresent(overlays::add));
        return overlays.stream().distinct().toList();
    }

    private static List<String> recent(Item list) {
        List<String> files = new ArrayList<>();
        list.items().forEach(item -> item.text().filter(path -> path.length() <= LONGEST_PATH).ifPresent(files::add));
        return files.stream().distinct().limit(Settings.RECENT_MOST).toList();
    }

    private static List<String> leaders(Item list) {
        return list.items().stream().flatMap(item -> item.text().stream()).filter(who -> who.length() <= LONGEST_PATH)
                .limit(2).toList();
    }

    private static List<HouseRules> houseRules(Item item) {
        List<HouseRules> books = new ArrayList<>();
        item.fields().ifPresent(byBook -> byBook.all().forEach((book, chosen) -> {
            List<Setting> settings = new ArrayList<>();
            chosen.fields().ifPresent(rules -> rules.all()
                    .forEach((name, value) -> value.line().ifPresent(text -> settings.add(new Setting(name, text)))));
            books.add(new HouseRules(book, settings));
        }));
        return books;
    }
}
