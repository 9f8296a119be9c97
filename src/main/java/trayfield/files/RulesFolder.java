package trayfield.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.tables.json.Words;

/// Finds the folder of rule tables and scenarios: the one that was named; else the one beside the program; else the one
/// here.
public final class RulesFolder {
    /// The folder that the program was installed in.
    public static final String HOME = "trayfield.home";

    private static final Words WORDS = Words.of(RulesFolder.class);
    private static final String NAME = "rules-data";

    private RulesFolder() {
    }

    /// The folder for a program started as this one was.
    ///
    /// @param given what `--rules-data` named
    public static Loaded<Path> find(Optional<Path> given) {
        return find(given, Optional.ofNullable(System.getProperty(HOME)).map(Path::of), Path.of(""));
    }

    static Loaded<Path> find(Optional<Path> given, Optional<Path> home, Path here) {
        List<Path> places = new ArrayList<>();
        given.ifPresentOrElse(places::add, () -> {
            home.ifPresent(path -> places.add(path.resolve(NAME)));
            places.add(here.resolve(NAME));
        });
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                return new Loaded.Good<>(place);
            }
        }
        return new Loaded.Bad<>(List.of(missing(places)));
    }

    private static Problem missing(List<Path> places) {
        return Problems.ofFile(places.getFirst(), WORDS.say("rules.folder", places));
    }
}
