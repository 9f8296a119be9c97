package trayfield.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import trayfield.files.Annex;
import trayfield.files.SavedGame;
import trayfield.model.DicePlan;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Roll;
import trayfield.model.Verdict.Refusal;
import trayfield.notation.RecordText;

/// Games as they are saved, and back: a saved game is played again, input by input, and must lead to the same position.
public final class Saves {
    private Saves() {
    }

    /// A game as it is kept, with all the lines along which it was played.
    ///
    /// @param title as the list of saved games shows it: one line
    public static SavedGame of(Game game, String title, Undo.Players players, Instant when) {
        int people = players == Undo.Players.SOLO ? 1 : 2;
        Moment first = game.byHand().head(0).now;
        return new SavedGame(title, Program.name(), when, people, game.table(), game.scenario(), seed(game.dice()),
                Annexes.inputs(first, 0), Annexes.hash(game, first)).with(Annexes.of(game));
    }

    private static OptionalLong seed(DiceSource dice) {
        return switch (dice) {
            case DiceSource.Seeded(long seed) -> OptionalLong.of(seed);
            case DiceSource.Typed _, DiceSource.Scripted _ -> OptionalLong.empty();
        };
    }

    /// Whose game it was.
    public static Undo.Players players(SavedGame saved) {
        return saved.people() == 1 ? Undo.Players.SOLO : Undo.Players.TWO;
    }

    /// Plays a saved game again, along each of its lines. What the rules refuse, or another position at the end than the
    /// saved one, is a problem: the file was changed, or another version of the rules wrote it.
    ///
    /// @param name what problems call it, such as its file's name
    public static Loaded<Game> open(String name, SavedGame saved) {
        DiceSource dice = saved.seed().isPresent() ? new DiceSource.Seeded(saved.seed().getAsLong())
                : new DiceSource.Typed(0);
        Game game = Game.start(saved.table(), saved.scenario(), dice);
        Annex annex = saved.annex();
        Optional<Problem> problem = play(game, name, "", saved.inputs(), saved.hash());
        annotate(game, annex.notes(), annex.dice());
        for (int i = 0; i < annex.branches().size() && problem.isEmpty(); i++) {
            Annex.Branch branch = annex.branches().get(i);
            game.byHand().depart(branch.from(), branch.at());
            problem = play(game, name, "branches[" + i + "].", branch.inputs(), branch.hash());
            annotate(game, branch.notes(), branch.dice());
        }
        if (problem.isPresent()) {
            return new Loaded.Bad<>(List.of(problem.get()));
        }
        if (annex.playing() != game.byHand().course()) {
            game.byHand().follow(annex.playing());
        }
        return new Loaded.Good<>(game);
    }

    private static void annotate(Game game, List<Annex.Noted> notes, DicePlan dice) {
        game.byHand().lay(dice);
        notes.stream().filter(noted -> noted.input() <= game.length()).forEach(noted -> game.note(noted.input(), noted.note()));
    }

    /// Plays one line to its end; what is wrong with it.
    private static Optional<Problem> play(Game game, String name, String path, List<Input> inputs, String hash) {
        for (int i = 0; i < inputs.size(); i++) {
            Optional<Refusal> refused = switch (inputs.get(i)) {
                case Order order -> game.play(order);
                case Roll roll -> game.roll(roll);
            };
            if (refused.isPresent()) {
                Words words = Words.of(game.referee());
                return Optional.of(problem(name, path + "inputs[" + i + "]",
                        Words.say("save.refused", RecordText.print(inputs.get(i)), words.refusal(refused.get()))));
            }
        }
        return game.referee().observation().hash().equals(hash) ? Optional.empty()
                : Optional.of(problem(name, path + "hash", Words.say("save.otherHash")));
    }

    private static Problem problem(String name, String path, String text) {
        return new Problem(name, OptionalInt.empty(), OptionalInt.empty(), path, text);
    }
}
