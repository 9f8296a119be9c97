package trayfield.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command {@code trayfield}; each subcommand is a class of its own beside it. */
@Command(
        name = "trayfield",
        description = "Plays Joseph Morschauser's Modern and Ancient war games in miniature.",
        versionProvider = Main.Version.class,
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        subcommands = {
            PlayCommand.class,
            EngineCommand.class,
            CheckCommand.class,
            DrawCommand.class,
            ReplayCommand.class
        })
public final class Main implements Callable<Integer> {
    private final Desktop desktop;

    @Option(
            names = "--rules-data",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "Rule tables and scenarios to use in place of the program's own.")
    private Optional<Path> rulesData = Optional.empty();

    @Option(
            names = "--headless",
            scope = ScopeType.INHERIT,
            description = "Draw into memory, on no display.")
    private boolean headless;

    private Main(Desktop desktop) {
        this.desktop = desktop;
    }

    /** Runs one command line to its end and returns the exit status of the process. */
    public static int run(Desktop desktop, String... arguments) {
        return commandLine(desktop).execute(arguments);
    }

    static CommandLine commandLine(Desktop desktop) {
        return new CommandLine(new Main(desktop));
    }

    @Override
    public Integer call() {
        return PlayCommand.play(this, Optional.empty(), false);
    }

    Desktop desktop() {
        return desktop;
    }

    RulesData rulesData() {
        return RulesData.locate(rulesData);
    }

    boolean headless() {
        return headless;
    }

    /** The build writes the version into the module; there is no second place to keep it. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Trayfield " + Main.class.getModule().getDescriptor().rawVersion().orElse("")};
        }
    }
}
