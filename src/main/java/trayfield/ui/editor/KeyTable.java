package trayfield.ui.editor;

import static javafx.scene.input.KeyCode.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import trayfield.model.Facing;
import trayfield.ui.editor.state.Brush;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Kit;
import trayfield.ui.editor.state.Kit.Tool;
import trayfield.ui.editor.state.Next;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Shape;
import trayfield.ui.editor.state.Turn;

/// The one table of keys: the screen obeys it and the overlay of keys is drawn from it.
final class KeyTable {
    private final EditorModel model;
    private final List<Binding> bindings = new ArrayList<>();

    /// What keys do.
    ///
    /// @param id    of its words
    /// @param place where they count
    record Binding(String id, Group group, Place place, List<KeyStroke> strokes, Runnable action) {
        String words() {
            return Say.it("keys." + id);
        }

        /// The keys as the overlay shows them.
        String label() {
            return strokes.stream().map(KeyStroke::label).collect(Collectors.joining(Say.it("keys.or")));
        }
    }

    /// Headings of the overlay.
    enum Group {
        CURSOR, BRUSHES, TOOLS, ARMIES, SELECTION, TABLE, VIEW
    }

    /// Where a key counts.
    enum Place {
        /// While the board has the keyboard: keys that mean something else on buttons and in lists.
        BOARD,
        /// Everywhere but in text fields.
        SCREEN,
        /// Everywhere: keys that no text field uses.
        ANYWHERE
    }

    KeyTable(EditorModel model, EditorActions screen) {
        this.model = model;
        cursor();
        brushes();
        tools();
        armies(screen);
        selection();
        table(screen);
        view(screen);
    }

    private void add(String id, Group group, Place place, Runnable action, KeyStroke... strokes) {
        bindings.add(new Binding(id, group, place, List.of(strokes), action));
    }

    private void take(String id, Group group, UnaryOperator<Kit> choice, KeyCode code) {
        add(id, group, Place.SCREEN, () -> model.take(choice), KeyStroke.key(code));
    }

    private void cursor() {
        for (Facing way : Facing.values()) {
            KeyCode code = switch (way) {
                case N -> UP;
                case E -> RIGHT;
                case S -> DOWN;
                case W -> LEFT;
            };
            add("cursor." + way, Group.CURSOR, Place.BOARD, () -> model.cursor(way, 1, false), KeyStroke.key(code));
            add("draw." + way, Group.CURSOR, Place.BOARD, () -> model.cursor(way, 1, true), KeyStroke.shift(code));
            add("push." + way, Group.CURSOR, Place.BOARD, () -> model.push(way), KeyStroke.control(code));
        }
        add("enter", Group.CURSOR, Place.BOARD, model::enter, KeyStroke.key(ENTER));
        add("escape", Group.CURSOR, Place.SCREEN, model::escape, KeyStroke.key(ESCAPE));
    }

    private void brushes() {
        brush(Brush.RAISE, U);
        brush(Brush.LOWER, J);
        brush(Brush.LEVEL, L);
        brush(Brush.TREES, T);
        brush(Brush.TOWN, O);
        brush(Brush.RIVER, R);
        brush(Brush.FORD, F);
        brush(Brush.SWAMP, W);
        brush(Brush.ROAD, D);
        brush(Brush.HEADQUARTERS, C);
        brush(Brush.ERASER, X);
        add("level.up", Group.BRUSHES, Place.SCREEN, () -> model.take(kit -> Next.level(kit, 1)), KeyStroke.key(PAGE_UP));
        add("level.down", Group.BRUSHES, Place.SCREEN, () -> model.take(kit -> Next.level(kit, -1)), KeyStroke.key(PAGE_DOWN));
    }

    private void brush(Brush brush, KeyCode code) {
        take("brush." + brush, Group.BRUSHES, kit -> kit.with(brush), code);
    }

    private void tools() {
        take("shape.FREE", Group.TOOLS, kit -> kit.with(Shape.FREE), DIGIT1);
        take("shape.LINE", Group.TOOLS, kit -> kit.with(Shape.LINE), DIGIT2);
        take("shape.RECTANGLE", Group.TOOLS, kit -> kit.with(Shape.RECTANGLE), DIGIT3);
        take("shape.FILL", Group.TOOLS, kit -> kit.with(Shape.FILL), DIGIT4);
        add("wider", Group.TOOLS, Place.SCREEN, () -> model.take(kit -> kit.withSize(kit.size() + 1)), KeyStroke.typed("."));
        add("thinner", Group.TOOLS, Place.SCREEN, () -> model.take(kit -> kit.withSize(kit.size() - 1)), KeyStroke.typed(","));
        take("symmetry", Group.TOOLS, Next::symmetry, M);
        take("stamp", Group.TOOLS, Next::stamp, G);
        take("pick", Group.TOOLS, kit -> kit.with(Tool.PICK), I);
    }

    private void armies(EditorActions screen) {
        add("army", Group.ARMIES, Place.SCREEN, screen::army, KeyStroke.key(A));
        add("type", Group.ARMIES, Place.SCREEN, () -> model.take(kit -> Next.type(kit, model.table(), 1)), KeyStroke.key(N));
        add("type.last", Group.ARMIES, Place.SCREEN, () -> model.take(kit -> Next.type(kit, model.table(), -1)), KeyStroke.shift(N));
        add("side", Group.ARMIES, Place.SCREEN, () -> model.take(kit -> Next.side(kit, model.scenario())), KeyStroke.key(B));
        add("place", Group.ARMIES, Place.SCREEN, model::place, KeyStroke.key(P));
        add("recruit", Group.ARMIES, Place.SCREEN, model::recruit, KeyStroke.shift(P));
        add("next", Group.ARMIES, Place.BOARD, () -> screen.look(model.pickNext(1)), KeyStroke.key(TAB));
        add("last", Group.ARMIES, Place.BOARD, () -> screen.look(model.pickNext(-1)), KeyStroke.shift(TAB));
        add("left", Group.ARMIES, Place.SCREEN, () -> model.turn(-1), KeyStroke.key(Q));
        add("right", Group.ARMIES, Place.SCREEN, () -> model.turn(1), KeyStroke.key(E));
    }

    private void selection() {
        take("select", Group.SELECTION, kit -> kit.with(Tool.SELECT), S);
        add("all", Group.SELECTION, Place.SCREEN, model.selection()::all, KeyStroke.control(A));
        add("copy", Group.SELECTION, Place.SCREEN, model.selection()::copy, KeyStroke.control(C));
        add("cut", Group.SELECTION, Place.SCREEN, model.selection()::cut, KeyStroke.control(X));
        add("paste", Group.SELECTION, Place.SCREEN, model.selection()::paste, KeyStroke.control(V));
        take("layers", Group.SELECTION, Next::layers, Y);
        add("delete", Group.SELECTION, Place.SCREEN, model::delete, KeyStroke.key(DELETE), KeyStroke.key(BACK_SPACE));
        add("flip", Group.SELECTION, Place.SCREEN, () -> model.selection().turn(Turn.FLIP_EAST_WEST), KeyStroke.key(K));
        add("flip.down", Group.SELECTION, Place.SCREEN, () -> model.selection().turn(Turn.FLIP_NORTH_SOUTH), KeyStroke.shift(K));
    }

    private void table(EditorActions screen) {
        add("undo", Group.TABLE, Place.SCREEN, model::undo, KeyStroke.control(Z));
        add("redo", Group.TABLE, Place.SCREEN, model::redo, KeyStroke.control(Y), KeyStroke.controlShift(Z));
        add("save", Group.TABLE, Place.ANYWHERE, screen::save, KeyStroke.control(KeyCode.S));
        add("saveAs", Group.TABLE, Place.ANYWHERE, screen::saveAs, KeyStroke.controlShift(KeyCode.S));
        add("open", Group.TABLE, Place.ANYWHERE, screen::open, KeyStroke.control(O));
        add("new", Group.TABLE, Place.ANYWHERE, screen::start, KeyStroke.control(N));
        add("resize", Group.TABLE, Place.SCREEN, screen::resize, KeyStroke.key(Z));
        add("play", Group.TABLE, Place.ANYWHERE, screen::play, KeyStroke.key(F5));
    }

    private void view(EditorActions screen) {
        add("keys", Group.VIEW, Place.ANYWHERE, screen::showKeys, KeyStroke.typed("?"), KeyStroke.key(F1));
        add("tab.armies", Group.VIEW, Place.ANYWHERE, () -> screen.tab(0), KeyStroke.key(F2));
        add("tab.terms", Group.VIEW, Place.ANYWHERE, () -> screen.tab(1), KeyStroke.key(F3));
        add("tab.problems", Group.VIEW, Place.ANYWHERE, () -> screen.tab(2), KeyStroke.key(F4));
        add("tab.fair", Group.VIEW, Place.ANYWHERE, () -> screen.tab(3), KeyStroke.key(F7));
        add("focus", Group.VIEW, Place.ANYWHERE, screen::moveFocus, KeyStroke.key(F6));
        add("hide", Group.VIEW, Place.SCREEN, screen::hideTrays, KeyStroke.key(H));
        add("symbols", Group.VIEW, Place.SCREEN, screen::toggleSymbols, KeyStroke.key(V));
        add("zoomIn", Group.VIEW, Place.SCREEN, () -> screen.zoom(1), KeyStroke.typed("+"), KeyStroke.key(ADD));
        add("zoomOut", Group.VIEW, Place.SCREEN, () -> screen.zoom(-1), KeyStroke.typed("-"), KeyStroke.key(SUBTRACT));
        add("fit", Group.VIEW, Place.SCREEN, screen::fit, KeyStroke.key(DIGIT0), KeyStroke.key(NUMPAD0));
    }

    /// All keys, in the order of the overlay.
    List<Binding> bindings() {
        return List.copyOf(bindings);
    }

    /// The keys of an action, as a label; empty where it has none.
    String label(String id) {
        return bindings.stream().filter(binding -> binding.id().equals(id)).findFirst().map(Binding::label).orElse("");
    }

    /// The action of a pressed key where the keyboard is; a sign typed into a text field is none.
    Optional<Binding> find(KeyEvent event, Place from) {
        return bindings.stream().filter(binding -> binding.place().compareTo(from) >= 0)
                .filter(binding -> binding.strokes().stream().anyMatch(stroke -> stroke.is(event)
                        && (from != Place.ANYWHERE || stroke.sign().isEmpty()))).findFirst();
    }

}
