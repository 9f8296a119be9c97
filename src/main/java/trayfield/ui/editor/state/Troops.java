package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.model.Square;

/// Work on trays and units: place, pick, move, turn, take off.
final class Troops {
    private final Worktop top;

    Troops(Worktop top) {
        this.top = top;
    }

    /// A click: picks who stands there, else places one of the palette.
    ///
    /// @param add true where those picked before stay picked
    void click(Square at, Optional<String> tray, boolean add) {
        if (tray.isPresent()) {
            pick(tray.get(), add);
        } else {
            place(at);
        }
    }

    /// Picks a tray, or a man with his unit; a man of the unit that is picked already is picked alone.
    void pick(String id, boolean add) {
        Set<String> body = Army.bodies(top.scenario(), List.of(id));
        boolean alone = body.size() > 1 && top.picked.containsAll(body);
        if (!add) {
            top.picked.clear();
        }
        if (add && top.picked.contains(id)) {
            top.picked.remove(id);
        } else {
            top.picked.addAll(alone && !add ? Set.of(id) : inOrder(body));
        }
        Pieces.of(top.scenario(), id).ifPresent(piece -> top.kit = top.kit.withSide(piece.side()).with(piece.facing()));
    }

    private List<String> inOrder(Set<String> ids) {
        return Pieces.of(top.scenario()).stream().map(Piece::id).filter(ids::contains).toList();
    }

    /// Picks the next tray or unit after the one picked last.
    void pickNext(int step) {
        List<String> ids = new ArrayList<>();
        for (Piece piece : Pieces.of(top.history.now())) {
            if (piece.unit().isEmpty() || ids.isEmpty() || !ids.getLast().startsWith(piece.unit().get() + ".")) {
                ids.add(piece.id());
            }
        }
        if (!ids.isEmpty()) {
            Optional<String> now = ids.stream().filter(top.picked::contains).findFirst();
            String next = ids.get(now.map(id -> Math.floorMod(ids.indexOf(id) + step, ids.size())).orElse(0));
            top.kit = top.kit.with(Kit.Tool.ARMY);
            top.picked.clear();
            pick(next, false);
            top.at = Pieces.of(top.history.now(), next).map(Piece::at);
            top.keyboard = true;
        }
    }

    /// Picks all on a block of squares.
    void pickAll(Rectangle block) {
        top.picked.clear();
        Pieces.of(top.scenario()).stream().filter(piece -> block.contains(piece.at())).map(Piece::id).forEach(top.picked::add);
    }

    void place(Square at) {
        Army.UnitLook look = look(top.scenario(), top.kit.side());
        outcome(Say.it("step.place", name()), Optional.empty(),
                Army.place(top.table(), top.history.now(), kitOfSide(), at, look));
    }

    /// A unit of a side whose classes are fixed has one too; of a side with a quota it has none.
    private Kit kitOfSide() {
        Optional<String> some = top.history.now().units().stream().filter(unit -> unit.side().equals(top.kit.side()))
                .findFirst().flatMap(UnitPlan::unitClass);
        boolean any = top.history.now().units().stream().anyMatch(unit -> unit.side().equals(top.kit.side()));
        return any && some.isEmpty() ? top.kit.withClass(Optional.empty())
                : some.isPresent() ? top.kit.withClass(top.kit.unitClass().or(() -> some)) : top.kit;
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

    /// Takes a tray, with all that are picked if it is one of them, to a square.
    void drag(String id, Square to) {
        if (!top.picked.contains(id)) {
            pick(id, false);
        }
        Pieces.of(top.history.now(), id).ifPresent(piece ->
                move(to.column() - piece.at().column(), to.row() - piece.at().row(), Optional.empty()));
    }

    /// Moves those picked, on a symmetric board their counterparts with them where they mirror them.
    void move(int east, int north, Optional<String> merge) {
        if (top.picked.isEmpty()) {
            top.refuse("note.nobodyPicked");
            return;
        }
        outcome(Say.it("step.move", top.picked.size()), merge,
                Army.move(top.table(), top.history.now(), List.copyOf(top.picked), east, north));
    }

    private void outcome(String label, Optional<String> merge, Army.Outcome outcome) {
        switch (outcome) {
            case Army.Outcome.Done(Scenario next, List<String> ids) -> {
                top.change(label, merge, next);
                top.picked.clear();
                top.picked.addAll(ids);
            }
            case Army.Outcome.NoRoom(Room why, Square at) -> top.refuse("room." + why.name(), at);
        }
    }

    /// Turns those picked, else the one at the cursor, else what would be placed.
    void turn(int quarters) {
        Collection<String> ids = top.picked.isEmpty() ? at() : top.picked;
        if (ids.isEmpty()) {
            top.kit = top.kit.with(Facing.of((top.kit.facing().ordinal() + quarters) & 3));
            return;
        }
        top.change(Say.it("step.turn"), Optional.of("turn " + ids), Army.turn(top.history.now(), List.copyOf(ids), quarters));
        Pieces.of(top.history.now(), ids.iterator().next()).ifPresent(piece -> top.kit = top.kit.with(piece.facing()));
    }

    private List<String> at() {
        return top.at.map(square -> Pieces.on(top.history.now(), square).stream().map(Piece::id).toList()).orElse(List.of());
    }

    /// Takes off those picked, else all at the cursor.
    void remove() {
        List<String> ids = top.picked.isEmpty() ? at() : List.copyOf(top.picked);
        remove(ids);
    }

    void remove(List<String> ids) {
        if (ids.isEmpty()) {
            top.refuse("note.nobodyPicked");
            return;
        }
        top.picked.clear();
        top.change(Say.it("step.remove", ids.size()), Pieces.remove(top.history.now(), ids));
    }

    /// One more man for the unit that is picked.
    void recruit(Square at) {
        Army.unitOf(top.history.now(), top.picked).ifPresentOrElse(unit -> outcome(Say.it("step.recruit", unit.name()),
                Optional.empty(), Army.recruit(top.table(), top.history.now(), unit.id(), at, top.kit.facing())),
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
