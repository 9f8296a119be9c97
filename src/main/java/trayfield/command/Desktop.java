package trayfield.command;

import java.nio.file.Path;
import trayfield.play.Seat;

/// What the command line asks of the screen. The packages of the screen implement it, so that the command line needs
/// none of them and commands without a window start no toolkit.
public interface Desktop {

    /// Is told as soon as it is known that a window will be wanted, so that what it needs can be started meanwhile. Shows
    /// nothing, and keeps what goes wrong for [#open].
    ///
    /// @param headless as it will be in the opening
    default void expect(boolean headless) {
    }

    /// Shows the window and returns when it is closed.
    ///
    /// @throws NoScreen where no window can be had
    void open(Opening opening) throws NoScreen;

    /// Draws the board of a scenario or save into a PNG file, without a window.
    ///
    /// @param symbols flat symbols in place of figures
    /// @return the exit status
    int draw(Path file, Path png, boolean symbols, RulesData rulesData);

    /// Puts a scenario on paper, without a window.
    ///
    /// @return the exit status
    int print(PrintOrder order, RulesData rulesData);

    /// Draws the board as a seat sees it into a PNG file, without a window; false where that cannot be done here.
    default boolean picture(Seat seat, Path png) {
        return false;
    }

    /// A window cannot be had on this machine: no display, or a toolkit that will not start.
    final class NoScreen extends Exception {
        private static final long serialVersionUID = 1L;

        public NoScreen(String reason, Throwable cause) {
            super(reason, cause);
        }
    }
}
