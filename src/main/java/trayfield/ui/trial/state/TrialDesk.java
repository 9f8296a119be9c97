package trayfield.ui.trial.state;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Trial.Progress;
import trayfield.ui.trial.state.Standing.Stage;
import trayfield.ui.trial.state.TrialForm.Field;

/// The page of trials without its controls: the choices, one trial at a time beside the screen, and what it came to. It
/// outlives the page, so that a trial goes on while the player looks elsewhere; closing it calls the trial off.
public final class TrialDesk implements AutoCloseable {
    private final TrialForm form;
    private final Executor screen;
    private final ReadOnlyObjectWrapper<Standing> standing = new ReadOnlyObjectWrapper<>(Standing.CHOOSING);
    private final ReadOnlyObjectWrapper<Optional<Findings>> findings = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Comparing> comparing = new ReadOnlyObjectWrapper<>(Comparing.NONE);
    private Optional<TrialRun> run = Optional.empty();

    /// @param screen runs what changes the properties here, one thing at a time: the toolkit's thread
    public TrialDesk(TrialForm form, Executor screen) {
        this.form = form;
        this.screen = screen;
    }

    public TrialForm form() {
        return form;
    }

    public ReadOnlyObjectProperty<Standing> standingProperty() {
        return standing.getReadOnlyProperty();
    }

    public Stage stage() {
        return standing.get().stage();
    }

    /// Present as soon as a trial has begun.
    public ReadOnlyObjectProperty<Optional<Findings>> findingsProperty() {
        return findings.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Comparing> comparingProperty() {
        return comparing.getReadOnlyProperty();
    }

    /// The trial that is on the desk.
    public Optional<TrialOrder> order() {
        return run.map(TrialRun::order);
    }

    /// Begins the trial as chosen, if the choices make one and none is under way.
    public void start() {
        if (!stage().busy()) {
            form.order().ifPresent(order -> begin(order, List.of()));
        }
    }

    /// Goes on with a trial that was called off or failed; no game is played twice.
    public void goOn() {
        if (stage() == Stage.CANCELLED || stage() == Stage.FAILED) {
            run.ifPresent(last -> begin(last.order(), last.rows()));
        }
    }

    private void begin(TrialOrder order, List<Row> kept) {
        comparing.set(Comparing.NONE);
        if (kept.isEmpty()) {
            findings.set(Optional.empty());
        }
        standing.set(Standing.CHOOSING.with(Stage.OPENING));
        TrialRun next = new TrialRun(order, kept);
        run = Optional.of(next);
        next.start(told -> screen.execute(() -> hear(next, told)));
    }

    private void hear(TrialRun from, TrialRun.Told told) {
        if (run.filter(now -> now == from).isEmpty()) {
            return;
        }
        told.findings().ifPresent(found -> findings.set(Optional.of(found)));
        told.refused().ifPresent(why -> form.refuse(Field.FILE, why));
        boolean late = stage() == Stage.STOPPING && told.standing().stage() == Stage.RUNNING;
        standing.set(late ? told.standing().with(Stage.STOPPING) : told.standing());
    }

    /// Calls the trial off; what is finished stays.
    public void cancel() {
        if (stage().busy()) {
            run.ifPresent(TrialRun::callOff);
            standing.set(standing.get().with(Stage.STOPPING));
        }
    }

    /// Clears the desk for another trial; the choices stay.
    public void chooseAgain() {
        if (!stage().busy()) {
            run = Optional.empty();
            findings.set(Optional.empty());
            comparing.set(Comparing.NONE);
            standing.set(Standing.CHOOSING);
        }
    }

    /// Adds up results of a trial's parts instead of playing. What cannot be added up is told in the form.
    ///
    /// @param beside reads the files
    public void join(List<Path> files, Executor beside) {
        if (!stage().busy()) {
            List<Candidate> known = form.candidatesProperty().get();
            beside.execute(() -> {
                Joining joined = Joining.of(files, known);
                screen.execute(() -> show(joined));
            });
        }
    }

    private void show(Joining joined) {
        switch (joined) {
            case Joining.Refused(String why) -> form.refuse(Field.JOIN, why);
            case Joining.Added(Findings found, Progress games) when !stage().busy() -> {
                run = Optional.empty();
                comparing.set(Comparing.NONE);
                findings.set(Optional.of(found));
                standing.set(new Standing(Stage.JOINED, games, Optional.empty()));
            }
            // A trial was begun meanwhile.
            case Joining.Added _ -> { }
        }
    }

    /// Compares what was found so far with the results in a file.
    ///
    /// @param beside reads the file
    public void compare(Path file, Executor beside) {
        Optional<Findings> mine = findings.get();
        mine.ifPresent(found -> beside.execute(() -> {
            Comparing result = Comparing.of(file, found.verdicts());
            screen.execute(() -> {
                if (findings.get() == mine) {
                    comparing.set(result);
                }
            });
        }));
    }

    /// Calls the trial off and waits until its games are put away, for a moment at most.
    @Override
    public void close() {
        run.ifPresent(TrialRun::end);
    }
}
