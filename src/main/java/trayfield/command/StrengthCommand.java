package trayfield.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.trial.Contest;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Share;
import trayfield.solo.trial.Trial;
import trayfield.solo.trial.Verdicts;
import trayfield.tables.RuleTable;

@Command(name = "strength", description = "Measures the program's commanders against one another, from both seats.")
final class StrengthCommand implements Callable<Integer> {
    private static final int SCENARIOS = 3;

    @ParentCommand
    private Main main;

    @Option(names = "--games", paramLabel = "N", defaultValue = "200",
            description = "Games a rule book and pair, shared by scenarios and seats: ${DEFAULT-VALUE}.")
    private int games;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--scenario", paramLabel = "ID", description = "Instead of the first three of each rule book.")
    private List<String> scenarios = new ArrayList<>();

    @Option(names = "--pair", paramLabel = "STRONGER:WEAKER", description = "regular:recruit and veteran:regular, unless said otherwise.")
    private List<String> pairs = new ArrayList<>(List.of("regular:recruit", "veteran:regular"));

    @Option(names = "--nodes", paramLabel = "N", description = "What a veteran may spend on a decision.")
    private Optional<Long> nodes = Optional.empty();

    @Option(names = "--threads", paramLabel = "N", description = "All processors, unless said otherwise.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() {
        return main.withRulesData(this::measure);
    }

    private int measure(RulesData data) {
        for (String pair : pairs) {
            List<Rank> ranks = ranks(pair);
            if (ranks.size() != 2 || games < 2 || threads < 1) {
                return main.console().failed("strength.badPair", pair);
            }
            for (String book : data.tables().rules()) {
                switch (chosen(data, book)) {
                    case Loaded.Bad<List<Scenario>>(List<Problem> problems) -> {
                        return main.console().failed(problems);
                    }
                    case Loaded.Good<List<Scenario>>(List<Scenario> some) -> measure(data, book, some, ranks);
                }
            }
        }
        return ExitStatus.DONE;
    }

    private static List<Rank> ranks(String pair) {
        return Arrays.stream(pair.split(":", -1)).flatMap(word -> Rank.of(word).stream()).toList();
    }

    private Loaded<List<Scenario>> chosen(RulesData data, String book) {
        List<Scenario> chosen = new ArrayList<>();
        for (String name : scenarios) {
            switch (ScenarioChoice.find(data, name)) {
                case Loaded.Bad<Scenario>(List<Problem> problems) -> {
                    return new Loaded.Bad<>(problems);
                }
                case Loaded.Good<Scenario>(Scenario one) -> chosen.add(one);
            }
        }
        List<Scenario> among = scenarios.isEmpty() ? data.scenarios().scenarios() : chosen;
        return new Loaded.Good<>(among.stream().filter(one -> one.rules().equals(book))
                .limit(scenarios.isEmpty() ? SCENARIOS : Long.MAX_VALUE).toList());
    }

    private void measure(RulesData data, String book, List<Scenario> some, List<Rank> ranks) {
        double won = 0;
        int played = 0;
        for (Scenario scenario : some) {
            int each = Math.ceilDiv(games, 2 * some.size());
            Share first = share(data, scenario, ranks, 0, each);
            Share second = share(data, scenario, ranks, 1, each);
            won += first.won() + second.won();
            played += first.games() + second.games();
            main.console().say("strength.scenario", scenario.id(), ranks.getFirst().word, ranks.getLast().word,
                    text(new Share(first.won() + second.won(), first.games() + second.games())),
                    scenario.sides().getFirst().id(), text(first), scenario.sides().getLast().id(), text(second));
        }
        if (played > 0) {
            main.console().say("strength.book", book, ranks.getFirst().word, ranks.getLast().word,
                    text(new Share(won, played)));
        }
    }

    /// What the stronger wins from one seat; the same dice fall for both seats.
    private Share share(RulesData data, Scenario scenario, List<Rank> ranks, int seat, int count) {
        List<Player> players = new ArrayList<>(List.of(player(ranks.getLast()), player(ranks.getLast())));
        players.set(seat, player(ranks.getFirst()));
        RuleTable table = data.tables().of(scenario.rules()).orElseThrow();
        List<Row> rows = new ArrayList<>();
        new Trial(new Contest(table, scenario, players, seed, Contest.LONGEST), count, Trial.Part.WHOLE, threads)
                .run(Set.of(), rows::add, () -> false);
        String side = scenario.sides().get(seat).id();
        return new Share(rows.stream().mapToDouble(row -> row.won(side)).sum(), rows.size());
    }

    private Player player(Rank rank) {
        return nodes.isPresent() && rank == Rank.VETERAN ? Player.of(rank).withNodes(nodes.get()) : Player.of(rank);
    }

    private static String text(Share share) {
        return Console.WORDS.say("strength.share", Verdicts.percent(share.share()), Verdicts.percent(share.low()),
                Verdicts.percent(share.high()), share.games());
    }
}
