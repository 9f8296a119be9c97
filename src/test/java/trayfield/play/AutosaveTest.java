package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Skirmish.hash;
import static trayfield.play.Skirmish.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Problem;

@Timeout(60)
class AutosaveTest {
    private static final Duration LONG = Duration.ofSeconds(30);

    private final List<Problem> failures = new CopyOnWriteArrayList<>();
    private final Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));

    @TempDir
    private Path folder;

    @Test
    void everyOrderIsInTheFileOnceItIsFlushed() {
        Path file = folder.resolve("autosave.json");
        try (Autosave autosave = new Autosave(file, failures::add)) {
            game.onChange(() -> autosave.keep(saved()));
            for (String order : List.of("r4 fires b6", "r5 D2-D3 N", "r8 E1-E2 N", "end")) {
                play(game, order);
                assertThat(autosave.flush(LONG)).isTrue();
                assertThat(left(file).hash()).isEqualTo(hash(game));
            }
        }
        assertThat(failures).isEmpty();
    }

    @Test
    void theLastOfManyOrdersIsWrittenLast() {
        Path file = folder.resolve("autosave.json");
        play(game, "r5 D2-D3 N");
        try (Autosave autosave = new Autosave(file, failures::add)) {
            for (int i = 0; i < 200; i++) {
                game.undo(Undo.Players.SOLO);
                autosave.keep(saved());
                game.redo();
                autosave.keep(saved());
            }
        }
        assertThat(left(file).inputs()).hasSize(1);
    }

    @Test
    void keepingDoesNotWaitForTheDisk() {
        // Each write waits for the disk, some milliseconds at least; ten thousand of them would take far longer.
        Path file = folder.resolve("autosave.json");
        long start = System.nanoTime();
        try (Autosave autosave = new Autosave(file, failures::add)) {
            SavedGame state = saved();
            for (int i = 0; i < 10_000; i++) {
                autosave.keep(state);
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
        }
        assertThat(Files.exists(file)).isTrue();
    }

    @Test
    void aFailedWriteIsToldAndTheNextOrderTriesAgain() throws IOException {
        Path inTheWay = Files.createFile(folder.resolve("saves"));
        Path file = inTheWay.resolve("autosave.json");
        try (Autosave autosave = new Autosave(file, failures::add)) {
            autosave.keep(saved());
            assertThat(autosave.flush(LONG)).isTrue();
            assertThat(failures).singleElement().satisfies(problem ->
                    assertThat(problem.file()).isEqualTo(file.toString()));
            Files.delete(inTheWay);
            autosave.keep(saved());
            assertThat(autosave.flush(LONG)).isTrue();
            assertThat(left(file).hash()).isEqualTo(hash(game));
        }
        assertThat(failures).hasSize(1);
    }

    @Test
    void whatTheLastRunLeftIsFoundAndCanBeForgotten() throws IOException {
        Path file = folder.resolve("autosave.json");
        assertThat(Autosave.left(file)).isEmpty();
        Files.writeString(file, "{\"trayfield\":");
        assertThat(Autosave.left(file)).containsInstanceOf(Loaded.Bad.class);
        Autosave.discard(file);
        assertThat(Autosave.left(file)).isEmpty();
    }

    private SavedGame saved() {
        return Saves.of(game, "Now", Undo.Players.SOLO, Instant.EPOCH);
    }

    private static SavedGame left(Path file) {
        return ((Loaded.Good<SavedGame>) Autosave.left(file).orElseThrow()).value();
    }
}
