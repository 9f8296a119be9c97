package trayfield.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kordamp.ikonli.Ikon;
import trayfield.model.Scenario;

/// What the designer's bench needs of the window around it. All methods are called on the JavaFX thread; those that ask
/// something return at once, and a host that cannot do a thing says so itself.
public interface EditorHost {

    /// Saves to the scenario's file, or asks for one.
    void save();

    /// Saves where the designer says.
    void saveAs();

    /// Leads to the start page of the bench: a new table, another file. Asks before anything unsaved is left.
    void start();

    /// Asks for a file and opens it in place of this scenario.
    void open();

    /// Files opened last, the latest first, without the one at the bench.
    List<Path> recent();

    /// Opens one of them in place of this scenario.
    void open(Path recent);

    /// Goes back to what stands in the file, as a step that undo takes back.
    void revert();

    /// Leaves the bench.
    void home();

    /// Begins a game with a sound scenario, and comes back to the same edit from it.
    void play(Scenario scenario);

    /// Further things to be done with the scenario as it is, such as printing it.
    default List<Deed> deeds() {
        return List.of();
    }

    /// One of them.
    ///
    /// @param label on its menu entry
    record Deed(String label, Ikon icon, Runnable action) {
    }

    /// The file's name as the title shows it; empty before it was saved.
    Optional<String> fileName();
}
