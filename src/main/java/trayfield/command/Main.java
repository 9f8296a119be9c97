package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.play.Program;

/// The command `trayfield`; each subcommand is a class of its own beside it.
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
            PrintCommand.class,
            ReplayCommand.class
        })
public final class Main implements Callable<Integer> {
    /// The property that makes a plain start a measured one, as the option does for `play`.
    private static final String EXIT_AFTER_START = "trayfield.exitAfterStart";

    private final Desktop desktop;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--rules-data",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "Rule tables and scenarios to use in place of the program's own.")
    private Optional<Path> rulesData = Optional.empty();

    @Option(
            names = "--headless",
            scope = ScopeType.INHERIT,
            description = "Open no window: play a game by itself and leave its report.")
    private boolean headless;

    private Main(Desktop desktop) {
        this.desktop = desktop;
    }

    /// Runs one command line to its end and returns the exit status of the process.
    public static int run(Desktop desktop, String... arguments) {
        // The plain start has nothing to parse, and loading the parser would keep the window back.
        return arguments.length == 0 ? new Main(desktop).call() : commandLine(desktop).execute(arguments);
    }

    static CommandLine commandLine(Desktop desktop) {
        return new CommandLine(new Main(desktop)).setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public Integer call() {
        return PlayCommand.play(this, Optional.empty(), Boolean.getBoolean(EXIT_AFTER_START));
    }

    Desktop desktop() {
        return desktop;
    }

    boolean headless() {
        return headless;
    }

    Console console() {
        return spec == null ? Console.ofThisProcess() : Console.of(spec.commandLine());
    }

    /// Does something that needs the rule tables; where they cannot be read, says so and returns the exit status.
    int withRulesData(ToIntFunction<RulesData> work) {
        return switch (RulesData.read(rulesData)) {
            case Loaded.Good<RulesData>(RulesData data) -> work.applyAsInt(data);
            case Loaded.Bad<RulesData>(List<Problem> problems) -> console().failed(problems);
        };
    }

    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {Program.name()};
        }
    }
}
