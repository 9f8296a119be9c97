package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.AppFolders;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Note;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Skirmish;
import trayfield.play.Undo;
import trayfield.solo.Player;
import trayfield.solo.Rank;

/// What is played is never lost, whatever of it the first line shows, and who plays is kept with it.
class TryOutKeeperTest {
    private static final String GONE = "999999999-1-1.json";

    @TempDir
    Path folder;

    private final Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));
    private final OpenGame open = new OpenGame(game, "Tried", Undo.Players.TWO, new LinkedHashMap<>());

    private TryOutKeeper keeper() {
        return new TryOutKeeper(new AppFolders(folder), folder.resolve("mine"), problem -> {
            throw new AssertionError(problem.oneLine());
        });
    }

    private List<Path> files(String name) throws IOException {
        if (!Files.exists(folder.resolve(name))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.resolve(name))) {
            return files.toList();
        }
    }

    private static SavedGame read(Path file) {
        return ((Loaded.Good<SavedGame>) SaveFile.read(file)).value();
    }

    @Test
    void whatIsWrittenBesideTheRecordIsKeptAtOnce() throws IOException {
        try (TryOutKeeper keeper = keeper()) {
            keeper.keep(open);
            game.note(0, new Note(Note.Kind.HINT, Optional.empty(), "Wait"));
        }
        assertThat(read(files("tryouts").getFirst()).annex().notes()).extracting(noted -> noted.note().text()).contains("Wait");
    }

    @Test
    void aGamePlayedAlongAnotherLineAloneIsBegun() throws IOException {
        game.byHand().branch(0);
        game.play(Skirmish.order("r5 D2-D3 N"));
        game.byHand().follow(0);
        assertThat(game.length()).isZero();
        Path left = write(SaveFile.write(GameKeeper.saved(open, Instant.EPOCH)));
        try (TryOutKeeper keeper = keeper()) {
            assertThat(keeper.left()).extracting(GameSummary::file).containsExactly(left);
            assertThat(keeper.putAside(left)).isEmpty();
        }
        assertThat(files("mine")).hasSize(1);
        assertThat(files("tryouts")).isEmpty();
    }

    @Test
    void whatCannotBeReadIsPutAsideAsItIs() throws IOException {
        Path left = write("{");
        try (TryOutKeeper keeper = keeper()) {
            assertThat(keeper.putAside(left)).isEmpty();
        }
        assertThat(files("mine")).hasSize(1).first().satisfies(file -> assertThat(file).hasContent("{"));
    }

    @Test
    void aGameNotBegunGoes() throws IOException {
        Path left = write(SaveFile.write(GameKeeper.saved(open, Instant.EPOCH)));
        try (TryOutKeeper keeper = keeper()) {
            assertThat(keeper.left()).isEmpty();
            assertThat(keeper.putAside(left)).isEmpty();
        }
        assertThat(files("mine")).isEmpty();
        assertThat(files("tryouts")).isEmpty();
    }

    /// Else their secrets would lie open when the game is opened again.
    @Test
    void twoPeopleStayTwoWhoeverLedASideForAWhile() {
        SequencedMap<String, Player> blue = new LinkedHashMap<>();
        blue.put("blue", Player.of(Rank.RECRUIT));
        OpenGame back = open.with(blue).with(new LinkedHashMap<>());
        assertThat(back.players()).isEqualTo(Undo.Players.TWO);
        assertThat(GameKeeper.saved(open.with(blue), Instant.EPOCH).people()).isEqualTo(2);
    }

    private Path write(String text) throws IOException {
        Files.createDirectories(folder.resolve("tryouts"));
        return Files.writeString(folder.resolve("tryouts").resolve(GONE), text);
    }
}
