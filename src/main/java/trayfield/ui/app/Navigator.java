package trayfield.ui.app;

/// Where a screen can lead. Everything here runs on the toolkit's thread.
interface Navigator {

    void home();

    void newGame();

    void savedGames();

    void rules();

    void settings();

    void about();

    /// Asks for a file, then opens the save or scenario in it.
    void openFile();

    /// The designer's bench.
    void editor();

    /// Goes on with the game that was played last.
    void continueGame();
}
