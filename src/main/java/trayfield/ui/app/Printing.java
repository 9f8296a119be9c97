package trayfield.ui.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import trayfield.files.Settings;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.play.Seat;
import trayfield.tables.RuleTable;
import trayfield.ui.app.FileDialogs.Kind;
import trayfield.ui.app.Notice.Answer;
import trayfield.ui.print.Booklet;
import trayfield.ui.print.Paper;
import trayfield.ui.print.Rosters;

/// Puts things on paper: asks which paper and where to, and writes the file in the background.
final class Printing {
    private final Program program;

    Printing(Program program) {
        this.program = program;
    }

    /// The roster as a seat knows it now.
    void rosters(Seat seat) {
        ask("print.roster", seat.scenario(), paper -> Rosters.of(seat, paper));
    }

    /// Roster forms to be filled in.
    void blankRosters(RuleTable table, Scenario scenario) {
        ask("print.blank", scenario, paper -> Rosters.blank(table, scenario, paper));
    }

    /// A scenario.
    void scenario(ScenarioEntry.Ready ready) {
        if (Rosters.has(ready.scenario())) {
            blankRosters(ready.table(), ready.scenario());
        }
    }

    private void ask(String key, Scenario scenario, Function<Paper, Booklet> made) {
        Choice<Paper> paper = new Choice<>("paper", Paper.values(), usual());
        program.shell().lay(Words.say(key), new Sheet().plain().text(Words.say(key + ".says")).add(paper),
                new Answer(Words.say("print.go"), () -> print(made, paper.chosen(), scenario.id() + "-roster")),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    /// What was printed on last, else what lies in printers here.
    private Paper usual() {
        return program.likings().get().paper().map(last -> Paper.valueOf(last.name()))
                .orElse(Paper.usual(Locale.getDefault()));
    }

    private void print(Function<Paper, Booklet> made, Paper paper, String name) {
        program.likings().set(program.likings().get().withPaper(Settings.Paper.valueOf(paper.name())));
        program.dialogs().save(Kind.PAGES, program.folders().saves(), name + "." + Kind.PAGES.ending).ifPresent(file ->
            program.background().run(() -> made.apply(paper).write(file), problem -> written(file, problem)));
    }

    private void written(Path file, Optional<Problem> problem) {
        problem.ifPresentOrElse(fault -> program.shell().tell(Words.say("print.failed"), new Sheet().plain().text(fault.oneLine())),
                () -> program.shell().note(Words.say("save.done", file)));
    }
}
