package trayfield.play;

/// What this program is called, for saves and for whoever asks.
public final class Program {
    public static final String VERSION = "0.1.0";

    private Program() {
    }
}
