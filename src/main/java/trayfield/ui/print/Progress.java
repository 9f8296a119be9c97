package trayfield.ui.print;

/// Sees how far a [Booklet] is while it is written, on the thread that writes it.
@FunctionalInterface
public interface Progress {
    /// Hears nothing and calls nothing off.
    Progress UNSEEN = (_, _) -> true;

    /// Before each page, and once when all are painted.
    ///
    /// @param done  pages painted so far
    /// @param pages of all
    /// @return false to call it off: then nothing is written
    boolean goOn(int done, int pages);
}
