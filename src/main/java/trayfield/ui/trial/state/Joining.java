package trayfield.ui.trial.state;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.solo.trial.ResultsFile;
import trayfield.solo.trial.ResultsFile.Results;
import trayfield.solo.trial.Trial.Progress;

/// What came of adding up the results of a trial's parts.
sealed interface Joining {

    record Added(Findings findings, Progress games) implements Joining {
    }

    /// @param why a sentence
    record Refused(String why) implements Joining {
    }

    /// Reads the files. Refused are files of several trials, and those of a scenario that is not at hand, for the boards
    /// could not be drawn.
    static Joining of(List<Path> files, List<Candidate> known) {
        return switch (ResultsFile.join(files)) {
            case Loaded.Bad<Results>(List<Problem> problems) -> new Refused(
                    Talk.say("join.refused", problems.getFirst().file(), Talk.placed(problems.getFirst())));
            case Loaded.Good<Results>(Results results) when results.rows().isEmpty() -> new Refused(Talk.say("join.empty"));
            case Loaded.Good<Results>(Results results) -> known.stream().map(Candidate::scenario)
                    .filter(scenario -> fits(scenario, results)).findFirst().<Joining>map(scenario -> of(scenario, results))
                    .orElseGet(() -> new Refused(Talk.say("join.noScenario", results.rows().getFirst().scenario())));
        };
    }

    private static boolean fits(Scenario scenario, Results results) {
        return results.rows().getFirst().scenario().equals(scenario.id())
                && results.sides().equals(scenario.sides().stream().map(Side::id).toList());
    }

    private static Added of(Scenario scenario, Results results) {
        int games = results.rows().size();
        return new Added(Findings.of(scenario, results.rows()), new Progress(games, games, 0, Duration.ZERO));
    }
}
