package trayfield.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import trayfield.model.Event;
import trayfield.model.Input;
import trayfield.model.Position;
import trayfield.model.Scenario;
import trayfield.model.Verdict;
import trayfield.notation.GameRecord;
import trayfield.notation.RecordText;

/// A game as text, for comparing line by line: the game record, and behind each input an indented line of what came of
/// it: the events by kind and clause, the number of lawful orders then, and the hash of the position.
final class Playthrough {
    private static final String INDENT = "    ";

    private Playthrough() {
    }

    static List<String> print(Bench bench, List<Input> inputs) {
        Scenario scenario = bench.scenario();
        GameRecord.Header header = new GameRecord.Header(scenario.id(), scenario.title(), scenario.rules(),
                scenario.options(), OptionalLong.empty());
        List<String> lines = new ArrayList<>(RecordText.print(new GameRecord(header, List.of())));
        Position position = bench.book().start();
        for (Input input : inputs) {
            lines.add(RecordText.print(input));
            if (!(bench.book().apply(position, input) instanceof Verdict.Step step)) {
                throw new AssertionError("refused after line " + lines.size() + ": " + bench.book().apply(position, input));
            }
            position = step.after();
            lines.add(INDENT + outcome(bench, step));
        }
        return lines;
    }

    /// The lines of the record alone.
    static List<String> record(List<String> lines) {
        return lines.stream().filter(line -> !line.startsWith(INDENT)).toList();
    }

    private static String outcome(Bench bench, Verdict.Step step) {
        StringBuilder text = new StringBuilder();
        for (Event event : step.events()) {
            text.append(event.getClass().getSimpleName()).append(" by ").append(event.rule()).append(", ");
        }
        return text.append(bench.book().orders(step.after()).size()).append(" orders, ")
                .append(bench.book().observe(step.after(), Optional.empty()).hash()).toString();
    }
}
