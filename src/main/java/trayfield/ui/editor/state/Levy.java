package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;

/// Raises trays, units and whole armies.
final class Levy {
    private final Worktop top;

    Levy(Worktop top) {
        this.top = top;
    }

    void place(Square at) {
        Kit kit = top.kit;
        Army.UnitLook look = look(top.scenario(), kit.side());
        Army.Outcome placed = Army.place(top.table(), top.history.now(), kit, at, look);
        top.outcome(Say.it("step.place", name()), Optional.empty(), placed);
        if (placed instanceof Army.Outcome.Done(Scenario _, List<String> ids) && kit.symmetry() != Symmetry.NONE
                && Army.alone(Pieces.of(top.history.now()).stream().filter(piece -> ids.contains(piece.id())).map(Piece::at).toList(),
                        kit.symmetry(), top.history.now().board())) {
            top.say("note.alone");
        }
    }

    private String name() {
        return Types.of(top.table()).stream().filter(entry -> entry.id().equals(top.kit.type())).findFirst()
                .map(Types.Entry::name).orElse(top.kit.type());
    }

    /// A name and a crest that no other unit of the side has, as long as there are such.
    static Army.UnitLook look(Scenario scenario, String side) {
        Set<String> names = new HashSet<>();
        Set<String> crests = new HashSet<>();
        scenario.units().stream().filter(unit -> unit.side().equals(side)).forEach(unit -> {
            names.add(unit.name());
            crests.add(unit.crest());
        });
        int number = scenario.sideIndex(side);
        List<String> known = List.of(Say.it("unit.names." + Math.max(0, number)).split(","));
        String name = known.stream().filter(one -> !names.contains(one)).findFirst()
                .orElseGet(() -> Say.it("unit.name", names.size() + 1));
        List<String> colours = Crests.ALL;
        return new Army.UnitLook(name, colours.stream().filter(one -> !crests.contains(one)).findFirst()
                .orElse(colours.get(names.size() % colours.size())));
    }

    /// One more man for the unit that is picked.
    void recruit(Square at) {
        Army.unitOf(top.history.now(), top.picked).ifPresentOrElse(unit -> top.outcome(Say.it("step.recruit", unit.name()),
                Optional.empty(), Drill.recruit(top.table(), top.history.now(), unit, at, top.kit.facing(), top.kit.symmetry())),
                () -> top.refuse("note.noUnitPicked"));
    }

    /// One more tray, whoever stands there; of an Ancient unit that is picked one more man.
    void more(Square at) {
        if (top.kit.type().equals(Pieces.MAN) && Army.unitOf(top.history.now(), top.picked).isPresent()) {
            recruit(at);
        } else {
            place(at);
        }
    }

    /// Draws one side up as the image of the other.
    void copyDeployment(String from, Symmetry symmetry) {
        Deployment.Copied copied = Deployment.copy(top.table(), top.history.now(), from, symmetry);
        List<String> names = top.history.now().sides().stream().map(Side::name).toList();
        top.change(Say.it("step.deployment", names.get(top.history.now().sideIndex(from))), copied.scenario());
        if (copied.left().isEmpty()) {
            top.say("note.deployed");
        } else {
            List<Square> left = new ArrayList<>(new TreeSet<>(copied.left()));
            top.refuse("note.deployedWithout", left.size(), left.getFirst());
        }
    }
}
