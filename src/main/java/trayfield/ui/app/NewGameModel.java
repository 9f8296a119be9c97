package trayfield.ui.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.random.RandomGenerator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import trayfield.model.HouseRule;
import trayfield.model.Scenario.Setting;
import trayfield.play.DiceSource;
import trayfield.play.Undo;

/// The choices of a new game: scenario, house rules, dice, players. What is chosen can always be asked for as a
/// [Setup], which is empty while the choices make no game.
final class NewGameModel {
    /// Seeds offered are short enough to be written down.
    private static final int SEEDS = 1_000_000;

    private final RandomGenerator random;
    private final ReadOnlyObjectWrapper<List<ScenarioEntry>> scenarios = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<ScenarioEntry> chosen = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<List<HouseRule>> houseRules = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Dice> dice = new SimpleObjectProperty<>(Dice.PROGRAM);
    private final StringProperty seed = new SimpleStringProperty();
    private final ObjectProperty<Undo.Players> players = new SimpleObjectProperty<>(Undo.Players.TWO);

    /// Who throws the dice.
    enum Dice {
        PROGRAM, PLAYERS
    }

    /// @param random where offered seeds come from
    NewGameModel(RandomGenerator random) {
        this.random = random;
        anotherSeed();
        chosen.addListener((_, _, entry) -> houseRules.set(rulesOf(entry)));
    }

    /// Takes the list of scenarios, and chooses the first that can be played unless one is chosen.
    void show(List<ScenarioEntry> entries) {
        scenarios.set(List.copyOf(entries));
        if (chosen.get() == null) {
            entries.stream().filter(ScenarioEntry.Ready.class::isInstance).findFirst().ifPresent(chosen::set);
        }
    }

    ReadOnlyObjectProperty<List<ScenarioEntry>> scenariosProperty() {
        return scenarios.getReadOnlyProperty();
    }

    ObjectProperty<ScenarioEntry> chosenProperty() {
        return chosen;
    }

    /// The house rules of the chosen scenario with the values chosen so far.
    ReadOnlyObjectProperty<List<HouseRule>> houseRulesProperty() {
        return houseRules.getReadOnlyProperty();
    }

    ObjectProperty<Dice> diceProperty() {
        return dice;
    }

    StringProperty seedProperty() {
        return seed;
    }

    ObjectProperty<Undo.Players> playersProperty() {
        return players;
    }

    void anotherSeed() {
        seed.set(String.valueOf(random.nextInt(1, SEEDS)));
    }

    /// Sets one house rule.
    void choose(String name, String value) {
        houseRules.set(houseRules.get().stream()
                .map(rule -> rule.name().equals(name) ? new HouseRule(name, rule.values(), value, rule.rule()) : rule)
                .toList());
    }

    /// Back to the house rules that the scenario asks for.
    void resetHouseRules() {
        houseRules.set(rulesOf(chosen.get()));
    }

    private static List<HouseRule> rulesOf(ScenarioEntry entry) {
        return entry instanceof ScenarioEntry.Ready ready
                ? ready.table().with(ready.scenario().options()).houseRules() : List.of();
    }

    /// The seed as a number; empty where what was typed is none.
    OptionalLong typedSeed() {
        try {
            return OptionalLong.of(Long.parseLong(seed.get().strip()));
        } catch (NumberFormatException noNumber) {
            return OptionalLong.empty();
        }
    }

    private Optional<DiceSource> diceSource() {
        if (dice.get() == Dice.PLAYERS) {
            return Optional.of(new DiceSource.Typed());
        }
        OptionalLong number = typedSeed();
        return number.isPresent() ? Optional.of(new DiceSource.Seeded(number.getAsLong())) : Optional.empty();
    }

    /// The game as chosen; empty while no scenario that can be played is chosen or the seed is no number.
    Optional<Setup> setup() {
        return chosen.get() instanceof ScenarioEntry.Ready ready
                ? diceSource().map(source -> new Setup(ready.table(), ready.scenario().withOptions(settings(ready)),
                        source, players.get()))
                : Optional.empty();
    }

    /// The scenario's own settings, and those changed here.
    private List<Setting> settings(ScenarioEntry.Ready ready) {
        SequencedMap<String, String> settings = new LinkedHashMap<>();
        ready.scenario().options().forEach(setting -> settings.put(setting.name(), setting.value()));
        for (HouseRule rule : houseRules.get()) {
            if (settings.containsKey(rule.name()) || !ready.table().houseRules().contains(rule)) {
                settings.put(rule.name(), rule.value());
            }
        }
        return settings.entrySet().stream().map(entry -> new Setting(entry.getKey(), entry.getValue())).toList();
    }
}
