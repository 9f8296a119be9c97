package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.model.Observation;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Verdict.Refusal;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Scribe;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.play.Undo;

/// What changes while a game is played on one screen: the game, the player's touch, what he is told and asked. Every
/// change ends in [#publish], which makes one new snapshot of it all.
final class Desk {
    final Game game;
    final Undo.Players players;
    final Staff staff;
    final Talk talk;
    final ReadOnlyObjectWrapper<Snapshot> snapshot = new ReadOnlyObjectWrapper<>(this, "snapshot");
    final ReadOnlyObjectWrapper<Optional<Handover>> handover = new ReadOnlyObjectWrapper<>(this, "handover", Optional.empty());
    final List<Consumer<Happened>> watchers = new ArrayList<>();
    final Viewing viewing;
    final Orders orders;
    private final Map<Optional<String>, Scribe> scribes = new HashMap<>();
    private final Formations formations = new Formations();
    private final EnumSet<Overlay> overlays = EnumSet.noneOf(Overlay.class);
    private Seat live;
    /// The seat that the player had before him when he last did something.
    private Seat acted;
    private final News news;
    private Scene scene;
    private Touch touch = Touch.NOTHING;
    private boolean keyboard;
    private OptionalInt looking = OptionalInt.empty();
    private Optional<Message> message = Optional.empty();
    private Optional<Question> question = Optional.empty();
    private Optional<Advised> advice = Optional.empty();
    private List<String> entry = List.of();
    private final boolean typed;
    private boolean held;

    Desk(Game game, Undo.Players players, Staff staff) {
        this.game = game;
        this.players = players;
        this.staff = staff;
        this.viewing = new Viewing(game, players, staff);
        this.live = viewing.seat(Optional.empty());
        this.acted = live;
        this.news = new News(viewing.secrets() ? viewing.seen(live) : live.number(), live.number());
        this.talk = Talk.of(live);
        this.orders = new Orders(this);
        this.typed = game.dice() instanceof DiceSource.Typed;
        handover.set(viewing.between(Optional.empty(), live));
        read();
        publish();
        game.onChange(this::changed);
    }

    /// Reads the game anew: it went on, or another leads a side.
    void changed() {
        if (held || handover.get().isPresent()) {
            return;
        }
        Seat before = live;
        Seat next = viewing.seat(Optional.of(live));
        news.stop();
        Optional<Handover> passing = viewing.between(Optional.of(before), next);
        if (passing.isPresent()) {
            viewing.leave(acted);
            hush();
            handover.set(passing);
            return;
        }
        seat(next);
        if (live.follows(before)) {
            tell(before, live, live.told(before));
        }
    }

    /// The one who takes the screen says that he is there: now it shows his seat.
    void take() {
        if (handover.get().isPresent()) {
            Seat before = live;
            touch = Touch.NOTHING;
            int since = news.since();
            boolean stays = news.reaches(live.number());
            seat(viewing.seat(Optional.of(live)));
            news.reset(before.viewer().equals(live.viewer()) && stays ? since : viewing.seen(live), live.number());
            read();
            publish();
            handover.set(Optional.empty());
        }
    }

    private void seat(Seat next) {
        Seat before = live;
        live = next;
        looking = OptionalInt.empty();
        question = Optional.empty();
        advice = Optional.empty();
        boolean sameSide = before.viewer().equals(live.viewer())
                && before.observation().side().equals(live.observation().side());
        touch = sameSide ? kept(before, touch) : touch.letGo();
        if (!before.viewer().equals(live.viewer()) || !commanded(before) && commanded(live)) {
            news.reset(live.number(), live.number());
        } else if (commanded(before)) {
            news.until(live.number());
        }
        read();
        publish();
    }

    /// True where one person has the board to himself.
    boolean alone() {
        return players == Undo.Players.SOLO || !staff.isEmpty();
    }

    /// True where a commander's order is due.
    boolean commanded(Seat seat) {
        return staff.leads(seat.observation().side());
    }

    /// Changes the game in several steps that are shown as one.
    <T> T together(Supplier<T> steps) {
        held = true;
        try {
            return steps.get();
        } finally {
            held = false;
            changed();
        }
    }

    boolean held() {
        return held;
    }

    /// What is left on the board of that which was in hand. A body is let go when its phase is over.
    private Touch kept(Seat before, Touch held) {
        boolean single = held.selected().flatMap(live.observation()::tray).isPresent();
        Grip body = held.grip().only(man -> live.observation().tray(man).isPresent());
        boolean over = before.observation().phase() != live.observation().phase() || body.men().isEmpty();
        return single ? held.faced() : over ? held.letGo() : held.grip(body.with(Drill.STEP));
    }

    private void tell(Seat before, Seat after, List<Told> news) {
        if (!news.isEmpty()) {
            Happened happened = new Happened(before, after, news.stream().flatMap(told -> told.events().stream()).toList());
            List.copyOf(watchers).forEach(watcher -> watcher.accept(happened));
        }
    }

    private void read() {
        Seat shown = looking.isPresent() ? live.at(looking.getAsInt()) : live;
        Standing standing = Standing.of(shown, looking.isEmpty(), commanded(shown), looking.isPresent() ? new Scribe()
                : scribes.computeIfAbsent(live.viewer(), _ -> new Scribe()));
        scene = new Scene(standing, TurnBar.of(standing), new DiceDesk(shown, talk, typed).show(),
                UndoShow.of(game, players, staff, talk), Closing.of(shown, talk), shown.number(), live.number(),
                news.count(live), HandShow.of(this));
        int fields = scene.dice().typed() ? scene.dice().dice().size() : 0;
        entry = new ArrayList<>(Collections.nCopies(fields, ""));
    }

    void publish() {
        Optional<Hand> hand = Hand.of(scene.standing(), touch);
        Optional<Body> body = Body.of(scene.standing(), touch.grip());
        Pointed pointed = body.isPresent() ? formations.of(scene.standing(), body.get(), touch)
                : Pointing.of(scene.standing(), hand, touch);
        snapshot.set(new Snapshot(scene, touch, hand, body, pointed, keyboard, message, question, advice,
                List.copyOf(entry),
                Collections.unmodifiableSet(overlays.clone())));
    }

    Snapshot now() {
        return snapshot.get();
    }

    Standing standing() {
        return scene.standing();
    }

    Observation seen() {
        return scene.seen();
    }

    Touch touch() {
        return touch;
    }

    void touch(Touch next, boolean byKeyboard) {
        touch = next;
        keyboard = byKeyboard;
        publish();
    }

    void touch(Touch next) {
        touch(next, keyboard);
    }

    void say(Message said) {
        message = Optional.of(said);
        publish();
    }

    void refuse(Refusal refusal) {
        say(talk.refusal(refusal));
    }

    /// The player goes on: what he was told and asked before is done with.
    void hush() {
        acted = live;
        message = Optional.empty();
        question = Optional.empty();
        advice = Optional.empty();
    }

    void advise(Advised advised) {
        advice = Optional.of(advised);
        say(Message.note(advised.text()));
    }

    void ask(Question asked) {
        question = Optional.of(asked);
        publish();
    }

    void toggle(Overlay overlay) {
        if (!overlays.remove(overlay)) {
            overlays.add(overlay);
        }
        publish();
    }

    /// Begins to show again what happened since this side last had the screen.
    void playBack() {
        news.start(live);
        replayNext();
    }

    boolean replaying() {
        return news.replaying();
    }

    /// Shows the next thing that happened; after the last one the board as it is now.
    void replayNext() {
        Optional<Replay.Span> span = news.next();
        if (span.isEmpty()) {
            lookAtNow();
            return;
        }
        show(span.get().last());
        Seat after = live.at(span.get().last());
        Seat before = live.at(span.get().first() - 1);
        tell(before, after, after.told(before));
    }

    /// Shows the board as it was after that many inputs; nothing can be ordered until [#lookAtNow].
    void lookAt(int inputs) {
        news.stop();
        show(inputs);
    }

    private void show(int inputs) {
        int number = Math.clamp(inputs, 0, live.number());
        looking = number == live.number() && !news.replaying() ? OptionalInt.empty() : OptionalInt.of(number);
        hush();
        touch = looking.isPresent() ? touch.letGo() : touch;
        read();
        publish();
    }

    void lookAtNow() {
        lookAt(live.number());
    }

    /// The latest moment that the screen shows.
    Seat live() {
        return live;
    }

    List<String> entry() {
        return entry;
    }
}
