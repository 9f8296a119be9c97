package trayfield.command;

/// What the process ends with; 2 is picocli's, for a command line it does not understand.
final class ExitStatus {
    static final int DONE = 0;
    static final int FAILED = 1;

    private ExitStatus() {
    }
}
