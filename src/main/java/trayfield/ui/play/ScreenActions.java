package trayfield.ui.play;

import java.util.Optional;
import javafx.scene.Node;
import trayfield.model.Observation.TrayView;
import trayfield.solo.Player;

/// What keys and menus do with the screen itself, beside playing.
interface ScreenActions {

    void showKeys();

    void showBriefing();

    /// The rosters: the form where one is due, else what is known of all units.
    void showRosters();

    /// Shows again what happened since the side at the screen last had it.
    void playBack();

    /// Fights all melees of the phase, one after another.
    void fightAll();

    /// The sheet for the faces of the next dice.
    void setDice();

    /// Takes the position to the designer's bench.
    void setUp();

    /// Holds the commanders, or lets them go on.
    void pause();

    /// Shows movement at the next of its speeds.
    void nextSpeed();

    /// Gives a side to a commander; none: to a person.
    void lead(String side, Optional<Player> commander);

    void toggleCoordinates();

    void toggleSymbols();

    /// By notches of the wheel, in when positive.
    void zoom(int notches);

    /// Shows the whole board.
    void fit();

    /// Moves the keyboard from the board to the panels and back.
    void moveFocus();

    void save();

    void saveReport();

    void printRosters();

    void open();

    void newGame();

    void home();

    void settings(PlaySettings next);

    PlaySettings settings();

    /// The picture of a tray, painted when it is ready.
    ///
    /// @param size of its side, in pixels
    Node portrait(TrayView tray, double size);
}
