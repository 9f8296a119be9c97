package trayfield.ui.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import trayfield.files.AtomicFile;
import trayfield.model.HouseRule;
import trayfield.model.Problem;
import trayfield.ui.app.FileDialogs.Kind;
import trayfield.ui.app.Stock.Found;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.trial.TrialHost;
import trayfield.ui.trial.TrialPane;
import trayfield.ui.trial.state.Candidate;
import trayfield.ui.trial.state.Standing.Stage;
import trayfield.ui.trial.state.TrialDesk;
import trayfield.ui.trial.state.TrialForm;

/// The page of trials, and what the window does for it. There is one for the window: a trial goes on while the player is
/// elsewhere, and is called off when the window closes.
final class TrialScreen implements Screen, TrialHost, AutoCloseable {
    private final Program program;
    private final Consumer<List<Problem>> teller;
    private final TrialDesk desk = new TrialDesk(new TrialForm(Runtime.getRuntime().availableProcessors()), Platform::runLater);
    private final TrialPane pane;
    private final Region root;

    /// @param teller tells what is wrong with a file
    TrialScreen(Program program, Runnable home, Consumer<List<Problem>> teller) {
        this.program = program;
        this.teller = teller;
        this.pane = new TrialPane(desk, this);
        this.root = Bar.over(pane, title(), home);
        desk.standingProperty().addListener((_, before, now) -> ended(before.stage(), now.stage()));
    }

    /// Looks for scenarios anew.
    void refresh() {
        program.background().run(program.stock()::scenarios, entries -> desk.form().show(entries.stream()
                .filter(ScenarioEntry.Ready.class::isInstance).map(entry -> candidate((ScenarioEntry.Ready) entry)).toList()));
    }

    private static Candidate candidate(ScenarioEntry.Ready ready) {
        return new Candidate(ready.file(), ready.scenario(), ready.table());
    }

    private void ended(Stage before, Stage now) {
        if (before.busy() && !now.busy() && program.shell().screen() != this) {
            program.shell().note(Words.say("trials.ended"));
        }
    }

    @Override
    public void left() {
        if (desk.stage().busy()) {
            program.shell().note(Words.say("trials.goesOn"));
        }
    }

    @Override
    public void close() {
        desk.close();
    }

    @Override
    public Region thumbnail(BoardPicture board, int width, int height) {
        Thumbnail picture = new Thumbnail(program.easel(), width, height);
        picture.show(board);
        return picture;
    }

    @Override
    public BoardPicture liked(BoardPicture board) {
        return program.easel().liked(board);
    }

    @Override
    public Region houseRule(HouseRule rule, Consumer<String> onChoice) {
        return new HouseRuleRow(rule, onChoice);
    }

    @Override
    public void draw(Supplier<Image> drawing, Consumer<Image> then) {
        program.easel().thread().run(drawing, then);
    }

    @Override
    public Executor files() {
        return job -> program.background().run(() -> {
            job.run();
            return Optional.empty();
        }, _ -> { });
    }

    @Override
    public void openScenario(Consumer<Candidate> then) {
        program.dialogs().open(program.folders().saves()).ifPresent(file ->
                program.background().run(() -> program.stock().find(file), found -> {
                    switch (found) {
                        case Found.Scenario(ScenarioEntry.Ready entry) -> then.accept(candidate(entry));
                        case Found.Nothing(List<Problem> problems) -> teller.accept(problems);
                        case Found.Save _ -> teller.accept(List.of(Stock.problem(file, Words.say("trials.save"))));
                    }
                }));
    }

    @Override
    public Optional<Path> askForResults(String name) {
        return program.dialogs().save(Kind.RESULTS, program.folders().saves(), name);
    }

    @Override
    public List<Path> askForParts() {
        return program.dialogs().openParts(program.folders().saves());
    }

    @Override
    public Optional<Path> askForOtherResults() {
        return program.dialogs().openResults(program.folders().saves());
    }

    @Override
    public void saveReport(String name, Supplier<String> page) {
        program.dialogs().save(Kind.REPORT_PAGE, program.folders().saves(), name).ifPresent(file -> program.background()
                .run(() -> AtomicFile.write(file, page.get(), AtomicFile.Backup.NONE), problem -> problem.ifPresentOrElse(
                        fault -> program.shell().tell(Words.say("trials.notSaved"), new Sheet().plain().text(fault.oneLine())),
                        () -> program.shell().note(Words.say("save.done", file)))));
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say("trials.title");
    }

    @Override
    public Node firstFocus() {
        return pane.firstFocus();
    }
}
