package trayfield.ui.trial.state;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.solo.trial.Comparison;
import trayfield.solo.trial.ResultsFile;
import trayfield.solo.trial.ResultsFile.Results;
import trayfield.solo.trial.Summary;
import trayfield.solo.trial.Verdicts;

/// A trial compared with another one of the same seeds.
///
/// @param lines  a sentence for each side
/// @param failed the one line says why the file cannot be compared with
public record Comparing(List<String> lines, boolean failed) {
    static final Comparing NONE = new Comparing(List.of(), false);

    /// @param before the results of the other trial, counted as the first of the two
    static Comparing of(Path before, Verdicts now) {
        return switch (ResultsFile.read(before)) {
            case Loaded.Bad<Results>(List<Problem> problems) -> failed(Talk.say("compare.unreadable",
                    before.getFileName(), Talk.placed(problems.getFirst())));
            case Loaded.Good<Results>(Results results) when !results.sides().equals(now.summary().sides()) ->
                failed(Talk.say("compare.otherSides", before.getFileName()));
            case Loaded.Good<Results>(Results results) -> compared(before, new Summary(results), now);
        };
    }

    private static Comparing compared(Path file, Summary before, Verdicts now) {
        List<String> lines = new ArrayList<>(List.of(Talk.say("compare.with", file.getFileName())));
        for (String side : now.summary().sides()) {
            Comparison comparison = Comparison.of(before, now.summary(), side);
            if (comparison.games() == 0) {
                return failed(Talk.say("compare.noneShared", file.getFileName()));
            }
            lines.add(now.compared(comparison));
        }
        return new Comparing(List.copyOf(lines), false);
    }

    private static Comparing failed(String why) {
        return new Comparing(List.of(why), true);
    }
}
