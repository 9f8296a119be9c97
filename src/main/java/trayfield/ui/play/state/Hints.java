package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import trayfield.model.Observation.TrayView;
import trayfield.model.Phase;
import trayfield.rules.Reach;

/// The line under the board when nothing else has to be said: what the player sees there and can do next.
public final class Hints {
    private final Talk talk;
    private final Snapshot snapshot;
    private final SquareTalk squares;

    public Hints(Talk talk, Snapshot snapshot) {
        this.talk = talk;
        this.snapshot = snapshot;
        this.squares = new SquareTalk(talk, snapshot);
    }

    public String line() {
        if (snapshot.scene().past()) {
            return talk.say("hint.past");
        }
        if (snapshot.over()) {
            return talk.say("hint.over");
        }
        if (snapshot.diceDue()) {
            return talk.say(snapshot.scene().dice().typed() ? "hint.typeDice" : "hint.rollDice");
        }
        if (snapshot.standing().commanded() && snapshot.pointed() instanceof Pointed.Nothing) {
            return talk.say("hint.commander", talk.side(snapshot.seen().side().orElseThrow()));
        }
        if (snapshot.choice().isPresent()) {
            return talk.say("hint.choice", talk.words().tray(snapshot.choice().get().tray()));
        }
        String line = pointed();
        // What was just refused stands there already.
        return snapshot.message().map(Message::text).filter(line::equals).isPresent() ? idle() : line;
    }

    private String pointed() {
        return switch (snapshot.pointed()) {
            case Pointed.Way way -> way(way);
            case Pointed.Duel duel -> duel(duel);
            case Pointed.Barred barred -> talk.words().refusal(barred.refusal());
            case Pointed.Formation formation -> new BodyTalk(talk, snapshot).line(formation);
            case Pointed.Look look -> look(look);
            case Pointed.Nothing _ -> idle();
        };
    }

    private String way(Pointed.Way way) {
        if (way.path().size() == 1) {
            return talk.say("hint.turn", talk.tray(way.tray()), talk.facing(way.facing()));
        }
        String path = String.join("-", way.path().stream().map(square -> square.name()).toList());
        String end = way.ends().map(Hints::endKey).map(talk::say).orElse("");
        return talk.say("hint.way", path, talk.idiom().cost(talk, snapshot.seen(), way.tray(), way.cost()), talk.facing(way.facing()), end);
    }

    private static String endKey(Reach.End end) {
        return "hint.ends." + end.word;
    }

    private String duel(Pointed.Duel duel) {
        List<Deed> lawful = duel.lawful();
        if (lawful.isEmpty()) {
            Optional<Deed> first = duel.deeds().stream().findFirst();
            return first.flatMap(Deed::refusal).map(talk.words()::refusal).orElseGet(() -> squares.tray(duel.enemy()));
        }
        String deeds = String.join(talk.say("hint.or"), lawful.stream()
                .map(deed -> talk.say("hint.deed", talk.deed(deed), talk.chance(deed))).toList());
        return talk.say("hint.duel", talk.tray(duel.enemy()), deeds);
    }

    private String look(Pointed.Look look) {
        if (snapshot.touch().grip().box().isPresent()) {
            return talk.say(snapshot.keyboard() ? "hint.box.keys" : "hint.box",
                    new BodyTalk(talk, snapshot).men(snapshot.touch().grip().men().size()));
        }
        Optional<TrayView> own = look.tray().filter(snapshot.standing()::mine);
        boolean takeUp = own.isPresent() && !snapshot.touch().selected().equals(own.map(TrayView::id));
        String seen = squares.of(look.at());
        return takeUp ? talk.say("hint.takeUp", seen) : seen;
    }

    private String idle() {
        if (snapshot.seen().phase() == Phase.MISSILES) {
            return talk.say(snapshot.hand().filter(Hand::mine).isEmpty() ? "hint.missiles" : "hint.missiles.hand");
        }
        if (snapshot.seen().phase() == Phase.ROSTER) {
            return talk.say("hint.roster");
        }
        if (!snapshot.standing().duties().isEmpty() && snapshot.hand().isEmpty()) {
            return talk.say("hint.duties");
        }
        if (snapshot.standing().open().isEmpty()) {
            return talk.say("hint.nothingLeft");
        }
        if (snapshot.body().isPresent()) {
            return talk.say("hint.body");
        }
        return talk.say(snapshot.hand().isEmpty() ? "hint.select" : "hint.hand");
    }
}
