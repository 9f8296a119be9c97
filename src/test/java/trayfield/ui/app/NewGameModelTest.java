package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trayfield.command.RulesData;
import trayfield.files.Settings;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Setting;
import trayfield.play.DiceSource;
import trayfield.play.Undo;

class NewGameModelTest {
    private final Stock stock = new Stock(((Loaded.Good<RulesData>) RulesData.read(Optional.of(Path.of("rules-data")))).value());
    private NewGameModel model;

    @BeforeEach
    void choose() {
        model = model(Settings.STANDARD);
    }

    private NewGameModel model(Settings settings) {
        NewGameModel fresh = new NewGameModel(new SplittableRandom(5), settings);
        fresh.show(Optional.empty(), stock.scenarios());
        return fresh;
    }

    @Test
    void theFirstScenarioIsReadyToStartAsPrinted() {
        Setup setup = model.setup().orElseThrow();
        assertThat(setup.scenario().options()).isEmpty();
        assertThat(setup.players()).isEqualTo(Undo.Players.TWO);
        assertThat(setup.dice()).isEqualTo(new DiceSource.Seeded(model.typedSeed().orElseThrow()));
    }

    @Test
    void aHouseRuleChosenGoesIntoTheScenarioAndOneTakenBackDoesNot() {
        model.choose("tankRunDown", "false");
        assertThat(model.setup().orElseThrow().scenario().options()).containsExactly(new Setting("tankRunDown", "false"));
        assertThat(model.changes()).isEqualTo(1);
        model.choose("tankRunDown", "true");
        assertThat(model.setup().orElseThrow().scenario().options()).isEmpty();
    }

    @Test
    void whatTheScenarioAsksForStandsAndCanBeChanged() {
        ScenarioEntry.Ready ready = (ScenarioEntry.Ready) model.chosenProperty().get();
        Scenario asking = ready.scenario().withOptions(List.of(new Setting("drawnMelee", "standoff")));
        model.chosenProperty().set(new ScenarioEntry.Ready(ready.file(), asking, ready.table()));
        assertThat(model.setup().orElseThrow().scenario().options()).containsExactly(new Setting("drawnMelee", "standoff"));
        model.choose("drawnMelee", "reroll");
        assertThat(model.setup().orElseThrow().scenario().options()).containsExactly(new Setting("drawnMelee", "reroll"));
    }

    @Test
    void houseRulesAndDiceOfLastTimeComeBack() {
        model.choose("contact", "facing");
        model.diceProperty().set(NewGameModel.Dice.PLAYERS);
        NewGameModel next = model(model.remembered(Settings.STANDARD));
        assertThat(next.setup().orElseThrow().scenario().options()).containsExactly(new Setting("contact", "facing"));
        assertThat(next.setup().orElseThrow().dice()).isInstanceOf(DiceSource.Typed.class);
    }

    @Test
    void aHouseRuleThatIsNoMoreIsForgotten() {
        Settings old = Settings.STANDARD.withHouseRules("modern", List.of(new Setting("gone", "yes"), new Setting("contact", "odd")));
        assertThat(model(old).changes()).isZero();
    }

    @Test
    void aSeedThatIsNoNumberMakesNoGame() {
        model.seedProperty().set("soon");
        assertThat(model.setup()).isEmpty();
        model.diceProperty().set(NewGameModel.Dice.PLAYERS);
        assertThat(model.setup()).isPresent();
    }

    @Test
    void aBrokenFileCanBeLookedAtButNotPlayed() {
        model.chosenProperty().set(new ScenarioEntry.Broken(Path.of("x.json"), List.of()));
        assertThat(model.setup()).isEmpty();
        assertThat(model.houseRulesProperty().get()).isEmpty();
    }

    @Test
    void aFileFromElsewhereIsChosenAtOnce() {
        List<ScenarioEntry> known = stock.scenarios();
        ScenarioEntry extra = known.getLast();
        NewGameModel other = new NewGameModel(new SplittableRandom(5), Settings.STANDARD);
        other.show(Optional.of(extra), known);
        assertThat(other.chosenProperty().get()).isEqualTo(extra);
        assertThat(other.scenariosProperty().get()).hasSameSizeAs(known);
    }
}
