package trayfield.ui.app;

import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import javafx.application.Platform;

/// What happens to a fault of the program that nobody caught: it is logged, the player is told once what is safe and
/// where, and the window stays open. While it is being told, and for a fault told before, further ones are only logged.
final class LastResort implements Thread.UncaughtExceptionHandler {
    private final FaultLog log;
    private final Teller teller;
    private final Set<String> told = new HashSet<>();
    private boolean telling;

    /// Tells the player.
    interface Teller {
        /// @param logged false where the log could not be written
        /// @param closed has to be run when the player has read it
        void tell(boolean logged, Runnable closed);
    }

    LastResort(FaultLog log, Teller teller) {
        this.log = log;
        this.teller = teller;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        boolean logged = log.add(Instant.now(), thread, fault);
        if (Platform.isFxApplicationThread()) {
            tell(fault, logged);
        } else {
            Platform.runLater(() -> tell(fault, logged));
        }
    }

    private void tell(Throwable fault, boolean logged) {
        if (!telling && told.add(name(fault))) {
            telling = true;
            teller.tell(logged, () -> telling = false);
        }
    }

    /// The kind of a fault and the line it came from.
    private static String name(Throwable fault) {
        StackTraceElement[] trace = fault.getStackTrace();
        return fault.getClass().getName() + (trace.length == 0 ? "" : " " + trace[0]);
    }
}
