package trayfield.ui.app;

import trayfield.files.AppFolders;

/// What all screens of one window have at hand.
///
/// @param background reads and writes files
/// @param easel      draws thumbnails
record Program(Shell shell, MainWindow window, Likings likings, Background background, Easel easel,
        AppFolders folders, Stock stock, GameKeeper keeper, EditKeeper edits, TryOutKeeper tryOuts, FileDialogs dialogs) {
}
