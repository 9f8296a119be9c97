package trayfield.ui.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import trayfield.files.Settings;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.play.Seat;
import trayfield.tables.RuleTable;
import trayfield.ui.app.FileDialogs.Kind;
import trayfield.ui.app.Notice.Answer;
import trayfield.ui.print.Paper;
import trayfield.ui.print.Rosters;

/// Puts things on paper: asks what, on which paper and where to, and writes the file in a thread of its own, for a large
/// table takes minutes.
final class Printing {
    private final Program program;

    Printing(Program program) {
        this.program = program;
    }

    /// The roster as a seat knows it now.
    void rosters(Seat seat) {
        Choice<Paper> paper = new Choice<>("paper", Paper.values(), usual());
        program.shell().lay(Words.say("print.roster"), new Sheet().plain().text(Words.say("print.roster.says")).add(paper),
                new Answer(Words.say("print.go"), () -> {
                    remember(paper.chosen());
                    write(Kind.PAGES, seat.scenario().id() + "-roster", (file, progress) -> Rosters.of(seat, paper.chosen()).write(file, progress));
                }),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    /// A scenario, in one of the ways that there are.
    void scenario(RuleTable table, Scenario scenario) {
        PrintChoices choices = new PrintChoices(table, scenario, usual(), program.likings().play().style());
        program.shell().lay(Words.say("print.scenario", scenario.title()), choices.sheet(),
                new Answer(Words.say("print.write"), () -> {
                    remember(choices.paper());
                    choices.refusal().ifPresentOrElse(
                            text -> program.shell().tell(Words.say("print.failed"), new Sheet().plain().text(text)),
                            () -> write(choices.kind(), choices.name(), choices.job()));
                }),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    /// What was printed on last, else what lies in printers here.
    private Paper usual() {
        return program.likings().get().paper().map(last -> Paper.valueOf(last.name()))
                .orElse(Paper.usual(Locale.getDefault()));
    }

    private void remember(Paper paper) {
        program.likings().set(program.likings().get().withPaper(Settings.Paper.valueOf(paper.name())));
    }

    private void write(Kind kind, String name, PrintJob job) {
        program.dialogs().save(kind, program.folders().saves(), name + "." + kind.ending).ifPresent(file -> {
            PrintSign sign = new PrintSign(file);
            program.shell().stick(sign);
            Background printer = new Background("trayfield-printing");
            printer.run(() -> job.write(file, sign), problem -> {
                printer.close();
                program.shell().unstick(sign);
                written(file, problem, sign.calledOff());
            });
        });
    }

    private void written(Path file, Optional<Problem> problem, boolean calledOff) {
        if (problem.isPresent() && calledOff) {
            program.shell().note(Words.say("print.calledOff"));
            return;
        }
        problem.ifPresentOrElse(fault -> program.shell().tell(Words.say("print.failed"), new Sheet().plain().text(fault.oneLine())),
                () -> program.shell().note(Words.say("save.done", file)));
    }
}
