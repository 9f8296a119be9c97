package trayfield.solo.trial;

/// Leaves the reading of a row at its first fault, which the message tells as a sentence; never leaves this package.
final class RowFault extends Exception {
    private static final long serialVersionUID = 1L;

    RowFault(String sentence) {
        super(sentence, null, false, false);
    }
}
