package trayfield.command;

/// What the process ends with. The parser of the command line adds 1 for an uncaught error and 2 for a misuse.
public final class ExitStatus {
    public static final int DONE = 0;
    public static final int FAILED = 1;
    public static final int NOT_THERE_YET = 3;

    private ExitStatus() {
    }

    /// Says on standard error that a command cannot do its work yet.
    public static int notThereYet(String command) {
        System.err.println("trayfield " + command + ": not there yet");
        return NOT_THERE_YET;
    }
}
