package trayfield.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Undo;
import trayfield.play.body.Gesture;
import trayfield.tables.RuleTables;
import trayfield.ui.play.PlaySettings.TextSize;

/// Pictures of everything the Ancient game lays on the screen, to look at, and what can be measured of them: nothing cut,
/// nothing outside, nothing over another.
class AncientScreensTest {

    @ParameterizedTest
    @EnumSource(value = TextSize.class, names = {"NORMAL", "LARGEST"})
    void nothingIsCutOrOverlaps(TextSize size) {
        Game game = table();
        String name = "ancient/" + size.name().toLowerCase(Locale.ROOT) + "-";
        try (Stagehand hand = Stagehand.play(game, Stagehand.QUICK.with(size), Undo.Players.TWO)) {
            whole(hand, name + "1-hand-over", "handover");
            take(hand);
            whole(hand, name + "2-briefing", "sheet-briefing");
            hand.fx(() -> {
                hand.screen.sheets().rosters();
                hand.screen.model().roster().orElseThrow().example();
                return null;
            });
            whole(hand, name + "3-roster", "sheet-roster");
            hand.fx(() -> {
                game.play(game.referee().orders().getFirst());
                game.play(game.referee().orders().getFirst());
                meet(game);
                return null;
            });
            take(hand);
            hand.fx(() -> {
                hand.screen.model().declarations().all();
                return null;
            });
            whole(hand, name + "4-missiles", "missiles");
            bodies(hand, game, name);
            closing(hand, game, name);
        }
    }

    private static void bodies(Stagehand hand, Game game, String name) {
        while (game.referee().observation().phase() != Phase.MOVE) {
            hand.fx(() -> game.diceDue().isPresent() ? game.rollDue() : game.play(new Order.End()));
        }
        take(hand);
        hand.fx(() -> {
            hand.screen.sheets().clear();
            hand.screen.model().bodies().all();
            hand.screen.model().turn(1);
            return null;
        });
        whole(hand, name + "5-body", "body");
        hand.fx(() -> {
            hand.screen.model().cancel();
            hand.screen.model().cancel();
            hand.screen.sheets().rosters();
            return null;
        });
        whole(hand, name + "6-rosters", "sheet-units");
        hand.fx(() -> {
            hand.screen.sheets().keys();
            return null;
        });
        whole(hand, name + "7-keys", "sheet-keys");
        hand.fx(() -> {
            hand.screen.sheets().close();
            return null;
        });
    }

    private static void closing(Stagehand hand, Game game, String name) {
        while (game.referee().observation().result().isEmpty()) {
            hand.fx(() -> game.diceDue().isPresent() ? game.rollDue() : game.play(new Order.End()));
        }
        take(hand);
        hand.until("the end is told", () -> hand.shown("sheet-closing"));
        whole(hand, name + "8-closing", "sheet-closing");
    }

    /// Both sides march until they are in reach of each other.
    private static void meet(Game game) {
        while (game.referee().observation().turn() < 3) {
            if (game.diceDue().isPresent()) {
                game.rollDue();
            } else if (game.referee().observation().phase() == Phase.MOVE) {
                String side = game.referee().observation().side().orElseThrow();
                List<String> men = game.referee().observation().trays().stream().filter(man -> man.side().equals(side))
                        .map(man -> man.id()).toList();
                game.playTogether(game.seat(side).plan(men, new Gesture.Shift(0,
                        side.equals("silver") ? 3 : -3, Optional.empty())).orders());
                game.play(new Order.End());
            } else {
                game.play(new Order.End());
            }
        }
        while (game.referee().observation().phase() != Phase.MISSILES) {
            game.rollDue();
        }
    }

    private static void take(Stagehand hand) {
        hand.fx(() -> {
            hand.screen.model().watch().take();
            return null;
        });
        hand.pulses(2);
    }

    private static void whole(Stagehand hand, String name, String part) {
        hand.shot(name);
        List<String> faults = hand.fx(() -> {
            Node shown = hand.screen.lookup("#" + part);
            List<String> all = Faults.of(hand.screen);
            all.addAll(Faults.ofSheet(shown));
            return all;
        });
        assertThat(faults).as(name).isEmpty();
    }

    private static Game table() {
        RuleTables tables = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
        Loaded<Scenario> scenario = ScenarioFile.read(Path.of("rules-data", "scenarios", "ancient", "joes-table.json"), tables);
        return Game.start(tables.of("ancient").orElseThrow(), ((Loaded.Good<Scenario>) scenario).value(),
                new DiceSource.Seeded(3));
    }
}
