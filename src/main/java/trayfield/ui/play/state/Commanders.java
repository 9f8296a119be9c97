package trayfield.ui.play.state;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.play.Seat;
import trayfield.solo.Motives;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.Thinking;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// The commanders at work. While an order of theirs is due they think beside the screen, each before his own side's seat;
/// what they decide waits until the screen is ready for it, or until the player lets it go.
public final class Commanders {
    private final Desk desk;
    private final Notes notes;
    private final Executor screen;
    private final ReadOnlyObjectWrapper<Optional<Command>> state =
            new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private Optional<Thinking> thinking = Optional.empty();
    private Optional<Intent> ready = Optional.empty();
    /// Counts changes of the game: what was thought of an earlier one is not wanted any more.
    private int moment;
    private boolean paused;
    private boolean left;
    private boolean ended;

    /// @param screen runs what it is given on the thread that this lives on
    Commanders(Desk desk, Notes notes, Executor screen) {
        this.desk = desk;
        this.notes = notes;
        this.screen = screen;
        desk.game.onChange(() -> {
            if (!desk.held()) {
                review();
            }
        });
        review();
    }

    /// The game has changed, or who leads: whatever was thought of it is done with.
    void review() {
        moment++;
        ready = Optional.empty();
        thinking.ifPresentOrElse(Thinking::callOff, this::begin);
        end();
        tell();
    }

    /// Once nobody thinks any more, commanders are told that the game is over.
    private void end() {
        boolean over = desk.game.referee().observation().result().isPresent();
        if (over && !ended && thinking.isEmpty()) {
            players().keySet().forEach(side ->
                    desk.staff.of(side).ifPresent(post -> post.commander().ended(desk.game.seat(side))));
        }
        ended = over && thinking.isEmpty();
    }

    /// The side that a commander leads and whose order is due.
    private Optional<String> due() {
        Seat referee = desk.game.referee();
        boolean order = referee.observation().result().isEmpty()
                && referee.observation().pending().filter(Pending.Dice.class::isInstance).isEmpty();
        return referee.observation().side().filter(side -> order && !left && desk.staff.leads(Optional.of(side)));
    }

    private void begin() {
        due().ifPresent(side -> {
            Staff.Post post = desk.staff.of(side).orElseThrow();
            int asked = moment;
            thinking = Optional.of(Thinking.begin(post.commander(), desk.game.seat(side), post.player().nodes(),
                    outcome -> screen.execute(() -> heard(asked, side, outcome))));
        });
    }

    private void heard(int asked, String side, Thinking.Outcome outcome) {
        if (left) {
            return;
        }
        thinking = Optional.empty();
        if (asked != moment) {
            begin();
            end();
        } else {
            switch (outcome) {
                case Thinking.Outcome.Decided(Intent intent) -> decided(side, intent);
                case Thinking.Outcome.CalledOff _ -> begin();
                case Thinking.Outcome.Failed(Throwable fault) -> failed(fault);
            }
        }
        tell();
    }

    /// Orders that nobody else is told of are carried out at once: how many there are must not be seen by the waiting.
    private void decided(String side, Intent intent) {
        ready = Optional.of(intent);
        // The player shall read of it before it goes on.
        paused |= desk.staff.of(side).flatMap(post -> post.commander().fault())
                .filter(fault -> notes.replaced(side, fault)).isPresent();
        if (!paused && (intent.order() instanceof Order.Throw || intent.order() instanceof Order.Roster)) {
            carryOut();
        }
    }

    /// A fault of the program: told like any other, and the commander rests.
    private void failed(Throwable fault) {
        paused = true;
        Thread here = Thread.currentThread();
        here.getUncaughtExceptionHandler().uncaughtException(here, fault);
    }

    private void tell() {
        state.set(due().map(side -> {
            Player player = desk.staff.of(side).orElseThrow().player();
            boolean ahead = player.nodes() != Budget.PLAIN;
            return new Command(side, name(player), ahead ? OptionalLong.of(player.nodes()) : OptionalLong.empty(),
                    ready.isEmpty(), paused);
        }));
    }

    /// What a player is called: by his rank, or as a robot.
    public static String name(Player player) {
        return Rank.of(player.name()).map(Motives::rank).orElse(Talk.word("command.robot"));
    }

    /// Present while a commander's order is due.
    public ReadOnlyObjectProperty<Optional<Command>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Nodes spent so far on what is being thought of.
    public long spent() {
        return thinking.map(Thinking::spent).orElse(0L);
    }

    /// True while an order waits to be carried out and nothing holds it.
    public boolean ready() {
        return ready.isPresent() && !paused && !desk.now().scene().past() && desk.now().question().isEmpty();
    }

    /// Carries out the order that waits.
    public void carryOut() {
        ready.ifPresent(intent -> {
            ready = Optional.empty();
            notes.ordered(intent, () -> desk.orders.command(intent.order()));
        });
    }

    public void pause(boolean on) {
        paused = on;
        tell();
    }

    public boolean paused() {
        return paused;
    }

    /// Carries out one order while the others wait.
    public void step() {
        paused = true;
        if (desk.now().scene().past()) {
            desk.lookAtNow();
        }
        carryOut();
        tell();
    }

    /// Who leads which side in place of a person.
    public SequencedMap<String, Player> players() {
        return desk.staff.players();
    }

    /// From now on this one leads a side; none: a person. Whoever led it so far is called off.
    public void appoint(String side, Optional<Player> player) {
        thinking.ifPresent(Thinking::close);
        thinking = Optional.empty();
        notes.appointed(side);
        desk.staff.appoint(side, player).ifPresent(post -> post.commander().close());
        desk.hush();
        desk.changed();
        review();
    }

    /// The game is left: nobody thinks any more.
    void leave() {
        left = true;
        ready = Optional.empty();
        thinking.ifPresent(Thinking::close);
        thinking = Optional.empty();
        desk.staff.dismiss();
        tell();
    }
}
