package trayfield.ui.editor;

import static javafx.scene.input.KeyCode.*;

import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import trayfield.model.Facing;
import trayfield.ui.editor.state.Brush;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Kit;
import trayfield.ui.editor.state.Kit.Tool;
import trayfield.ui.editor.state.Next;
import trayfield.ui.editor.state.Shape;
import trayfield.ui.editor.state.Turn;
import trayfield.ui.screen.Keys;
import trayfield.ui.screen.Stroke;

/// The keys of the designer's bench.
final class KeyTable extends Keys<KeyTable.Group> {
    private final EditorModel model;

    /// Headings of the sheet of keys.
    enum Group {
        CURSOR, BRUSHES, TOOLS, ARMIES, SELECTION, TABLE, VIEW
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

    private void take(String id, Group group, UnaryOperator<Kit> choice, KeyCode code) {
        add(id, group, Place.SCREEN, () -> model.take(choice), Stroke.key(code));
    }

    private void cursor() {
        for (Facing way : Facing.values()) {
            KeyCode code = switch (way) {
                case N -> UP;
                case E -> RIGHT;
                case S -> DOWN;
                case W -> LEFT;
            };
            add("cursor." + way, Group.CURSOR, Place.BOARD, () -> model.cursor(way, 1, false), Stroke.key(code));
            add("draw." + way, Group.CURSOR, Place.BOARD, () -> model.cursor(way, 1, true), Stroke.shift(code));
            add("push." + way, Group.CURSOR, Place.BOARD, () -> model.push(way), Stroke.control(code));
        }
        add("enter", Group.CURSOR, Place.BOARD, model::enter, Stroke.key(ENTER));
        add("escape", Group.CURSOR, Place.SCREEN, model::escape, Stroke.key(ESCAPE));
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
        add("level.up", Group.BRUSHES, Place.SCREEN, () -> model.take(kit -> Next.level(kit, 1)), Stroke.key(PAGE_UP));
        add("level.down", Group.BRUSHES, Place.SCREEN, () -> model.take(kit -> Next.level(kit, -1)), Stroke.key(PAGE_DOWN));
    }

    private void brush(Brush brush, KeyCode code) {
        take("brush." + brush, Group.BRUSHES, kit -> kit.with(brush), code);
    }

    private void tools() {
        take("shape.FREE", Group.TOOLS, kit -> kit.with(Shape.FREE), DIGIT1);
        take("shape.LINE", Group.TOOLS, kit -> kit.with(Shape.LINE), DIGIT2);
        take("shape.RECTANGLE", Group.TOOLS, kit -> kit.with(Shape.RECTANGLE), DIGIT3);
        take("shape.FILL", Group.TOOLS, kit -> kit.with(Shape.FILL), DIGIT4);
        add("wider", Group.TOOLS, Place.SCREEN, () -> model.take(kit -> kit.withSize(kit.size() + 1)), Stroke.typed("."));
        add("thinner", Group.TOOLS, Place.SCREEN, () -> model.take(kit -> kit.withSize(kit.size() - 1)), Stroke.typed(","));
        take("symmetry", Group.TOOLS, Next::symmetry, M);
        take("stamp", Group.TOOLS, Next::stamp, G);
        take("pick", Group.TOOLS, kit -> kit.with(Tool.PICK), I);
    }

    private void armies(EditorActions screen) {
        add("army", Group.ARMIES, Place.SCREEN, screen::army, Stroke.key(A));
        add("type", Group.ARMIES, Place.SCREEN, () -> model.take(kit -> Next.type(kit, model.table(), 1)), Stroke.key(N));
        add("type.last", Group.ARMIES, Place.SCREEN, () -> model.take(kit -> Next.type(kit, model.table(), -1)), Stroke.shift(N));
        add("side", Group.ARMIES, Place.SCREEN, () -> model.take(kit -> Next.side(kit, model.scenario())), Stroke.key(B));
        add("place", Group.ARMIES, Place.SCREEN, model::place, Stroke.key(P));
        add("recruit", Group.ARMIES, Place.SCREEN, model::recruit, Stroke.shift(P));
        add("next", Group.ARMIES, Place.BOARD, () -> screen.look(model.pickNext(1)), Stroke.key(TAB));
        add("last", Group.ARMIES, Place.BOARD, () -> screen.look(model.pickNext(-1)), Stroke.shift(TAB));
        add("left", Group.ARMIES, Place.SCREEN, () -> model.turn(-1), Stroke.key(Q));
        add("right", Group.ARMIES, Place.SCREEN, () -> model.turn(1), Stroke.key(E));
    }

    private void selection() {
        take("select", Group.SELECTION, kit -> kit.with(Tool.SELECT), S);
        add("all", Group.SELECTION, Place.SCREEN, model.selection()::all, Stroke.control(A));
        add("copy", Group.SELECTION, Place.SCREEN, model.selection()::copy, Stroke.control(C));
        add("cut", Group.SELECTION, Place.SCREEN, model.selection()::cut, Stroke.control(X));
        add("paste", Group.SELECTION, Place.SCREEN, model.selection()::paste, Stroke.control(V));
        take("layers", Group.SELECTION, Next::layers, Y);
        add("delete", Group.SELECTION, Place.SCREEN, model::delete, Stroke.key(DELETE), Stroke.key(BACK_SPACE));
        add("flip", Group.SELECTION, Place.SCREEN, () -> model.selection().turn(Turn.FLIP_EAST_WEST), Stroke.key(K));
        add("flip.down", Group.SELECTION, Place.SCREEN, () -> model.selection().turn(Turn.FLIP_NORTH_SOUTH), Stroke.shift(K));
    }

    private void table(EditorActions screen) {
        add("undo", Group.TABLE, Place.SCREEN, model::undo, Stroke.control(Z));
        add("redo", Group.TABLE, Place.SCREEN, model::redo, Stroke.control(Y), Stroke.controlShift(Z));
        add("save", Group.TABLE, Place.ANYWHERE, screen::save, Stroke.control(KeyCode.S));
        add("saveAs", Group.TABLE, Place.ANYWHERE, screen::saveAs, Stroke.controlShift(KeyCode.S));
        add("open", Group.TABLE, Place.ANYWHERE, screen::open, Stroke.control(O));
        add("new", Group.TABLE, Place.ANYWHERE, screen::start, Stroke.control(N));
        add("resize", Group.TABLE, Place.SCREEN, screen::resize, Stroke.key(Z));
        add("play", Group.TABLE, Place.ANYWHERE, screen::play, Stroke.key(F5));
    }

    private void view(EditorActions screen) {
        add("keys", Group.VIEW, Place.ANYWHERE, screen::showKeys, Stroke.typed("?"), Stroke.key(F1));
        add("tab.armies", Group.VIEW, Place.ANYWHERE, () -> screen.tab(0), Stroke.key(F2));
        add("tab.terms", Group.VIEW, Place.ANYWHERE, () -> screen.tab(1), Stroke.key(F3));
        add("tab.problems", Group.VIEW, Place.ANYWHERE, () -> screen.tab(2), Stroke.key(F4));
        add("tab.fair", Group.VIEW, Place.ANYWHERE, () -> screen.tab(3), Stroke.key(F7));
        add("focus", Group.VIEW, Place.ANYWHERE, screen::moveFocus, Stroke.key(F6));
        add("hide", Group.VIEW, Place.SCREEN, screen::hideTrays, Stroke.key(H));
        add("symbols", Group.VIEW, Place.SCREEN, screen::toggleSymbols, Stroke.key(V));
        add("zoomIn", Group.VIEW, Place.SCREEN, () -> screen.zoom(1), Stroke.typed("+"), Stroke.key(ADD));
        add("zoomOut", Group.VIEW, Place.SCREEN, () -> screen.zoom(-1), Stroke.typed("-"), Stroke.key(SUBTRACT));
        add("fit", Group.VIEW, Place.SCREEN, screen::fit, Stroke.key(DIGIT0), Stroke.key(NUMPAD0));
    }
}
