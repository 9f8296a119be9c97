package trayfield.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.solo.sand.Budget;

/// What a veteran does in the Ancient game before he looks ahead at all.
class AncientVeteranTest {
    private static final String SCENARIO = """
            {"format": 1, "id": "plain", "title": "A plain", "briefing": "", "rules": "ancient",
             "board": {"columns": 14, "rows": 10, "terrain": ["..............", "..............", "..............",
               "..............", "....T.........", "..............", "..............", "..............", "..............",
               ".............."]},
             "sides": [{"id": "silver", "name": "Silver", "colour": "#b3b3b3"}, {"id": "gold", "name": "Gold", "colour": "#d4af37"}],
             "units": [
               {"id": "s1", "side": "silver", "name": "First", "crest": "#c0392b", "class": "A",
                "men": [{"at": "D1", "facing": "%1$s"}, {"at": "F1", "facing": "%1$s"}]},
               {"id": "g1", "side": "gold", "name": "Guard", "crest": "#2980b9", "class": "B",
                "men": [{"at": "E6", "facing": "S"}, {"at": "D7", "facing": "S"}, {"at": "F7", "facing": "S"}]}],
             "victory": [{"type": "capture", "side": "silver", "squares": ["D5", "F6", "F5"], "count": 2}], "firstSide": "silver"}
            """;

    private static Game game(Path folder, String facing) throws IOException {
        Scenario scenario = Arena.file(folder, SCENARIO.formatted(facing));
        return Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(1));
    }

    private static Observation seen(Game game) {
        return game.referee().observation();
    }

    /// The nearest enemy stands among trees, where a missile hits less often than beyond them.
    @Test
    void missilesGoWhereTheyHitMostLikelyAndNoTwoAtOne(@TempDir Path folder) throws IOException {
        Game game = game(folder, "N");
        assertThat(seen(game).phase()).isEqualTo(Phase.MISSILES);
        Order order = Rank.VETERAN.commander(1).choose(game.seat("silver"), Budget.of(0)).orElseThrow().order();
        assertThat(order).isInstanceOfSatisfying(Order.Throw.class,
                missiles -> assertThat(missiles.aims()).extracting(Order.Aim::target).containsExactlyInAnyOrder("g1.2", "g1.3"));
    }

    /// Nobody has targets with his back to the enemy, so the game begins with silver's move.
    @Test
    void aGameThatCanBeWonNowIsWon(@TempDir Path folder) throws IOException {
        Game game = game(folder, "S");
        List<Commander> commanders = List.of(Rank.VETERAN.commander(1), (seat, budget) -> Optional.of(Lawful.any(seat)));
        while (seen(game).result().isEmpty() && seen(game).turn() == 1) {
            Arena.step(game, commanders, 0);
        }
        assertThat(seen(game).result().flatMap(result -> result.winner())).contains("silver");
    }
}
