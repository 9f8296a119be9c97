package trayfield.ui.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SequencedMap;
import java.util.LinkedHashMap;
import trayfield.model.Observation;
import trayfield.model.Observation.UnitView;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.play.Clerk;
import trayfield.play.Seat;
import trayfield.play.Words;
import trayfield.tables.AncientTable.ManClass;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.board.tray.Crest;

/// What one commander's roster says of the units of one side.
///
/// @param quota classes that the commander may give, where he is told a quota
/// @param lines one for each unit, in file order
record RosterForm(String side, Color colour, List<Line> lines, SequencedMap<String, Integer> quota) {

    RosterForm {
        lines = List.copyOf(lines);
    }

    /// One unit.
    ///
    /// @param men      for each man in file order, whether he still stands
    /// @param possible classes that the unit may still be of
    /// @param notes    by what the commander knows that
    record Line(Crest crest, String name, List<Boolean> men, List<String> possible, boolean thrown, List<String> notes) {
        Line {
            men = List.copyOf(men);
            possible = List.copyOf(possible);
            notes = List.copyOf(notes);
        }
    }

    /// The units of a side as they start, with the classes that the scenario fixes; for the enemy's eyes without them.
    static RosterForm blank(Scenario scenario, int side, List<ManClass> classes, boolean own) {
        List<String> all = ids(classes);
        return of(scenario, side, own, (unit, crest) -> new Line(crest, unit.name(),
                unit.men().stream().map(_ -> true).toList(),
                own ? unit.unitClass().map(List::of).orElse(all) : all, false, List.of()));
    }

    /// The units of a side as a seat knows them now.
    static RosterForm of(Seat seat, int side, List<ManClass> classes) {
        Observation seen = seat.observation();
        Set<String> standing = new HashSet<>();
        seen.trays().forEach(man -> standing.add(man.id()));
        Clerk clerk = seat.clerk();
        Words words = Words.of(seat);
        Scenario scenario = seat.scenario();
        String sideId = scenario.sides().get(side).id();
        boolean own = seat.viewer().isEmpty() || seat.viewer().get().equals(sideId);
        return of(scenario, side, own, (unit, crest) -> {
            List<Boolean> men = new ArrayList<>();
            for (int man = 1; man <= unit.men().size(); man++) {
                men.add(standing.contains(unit.id() + "." + man));
            }
            UnitView view = seen.units().stream().filter(one -> one.id().equals(unit.id())).findFirst().orElseThrow();
            List<String> known = view.unitClass().map(List::of).orElse(clerk.possible(unit.id()));
            return new Line(crest, unit.name(), men, known.isEmpty() ? ids(classes) : known, view.thrown(),
                    clerk.entry(unit.id()).map(Clerk.Entry::notes).orElse(List.of()).stream().map(words::clerk).toList());
        });
    }

    private static List<String> ids(List<ManClass> classes) {
        return classes.stream().map(ManClass::id).toList();
    }

    @FunctionalInterface
    private interface Liner {
        Line line(UnitPlan unit, Crest crest);
    }

    private static RosterForm of(Scenario scenario, int side, boolean own, Liner liner) {
        BoardPicture picture = BoardPicture.of(scenario);
        String id = scenario.sides().get(side).id();
        List<Line> lines = scenario.units().stream().filter(unit -> unit.side().equals(id))
                .map(unit -> liner.line(unit, picture.crest(Optional.of(unit.id())).orElseThrow())).toList();
        SequencedMap<String, Integer> quota = own ? scenario.rosters().getOrDefault(id, new LinkedHashMap<>())
                : new LinkedHashMap<>();
        return new RosterForm(scenario.sides().get(side).name(), picture.look().palette().side(scenario.sides(), side),
                lines, quota);
    }
}
