package trayfield.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import trayfield.model.Event;
import trayfield.model.Result;
import trayfield.model.Square;
import trayfield.notation.Phrases;

/// Events as sentences.
final class EventWords {
    private final Phrases phrases;
    private final Names names;

    EventWords(Phrases phrases, Names names) {
        this.phrases = phrases;
        this.names = names;
    }

    String sentence(Event event) {
        return switch (event) {
            case Event.Rolled rolled ->
                phrases.say("event.rolled." + rolled.purpose().word, joined(rolled.faces(), " "));
            case Event.WentFirst first -> phrases.say("event.wentFirst", names.side(first.side()));
            case Event.TurnBegan turn -> turn(turn.side(), turn.turn());
            case Event.TurnEnded turn -> phrases.say("event.turnEnded", names.side(turn.side()), turn.turn());
            case Event.Moved moved -> moved(moved);
            case Event.Turned turned -> phrases.say("event.turned", names.tray(turned.tray()), turned.at(),
                    names.facing(turned.facing()));
            case Event.RanDown ran -> phrases.say("event.ranDown", names.tray(ran.tray()), path(ran.path()),
                    names.tray(ran.victim()), names.facing(ran.facing()));
            case Event.Fired shot -> phrases.say("event.fired", names.tray(shot.tray()), names.tray(shot.target()),
                    names.weapon(shot.weapon()));
            case Event.ShotFell shot -> phrases.say(shot.hit() ? "event.hit" : "event.missed",
                    names.tray(shot.tray()), names.tray(shot.target()), shot.face(), joined(shot.hits(), ", "));
            case Event.Attacked attack ->
                phrases.say("event.attacked", names.tray(attack.tray()), names.tray(attack.target()));
            case Event.Fought fight -> fought(fight);
            case Event.Removed removed -> phrases.say("event.removed", names.tray(removed.tray()), removed.at());
            case Event.Advanced advance ->
                phrases.say("event.advanced", names.tray(advance.tray()), advance.from(), advance.to());
            case Event.Held held -> phrases.say("event.held", names.tray(held.tray()));
            case Event.Exited exit ->
                phrases.say("event.exited", names.tray(exit.tray()), exit.from(), names.facing(exit.edge()));
            case Event.RosterSet set -> set.assignments().isEmpty()
                    ? phrases.say("event.rosterSet", names.side(set.side()))
                    : phrases.say("event.rosterSet.own", names.side(set.side()), set.assignments().stream()
                            .map(one -> names.unit(one.unit()) + " " + one.unitClass()).collect(Collectors.joining(", ")));
            case Event.SequenceBegan sequence -> sequence(sequence.turn());
            case Event.PhaseBegan phase ->
                phrases.say("event.phaseBegan." + phase.phase().word, names.side(phase.side()));
            case Event.Declared declared ->
                phrases.say("event.declared", names.unit(declared.unit()), declared.aims().size());
            case Event.Threw threw -> phrases.say("event.threw", names.unit(threw.unit()));
            case Event.MissileFell fell -> phrases.say(fell.hit() ? "event.missileHit" : "event.missileMissed",
                    names.tray(fell.tray()), names.tray(fell.target()), fell.face(), joined(fell.hits(), ", "));
            case Event.Overwhelmed fight -> phrases.say("event.overwhelmed", names.tray(fight.defender()),
                    fight.attackers().stream().map(names::tray).collect(Collectors.joining(", ")));
            case Event.GameOver over -> result(over.result());
        };
    }

    String sequence(int turn) {
        return phrases.say("event.sequenceBegan", turn);
    }

    String turn(String side, int turn) {
        return phrases.say("event.turnBegan", names.side(side), turn);
    }

    private String moved(Event.Moved moved) {
        String sentence = phrases.say("event.moved", names.tray(moved.tray()), path(moved.path()),
                names.facing(moved.facing()));
        return moved.stop().map(clause -> phrases.say("event.moved.stopped", sentence, clause.label())).orElse(sentence);
    }

    private String fought(Event.Fought fight) {
        return phrases.say("event.fought", thrown(fight.attacker(), fight.attackerFace(), fight.attackerPower()),
                thrown(fight.defender(), fight.defenderFace(), fight.defenderPower()),
                phrases.say("outcome." + fight.outcome().words.replace(' ', '_')));
    }

    private String thrown(String tray, int face, OptionalInt power) {
        return power.isPresent() ? phrases.say("event.fought.power", names.tray(tray), face, power.getAsInt())
                : phrases.say("event.fought.face", names.tray(tray), face);
    }

    private String result(Result result) {
        String reason = phrases.say("reason." + result.reason().word);
        Optional<String> winner = result.winner().map(names::side);
        return winner.map(side -> phrases.say("event.won", side, reason))
                .orElseGet(() -> phrases.say("event.drawn", reason));
    }

    private static String path(List<Square> path) {
        return joined(path, "-");
    }

    private static String joined(List<?> things, String between) {
        return things.stream().map(String::valueOf).collect(Collectors.joining(between));
    }
}
