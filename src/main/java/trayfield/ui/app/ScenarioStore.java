package trayfield.ui.app;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import trayfield.files.AtomicFile;
import trayfield.files.FileCheck;
import trayfield.files.FileCheck.Kind;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.tables.RuleTables;

/// Scenario files as the bench reads and writes them. A file of another kind is never written over, and one that has been
/// changed by somebody else meanwhile only when asked. May be used on any thread.
record ScenarioStore(RuleTables tables) {

    /// A file as it was found.
    ///
    /// @param text     what stands in it
    /// @param scenario what could be read of it
    record Opened(Path file, String text, Optional<Scenario> scenario, List<Problem> problems) {
    }

    /// What came of saving.
    sealed interface Saved {
        /// @param refused problems for which the file could not be played; it is written all the same
        record Done(String text, int refused) implements Saved {
        }

        /// Something else has written the file since it was read.
        record Changed() implements Saved {
        }

        /// The file is a saved game or a rule table.
        record Foreign() implements Saved {
        }

        record Failed(Problem problem) implements Saved {
        }
    }

    Opened open(Path file) {
        ScenarioFile.Salvage salvage = ScenarioFile.salvage(file, tables);
        boolean foreign = foreign(file);
        return new Opened(file, text(file).orElse(""), foreign ? Optional.empty() : salvage.scenario(),
                foreign ? List.of(Stock.problem(file, Words.say("edit.foreign"))) : salvage.problems());
    }

    private boolean foreign(Path file) {
        return FileCheck.of(file, tables).kind().filter(kind -> kind != Kind.SCENARIO).isPresent();
    }

    private static Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file));
        } catch (MalformedInputException _) {
            return Optional.of("");
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private int refused(Path file, String text) {
        return ScenarioFile.parse(file.toString(), text, tables) instanceof Loaded.Bad<Scenario>(List<Problem> problems) ? problems.size() : 0;
    }

    /// A file that names a schema for other editors goes on naming it.
    ///
    /// @param known what stood in the file when it was last read or written here; empty to write whatever stands there
    Saved save(Path file, Scenario scenario, Optional<String> known) {
        if (Files.isRegularFile(file) && foreign(file)) {
            return new Saved.Foreign();
        }
        Optional<String> there = text(file);
        if (known.isPresent() && there.isPresent() && !there.equals(known)) {
            return new Saved.Changed();
        }
        String text = ScenarioFile.write(scenario, there.flatMap(ScenarioFile::schema));
        return AtomicFile.write(file, text, AtomicFile.Backup.KEEP).<Saved>map(Saved.Failed::new).orElseGet(() -> new Saved.Done(text, refused(file, text)));
    }
}
