package trayfield.solo;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import trayfield.files.ScenarioFile;
import trayfield.files.ScenarioLibrary;
import trayfield.model.HouseRule;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// Games of commanders on the shipped scenarios, for tests.
public final class Arena {
    public static final Path RULES_DATA = Path.of(System.getProperty("trayfield.home", ".")).resolve("rules-data");
    private static final RuleTables TABLES = good(RuleTables.readFolder(RULES_DATA));
    private static final int MOST_TURNS = 60;

    private Arena() {
    }

    public static List<Scenario> scenarios() {
        return ScenarioLibrary.of(RULES_DATA, TABLES).scenarios();
    }

    public static Scenario scenario(String id) {
        return scenarios().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    }

    public static RuleTable table(Scenario scenario) {
        return TABLES.of(scenario.rules()).orElseThrow();
    }

    static Scenario file(Path folder, String json) throws java.io.IOException {
        return good(ScenarioFile.read(Files.writeString(folder.resolve("scenario.json"), json), TABLES));
    }

    private static <T> T good(Loaded<T> loaded) {
        return switch (loaded) {
            case Loaded.Good<T>(T value) -> value;
            case Loaded.Bad<T> bad -> throw new AssertionError(bad.problems().getFirst().oneLine());
        };
    }

    /// The scenario with every house rule set by chance.
    static Scenario anyHouseRules(Scenario scenario, Random lots) {
        List<Scenario.Setting> settings = new ArrayList<>();
        for (HouseRule rule : table(scenario).houseRules()) {
            settings.add(new Scenario.Setting(rule.name(), rule.values().get(lots.nextInt(rule.values().size()))));
        }
        return scenario.withOptions(settings);
    }

    /// A game played to its end; fails at the first order that is refused.
    ///
    /// @param nodes for a veteran's decision
    static Game play(Scenario scenario, Rank first, Rank second, long seed, long nodes) {
        Game game = Game.start(table(scenario), scenario, new DiceSource.Seeded(seed));
        List<Commander> commanders = List.of(first.commander(seed), second.commander(seed + 1));
        while (game.referee().observation().result().isEmpty()) {
            step(game, commanders, nodes);
        }
        return game;
    }

    /// One input: dice that are due, or an order.
    static void step(Game game, List<Commander> commanders, long nodes) {
        if (game.diceDue().isPresent()) {
            game.rollDue();
            return;
        }
        Observation seen = game.referee().observation();
        if (seen.turn() > MOST_TURNS) {
            throw new AssertionError("nobody brings the game to an end");
        }
        String side = seen.side().orElseThrow();
        Intent intent = commanders.get(game.scenario().sideIndex(side)).choose(game.seat(side), Budget.of(nodes)).orElseThrow();
        game.play(intent.order()).ifPresent(refusal -> {
            throw new AssertionError(intent + " was refused: " + refusal);
        });
    }
}
