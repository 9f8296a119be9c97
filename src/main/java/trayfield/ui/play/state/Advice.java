package trayfield.ui.play.state;

import java.util.Optional;
import java.util.concurrent.Executor;
import trayfield.model.Pending;
import trayfield.play.Seat;
import trayfield.solo.Motives;
import trayfield.solo.Rank;
import trayfield.solo.Thinking;
import trayfield.solo.sand.Intent;

/// What a regular would do in the player's place. It is thought of beside the screen, before the player's own seat, and
/// shown but not given; the report keeps that it was asked for.
public final class Advice {
    private final Desk desk;
    private final Notes notes;
    private final Executor screen;
    private Optional<Thinking> thinking = Optional.empty();

    Advice(Desk desk, Notes notes, Executor screen) {
        this.desk = desk;
        this.notes = notes;
        this.screen = screen;
    }

    public void ask() {
        Seat seat = desk.live();
        boolean order = seat.toOrder() && seat.observation().pending().filter(Pending.Dice.class::isInstance).isEmpty();
        if (desk.handover.get().isPresent() || desk.now().scene().past() || desk.commanded(seat)) {
            desk.orders.barred();
        } else if (!order) {
            desk.say(Message.note(desk.talk.say("advice.none")));
        } else if (thinking.isEmpty()) {
            desk.hush();
            desk.say(Message.note(desk.talk.say("advice.thinks")));
            String side = seat.observation().side().orElseThrow();
            int asked = desk.game.length();
            thinking = Optional.of(Thinking.begin(Rank.REGULAR.commander(asked), desk.game.seat(side), Rank.REGULAR.nodes,
                    outcome -> screen.execute(() -> heard(asked, seat, outcome))));
        }
    }

    private void heard(int asked, Seat seat, Thinking.Outcome outcome) {
        boolean wanted = thinking.isPresent() && asked == desk.game.length() && desk.live() == seat
                && desk.handover.get().isEmpty();
        thinking = Optional.empty();
        switch (outcome) {
            case Thinking.Outcome.Decided(Intent intent) when wanted -> advise(seat, intent);
            case Thinking.Outcome.Decided _, Thinking.Outcome.CalledOff _ -> {
            }
            case Thinking.Outcome.Failed(Throwable fault) -> {
                Thread here = Thread.currentThread();
                here.getUncaughtExceptionHandler().uncaughtException(here, fault);
            }
        }
    }

    private void advise(Seat seat, Intent intent) {
        String text = desk.talk.say("advice.says", desk.talk.words().order(intent.order()),
                Motives.say(intent, desk.talk.words()));
        notes.hinted(seat.viewer(), text);
        desk.advise(new Advised(intent.order(), text));
    }

    /// The game is left: nobody waits for advice any more.
    void leave() {
        thinking.ifPresent(Thinking::close);
        thinking = Optional.empty();
    }
}
