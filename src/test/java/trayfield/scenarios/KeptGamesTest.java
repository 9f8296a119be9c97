package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Saves;
import trayfield.play.Undo;

/// Random games of every scenario, saved and opened again at every step, then taken back to the start and played forth.
@Execution(ExecutionMode.CONCURRENT)
class KeptGamesTest {
    private static final int INPUTS = 40;

    @TestFactory
    Stream<DynamicTest> everyStepSurvivesSavingAndUndo() {
        return Shipped.scenarios().stream()
                .map(scenario -> DynamicTest.dynamicTest(scenario.id(), () -> playAndKeep(scenario)));
    }

    private static void playAndKeep(Scenario scenario) {
        Random lots = Bench.lots(scenario.id().hashCode());
        Game game = Game.start(Shipped.table(scenario), scenario, new DiceSource.Seeded(lots.nextLong()));
        List<String> hashes = new ArrayList<>();
        hashes.add(hash(game));
        while (game.length() < INPUTS && game.referee().observation().result().isEmpty()) {
            step(game, lots);
            hashes.add(hash(game));
            assertThat(hash(reopened(game))).as("after %d inputs", game.length()).isEqualTo(hashes.getLast());
        }
        int played = game.length();
        while (game.undo(Undo.Players.SOLO) instanceof Undo.Possible) {
            assertThat(hash(game)).isEqualTo(hashes.get(game.length()));
        }
        assertThat(game.inputs()).as("dice before the first order stay").noneMatch(Order.class::isInstance);
        while (game.redo() instanceof Undo.Possible) {
            assertThat(hash(game)).isEqualTo(hashes.get(game.length()));
        }
        assertThat(game.length()).isEqualTo(played);
    }

    private static void step(Game game, Random lots) {
        if (game.diceDue().isPresent()) {
            assertThat(game.rollDue()).isEmpty();
            return;
        }
        List<Order> orders = game.referee().orders();
        assertThat(game.play(orders.get(lots.nextInt(orders.size())))).isEmpty();
    }

    private static Game reopened(Game game) {
        String text = SaveFile.write(Saves.of(game, "kept", Undo.Players.SOLO, Instant.EPOCH));
        SavedGame saved = good(SaveFile.parse("kept.json", text));
        return good(Saves.open("kept.json", saved));
    }

    private static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T>(var problems) -> throw new AssertionError(problems.toString());
        };
    }

    private static String hash(Game game) {
        return game.referee().observation().hash();
    }
}
