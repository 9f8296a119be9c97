package trayfield.command;

import java.util.Locale;
import java.util.Map;

/// Tells whether a window can be expected on this machine, before any toolkit is started.
final class Screen {
    private Screen() {
    }

    static boolean isThere() {
        return isThere(System.getProperty("os.name"), System.getenv());
    }

    /// Windows and macOS always have a screen; elsewhere a display server has to be named.
    static boolean isThere(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        return name.startsWith("windows") || name.startsWith("mac") || names(environment, "DISPLAY")
                || names(environment, "WAYLAND_DISPLAY");
    }

    private static boolean names(Map<String, String> environment, String variable) {
        return !environment.getOrDefault(variable, "").isBlank();
    }
}
