package trayfield.ui.app;

import trayfield.command.Main;

/** Where the process starts: the command line, with the window within its reach. */
public final class Launch {
    private Launch() {}

    public static void main(String[] arguments) {
        Rehearsal.playIfAsked();
        System.exit(Main.run(new FxDesktop(), arguments));
    }
}
