package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import trayfield.model.Event;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.Roll;
import trayfield.model.Verdict.Refusal;
import trayfield.model.Verdict.Step;
import trayfield.rules.Rulebook.OddsAnswer;
import trayfield.rules.OrderFault;
import trayfield.tables.AncientTable;

/// The missiles of both sides in the air: their dice fall, and all that were hit are removed together.
final class Volley {
    private final AncientTable table;
    private final Muster muster;
    private final Army army;
    private final Missiles missiles;
    private final Sequence sequence;

    Volley(AncientTable table, Muster muster, Army army, Missiles missiles, Sequence sequence) {
        this.table = table;
        this.muster = muster;
        this.army = army;
        this.missiles = missiles;
        this.sequence = sequence;
    }

    /// The chances of one man's missile, whoever else of his unit throws: nothing of it is secret.
    OddsAnswer odds(Position position, int unit, Order.Aim aim) {
        Optional<Refusal> refused = unit < 0 ? Optional.of(OrderFault.UNKNOWN_TRAY.of(aim.man()))
                : missiles.checkAim(position, unit, aim, List.of());
        if (refused.isPresent()) {
            return new OddsAnswer.Refused(refused.get());
        }
        int faces = table.dieFaces().value();
        int hits = missiles.hits(position, muster.tray(aim.man()), muster.tray(aim.target())).faces().size();
        return new OddsAnswer.Known(Odds.hitting(hits, faces));
    }

    /// All dice fall, then all that were hit are removed together.
    Step thrown(Position position, Roll roll, Event rolled) {
        List<Event> events = new ArrayList<>();
        events.add(rolled);
        PositionDraft draft = position.draft();
        List<Integer> throwers = missiles.throwers(position);
        SequencedSet<Integer> fallen = new LinkedHashSet<>();
        int unit = Position.NONE;
        for (int i = 0; i < throwers.size(); i++) {
            int man = throwers.get(i);
            if (muster.unitOf(man) != unit) {
                unit = muster.unitOf(man);
                events.add(new Event.Threw(army.unitId(unit), Clause.MISSILE_1.ref));
            }
            draft.mark(man, Mark.FIRED);
            if (fell(position, man, roll.faces().get(i), events)) {
                fallen.add(Army.state(position).aim(man));
            }
        }
        for (int target : fallen) {
            draft.remove(target);
            events.add(new Event.Removed(muster.id(target), muster.board().square(position.square(target)), Clause.MISSILE_1.ref));
        }
        return sequence.afterMissiles(draft.book(Army.state(position).afterMissiles()).settle(), events);
    }

    private boolean fell(Position position, int man, int face, List<Event> events) {
        int target = Army.state(position).aim(man);
        AncientTable.Faces hits = missiles.hits(position, man, target);
        boolean hit = hits.faces().contains(face);
        boolean direct = missiles.direct(position, position.square(man), position.square(target));
        events.add(new Event.MissileFell(muster.id(man), muster.id(target), direct, face, hits.faces(), hit,
                hits.clause()));
        return hit;
    }
}
