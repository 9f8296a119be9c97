package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.ui.board.Animation;

/// Events as movement on the board, in the order in which they happened.
public final class Motions {
    /// A volley is not slowed down by marking every man it is thrown at.
    private static final int MOST_ATTENTION = 2;

    private final Idiom idiom;
    private final Map<String, TrayView> trays = new HashMap<>();
    private final List<Animation> motions = new ArrayList<>();
    /// What is shown at the same time, all of one kind.
    private final List<Animation> together = new ArrayList<>();
    private final List<Animation.Turn> turning = new ArrayList<>();
    private final Set<String> moving = new HashSet<>();
    private Kind gathering = Kind.MOVE;

    private enum Kind {
        MOVE, SHOT, CLASH, GONE
    }

    /// True for an event that something moves by on the board.
    static boolean shows(Event event) {
        return switch (event) {
            case Event.Moved _, Event.RanDown _, Event.Turned _, Event.ShotFell _, Event.MissileFell _, Event.Fought _,
                Event.Overwhelmed _, Event.Removed _, Event.Advanced _, Event.Exited _ -> true;
            default -> false;
        };
    }

    private Motions(Happened happened) {
        this.idiom = Idiom.of(happened.after().table());
        happened.before().observation().trays().forEach(tray -> trays.put(tray.id(), tray));
    }

    public static List<Animation> of(Happened happened) {
        Motions motions = new Motions(happened);
        happened.events().forEach(motions::add);
        motions.flush();
        return List.copyOf(motions.motions);
    }

    private void add(Event event) {
        switch (event) {
            case Event.Moved moved -> move(moved.tray(), moved.path(), moved.facing());
            case Event.RanDown ran -> move(ran.tray(), ran.path(), ran.facing());
            case Event.Turned turned -> turn(turned.tray(), turned.facing());
            // The dice tumble meanwhile.
            case Event.ShotFell shot -> shot(shot.tray(), shot.target(), idiom.lobs(shot.weapon()), shot.hit());
            case Event.MissileFell shot -> shot(shot.tray(), shot.target(), !shot.direct(), shot.hit());
            case Event.Fought fight -> fight(fight.attacker(), fight.defender());
            case Event.Overwhelmed fight -> fight.attackers().forEach(attacker -> fight(attacker, fight.defender()));
            case Event.Removed removed -> gone(removed.tray());
            case Event.Advanced advance -> move(advance.tray(), List.of(advance.from(), advance.to()),
                    facing(advance.tray()));
            case Event.Exited exit -> gone(exit.tray());
            // Each unit throws by itself.
            case Event.Threw _ -> flush();
            case Event.Rolled _, Event.WentFirst _, Event.TurnBegan _, Event.TurnEnded _, Event.Fired _,
                Event.Attacked _, Event.Held _, Event.GameOver _,
                    Event.RosterSet _, Event.SequenceBegan _, Event.PhaseBegan _, Event.Declared _ -> {
            }
        }
    }

    /// Begins something of another kind than before, or of a tray that is moving already.
    private void join(Kind kind, Animation part) {
        if (kind != gathering) {
            flush();
        }
        gathering = kind;
        together.add(part);
    }

    /// What was gathered is shown at the same time: a body on the move, a volley.
    private void flush() {
        if (!together.isEmpty()) {
            motions.add(together.size() == 1 ? together.getFirst() : new Animation.Together(together));
        }
        together.clear();
        moving.clear();
        turns();
    }

    /// Enemies turn to face those who came, once they are there.
    private void turns() {
        if (!turning.isEmpty()) {
            motions.add(turning.size() == 1 ? turning.getFirst() : new Animation.Together(turning));
        }
        turning.clear();
    }

    private boolean turned(String tray) {
        return turning.stream().anyMatch(turn -> turn.tray().equals(tray));
    }

    private Facing facing(String tray) {
        return trays.containsKey(tray) ? trays.get(tray).facing() : Facing.N;
    }

    private void move(String tray, List<Square> path, Facing to) {
        if (moving.contains(tray) || turned(tray)) {
            flush();
        }
        join(Kind.MOVE, new Animation.Move(tray, path, facing(tray), to));
        moving.add(tray);
        stand(tray, path.getLast(), to);
    }

    private void turn(String tray, Facing to) {
        if (gathering != Kind.MOVE || turned(tray)) {
            flush();
        }
        gathering = Kind.MOVE;
        turning.add(new Animation.Turn(tray, facing(tray), to));
        if (trays.containsKey(tray)) {
            stand(tray, trays.get(tray).at(), to);
        }
    }

    private void stand(String id, Square at, Facing facing) {
        trays.computeIfPresent(id, (_, tray) -> new TrayView(id, tray.side(), tray.type(), tray.unit(), at, facing,
                tray.done()));
    }

    private void shot(String man, String aim, boolean lobbed, boolean hit) {
        TrayView firer = trays.get(man);
        TrayView target = trays.get(aim);
        if (firer != null && target != null) {
            if (motions.size() < MOST_ATTENTION && together.isEmpty()) {
                motions.add(new Animation.Attention(target.at()));
            }
            join(Kind.SHOT, new Animation.Shot(firer.at(), target.at(), lobbed, hit));
        }
    }

    private void fight(String one, String other) {
        TrayView attacker = trays.get(one);
        TrayView defender = trays.get(other);
        if (attacker != null && defender != null) {
            join(Kind.CLASH, new Animation.Clash(attacker.at(), defender.at()));
        }
    }

    private void gone(String tray) {
        if (trays.containsKey(tray)) {
            join(Kind.GONE, new Animation.Removal(trays.remove(tray)));
        }
    }
}
