package trayfield.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Option;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.trial.Contest;
import trayfield.tables.RuleTable;

/// The options that say what a trial plays.
final class ContestOptions {
    @Option(names = "--player", paramLabel = "SIDE=PLAYER",
            description = "recruit, regular, veteran, or the command of a robot; regular where none is named.")
    private List<String> players = new ArrayList<>();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Of all dice and commanders: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--option", paramLabel = "RULE=VALUE", description = "A house rule.")
    private List<String> options = new ArrayList<>();

    @Option(names = "--nodes", paramLabel = "N", description = "What a veteran may spend on a decision.")
    private Optional<Long> nodes = Optional.empty();

    @Option(names = "--longest", paramLabel = "ROUNDS", defaultValue = "" + Contest.LONGEST,
            description = "Rounds after which a game is broken off: ${DEFAULT-VALUE}.")
    private int longest;

    @Option(names = "--robot-seconds", paramLabel = "N", defaultValue = "30",
            description = "Seconds that a robot has for an answer: ${DEFAULT-VALUE}.")
    private int robotSeconds;

    /// The contest over a scenario named by its id or file.
    Loaded<Contest> contest(RulesData data, String name) {
        return switch (ScenarioChoice.find(data, name)) {
            case Loaded.Bad<Scenario>(List<Problem> problems) -> new Loaded.Bad<>(problems);
            case Loaded.Good<Scenario>(Scenario scenario) -> {
                RuleTable table = data.tables().of(scenario.rules()).orElseThrow();
                yield switch (ScenarioChoice.with(scenario, table, options)) {
                    case Loaded.Bad<Scenario>(List<Problem> problems) -> new Loaded.Bad<>(problems);
                    case Loaded.Good<Scenario>(Scenario set) -> contest(table, set);
                };
            }
        };
    }

    private Loaded<Contest> contest(RuleTable table, Scenario scenario) {
        PlayerChoice choice = new PlayerChoice(scenario, robotSeconds,
                nodes.map(OptionalLong::of).orElseGet(OptionalLong::empty));
        return switch (choice.of(players)) {
            case Loaded.Bad<Map<String, Player>>(List<Problem> problems) -> new Loaded.Bad<>(problems);
            case Loaded.Good<Map<String, Player>>(var named) -> new Loaded.Good<>(new Contest(table, scenario,
                    scenario.sides().stream().map(Side::id)
                            .map(side -> named.getOrDefault(side, Player.of(Rank.REGULAR))).toList(), seed, longest));
        };
    }
}
