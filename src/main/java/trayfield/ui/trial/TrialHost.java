package trayfield.ui.trial;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import trayfield.model.HouseRule;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.trial.state.Candidate;

/// What the window does for the page of trials. Everything is called on the toolkit's thread.
public interface TrialHost {

    /// A picture of a board, drawn in the background.
    Region thumbnail(BoardPicture board, int width, int height);

    /// A board the way the player likes boards drawn.
    BoardPicture liked(BoardPicture board);

    /// A house rule to be set.
    ///
    /// @param onChoice gets each value chosen
    Region houseRule(HouseRule rule, Consumer<String> onChoice);

    /// Draws beside the toolkit's thread, and hands the picture over on it.
    void draw(Supplier<Image> drawing, Consumer<Image> then);

    /// Reads and writes files, one job after the other.
    Executor files();

    /// Asks for the file of a scenario, and tells what is wrong with it if anything is.
    void openScenario(Consumer<Candidate> then);

    /// Asks where results are to be written.
    ///
    /// @param name suggested
    Optional<Path> askForResults(String name);

    /// Asks for results that are to be added up; none where the player thinks better of it.
    List<Path> askForParts();

    /// Asks for results of another trial.
    Optional<Path> askForOtherResults();

    /// Asks where to and writes the report there, and tells how that went.
    ///
    /// @param name suggested
    void saveReport(String name, Supplier<String> page);
}
