package trayfield.ui.play.state;

import java.util.List;
import trayfield.model.Observation.UnitView;
import trayfield.play.Clerk;

/// What is known of a unit, in words, as far as the side at the screen may know it.
public final class UnitTalk {
    private final Talk talk;
    private final Snapshot snapshot;

    public UnitTalk(Talk talk, Snapshot snapshot) {
        this.talk = talk;
        this.snapshot = snapshot;
    }

    /// "5 of 8 men".
    public String men(UnitView unit) {
        long there = snapshot.seen().trays().stream().filter(man -> man.unit().filter(unit.id()::equals).isPresent()).count();
        int all = talk.scenario().units().stream().filter(plan -> plan.id().equals(unit.id())).findFirst()
                .map(plan -> plan.men().size()).orElse(0);
        return talk.say("units.men", there, all);
    }

    public String thrown(UnitView unit) {
        return talk.say(unit.thrown() ? "units.thrown" : snapshot.seen().declared().contains(unit.id())
                ? "units.declared" : "units.notThrown");
    }

    /// "A", or "? (A or C)".
    public String unitClass(UnitView unit) {
        return unit.unitClass().orElseGet(() -> {
            List<String> possible = snapshot.standing().clerk().possible(unit.id());
            return possible.isEmpty() ? talk.say("units.unknown")
                    : talk.say("units.possible", String.join(talk.say("man.or"), possible));
        });
    }

    /// What the clerk concluded, each with its reason and clause.
    public List<String> reasons(UnitView unit) {
        return snapshot.standing().clerk().entry(unit.id()).map(Clerk.Entry::notes).orElse(List.of()).stream()
                .map(talk.words()::clerk).toList();
    }
}
