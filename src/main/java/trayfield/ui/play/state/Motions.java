package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;
import trayfield.ui.board.Animation;

/// Events as movement on the board, in the order in which they happened.
public final class Motions {
    private final RuleTable table;
    private final Map<String, TrayView> trays = new HashMap<>();
    private final List<Animation> motions = new ArrayList<>();

    private Motions(Happened happened) {
        this.table = happened.after().table();
        happened.before().observation().trays().forEach(tray -> trays.put(tray.id(), tray));
    }

    public static List<Animation> of(Happened happened) {
        Motions motions = new Motions(happened);
        happened.events().forEach(motions::add);
        return List.copyOf(motions.motions);
    }

    private void add(Event event) {
        switch (event) {
            case Event.Moved moved -> move(moved.tray(), moved.path(), moved.facing());
            case Event.RanDown ran -> move(ran.tray(), ran.path(), ran.facing());
            case Event.Turned turned -> turn(turned.tray(), turned.facing());
            // The dice tumble meanwhile.
            case Event.ShotFell shot -> shot(shot);
            case Event.Fought fight -> fight(fight);
            case Event.Removed removed -> gone(removed.tray());
            case Event.Advanced advance -> move(advance.tray(), List.of(advance.from(), advance.to()),
                    facing(advance.tray()));
            case Event.Exited exit -> gone(exit.tray());
            case Event.Rolled _, Event.WentFirst _, Event.TurnBegan _, Event.TurnEnded _, Event.Fired _,
                Event.Attacked _, Event.Held _, Event.GameOver _,
                    Event.RosterSet _, Event.SequenceBegan _, Event.PhaseBegan _, Event.Declared _, Event.Threw _,
                    Event.MissileFell _, Event.Overwhelmed _ -> {
            }
        }
    }

    private Facing facing(String tray) {
        return trays.containsKey(tray) ? trays.get(tray).facing() : Facing.N;
    }

    private void move(String tray, List<Square> path, Facing to) {
        motions.add(new Animation.Move(tray, path, facing(tray), to));
        stand(tray, path.getLast(), to);
    }

    private void turn(String tray, Facing to) {
        motions.add(new Animation.Turn(tray, facing(tray), to));
        if (trays.containsKey(tray)) {
            stand(tray, trays.get(tray).at(), to);
        }
    }

    private void stand(String id, Square at, Facing facing) {
        trays.computeIfPresent(id, (_, tray) -> new TrayView(id, tray.side(), tray.type(), tray.unit(), at, facing,
                tray.done()));
    }

    private void shot(Event.ShotFell shot) {
        TrayView firer = trays.get(shot.tray());
        TrayView target = trays.get(shot.target());
        if (firer != null && target != null) {
            motions.add(new Animation.Attention(target.at()));
            motions.add(new Animation.Shot(firer.at(), target.at(), lobbed(shot.weapon()), shot.hit()));
        }
    }

    private boolean lobbed(String weapon) {
        return switch (table) {
            case ModernTable modern -> modern.weapon(weapon).filter(ModernTable.Weapon::indirect).isPresent();
            case AncientTable _ -> false;
        };
    }

    private void fight(Event.Fought fight) {
        TrayView attacker = trays.get(fight.attacker());
        TrayView defender = trays.get(fight.defender());
        if (attacker != null && defender != null) {
            motions.add(new Animation.Clash(attacker.at(), defender.at()));
        }
    }

    private void gone(String tray) {
        if (trays.containsKey(tray)) {
            motions.add(new Animation.Removal(trays.remove(tray)));
        }
    }
}
