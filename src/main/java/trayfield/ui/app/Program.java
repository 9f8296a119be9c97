package trayfield.ui.app;

import trayfield.files.AppFolders;

/// What all screens of one window have at hand.
record Program(Shell shell, MainWindow window, Likings likings, Background background, AppFolders folders, Stock stock,
        GameKeeper keeper, FileDialogs dialogs) {
}
