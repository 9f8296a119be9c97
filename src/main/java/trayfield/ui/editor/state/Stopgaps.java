package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;

/// Puts something in place of what could not be read of a broken scenario and cannot be left out: its id and title, the
/// ids and colours of its sides, crests. What is merely wrong stays, to be seen and mended.
public final class Stopgaps {
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");

    private Stopgaps() {
    }

    public static Scenario in(Scenario salvaged) {
        String title = salvaged.title().isBlank() ? Say.it("blank.title") : salvaged.title();
        String id = Names.isId(salvaged.id()) ? salvaged.id() : Names.scenario(title);
        return salvaged.named(id, title, salvaged.briefing()).withSides(sides(salvaged))
                .withUnits(salvaged.units().stream().map(Stopgaps::unit).toList());
    }

    private static List<Side> sides(Scenario salvaged) {
        List<Side> stand = Blank.of(salvaged.rules(), 1, 1).sides();
        List<Side> sides = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Side side = salvaged.sides().get(i);
            String other = salvaged.sides().get(1 - i).id();
            String id = side.id().isEmpty() || i == 1 && side.id().equals(other)
                    ? free(stand.get(i).id(), other) : side.id();
            sides.add(new Side(id, side.name().isBlank() ? stand.get(i).name() : side.name(),
                    COLOUR.matcher(side.colour()).matches() ? side.colour() : stand.get(i).colour()));
        }
        return sides;
    }

    private static String free(String id, String taken) {
        return id.equals(taken) ? id + "2" : id;
    }

    private static UnitPlan unit(UnitPlan unit) {
        return COLOUR.matcher(unit.crest()).matches() ? unit
                : new UnitPlan(unit.id(), unit.side(), unit.name(), Crests.ALL.getFirst(), unit.unitClass(), unit.men());
    }
}
