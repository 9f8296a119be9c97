package trayfield.command;

/** What the process ends with; 2 is picocli's, for a command line it does not understand. */
final class ExitStatus {
    static final int DONE = 0;
    static final int FAILED = 1;
    static final int NOT_THERE_YET = 3;

    private ExitStatus() {}

    /** Says on standard error that a command cannot do its work yet. */
    static int notThereYet(String command) {
        System.err.println("trayfield " + command + ": not there yet");
        return NOT_THERE_YET;
    }
}
