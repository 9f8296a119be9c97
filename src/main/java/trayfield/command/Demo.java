package trayfield.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import trayfield.files.AtomicFile;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Verdict.Refusal;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Report;
import trayfield.play.Seat;
import trayfield.play.Words;

/// What `play` does where there is no display: plays a whole game of the first scenario by itself and leaves its battle
/// report, with pictures of the board where they can be drawn.
final class Demo {
    private static final Path FOLDER = Path.of("target", "demo");
    private static final long SEED = 1967;

    private final Desktop desktop;
    private final Console console;
    private final Path folder;

    Demo(Desktop desktop, Console console) {
        this(desktop, console, FOLDER);
    }

    /// @param folder for the report and the pictures
    Demo(Desktop desktop, Console console, Path folder) {
        this.desktop = desktop;
        this.console = console;
        this.folder = folder;
    }

    int run(RulesData data) {
        Optional<Scenario> first = data.scenarios().scenarios().stream().findFirst();
        if (first.isEmpty()) {
            return console.failed("demo.noScenario", data.folder());
        }
        Scenario scenario = first.get();
        console.say("demo.begins", scenario.title());
        Game game = Game.start(data.tables().of(scenario.rules()).orElseThrow(), scenario, new DiceSource.Seeded(SEED));
        DemoPlayer player = new DemoPlayer(game.scenario(), SEED);
        while (game.referee().observation().result().isEmpty()) {
            step(game, player);
        }
        Report report = new Report(Words.of(game.referee()));
        List<Report.Line> lines = report.lines(game.referee(), 0);
        console.say("demo.ends", game.referee().observation().turn(), lines.getLast().sentence());
        return leave(game.referee(), report);
    }

    private static void step(Game game, DemoPlayer player) {
        Optional<Refusal> refused;
        if (game.diceDue().isPresent()) {
            refused = game.rollDue();
        } else {
            Seat seat = game.seat(game.referee().observation().side().orElseThrow());
            Order order = player.choose(seat);
            refused = game.play(order);
        }
        refused.ifPresent(refusal -> {
            throw new IllegalStateException("a listed order was refused: " + refusal);
        });
    }

    private int leave(Seat seat, Report report) {
        Optional<Problem> problem = write("report.txt", report.text(seat)).or(() -> write("report.html", report.html(seat)));
        if (problem.isPresent()) {
            return console.failed(List.of(problem.get()));
        }
        pictures(seat);
        return ExitStatus.DONE;
    }

    private Optional<Problem> write(String name, String text) {
        Path file = folder.resolve(name);
        Optional<Problem> problem = AtomicFile.write(file, text, AtomicFile.Backup.NONE);
        if (problem.isEmpty()) {
            console.say("demo.wrote", file);
        }
        return problem;
    }

    /// The board at the start, half way, and at the end.
    private void pictures(Seat seat) {
        List<String> names = List.of("start.png", "middle.png", "end.png");
        for (int i = 0; i < names.size(); i++) {
            Path file = folder.resolve(names.get(i));
            if (desktop.picture(seat.at(seat.number() * i / (names.size() - 1)), file)) {
                console.say("demo.wrote", file);
            }
        }
    }
}
