package trayfield.ui.app;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import trayfield.files.KeptEdit;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.tables.RuleTable;
import trayfield.ui.app.FileDialogs.Kind;
import trayfield.ui.app.Notice.Answer;
import trayfield.ui.app.ScenarioStore.Saved;
import trayfield.ui.editor.EditorHost;
import trayfield.ui.editor.EditorScreen;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;

/// A scenario at the designer's bench: the bench's screen, and what the window does for it.
final class EditedTable implements Screen, EditorHost {
    private static final int SEEDS = 1_000_000;

    private final Program program;
    private final Drafting drafting;
    private final ScenarioStore store;
    private final ExecutorService beside;
    private final EditorModel model;
    private final EditorScreen screen;
    /// What stands in the file, as far as this window knows.
    private Optional<String> onDisk = Optional.empty();
    private Scenario kept;
    private final Optional<Errand> errand;
    private final Region root;

    /// @param errand why the table lies there, where it is not for its own sake
    EditedTable(Program program, Drafting drafting, Scenario scenario, Optional<Errand> errand) {
        this.program = program;
        this.drafting = drafting;
        this.store = new ScenarioStore(program.stock().tables());
        this.beside = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY + 1).name("trayfield-lookout").factory());
        this.model = new EditorModel(program.stock().tables(), scenario, beside, Platform::runLater);
        this.screen = new EditorScreen(model, program.likings().play().look(true), this);
        this.errand = errand;
        this.root = errand.map(why -> why.over(screen)).orElse(screen);
        model.benchProperty().addListener((_, before, now) -> changed(before, now));
    }

    EditorModel model() {
        return model;
    }

    /// The scenario as it was read from a file.
    void belongsTo(Path file, String text, Scenario asWritten) {
        onDisk = Optional.of(text);
        model.saved(file, asWritten);
    }

    /// An edit that was kept: it is compared with its file, which may have been saved since.
    void recovered(Optional<Path> file) {
        model.unsaved(file, Optional.empty());
        file.ifPresent(path -> program.background().run(() -> store.open(path), opened -> {
            if (opened.scenario().isPresent() && opened.problems().isEmpty() && model.bench().file().equals(file)) {
                onDisk = Optional.of(opened.text());
                model.unsaved(file, opened.scenario());
            }
        }));
    }

    private void changed(Bench before, Bench now) {
        program.window().title(title());
        if (model.scenario() == kept && before.unsaved() == now.unsaved()) {
            return;
        }
        kept = model.scenario();
        if (now.unsaved()) {
            program.edits().keep(new KeptEdit(now.file().map(Path::toString), kept));
        } else {
            program.edits().drop();
        }
    }

    boolean unsaved() {
        return model.bench().unsaved();
    }

    /// Lets go of the edit for good.
    void close() {
        program.edits().drop();
        beside.shutdownNow();
    }

    @Override
    public void save() {
        save(() -> { });
    }

    /// @param then runs once the scenario stands in its file
    void save(Runnable then) {
        model.release();
        model.bench().file().or(this::askWhere).ifPresent(file -> save(file, onDisk, then));
    }

    @Override
    public void saveAs() {
        model.release();
        askWhere().ifPresent(file -> save(file, Optional.empty(), () -> { }));
    }

    private Optional<Path> askWhere() {
        String name = model.scenario().id().replaceAll("[^\\p{L}\\p{N}._-]", "-") + ".json";
        return program.dialogs().save(Kind.SCENARIO, program.folders().scenarios(), name);
    }

    private void save(Path file, Optional<String> known, Runnable then) {
        Scenario written = model.scenario();
        program.background().run(() -> store.save(file, written, known), saved -> {
            switch (saved) {
                case Saved.Done(String text, int refused) -> {
                    onDisk = Optional.of(text);
                    model.saved(file, written);
                    drafting.remember(file);
                    said(file, refused);
                    then.run();
                }
                case Saved.Changed() -> program.shell().lay(Words.say("edit.changed", file.getFileName()),
                        Sheet.label(Words.say("edit.changed.says")),
                        new Answer(Words.say("edit.changed.as"), this::saveAs),
                        new Answer(Words.say("edit.changed.over"), () -> save(file, Optional.empty(), then)),
                        new Answer(Words.say("notice.cancel"), () -> { }));
                case Saved.Foreign() -> program.shell().tell(Words.say("save.failed"),
                        Sheet.label(Words.say("edit.notOver", file.getFileName())));
                case Saved.Failed(Problem problem) -> program.shell().tell(Words.say("save.failed"),
                        new Sheet().plain().text(problem.text()).text(Words.say("edit.safe", program.edits().file())));
            }
        });
    }

    /// A scenario that cannot be played yet is saved all the same, and that is said.
    private void said(Path file, int refused) {
        program.shell().note(refused == 0 ? Words.say("save.done", file) : Words.say("edit.savedWith", file, refused));
    }

    @Override
    public void start() {
        drafting.start();
    }

    @Override
    public void open() {
        drafting.openFile();
    }

    @Override
    public List<Path> recent() {
        return drafting.recent().stream().filter(one -> !Optional.of(one).equals(model.bench().file().map(Path::toAbsolutePath))).toList();
    }

    @Override
    public void open(Path recent) {
        drafting.open(recent);
    }

    @Override
    public void revert() {
        Optional<Path> file = model.bench().file();
        if (file.isEmpty()) {
            model.say(Words.say("edit.noFile"), true);
            return;
        }
        program.background().run(() -> store.open(file.get()), opened -> {
            if (opened.scenario().isPresent() && opened.problems().isEmpty()) {
                model.edit(Words.say("edit.revert"), Optional.empty(), _ -> opened.scenario().get());
                belongsTo(file.get(), opened.text(), opened.scenario().get());
            } else {
                drafting.tell(opened.problems());
            }
        });
    }

    @Override
    public void home() {
        drafting.director().home();
    }

    /// The bench stays as it is meanwhile.
    @Override
    public void play(Scenario scenario) {
        errand.map(Errand::play).orElse(table -> tryOut(table, new LinkedHashMap<>())).accept(scenario);
    }

    private void tryOut(Scenario scenario, SequencedMap<String, Player> commanders) {
        DiceSource dice = new DiceSource.Seeded(new SplittableRandom().nextInt(1, SEEDS));
        drafting.tryOut(OpenGame.start(new Setup(table(scenario), scenario, dice, Undo.Players.SOLO, commanders)));
    }

    private RuleTable table(Scenario scenario) {
        return program.stock().tables().of(scenario.rules()).orElseThrow();
    }

    @Override
    public List<Deed> deeds() {
        return List.of(new Deed(Words.say("edit.watch"), MaterialDesignE.EYE_OUTLINE, () -> withSound("edit.watch.not", this::watch)),
                new Deed(Words.say("edit.print"), MaterialDesignP.PRINTER, () -> withSound("edit.print.not",
                        scenario -> new Printing(program).scenario(table(scenario), scenario))));
    }

    /// Two regulars play the table as it is.
    private void watch(Scenario scenario) {
        SequencedMap<String, Player> commanders = new LinkedHashMap<>();
        scenario.sides().forEach(side -> commanders.put(side.id(), Player.of(Rank.REGULAR)));
        tryOut(scenario, commanders);
    }

    /// What can be done only with a table that can be played.
    ///
    /// @param not the sentence for others
    private void withSound(String not, Consumer<Scenario> work) {
        model.release();
        int refused = model.refusals().refused();
        if (refused > 0) {
            model.say(Words.say(not, refused), true);
        } else {
            work.accept(model.scenario());
        }
    }

    @Override
    public Optional<String> fileName() {
        return model.bench().file().map(file -> String.valueOf(file.getFileName()));
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say(unsaved() ? "edit.title.unsaved" : "edit.title", model.scenario().title());
    }

    @Override
    public Node firstFocus() {
        return screen;
    }
}
