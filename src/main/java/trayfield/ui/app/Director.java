package trayfield.ui.app;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import trayfield.command.PlayerChoice;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Tableau;
import trayfield.solo.Player;
import trayfield.ui.app.GameSummary.Playable;
import trayfield.ui.app.HomeModel.LastGame;
import trayfield.ui.app.Notice.Answer;
import trayfield.ui.app.Stock.Found;
import trayfield.ui.board.BoardPicture;

/// Leads from screen to screen, and games onto and off the table. Files are read in the background; while one is being
/// read the screen stays as it is.
final class Director implements Navigator {
    private final Program program;
    private final HomeModel home = new HomeModel();
    private final Drafting drafting;
    private final RobotQuestion robots;
    private final CutShort cutShort;
    /// The last run did not close its game.
    private boolean recovered;
    private Optional<TrialScreen> trials = Optional.empty();

    Director(Program program, boolean recovered) {
        this.program = program;
        this.recovered = recovered;
        this.drafting = new Drafting(program, this);
        this.robots = new RobotQuestion(program.shell());
        this.cutShort = new CutShort(program, this);
    }

    Drafting drafting() {
        return drafting;
    }

    void show(Screen screen) {
        drafting.shown(screen);
        program.shell().show(screen);
        program.window().title(screen.title());
    }

    @Override
    public void home() {
        drafting.leave(this::showHome);
    }

    private void showHome() {
        show(new HomeScreen(this, home, program.easel()));
        program.background().run(program.keeper()::last, this::showLast);
        drafting.tellOfLeft();
        cutShort.offer();
    }

    private void showLast(Optional<GameSummary> game) {
        home.show(game.map(summary -> new LastGame(summary, recovered && isOpen(summary))));
        if (game.isEmpty() && home.sceneProperty().get().isEmpty()) {
            program.background().run(program.stock()::scenarios, entries -> entries.stream()
                    .filter(ScenarioEntry.Ready.class::isInstance).map(ScenarioEntry.Ready.class::cast).findFirst()
                    .ifPresent(ready -> home.welcomeWith(BoardPicture.of(ready.scenario()))));
        }
    }

    private static boolean isOpen(GameSummary game) {
        return game instanceof Playable playable && !playable.over() && playable.begun();
    }

    @Override
    public void newGame() {
        drafting.leave(() -> newGame(Optional.empty()));
    }

    /// @param extra a scenario from outside the program's own list, to be chosen at once
    private void newGame(Optional<ScenarioEntry> extra) {
        NewGameModel model = new NewGameModel(new SplittableRandom(), program.likings().get());
        show(new NewGameScreen(model, program.easel(), this, setup -> start(model, setup),
                entry -> new Printing(program).scenario(entry.table(), entry.scenario())));
        program.background().run(program.stock()::scenarios, entries -> model.show(extra, entries));
    }

    private void start(NewGameModel model, Setup setup) {
        program.likings().set(model.remembered(program.likings().get()));
        start(setup);
    }

    /// Begins a game; the one under way is put aside first.
    void start(Setup setup) {
        replaceGame(() -> play(OpenGame.start(setup), Optional.empty()));
    }

    private void replaceGame(Runnable then) {
        replaceGame(program.keeper()::putAside, then);
    }

    private void replaceGame(Supplier<Optional<Problem>> aside, Runnable then) {
        program.background().run(aside, problem -> {
            if (problem.isEmpty()) {
                then.run();
            } else {
                program.shell().lay(Words.say("aside.failed"), new ProblemList(List.of(problem.get())),
                        new Answer(Words.say("aside.stop"), () -> { }), new Answer(Words.say("aside.anyway"), then));
            }
        });
    }

    /// Takes the position of a game to the designer's bench. A game that goes on from there takes this one's place, and this
    /// one is put among the saved ones.
    ///
    /// @param file where the game is saved, if it is
    void setUp(OpenGame open, Optional<Path> file) {
        Seat now = open.game().referee();
        boolean begun = open.game().length() > 0;
        drafting.setUp(Tableau.of(now), new Errand(() -> continueGame(file), position -> replaceGame(program.keeper()::putAsideEvenOver, () -> {
            Game game = Game.start(open.game().table(), position, open.game().dice());
            game.note(0, Tableau.note(now));
            play(new OpenGame(game, position.title(), open.players(), open.commanders()), Optional.empty());
            program.shell().note(Words.say(begun ? "setUp.begun.kept" : "setUp.begun"));
        })));
    }

    /// @param file where the game was opened from, to be saved to again
    private PlayedGame play(OpenGame open, Optional<Path> file) {
        recovered = false;
        program.keeper().keep(open);
        PlayedGame game = new PlayedGame(open, file, program, this);
        show(game);
        return game;
    }

    @Override
    public void continueGame() {
        continueGame(Optional.empty());
    }

    private void continueGame(Optional<Path> file) {
        program.background().run(program.keeper()::openLast, game -> {
            switch (game) {
                case Loaded.Good<OpenGame>(OpenGame open) ->
                    robots.ask(open, known -> play(known, file).lookAsBefore());
                case Loaded.Bad<OpenGame> bad -> tell(bad.problems());
            }
        });
    }

    @Override
    public void openFile() {
        drafting.leave(() -> program.dialogs().open(program.folders().saves()).ifPresent(this::open));
    }

    @Override
    public void editor() {
        drafting.start();
    }

    /// Opens a save at once, a scenario on the sheet for a new game. A file that is neither changes nothing.
    void open(Path file) {
        open(file, scenario -> newGame(Optional.of(scenario)));
    }

    /// Opens a save or a scenario on the board at once.
    ///
    /// @param players who lead sides in place of people, as the command line names them; all others are led by people, or
    ///                in a save by whom it says
    void openAndPlay(Path file, List<String> players) {
        home();
        open(file, game -> called(game.game().scenario(), players, game.commanders(),
                all -> playSave(file, game.with(all))), scenario -> {
            NewGameModel model = new NewGameModel(new SplittableRandom(), program.likings().get().withLeaders(List.of()));
            model.show(Optional.of(scenario), List.of());
            model.setup().ifPresent(setup -> called(setup.scenario(), players, setup.commanders(),
                    all -> start(setup.ledBy(all))));
        });
    }

    /// Nothing is opened that players were named for.
    void noFileFor(List<String> players) {
        home();
        program.shell().tell(Words.say("players.wrong"), Sheet.label(Words.say("players.noFile", String.join(", ", players))));
    }

    /// Players named on the command line, over those that are there already; what is wrong with them is told, and nothing
    /// begins.
    private void called(Scenario scenario, List<String> players, SequencedMap<String, Player> there,
            Consumer<SequencedMap<String, Player>> then) {
        switch (new PlayerChoice(scenario, Leader.PATIENCE_SECONDS, OptionalLong.empty()).of(players)) {
            case Loaded.Good<Map<String, Player>>(Map<String, Player> named) -> {
                SequencedMap<String, Player> all = new LinkedHashMap<>(there);
                all.putAll(named);
                then.accept(all);
            }
            case Loaded.Bad<Map<String, Player>> bad ->
                program.shell().tell(Words.say("players.wrong"), new Sheet().plain()
                        .text(bad.problems().getFirst().file(), "tf-strong").add(new ProblemList(bad.problems())));
        }
    }

    private void open(Path file, Consumer<ScenarioEntry> onScenario) {
        open(file, game -> playSave(file, game), onScenario);
    }

    private void open(Path file, Consumer<OpenGame> onGame, Consumer<ScenarioEntry> onScenario) {
        program.background().run(() -> program.stock().find(file), found -> {
            switch (found) {
                case Found.Save(OpenGame game) -> robots.ask(game, onGame);
                case Found.Scenario(ScenarioEntry.Ready entry) -> onScenario.accept(entry);
                case Found.Nothing(List<Problem> problems) -> drafting.broken(file, problems);
            }
        });
    }

    /// A game that was cut short goes on as one like any other.
    ///
    /// @param kept runs once it is kept as such
    void goOnWith(OpenGame open, Runnable kept) {
        robots.ask(open, known -> replaceGame(() -> {
            play(known, Optional.empty());
            kept.run();
        }));
    }

    private void playSave(Path file, OpenGame open) {
        replaceGame(() -> play(open, Optional.of(file)));
    }

    @Override
    public void savedGames() {
        Path folder = program.folders().saves();
        SavesScreen screen = new SavesScreen(folder, program.easel(), this,
                new SavesScreen.Actions(this::open, this::askToDelete));
        show(screen);
        program.background().run(() -> GameSummary.ofFolder(folder), screen::show);
    }

    private void askToDelete(GameSummary game) {
        program.shell().lay(Words.say("saves.delete.ask", SavesScreen.name(game)),
                Sheet.label(Words.say("saves.delete.says", game.file())),
                new Answer(Words.say("saves.delete.yes"), () -> delete(game.file())),
                new Answer(Words.say("notice.cancel"), () -> { }));
    }

    private void delete(Path file) {
        program.background().run(() -> GameKeeper.delete(file), problem -> {
            problem.ifPresent(fault -> tell(List.of(fault)));
            savedGames();
        });
    }

    @Override
    public void trials() {
        TrialScreen screen = trials.orElseGet(() -> new TrialScreen(program, this::home, this::tell));
        trials = Optional.of(screen);
        show(screen);
        screen.refresh();
    }

    @Override
    public void rules() {
        show(new RulesScreen(program.stock().tables(), this));
    }

    @Override
    public void settings() {
        show(new SettingsScreen(program.likings(), program.easel(), this));
    }

    @Override
    public void about() {
        show(new AboutScreen(trayfield.play.Program.name(), program.folders().root(), this));
    }

    /// Calls off what goes on beside the screens.
    void close() {
        trials.ifPresent(TrialScreen::close);
    }

    /// All problems of a file in a notice.
    void tell(List<Problem> problems) {
        String file = problems.getFirst().file();
        program.shell().tell(Words.say("problem.file", Path.of(file).getFileName()), new Sheet().plain()
                .text(Words.say("problem.whole", file)).add(new ProblemList(problems)));
    }
}
