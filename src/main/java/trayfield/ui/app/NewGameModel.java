package trayfield.ui.app;

import java.util.ArrayList;
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
import trayfield.files.Settings;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Setting;
import trayfield.play.DiceSource;
import trayfield.play.Undo;
import trayfield.solo.Player;

/// The choices of a new game: scenario, house rules, dice, players. What is chosen can always be asked for as a
/// [Setup], which is empty while the choices make no game.
final class NewGameModel {
    /// Seeds offered are short enough to be written down.
    private static final int SEEDS = 1_000_000;

    private final RandomGenerator random;
    private final Settings settings;
    private final ReadOnlyObjectWrapper<List<ScenarioEntry>> scenarios = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<ScenarioEntry> chosen = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<List<HouseRule>> houseRules = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Dice> dice = new SimpleObjectProperty<>(Dice.PROGRAM);
    private final StringProperty seed = new SimpleStringProperty();
    private final ObjectProperty<Undo.Players> players = new SimpleObjectProperty<>(Undo.Players.TWO);

    private final ReadOnlyObjectWrapper<List<Leader>> leaders =
            new ReadOnlyObjectWrapper<>(List.of(Leader.PERSON, Leader.PERSON));

    /// Who throws the dice.
    enum Dice {
        PROGRAM, PLAYERS
    }

    /// @param random   where offered seeds come from
    /// @param settings what was chosen last time
    NewGameModel(RandomGenerator random, Settings settings) {
        this.random = random;
        this.settings = settings;
        anotherSeed();
        dice.set(settings.realDice() ? Dice.PLAYERS : Dice.PROGRAM);
        List<Leader> last = settings.leaders().stream().map(Leader::of).toList();
        leaders.set(last.size() == 2 ? last : leaders.get());
        chosen.addListener((_, _, entry) -> houseRules.set(rulesOf(entry)));
    }

    /// Takes the list of scenarios, and chooses the first that can be played unless one is chosen.
    ///
    /// @param extra one from outside the list, to be chosen at once
    void show(Optional<ScenarioEntry> extra, List<ScenarioEntry> entries) {
        List<ScenarioEntry> all = new ArrayList<>(entries);
        extra.ifPresent(entry -> {
            all.removeIf(entry::equals);
            all.addFirst(entry);
        });
        scenarios.set(List.copyOf(all));
        if (chosen.get() == null) {
            all.stream().filter(ScenarioEntry.Ready.class::isInstance).findFirst().ifPresent(chosen::set);
        }
    }

    /// The settings with what was chosen here, for the next time.
    Settings remembered(Settings now) {
        Settings withDice = now.withRealDice(dice.get() == Dice.PLAYERS)
                .withLeaders(leaders.get().stream().map(Leader::word).toList());
        return chosen.get() instanceof ScenarioEntry.Ready ready
                ? withDice.withHouseRules(ready.table().rules(), changed(ready)) : withDice;
    }

    /// The house rules that differ from those of the rule table.
    private List<Setting> changed(ScenarioEntry.Ready ready) {
        return houseRules.get().stream().filter(rule -> !ready.table().houseRules().contains(rule))
                .map(rule -> new Setting(rule.name(), rule.value())).toList();
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

    /// Who leads the first and the second side.
    ReadOnlyObjectProperty<List<Leader>> leadersProperty() {
        return leaders.getReadOnlyProperty();
    }

    void lead(int side, Leader leader) {
        leaders.set(List.of(side == 0 ? leader : leaders.get().getFirst(), side == 1 ? leader : leaders.get().getLast()));
    }

    /// True where people lead both sides.
    boolean peopleAlone() {
        return leaders.get().stream().allMatch(Leader.PERSON::equals);
    }

    void anotherSeed() {
        seed.set(String.valueOf(random.nextInt(1, SEEDS)));
    }

    /// How many house rules are not as printed.
    int changes() {
        return (int) houseRules.get().stream().filter(rule -> !rule.value().equals(rule.values().getFirst())).count();
    }

    /// Sets one house rule.
    void choose(String name, String value) {
        houseRules.set(houseRules.get().stream()
                .map(rule -> rule.name().equals(name) ? new HouseRule(name, rule.values(), value, rule.rule()) : rule)
                .toList());
    }

    /// The rule table's, over them those chosen last time, over them those that the scenario asks for.
    private List<HouseRule> rulesOf(ScenarioEntry entry) {
        if (!(entry instanceof ScenarioEntry.Ready ready)) {
            return List.of();
        }
        List<HouseRule> known = ready.table().houseRules();
        List<Setting> lastTime = settings.houseRules(ready.table().rules()).stream()
                .filter(setting -> known.stream().anyMatch(rule -> rule.name().equals(setting.name())
                        && rule.values().contains(setting.value()))).toList();
        return ready.table().with(lastTime).with(ready.scenario().options()).houseRules();
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
            return Optional.of(new DiceSource.Typed(random.nextInt(1, SEEDS)));
        }
        OptionalLong number = typedSeed();
        return number.isPresent() ? Optional.of(new DiceSource.Seeded(number.getAsLong())) : Optional.empty();
    }

    /// The game as chosen; empty while no scenario that can be played is chosen or the seed is no number.
    Optional<Setup> setup() {
        return chosen.get() instanceof ScenarioEntry.Ready ready && leaders.get().stream().allMatch(Leader::complete)
                ? diceSource().map(source -> new Setup(ready.table(), ready.scenario().withOptions(settings(ready)),
                        source, peopleAlone() ? players.get() : Undo.Players.SOLO, commanders(ready.scenario())))
                : Optional.empty();
    }

    private SequencedMap<String, Player> commanders(Scenario scenario) {
        SequencedMap<String, Player> commanders = new LinkedHashMap<>();
        for (int side = 0; side < leaders.get().size(); side++) {
            String id = scenario.sides().get(side).id();
            leaders.get().get(side).player().ifPresent(player -> commanders.put(id, player));
        }
        return commanders;
    }

    /// The scenario's own settings, and those changed here.
    private List<Setting> settings(ScenarioEntry.Ready ready) {
        SequencedMap<String, String> all = new LinkedHashMap<>();
        ready.scenario().options().forEach(setting -> all.put(setting.name(), setting.value()));
        for (HouseRule rule : houseRules.get()) {
            if (all.containsKey(rule.name()) || !ready.table().houseRules().contains(rule)) {
                all.put(rule.name(), rule.value());
            }
        }
        return all.entrySet().stream().map(entry -> new Setting(entry.getKey(), entry.getValue())).toList();
    }
}
