package trayfield.solo;

import java.util.Arrays;
import java.util.SplittableRandom;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Verdict;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Conduct;
import trayfield.solo.sand.SandTable;
import trayfield.solo.sand.School;
import trayfield.solo.sand.Stance;

/// A game played on upon the sand table against a regular, for so many turns or to its end.
final class Playout {
    /// Trays that make an input count once.
    private static final int SCORE = 16;

    private final SandTable sand;
    private final School school;
    private final int faces;
    private final int turns;
    /// That one input costs.
    private final int nodes;

    /// @param turns of either side to be played; the one at hand is the first
    Playout(SandTable sand, School school, int turns) {
        this.sand = sand;
        this.school = school;
        this.turns = turns;
        this.nodes = Math.max(1, sand.muster().size() / SCORE);
        this.faces = sand.table().dieFaces().value();
    }

    /// How its side stands afterwards.
    ///
    /// @param first stances of its trays for the turn at hand; they are led as usual after it
    double run(Position start, Stance[] first, SplittableRandom lots, Budget budget) {
        DiceBag dice = new DiceBag(lots, faces);
        Conduct now = school.mastery(sand.side(), first);
        Conduct[] later = {later(0, first.length), later(1, first.length)};
        Position position = start;
        int left = turns;
        while (position.result().isEmpty() && !budget.calledOff()) {
            Conduct conduct = position.side() == sand.side() && left == turns ? now
                    : position.side() == Position.NOBODY ? null : later[position.side()];
            Position after = step(position, conduct, dice);
            budget.spend(nodes);
            if (endsTurn(position, after) && --left == 0) {
                return school.standing(after, sand.side());
            }
            position = after;
        }
        return school.standing(position, sand.side());
    }

    private Conduct later(int side, int trays) {
        Stance[] stances = new Stance[trays];
        Arrays.fill(stances, side == sand.side() ? school.seasoned() : Stance.STEADY);
        return side == sand.side() ? school.mastery(side, stances) : school.conduct(side, stances);
    }

    /// True where a side's turn has ended: its melees, in a book that has phases.
    private static boolean endsTurn(Position before, Position after) {
        boolean acted = before.phase() == Phase.ACT || before.phase() == Phase.MELEE;
        return acted && (before.side() != after.side() || before.turn() != after.turn() || before.phase() != after.phase());
    }

    private Position step(Position position, Conduct conduct, DiceBag dice) {
        Verdict verdict = position.pending().orElse(null) instanceof Pending.Dice due
                ? sand.book().apply(position, dice.roll(due, position.side())) : sand.book().apply(position, conduct.next(position).order());
        return switch (verdict) {
            case Verdict.Step step -> step.after();
            case Verdict.Refusal refusal -> throw new IllegalStateException("refused on the sand table: " + refusal);
        };
    }
}
