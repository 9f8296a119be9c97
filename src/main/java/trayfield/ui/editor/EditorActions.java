package trayfield.ui.editor;

import java.util.List;
import trayfield.model.Square;
import trayfield.ui.editor.state.Finding;

/// What keys, buttons and menus ask of the screen as a whole.
interface EditorActions {
    void save();

    void saveAs();

    void open();

    void start();

    void revert();

    void home();

    void play();

    void resize();

    void showKeys();

    /// Takes up the tool for trays and shows the armies.
    void army();

    void tab(int number);

    /// Shows the form in which something is to be put right.
    void form(Finding.Form form);

    void moveFocus();

    void hideTrays();

    void toggleSymbols();

    void zoom(int notches);

    void fit();

    /// Brings squares into view.
    void look(List<Square> squares);

    /// Puts the keyboard on the board.
    void toBoard();
}
