package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Skirmish.hash;
import static trayfield.play.Skirmish.order;
import static trayfield.play.Skirmish.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;

class SavesTest {
    private static final Instant WHEN = Instant.parse("2026-01-01T12:00:00Z");

    private final Game game = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(7));

    @Test
    void aSavedGameIsPlayedAgainToTheSamePosition() {
        play(game, "r4 fires b6", "r5 D2-D3 N", "end");
        Game again = opened(saved());
        assertThat(hash(again)).isEqualTo(hash(game));
        assertThat(again.inputs()).isEqualTo(game.inputs());
        assertThat(again.dice()).isEqualTo(game.dice());
        assertThat(Saves.players(saved())).isEqualTo(Undo.Players.SOLO);
        play(game, "b4 fires r5");
        play(again, "b4 fires r5");
        assertThat(hash(again)).isEqualTo(hash(game));
    }

    @Test
    void aSavedGameSurvivesItsFile() {
        play(game, "r4 fires b6");
        SavedGame read = good(SaveFile.parse("save.json", SaveFile.write(saved())));
        assertThat(read).isEqualTo(saved());
        assertThat(hash(opened(read))).isEqualTo(hash(game));
    }

    @Test
    void houseRulesAndTypedDiceComeBack() {
        Scenario scenario = game.scenario().withOptions(List.of(new Scenario.Setting("drawnMelee", "standoff")));
        Game typed = Game.start(Skirmish.modern(), scenario, new DiceSource.Typed(3));
        typed.play(order("r4 fires b6"));
        SavedGame saved = Saves.of(typed, "Typed", Undo.Players.TWO, WHEN);
        assertThat(saved.seed()).isEmpty();
        Game again = opened(saved);
        assertThat(again.diceDue()).isPresent();
        assertThat(again.dice()).isInstanceOf(DiceSource.Typed.class);
        assertThat(again.referee().houseRules()).anyMatch(rule -> rule.value().equals("standoff"));
    }

    @Test
    void anInputThatTheRulesRefuseIsNamed() {
        play(game, "r4 fires b6");
        List<Input> inputs = new ArrayList<>(game.inputs());
        inputs.add(order("r1 B1-C8 N"));
        assertThat(problem(changed(inputs, saved().hash()))).startsWith(
                "save.json: inputs[2]: the rules refuse r1 B1-C8 N: Rifle r1 moves across the sides of squares");
    }

    @Test
    void anotherEndThanTheSavedOneIsSaid() {
        assertThat(problem(changed(saved().inputs(), "0"))).startsWith("save.json: hash: the game ends in another position");
    }

    private SavedGame saved() {
        return Saves.of(game, "Half way", Undo.Players.SOLO, WHEN);
    }

    private SavedGame changed(List<Input> inputs, String hash) {
        SavedGame saved = saved();
        return new SavedGame(saved.title(), saved.program(), WHEN, 1, saved.table(), saved.scenario(),
                OptionalLong.of(7), inputs, hash);
    }

    private static Game opened(SavedGame saved) {
        return good(Saves.open("save.json", saved));
    }

    private static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T>(List<Problem> problems) -> throw new AssertionError(problems.getFirst().oneLine());
        };
    }

    private static String problem(SavedGame saved) {
        return ((Loaded.Bad<Game>) Saves.open("save.json", saved)).problems().getFirst().oneLine();
    }
}
