package trayfield.ui.play.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.tables.RuleTables;

/// A long game of 160 men answers as quickly as a short one.
class LateGameTest {
    private static final int INPUTS = 1_500;
    private static final long LONGEST_MILLIS = 50;

    private static Game late() {
        RuleTables tables = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
        Loaded<Scenario> scenario = ScenarioFile.read(Path.of("rules-data", "scenarios", "ancient", "joes-table.json"), tables);
        Game game = Game.start(tables.of("ancient").orElseThrow(), ((Loaded.Good<Scenario>) scenario).value(),
                new DiceSource.Seeded(7));
        while (game.length() < INPUTS || game.referee().observation().phase() != Phase.MOVE) {
            Observation seen = game.referee().observation();
            if (game.diceDue().isPresent()) {
                game.rollDue();
            } else if (seen.phase() == Phase.ROSTER) {
                game.play(game.referee().orders().getFirst());
            } else {
                seen.trays().stream().filter(man -> seen.phase() == Phase.MOVE && seen.side().equals(Optional.of(man.side())))
                        .forEach(man -> game.play(new Order.Turn(man.id(), man.at(), man.facing().right())));
                game.play(new Order.End());
            }
        }
        return game;
    }

    @Test
    void anInputTakesLessThanAPictureMay() {
        Game game = late();
        PlayModel model = new PlayModel(game, Undo.Players.SOLO);
        model.snapshot().standing().clerk();
        TrayView man = model.snapshot().seen().trays().stream()
                .filter(tray -> model.snapshot().standing().canAct(tray.id())).findFirst().orElseThrow();
        model.order(new Order.Turn(man.id(), man.at(), man.facing().left()));
        long[] millis = new long[40];
        for (int i = 0; i < millis.length; i++) {
            long start = System.nanoTime();
            if (i % 2 == 0) {
                model.undo();
            } else {
                model.redo();
            }
            millis[i] = (System.nanoTime() - start) / 1_000_000;
        }
        Arrays.sort(millis);
        assertThat(game.length()).isGreaterThan(INPUTS);
        assertThat(millis[millis.length / 2]).isLessThan(LONGEST_MILLIS);
    }

    @Test
    void aBodyOfEightyIsPlannedWithinAPicture() {
        PlayModel model = new PlayModel(late(), Undo.Players.SOLO);
        model.bodies().all();
        Body body = model.snapshot().body().orElseThrow();
        assertThat(body.men()).hasSize(80);
        long best = Long.MAX_VALUE;
        for (int i = 1; i <= 5; i++) {
            Square to = new Square(body.lead().at().column() + i % 2, 15 + i % 3);
            long start = System.nanoTime();
            model.hover(Optional.of(to), Optional.empty());
            best = Math.min(best, (System.nanoTime() - start) / 1_000_000);
            assertThat(model.snapshot().pointed()).isInstanceOf(Pointed.Formation.class);
        }
        assertThat(best).isLessThan(LONGEST_MILLIS);
    }
}
