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
    final Talk talk;
    final ReadOnlyObjectWrapper<Snapshot> snapshot = new ReadOnlyObjectWrapper<>(this, "snapshot");
    final ReadOnlyObjectWrapper<Optional<Handover>> handover = new ReadOnlyObjectWrapper<>(this, "handover", Optional.empty());
    final List<Consumer<Happened>> watchers = new ArrayList<>();
    final Viewing viewing;
    private final Map<Optional<String>, Scribe> scribes = new HashMap<>();
    private final Replay replay = new Replay();
    private final Formations formations = new Formations();
    private final EnumSet<Overlay> overlays = EnumSet.noneOf(Overlay.class);
    private Seat live;
    /// The seat that the player had before him when he last did something.
    private Seat acted;
    /// Inputs that the side at the screen had been told of when it last left it; `until` when it took it.
    private int since;
    private int until;
    private Scene scene;
    private Touch touch = Touch.NOTHING;
    private boolean keyboard;
    private OptionalInt looking = OptionalInt.empty();
    private Optional<Message> message = Optional.empty();
    private Optional<Question> question = Optional.empty();
    private List<String> entry = List.of();
    private final boolean typed;

    Desk(Game game, Undo.Players players) {
        this.game = game;
        this.players = players;
        this.viewing = new Viewing(game, players);
        this.live = viewing.seat(Optional.empty());
        this.acted = live;
        this.since = viewing.secrets() ? viewing.seen(live) : live.number();
        this.until = live.number();
        this.talk = Talk.of(live);
        this.typed = game.dice() instanceof DiceSource.Typed;
        handover.set(viewing.between(Optional.empty(), live));
        read();
        publish();
        game.onChange(this::changed);
    }

    private void changed() {
        if (handover.get().isPresent()) {
            return;
        }
        Seat before = live;
        Seat next = viewing.seat(Optional.of(live));
        replay.stop();
        Optional<Handover> passing = viewing.between(Optional.of(before), next);
        if (passing.isPresent()) {
            viewing.leave(acted);
            hush();
            handover.set(passing);
            return;
        }
        seat(next);
        tell(before, live, live.told(before));
    }

    /// The one who takes the screen says that he is there: now it shows his seat.
    void take() {
        if (handover.get().isPresent()) {
            Seat before = live;
            touch = Touch.NOTHING;
            seat(viewing.seat(Optional.of(live)));
            since = before.viewer().equals(live.viewer()) && since < until ? since : viewing.seen(live);
            until = live.number();
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
        boolean sameSide = before.viewer().equals(live.viewer())
                && before.observation().side().equals(live.observation().side());
        touch = sameSide ? kept(before, touch) : touch.letGo();
        if (!before.viewer().equals(live.viewer())) {
            since = live.number();
            until = since;
        }
        read();
        publish();
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
        Standing standing = Standing.of(shown, looking.isEmpty(), looking.isPresent() ? new Scribe()
                : scribes.computeIfAbsent(live.viewer(), _ -> new Scribe()));
        scene = new Scene(standing, TurnBar.of(standing), new DiceDesk(shown, talk, typed).show(),
                UndoShow.of(game, players, talk), Closing.of(shown, talk), shown.number(), live.number(),
                Replay.spans(news()).size());
        int fields = scene.dice().typed() ? scene.dice().dice().size() : 0;
        entry = new ArrayList<>(Collections.nCopies(fields, ""));
    }

    void publish() {
        Optional<Hand> hand = Hand.of(scene.standing(), touch);
        Optional<Body> body = Body.of(scene.standing(), touch.grip());
        Pointed pointed = body.isPresent() ? formations.of(scene.standing(), body.get(), touch)
                : Pointing.of(scene.standing(), hand, touch);
        snapshot.set(new Snapshot(scene, touch, hand, body, pointed, keyboard, message, question, List.copyOf(entry),
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

    /// Gives an order and, unless players throw real dice, lets the dice fall that it asks for.
    void play(Order order) {
        if (handover.get().isPresent()) {
            return;
        }
        hush();
        Optional<Refusal> refused = game.play(order);
        if (refused.isPresent()) {
            refuse(refused.get());
            return;
        }
        while (game.diceDue().isPresent() && !typed) {
            rollDue();
        }
    }

    /// Lets the game roll the dice that are due.
    void rollDue() {
        game.rollDue().ifPresent(this::refuse);
    }

    private List<Told> news() {
        return live.told(Math.min(since, live.number())).stream()
                .filter(told -> told.number() <= until && told.events().stream().anyMatch(Motions::shows)).toList();
    }

    /// Begins to show again what happened since this side last had the screen.
    void playBack() {
        replay.start(Replay.spans(news()));
        replayNext();
    }

    boolean replaying() {
        return replay.running();
    }

    /// Shows the next thing that happened; after the last one the board as it is now.
    void replayNext() {
        Optional<Replay.Span> span = replay.next();
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
        replay.stop();
        show(inputs);
    }

    private void show(int inputs) {
        int number = Math.clamp(inputs, 0, live.number());
        looking = number == live.number() && !replay.running() ? OptionalInt.empty() : OptionalInt.of(number);
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

    /// Says why no order can be given now, if so: an earlier moment is shown, dice or a choice are due, it is over.
    boolean barred() {
        if (handover.get().isPresent()) {
            return true;
        }
        if (scene.past()) {
            say(Message.refusal(talk.say("refusal.past")));
            return true;
        }
        boolean over = seen().result().isPresent();
        if (!over && seen().pending().isEmpty()) {
            return false;
        }
        String tray = seen().pending().orElse(null) instanceof Pending.Choice choice ? choice.tray() : "";
        standing().seat().check(new Order.Attack(tray, tray)).ifPresent(this::refuse);
        return true;
    }
}
