package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import trayfield.play.body.BodyPlan;
import trayfield.play.body.BodyPlan.LeftBehind;
import trayfield.play.body.Gesture;

/// What is said of trays taken up as one body: how many they are, and who cannot follow, with the reasons.
public final class BodyTalk {
    /// More names than these only fill the card.
    private static final int NAMED = 6;

    private final Talk talk;
    private final Snapshot snapshot;

    public BodyTalk(Talk talk, Snapshot snapshot) {
        this.talk = talk;
        this.snapshot = snapshot;
    }

    /// "Unit First: 8 men", "3 units: 24 men", "5 trays".
    public String heading(Body body) {
        int units = body.units().size();
        String men = men(body.men().size());
        return switch (units) {
            case 0 -> men;
            case 1 -> talk.say("body.unit", talk.unit(body.units().firstEntry().getKey()), men);
            default -> talk.say("body.units", units, men);
        };
    }

    public String able(Body body) {
        return talk.say("body.able", body.able());
    }

    String men(int count) {
        return talk.say(count == 1 ? "body.man" : "body.men", count);
    }

    /// How many can follow.
    public String follows(BodyPlan plan) {
        int all = plan.ghosts().size() + plan.left().size();
        return plan.whole() ? talk.say("body.whole", men(all)) : talk.say("body.follow", plan.ghosts().size(), men(all));
    }

    /// Those who cannot follow, a line for each kind of reason with its clause.
    public List<String> reasons(BodyPlan plan) {
        SequencedMap<Object, List<LeftBehind>> kinds = new LinkedHashMap<>();
        plan.left().forEach(one -> kinds.computeIfAbsent(List.of(one.refusal().code(), one.refusal().rule()),
                _ -> new ArrayList<>()).add(one));
        return kinds.values().stream().map(this::reason).toList();
    }

    private String reason(List<LeftBehind> kind) {
        String first = talk.words().refusal(kind.getFirst().refusal());
        if (kind.size() == 1) {
            return talk.say("body.stays", first);
        }
        String names = String.join(", ", kind.stream().limit(NAMED).map(LeftBehind::man).toList());
        return talk.say("body.stay", kind.size(), kind.size() > NAMED ? talk.say("body.more", names) : names, first);
    }

    /// The line under the board.
    String line(Pointed.Formation formation) {
        String does = switch (formation.gesture()) {
            case Gesture.Shift shift -> talk.say("hint.body.shift", Math.abs(shift.dx()) + Math.abs(shift.dy()));
            case Gesture.Wheel(Gesture.Hand hand) ->
                talk.say(hand == Gesture.Hand.LEFT ? "hint.body.wheelLeft" : "hint.body.wheelRight");
            case Gesture.TurnAll(var facing) -> talk.say("hint.body.turn", talk.facing(facing));
            case Gesture.March(var toward) -> talk.say("hint.body.march", toward);
        };
        if (formation.plan().orders().isEmpty()) {
            return talk.say("hint.body.nobody", does);
        }
        boolean ownThere = snapshot.touch().grip().drill().pointed && !snapshot.keyboard()
                && !(formation.gesture() instanceof Gesture.TurnAll) && snapshot.touch().at()
                .map(at -> !snapshot.seen().on(at).isEmpty()).orElse(false);
        return talk.say(ownThere ? "hint.body.join" : "hint.body.does", does, follows(formation.plan()));
    }
}
