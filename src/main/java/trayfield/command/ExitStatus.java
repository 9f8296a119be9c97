package trayfield.command;

/// What the process ends with. The parser of the command line adds 1 for an uncaught error and 2 for a misuse.
public final class ExitStatus {
    public static final int DONE = 0;
    public static final int FAILED = 1;

    private ExitStatus() {
    }
}
