package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(name = "play", description = "Opens the game's window (also without any command).")
final class PlayCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A scenario or a saved game to open at once.")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--player", paramLabel = "SIDE=PLAYER",
            description = "Who leads a side in place of a person: recruit, regular, veteran, or the command of a robot.")
    private List<String> players = List.of();

    @Option(names = "--exit-after-start", hidden = true)
    private boolean exitAfterStart;

    @Override
    public Integer call() {
        return main.withRulesData(data -> play(main, new Opening(file, data, main.headless(), exitAfterStart, players)));
    }

    static int play(Main main, Optional<Path> file, boolean exitAfterStart) {
        if (windowed(main.headless(), exitAfterStart)) {
            main.desktop().expect(main.headless());
        }
        return main.withRulesData(data -> play(main, new Opening(file, data, main.headless(), exitAfterStart)));
    }

    private static int play(Main main, Opening opening) {
        Demo demo = new Demo(main.desktop(), main.console());
        if (!windowed(opening.headless(), opening.exitAfterStart())) {
            return demo.run(opening.rulesData());
        }
        try {
            main.desktop().open(opening);
            return ExitStatus.DONE;
        } catch (Desktop.NoScreen noScreen) {
            main.console().failed("play.noWindow", noScreen.getMessage());
            return demo.run(opening.rulesData());
        }
    }

    /// Whether there is a screen; a window in memory is of use to a rehearsal alone.
    private static boolean windowed(boolean headless, boolean exitAfterStart) {
        return headless ? exitAfterStart : Screen.isThere();
    }
}
