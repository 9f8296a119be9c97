package trayfield.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import trayfield.files.AtomicFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Side;
import trayfield.solo.trial.Comparison;
import trayfield.solo.trial.Contest;
import trayfield.solo.trial.ResultsFile;
import trayfield.solo.trial.ResultsFile.Results;
import trayfield.solo.trial.Row;
import trayfield.solo.trial.Summary;
import trayfield.solo.trial.Trial;
import trayfield.solo.trial.TrialPage;
import trayfield.solo.trial.Verdicts;

@Command(name = "trial", description = "Plays a scenario many times between commanders and counts; or adds up results.")
final class TrialCommand implements Callable<Integer> {
    @ParentCommand
    private Main main;

    @Parameters(arity = "0..1", paramLabel = "SCENARIO", description = "Its id or file.")
    private Optional<String> scenario = Optional.empty();

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "Games: ${DEFAULT-VALUE}.")
    private int games;

    @Option(names = "--out", paramLabel = "FILE.csv",
            description = "A row for each game; games that are in it already are not played again.")
    private Optional<Path> out = Optional.empty();

    @Option(names = "--part", paramLabel = "K/N", description = "Plays only the K-th of N parts.")
    private String part = "1/1";

    @Option(names = "--threads", paramLabel = "N", description = "All processors, unless said otherwise.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--join", arity = "1..*", paramLabel = "FILE.csv", description = "Adds results up and plays nothing.")
    private List<Path> join = new ArrayList<>();

    @Option(names = "--against", paramLabel = "FILE.csv", description = "Compares with another trial of the same seed.")
    private Optional<Path> against = Optional.empty();

    @Option(names = "--report", paramLabel = "FILE.html", description = "Writes the report as a page.")
    private Optional<Path> report = Optional.empty();

    @Override
    public Integer call() {
        if (!join.isEmpty()) {
            return joined();
        }
        return scenario.isEmpty() ? main.console().failed("trial.noScenario") : main.withRulesData(this::play);
    }

    private int joined() {
        return switch (ResultsFile.join(join)) {
            case Loaded.Bad<Results>(List<Problem> problems) -> main.console().failed(problems);
            case Loaded.Good<Results>(Results results) -> {
                Optional<Problem> problem = out.flatMap(file -> ResultsFile.write(file, results));
                yield problem.isPresent() ? main.console().failed(problem.stream().toList()) : tell(results, results.rows().isEmpty() ? "" : results.rows().getFirst().scenario());
            }
        };
    }

    private int play(RulesData data) {
        Optional<Trial.Part> mine = Trial.Part.parse(part);
        if (mine.isEmpty() || games < 1 || threads < 1) {
            return main.console().failed("trial.badNumbers", part);
        }
        return switch (contest.contest(data, scenario.orElseThrow())) {
            case Loaded.Bad<Contest>(List<Problem> problems) -> main.console().failed(problems);
            case Loaded.Good<Contest>(Contest what) -> play(new Trial(what, games, mine.get(), threads));
        };
    }

    private int play(Trial trial) {
        List<Row> rows = new ArrayList<>();
        Optional<ResultsFile> file = Optional.empty();
        if (out.isPresent()) {
            switch (ResultsFile.open(out.get(), trial.contest())) {
                case Loaded.Bad<ResultsFile.Open>(List<Problem> problems) -> {
                    return main.console().failed(problems);
                }
                case Loaded.Good<ResultsFile.Open>(ResultsFile.Open open) -> {
                    open.rows().stream().filter(row -> trial.has(row.game())).forEach(rows::add);
                    file = Optional.of(open.file());
                }
            }
        }
        Set<Integer> done = rows.stream().map(Row::game).collect(Collectors.toSet());
        TrialLog log = new TrialLog(main.console(), trial, done, rows, file);
        trial.run(done, log::finished, log::failed);
        if (log.failed()) {
            return main.console().failed(log.problem().stream().toList());
        }
        List<String> sides = trial.contest().scenario().sides().stream().map(Side::id).toList();
        rows.sort(Comparator.comparingInt(Row::game));
        return tell(new Results(sides, rows), trial.contest().scenario().title());
    }

    private int tell(Results results, String title) {
        Verdicts verdicts = new Verdicts(new Summary(results), side -> side);
        main.console().lines(verdicts.lines());
        int compared = against.map(file -> compare(verdicts, file)).orElse(ExitStatus.DONE);
        int reported = report.map(file -> write(file, TrialPage.of(title, verdicts))).orElse(ExitStatus.DONE);
        return Math.max(compared, reported);
    }

    private int write(Path file, String page) {
        Optional<Problem> problem = AtomicFile.write(file, page, AtomicFile.Backup.NONE);
        if (problem.isPresent()) {
            return main.console().failed(problem.stream().toList());
        }
        main.console().say("trial.wrote", file);
        return ExitStatus.DONE;
    }

    private int compare(Verdicts here, Path other) {
        return switch (ResultsFile.read(other)) {
            case Loaded.Bad<Results>(List<Problem> problems) -> main.console().failed(problems);
            case Loaded.Good<Results>(Results results) when !results.sides().equals(here.summary().sides()) ->
                main.console().failed(List.of(Problem.ofFile(other.toString(), Console.WORDS.say("trial.otherSides"))));
            case Loaded.Good<Results>(Results results) -> {
                Summary before = new Summary(results);
                here.summary().sides().forEach(side ->
                        main.console().lines(List.of(here.compared(Comparison.of(before, here.summary(), side)))));
                yield ExitStatus.DONE;
            }
        };
    }
}
