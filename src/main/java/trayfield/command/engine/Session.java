package trayfield.command.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import trayfield.model.Input;
import trayfield.model.Muster;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Roll;
import trayfield.model.Verdict.Refusal;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Words;

/// The game that an engine plays, and the requests that can be taken back. A request changes the game as a whole or not
/// at all.
final class Session {
    private final Game game;
    private final Words words;
    private final Muster muster;
    private final boolean manual;
    private final Deque<Game.Bookmark> before = new ArrayDeque<>();
    private final Deque<Game.Bookmark> undone = new ArrayDeque<>();

    private Session(Game game) {
        this.game = game;
        this.words = Words.of(game.referee());
        this.muster = new Muster(game.scenario());
        this.manual = game.dice() instanceof DiceSource.Typed;
    }

    /// A game just begun: where dice are the program's they are rolled until an order is due.
    static Session begin(Game game) throws Failure {
        Session session = new Session(game);
        session.rollOn(List.of());
        return session;
    }

    /// A game just loaded. What it was loaded with can be taken back order by order, with the dice that fell for each;
    /// in a manual game input by input.
    static Session resume(Game game) throws Failure {
        Session session = new Session(game);
        List<Input> inputs = game.inputs();
        for (int i = 0; i < inputs.size(); i++) {
            if (session.manual || inputs.get(i) instanceof Order) {
                session.before.push(game.bookmarkAt(i));
            }
        }
        session.rollOn(List.of());
        return session;
    }

    Game game() {
        return game;
    }

    /// True where a tray of this game has the id, be it on the board or not.
    boolean hasTray(String id) {
        return muster.tray(id) >= 0;
    }

    /// @param dice faces for the dice that the order needs; in a manual game exactly these, in a seeded one the first
    void play(Order order, Optional<List<Integer>> dice) throws Failure {
        change(() -> {
            must(game.play(order));
            if (!manual) {
                rollOn(dice.orElse(List.of()));
            } else if (dice.isPresent()) {
                rollExactly(dice.get());
            }
        });
    }

    /// @param dice faces for the dice that are due; without them the program rolls
    void roll(Optional<List<Integer>> dice) throws Failure {
        change(() -> {
            must(dice.isPresent() ? game.roll(new Roll(dice.get())) : game.rollDue());
            rollOn(List.of());
        });
    }

    void undo() throws Failure {
        goTo(before, undone, Failure.Code.NOTHING_TO_UNDO);
    }

    void redo() throws Failure {
        goTo(undone, before, Failure.Code.NOTHING_TO_REDO);
    }

    private void goTo(Deque<Game.Bookmark> from, Deque<Game.Bookmark> to, Failure.Code none) throws Failure {
        if (from.isEmpty()) {
            throw Failure.of(none);
        }
        to.push(game.bookmark());
        game.restore(from.pop());
    }

    /// Something that a request does to the game.
    private interface Change {
        void make() throws Failure;
    }

    private void change(Change change) throws Failure {
        Game.Bookmark start = game.bookmark();
        boolean made = false;
        try {
            change.make();
            made = true;
        } finally {
            if (!made) {
                game.restore(start);
            }
        }
        before.push(start);
        undone.clear();
    }

    /// In a seeded game no dice stay due.
    private void rollOn(List<Integer> given) throws Failure {
        List<Integer> left = given;
        while (!manual && game.diceDue().isPresent()) {
            int used = Math.min(left.size(), game.diceDue().get().count());
            must(game.rollDue(left.subList(0, used)));
            left = left.subList(used, left.size());
        }
    }

    private void rollExactly(List<Integer> given) throws Failure {
        List<Integer> left = given;
        while (game.diceDue().isPresent()) {
            Pending.Dice due = game.diceDue().get();
            if (left.size() < due.count()) {
                throw Failure.of(Failure.Code.DICE_MISSING, due.count(), left.size());
            }
            must(game.roll(new Roll(left.subList(0, due.count()))));
            left = left.subList(due.count(), left.size());
        }
        if (!left.isEmpty()) {
            throw Failure.of(Failure.Code.DICE_LEFT_OVER, left.size());
        }
    }

    /// Fails with a refusal, if there is one.
    void must(Optional<Refusal> refusal) throws Failure {
        if (refusal.isPresent()) {
            throw new Failure(refusal.get().code(), words.refusal(refusal.get()), refusal.get().rule());
        }
    }
}
