package trayfield.play;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;

/// What this program is called.
public final class Program {
    private Program() {
    }

    /// Name and version, such as "Trayfield 0.1.0". The build writes the version into the module; there is no second
    /// place to keep it.
    public static String name() {
        Optional<ModuleDescriptor> module = Optional.ofNullable(Program.class.getModule().getDescriptor());
        return module.flatMap(ModuleDescriptor::rawVersion).map(version -> "Trayfield " + version).orElse("Trayfield");
    }
}
