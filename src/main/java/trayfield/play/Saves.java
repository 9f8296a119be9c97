package trayfield.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import trayfield.files.SavedGame;
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

    /// A game as it is kept.
    ///
    /// @param title as the list of saved games shows it: one line
    public static SavedGame of(Game game, String title, Undo.Players players, Instant when) {
        int people = players == Undo.Players.SOLO ? 1 : 2;
        return new SavedGame(title, Program.name(), when, people, game.table(), game.scenario(),
                seed(game.dice()), game.inputs(), game.referee().observation().hash());
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

    /// Plays a saved game again. What the rules refuse, or another position at the end than the saved one, is a problem:
    /// the file was changed, or another version of the rules wrote it.
    ///
    /// @param name what problems call it, such as its file's name
    public static Loaded<Game> open(String name, SavedGame saved) {
        DiceSource dice = saved.seed().isPresent() ? new DiceSource.Seeded(saved.seed().getAsLong())
                : new DiceSource.Typed(0);
        Game game = Game.start(saved.table(), saved.scenario(), dice);
        for (Input input : saved.inputs()) {
            Optional<Refusal> refused = switch (input) {
                case Order order -> game.play(order);
                case Roll roll -> game.roll(roll);
            };
            if (refused.isPresent()) {
                Words words = Words.of(game.referee());
                return bad(name, "inputs[" + game.length() + "]",
                        Words.say("save.refused", RecordText.print(input), words.refusal(refused.get())));
            }
        }
        return game.referee().observation().hash().equals(saved.hash()) ? new Loaded.Good<>(game)
                : bad(name, "hash", Words.say("save.otherHash"));
    }

    private static Loaded<Game> bad(String name, String path, String text) {
        return new Loaded.Bad<>(List.of(new Problem(name, OptionalInt.empty(), OptionalInt.empty(), path, text)));
    }
}
