package trayfield.ui.app;

import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import trayfield.files.KeptEdit;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.ui.app.EditKeeper.Left;
import trayfield.ui.app.Notice.Answer;
import trayfield.ui.app.ScenarioStore.Opened;
import trayfield.ui.editor.StartPage;
import trayfield.ui.editor.state.Stopgaps;

/// Leads to the designer's bench and away from it: nothing unsaved is left without a question.
final class Drafting implements StartPage.Host {
    private final Program program;
    private final Director director;
    private EditedTable edit;
    private boolean toldOfLeft;

    Drafting(Program program, Director director) {
        this.program = program;
        this.director = director;
    }

    Director director() {
        return director;
    }

    /// True where a table lies on the bench, be it that a game of it is tried out.
    boolean atBench() {
        return edit != null;
    }

    /// True where leaving would lose work.
    boolean unsaved() {
        return edit != null && edit.unsaved();
    }

    /// Goes on, once the designer has said what becomes of unsaved work. Nothing happens where he stays.
    void leave(Runnable then) {
        if (!unsaved()) {
            then.run();
            return;
        }
        program.shell().lay(Words.say("edit.leave"), Sheet.label(Words.say("edit.leave.says", edit.model().scenario().title())),
                new Answer(Words.say("edit.leave.save"), () -> edit.save(() -> leave(then))),
                new Answer(Words.say("edit.leave.lose"), () -> {
                    program.edits().drop();
                    then.run();
                }),
                new Answer(Words.say("edit.leave.stay"), () -> { }));
    }

    /// Says, once, that an edit was left unsaved.
    void tellOfLeft() {
        if (!toldOfLeft) {
            toldOfLeft = true;
            program.background().run(() -> program.edits().left(program.stock().tables()), left -> {
                if (!left.isEmpty()) {
                    program.shell().note(Words.say("edit.left"));
                }
            });
        }
    }

    /// Once another screen than the bench, or a game tried out from it, is shown, the edit is over.
    void shown(Screen screen) {
        if (edit != null && screen != edit && !(screen instanceof TryOut)) {
            program.tryOuts().leave();
            edit.close();
            edit = null;
        }
    }

    /// The page where work at the bench begins.
    void start() {
        leave(() -> {
            StartPage page = new StartPage(program.stock().tables(), this);
            director.show(new Start(page));
            program.background().run(program.stock()::scenarios, entries -> page.showScenarios(entries.stream()
                    .flatMap(entry -> entry instanceof ScenarioEntry.Ready ready ? Stream.of(ready.scenario()) : Stream.empty()).toList()));
            page.showRecent(recent());
            program.background().run(() -> program.edits().left(program.stock().tables()), left -> page.showKept(left.stream()
                    .map(Drafting::told).toList()));
        });
    }

    private static StartPage.Kept told(Left left) {
        return new StartPage.Kept(left.file(), left.edit().scenario().title(), Standing.when(left.when(), ZonedDateTime.now()));
    }

    /// The start page under its bar.
    private final class Start implements Screen {
        private final StartPage page;
        private final Region root;

        Start(StartPage page) {
            this.page = page;
            this.root = Bar.over(page, Words.say("edit.start"), director::home);
        }

        @Override
        public Region root() {
            return root;
        }

        @Override
        public String title() {
            return Words.say("edit.start");
        }

        @Override
        public Node firstFocus() {
            return page.firstFocus();
        }
    }

    private EditedTable lay(Scenario scenario) {
        return lay(scenario, Optional.empty());
    }

    private EditedTable lay(Scenario scenario, Optional<Errand> errand) {
        EditedTable next = new EditedTable(program, this, scenario, errand);
        director.show(next);
        edit = next;
        return next;
    }

    @Override
    public void begin(Scenario scenario) {
        leave(() -> lay(scenario));
    }

    @Override
    public void openFile() {
        leave(() -> program.dialogs().open(program.folders().scenarios()).ifPresent(this::read));
    }

    @Override
    public void open(Path file) {
        leave(() -> read(file));
    }

    private void read(Path file) {
        ScenarioStore store = new ScenarioStore(program.stock().tables());
        program.background().run(() -> store.open(file), this::opened);
    }

    /// A file that was opened elsewhere and could not be: a broken scenario is offered to the bench, of any other all that
    /// is wrong is told.
    void broken(Path file, List<Problem> problems) {
        ScenarioStore store = new ScenarioStore(program.stock().tables());
        program.background().run(() -> store.open(file), opened -> {
            if (opened.scenario().isPresent() && !opened.problems().isEmpty()) {
                report(opened);
            } else {
                tell(problems);
            }
        });
    }

    private void opened(Opened opened) {
        if (opened.scenario().isEmpty()) {
            tell(opened.problems());
        } else if (opened.problems().isEmpty()) {
            lay(opened.scenario().get()).belongsTo(opened.file(), opened.text(), opened.scenario().get());
            remember(opened.file());
        } else {
            report(opened);
        }
    }

    /// All that is wrong with a broken file, and the offer of what could be read of it, which then belongs to no file: the
    /// broken one is never written over unasked.
    private void report(Opened opened) {
        program.shell().lay(Words.say("edit.broken.title", opened.file().getFileName()),
                new Sheet().plain().text(Words.say("edit.broken", opened.problems().size())).add(new ProblemList(opened.problems())),
                new Answer(Words.say("edit.salvage"),
                        () -> leave(() -> lay(Stopgaps.in(opened.scenario().get())).model().unsaved(Optional.empty(), Optional.empty()))),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    void tell(List<Problem> problems) {
        director.tell(problems);
    }

    /// Files opened or saved last, the latest first.
    List<Path> recent() {
        return program.likings().get().recent().stream().map(Path::of).toList();
    }

    /// Among the files opened last.
    void remember(Path file) {
        program.likings().set(program.likings().get().withRecent(file.toAbsolutePath().toString()));
    }

    @Override
    public void recover(Path kept) {
        program.background().run(() -> KeptEdit.read(kept, program.stock().tables()), read -> {
            switch (read) {
                case Loaded.Bad<KeptEdit> bad -> tell(bad.problems());
                case Loaded.Good<KeptEdit>(KeptEdit found) -> {
                    lay(Stopgaps.in(found.scenario())).recovered(found.file().map(Path::of));
                    program.background().run(() -> GameKeeper.delete(kept), problem -> problem.ifPresent(one -> tell(List.of(one))));
                }
            }
        });
    }

    @Override
    public void discard(Path kept) {
        program.shell().lay(Words.say("edit.discard"), Sheet.label(Words.say("edit.discard.says")),
                new Answer(Words.say("saves.delete.yes"), () -> program.background().run(() -> GameKeeper.delete(kept), problem -> {
                    problem.ifPresent(one -> tell(List.of(one)));
                    start();
                })), new Answer(Words.say("notice.cancel"), () -> { }));
    }

    /// Lays the position of a game on the bench; what is changed there is left only after a question.
    void setUp(Scenario position, Errand errand) {
        lay(position, Optional.of(new Errand(() -> leave(errand.back()), errand.play())));
    }

    /// Plays a game of the table at the bench, and comes back to it.
    void tryOut(OpenGame started) {
        OpenGame game = started.triedOut();
        program.tryOuts().keep(game);
        director.show(new TryOut(new PlayedGame(game, Optional.empty(), program, director, this::back), this::back));
    }

    private void back() {
        program.tryOuts().over();
        director.show(edit);
    }
}
