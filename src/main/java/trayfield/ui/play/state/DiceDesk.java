package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import trayfield.model.Event;
import trayfield.model.MeleeOutcome;
import trayfield.model.Note;
import trayfield.model.Observation.TrayView;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Pending.Purpose;
import trayfield.model.Side;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.rules.Rulebook.OddsAnswer;
import trayfield.ui.play.state.DiceShow.Die;

/// Reads the dice tray from what was told: which dice are due or fell last, whose they are, what they needed.
final class DiceDesk {
    private final Seat seat;
    private final Talk talk;
    private final boolean typed;

    DiceDesk(Seat seat, Talk talk, boolean typed) {
        this.seat = seat;
        this.talk = talk;
        this.typed = typed;
    }

    DiceShow show() {
        boolean due = seat.observation().pending().orElse(null) instanceof Pending.Dice;
        if (seat.observation().pending().orElse(null) instanceof Pending.Dice(int count, Purpose purpose)
                && purpose == Purpose.MISSILES) {
            return volleyDue(count);
        }
        for (Told told : seat.latest()) {
            for (Event event : told.events().reversed()) {
                Optional<DiceShow> show = due ? dueFor(event, told.number()) : fallen(event, told.number());
                if (show.isPresent()) {
                    return due ? show.get() : marked(show.get(), told.notes());
                }
            }
        }
        return due ? first(List.of(), true, talk.say("dice.first.due")) : make(Optional.empty(), List.of(), false, "");
    }

    /// Dice that were set, or thrown anew, are shown as such.
    private DiceShow marked(DiceShow show, List<Note> notes) {
        String marks = notes.stream().filter(note -> note.kind() == Note.Kind.BY_HAND && !show.dice().isEmpty()).map(Note::text)
                .collect(Collectors.joining(". "));
        return marks.isEmpty() ? show : new DiceShow(show.purpose(), show.dice(), show.due(), show.typed(), show.faces(),
                talk.say("dice.byHand", show.caption(), marks));
    }

    private Optional<DiceShow> dueFor(Event event, int number) {
        return switch (event) {
            case Event.Fired shot -> Optional.of(shotDue(shot));
            case Event.Attacked attack -> Optional.of(meleeDue(attack, number));
            case Event.Rolled rolled when forFirst(rolled) ->
                Optional.of(first(List.of(), true, talk.say("dice.first.again", Talk.faces(rolled.faces()))));
            default -> Optional.empty();
        };
    }

    private Optional<DiceShow> fallen(Event event, int number) {
        return switch (event) {
            case Event.ShotFell shot -> Optional.of(shotFell(shot));
            case Event.Fought fight -> Optional.of(fought(fight));
            case Event.MissileFell _ -> Optional.of(volley(number));
            case Event.Overwhelmed fight -> Optional.of(make(Optional.of(Purpose.MELEE), List.of(), false,
                    talk.say("dice.overwhelmed", talk.words().tray(fight.defender()), fight.attackers().size())));
            case Event.Rolled rolled when forFirst(rolled) ->
                Optional.of(first(rolled.faces(), false, talk.say("dice.first.fell")));
            default -> Optional.empty();
        };
    }

    private static boolean forFirst(Event.Rolled rolled) {
        return rolled.purpose() == Purpose.FIRST || rolled.purpose() == Purpose.INITIATIVE;
    }

    private DiceShow volleyDue(int count) {
        return make(Optional.of(Purpose.MISSILES), new VolleyDue(seat, talk).dice(count), true,
                talk.say("dice.missiles.due", count));
    }

    /// All missiles that fell together.
    private DiceShow volley(int number) {
        List<Die> dice = new ArrayList<>();
        int hits = 0;
        for (Told one : seat.told(number - 1)) {
            for (Event event : one.number() == number ? one.events() : List.<Event>of()) {
                if (event instanceof Event.MissileFell fell) {
                    dice.add(new Die(side(fell.tray()), talk.words().tray(fell.tray()), talk.needsOneOf(fell.hits()),
                            OptionalInt.of(fell.face()), Optional.of(fell.hit())));
                    hits += fell.hit() ? 1 : 0;
                }
            }
        }
        return make(Optional.of(Purpose.MISSILES), dice, false, talk.say("dice.missiles.fell", dice.size(), hits));
    }

    private DiceShow first(List<Integer> faces, boolean due, String caption) {
        List<Die> dice = new ArrayList<>();
        List<Side> sides = seat.scenario().sides();
        for (int i = 0; i < sides.size(); i++) {
            OptionalInt face = faces.isEmpty() ? OptionalInt.empty() : OptionalInt.of(faces.get(i));
            Optional<Boolean> wins = faces.isEmpty() ? Optional.empty()
                    : Optional.of(faces.get(i) > faces.get(1 - i));
            dice.add(new Die(sides.get(i).id(), sides.get(i).name(), talk.say("needs.higher"), face, wins));
        }
        return make(Optional.of(Purpose.FIRST), dice, due, caption);
    }

    private DiceShow shotDue(Event.Fired shot) {
        Die die = new Die(side(shot.tray()), talk.words().tray(shot.tray()),
                talk.needsOneOf(hits(shot.weapon())), OptionalInt.empty(), Optional.empty());
        return make(Optional.of(Purpose.FIRE), List.of(die), true, talk.say("dice.fire",
                talk.words().tray(shot.tray()), talk.words().tray(shot.target()), talk.words().weapon(shot.weapon())));
    }

    private DiceShow shotFell(Event.ShotFell shot) {
        Die die = new Die(side(shot.tray()), talk.words().tray(shot.tray()), talk.needsOneOf(shot.hits()),
                OptionalInt.of(shot.face()), Optional.of(shot.hit()));
        return make(Optional.of(Purpose.FIRE), List.of(die), false,
                talk.say(shot.hit() ? "dice.hit" : "dice.missed", talk.words().tray(shot.target())));
    }

    private DiceShow meleeDue(Event.Attacked attack, int number) {
        int draws = draws();
        List<Die> dice = List.of(
                new Die(side(attack.tray()), talk.words().tray(attack.tray()),
                        talk.needs(power(attack, attack.tray(), Odds.Who.ATTACKER, number)), OptionalInt.empty(), Optional.empty()),
                new Die(side(attack.target()), talk.words().tray(attack.target()), talk.needs(power(attack, attack.target(), Odds.Who.DEFENDER, number)), OptionalInt.empty(), Optional.empty()));
        return make(Optional.of(Purpose.MELEE), dice, true, draws == 0 ? talk.say("dice.melee",
                talk.words().tray(attack.tray()), talk.words().tray(attack.target())) : talk.say("dice.melee.again", draws));
    }

    private DiceShow fought(Event.Fought fight) {
        MeleeOutcome outcome = fight.outcome();
        List<Die> dice = List.of(
                new Die(side(fight.attacker()), talk.words().tray(fight.attacker()), talk.needs(fight.attackerPower()),
                        OptionalInt.of(fight.attackerFace()),
                        Optional.of(outcome == MeleeOutcome.ATTACKER_ALONE || outcome == MeleeOutcome.BOTH_LOST)),
                new Die(side(fight.defender()), talk.words().tray(fight.defender()), talk.needs(fight.defenderPower()),
                        OptionalInt.of(fight.defenderFace()),
                        Optional.of(outcome == MeleeOutcome.DEFENDER_ALONE || outcome == MeleeOutcome.BOTH_LOST)));
        int draws = draws();
        String result = talk.say("dice.fought." + outcome.words.replace(' ', '_'));
        return make(Optional.of(Purpose.MELEE), dice, false,
                draws < 2 ? result : talk.say("dice.fought.after", result, draws - 1));
    }

    private DiceShow make(Optional<Purpose> purpose, List<Die> dice, boolean due, String caption) {
        return new DiceShow(purpose, dice, due, due && typed, talk.table().dieFaces().value(), caption);
    }

    /// Rolls of the latest melee so far.
    private int draws() {
        int count = 0;
        for (Told past : seat.latest()) {
            for (Event event : past.events().reversed()) {
                if (event instanceof Event.Attacked) {
                    return count;
                }
                count += event instanceof Event.Fought ? 1 : 0;
            }
        }
        return count;
    }

    /// Power with its modifiers: read from the odds of the attack as they were when it was ordered.
    private OptionalInt power(Event.Attacked attack, String tray, Odds.Who who, int number) {
        Seat before = seat.at(number - 1);
        OptionalInt power = before.observation().tray(tray).map(view -> talk.idiom().power(before.observation(), view))
                .orElse(OptionalInt.empty());
        if (power.isEmpty() || !(before.odds(new Order.Attack(attack.tray(), attack.target()))
                instanceof OddsAnswer.Known(Odds odds))) {
            return power;
        }
        int change = odds.cases().getFirst().modifiers().stream().filter(modifier -> modifier.who() == who)
                .mapToInt(Odds.Modifier::value).sum();
        return OptionalInt.of(Math.max(0, power.getAsInt() + change));
    }

    /// Whose tray it is, on the board or lost.
    private String side(String tray) {
        return seat.at(0).observation().tray(tray).map(TrayView::side).orElse("");
    }

    private List<Integer> hits(String weapon) {
        return talk.idiom().hits(weapon);
    }
}
