package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;
import trayfield.rules.ancient.Clue;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// The clerk's pages while they are being written: for each enemy unit the classes left, and by what the others went.
final class Ledger {
    private final List<String> units;
    private final List<List<String>> possible = new ArrayList<>();
    private final List<List<Clerk.Note>> notes = new ArrayList<>();
    private final Optional<Map<String, Integer>> quota;

    Ledger(AncientTable table, Scenario scenario, String viewer) {
        List<Scenario.UnitPlan> enemy = scenario.units().stream().filter(unit -> !unit.side().equals(viewer)).toList();
        this.units = enemy.stream().map(Scenario.UnitPlan::id).toList();
        this.quota = enemy.stream().flatMap(unit -> Stream.ofNullable(scenario.rosters().get(unit.side())))
                .<Map<String, Integer>>map(counts -> counts).findFirst();
        units.forEach(_ -> {
            possible.add(table.classes().stream().map(ManClass::id).toList());
            notes.add(new ArrayList<>());
        });
        // By the quota alone: known before the game, and no note is due.
        quota.ifPresent(counts -> settle(Quota.narrowed(counts, possible)));
    }

    void write(int number, List<Clue> clues) {
        boolean learnt = false;
        for (Clue clue : clues) {
            int unit = units.indexOf(clue.unit());
            learnt |= unit >= 0 && narrow(unit, clue.classes(), number, key(clue), args(clue), Optional.of(clue.rule()));
        }
        if (learnt && quota.isPresent()) {
            List<List<String>> left = Quota.narrowed(quota.get(), possible);
            for (int unit = 0; unit < left.size(); unit++) {
                narrow(unit, left.get(unit), number, "clerk.quota", List.of(), Optional.empty());
            }
        }
    }

    private boolean narrow(int unit, List<String> to, int number, String key, List<Object> args,
            Optional<RuleRef> rule) {
        List<String> left = possible.get(unit).stream().filter(to::contains).toList();
        boolean narrower = left.size() < possible.get(unit).size();
        if (narrower) {
            possible.set(unit, left);
            notes.get(unit).add(new Clerk.Note(number, key, args, rule, left));
        }
        return narrower;
    }

    private void settle(List<List<String>> left) {
        for (int unit = 0; unit < left.size(); unit++) {
            possible.set(unit, left.get(unit));
        }
    }

    private static String key(Clue clue) {
        return "clerk." + clue.kind().word;
    }

    private static List<Object> args(Clue clue) {
        return Stream.concat(Stream.of(clue.man()), clue.args().stream()).toList();
    }

    List<Clerk.Entry> entries() {
        List<Clerk.Entry> entries = new ArrayList<>();
        for (int unit = 0; unit < units.size(); unit++) {
            entries.add(new Clerk.Entry(units.get(unit), possible.get(unit), notes.get(unit)));
        }
        return entries;
    }
}
