package trayfield.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import trayfield.model.Input;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Verdict;

/// One game played to its end.
record Playout(Position end, List<Input> inputs) {
    private static final int MOST_INPUTS = 20_000;

    /// A game between two commanders of one temper, dice and lots seeded.
    static Playout play(Bench bench, Greedy.Temper temper, long seed) {
        Random random = Bench.lots(seed);
        Commander commander = bench.commander(temper, random);
        return play(bench, commander, commander, random);
    }

    static Playout play(Bench bench, Commander first, Commander second, Random dice) {
        List<Input> inputs = new ArrayList<>();
        Position position = bench.book().start();
        while (position.result().isEmpty()) {
            Optional<Pending.Dice> due = Bench.diceDue(position);
            Commander commander = position.side() == 0 ? first : second;
            Input input = due.isPresent() ? bench.roll(due.get(), dice) : commander.choose(position);
            if (!(bench.book().apply(position, input) instanceof Verdict.Step step) || inputs.size() > MOST_INPUTS) {
                throw new AssertionError("no end, or refused after " + inputs.size() + " inputs: " + input);
            }
            position = step.after();
            inputs.add(input);
        }
        return new Playout(position, List.copyOf(inputs));
    }
}
