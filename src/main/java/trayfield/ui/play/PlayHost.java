package trayfield.ui.play;

import java.util.SequencedMap;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Undo;
import trayfield.solo.Player;

/// What the playing screen needs of the window around it. All methods are called on the JavaFX thread; those that ask
/// a person something return at once or when he has answered, and a host that cannot do a thing tells him so itself.
public interface PlayHost {

    /// Whose undo it is: two people at one screen, or one person with the board to himself.
    Undo.Players players();

    /// Who leads sides in place of people when the game comes to the screen.
    SequencedMap<String, Player> commanders();

    /// Another leads a side now; the host keeps it with the game.
    void commandersChanged(SequencedMap<String, Player> commanders);

    /// Saves the game where the player says, or where it was saved before.
    void save(Game game);

    /// Writes the battle report where the player says.
    ///
    /// @param seat whose report it is
    void saveReport(Seat seat);

    /// Puts the roster on paper where the player says.
    ///
    /// @param seat whose roster it is
    void printRosters(Seat seat);

    /// Asks for a saved game or a scenario and opens it in place of this game.
    void open();

    /// Takes the position of the game to the designer's bench, to go on from there in a game of its own.
    void setUp(Game game);

    /// Leaves for the list of scenarios.
    void newGame();

    /// Leaves for the first screen; the game can be continued from there.
    void home();

    /// The player changed how he likes the screen; the host remembers it.
    void settingsChanged(PlaySettings settings);
}
