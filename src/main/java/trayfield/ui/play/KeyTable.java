package trayfield.ui.play;

import static javafx.scene.input.KeyCode.*;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import trayfield.model.Facing;
import trayfield.model.Pending.Answer;
import trayfield.model.Phase;
import trayfield.ui.play.state.Deed;
import trayfield.ui.play.state.Drill;
import trayfield.ui.play.state.Overlay;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Keys;
import trayfield.ui.screen.Stroke;

/// The keys of the playing screen.
public final class KeyTable extends Keys<KeyTable.Group> {

    /// Headings of the sheet of keys.
    public enum Group {
        TRAYS, ORDERS, DICE, TURN, VIEW, REPORT, HAND
    }

    KeyTable(PlayModel model, ScreenActions screen) {
        trays(model);
        orders(model, screen);
        turn(model, screen);
        view(model, screen);
        report(model);
        byHand(model, screen);
    }

    private void trays(PlayModel model) {
        add("nextTray", Group.TRAYS, Place.BOARD, () -> model.nextTray(1), Stroke.key(TAB));
        add("lastTray", Group.TRAYS, Place.BOARD, () -> model.nextTray(-1), Stroke.shift(TAB));
        add("unit", Group.TRAYS, Place.SCREEN, () -> model.bodies().nextUnit(1), Stroke.key(U));
        add("lastUnit", Group.TRAYS, Place.SCREEN, () -> model.bodies().nextUnit(-1), Stroke.shift(U));
        add("all", Group.TRAYS, Place.SCREEN, model.bodies()::all, Stroke.control(A));
        add("duty", Group.TRAYS, Place.SCREEN, model::nextDuty, Stroke.key(D));
        add("stack", Group.TRAYS, Place.SCREEN, model::nextInStack, Stroke.key(S));
        add("target", Group.TRAYS, Place.SCREEN, model::nextTarget, Stroke.key(X));
        add("north", Group.TRAYS, Place.BOARD, () -> model.cursor(Facing.N), Stroke.key(UP));
        add("east", Group.TRAYS, Place.BOARD, () -> model.cursor(Facing.E), Stroke.key(RIGHT));
        add("south", Group.TRAYS, Place.BOARD, () -> model.cursor(Facing.S), Stroke.key(DOWN));
        add("west", Group.TRAYS, Place.BOARD, () -> model.cursor(Facing.W), Stroke.key(LEFT));
        box(model);
        add("cancel", Group.TRAYS, Place.ANYWHERE, model::cancel, Stroke.key(ESCAPE));
    }

    private void box(PlayModel model) {
        List<KeyCode> arrows = List.of(UP, RIGHT, DOWN, LEFT);
        add(new Binding<>("box", Group.TRAYS, Place.BOARD, arrows.stream().map(Stroke::shift).toList(),
                Talk.word("keys.box.label"), event -> model.bodies().extendBox(Facing.of(arrows.indexOf(event.getCode())))));
    }

    private void orders(PlayModel model, ScreenActions screen) {
        add("confirm", Group.ORDERS, Place.BOARD, () -> confirm(model), Stroke.key(ENTER));
        add("go", Group.ORDERS, Place.SCREEN, model::confirmGo, Stroke.key(G));
        add("left", Group.ORDERS, Place.SCREEN, () -> model.turn(-1), Stroke.key(Q));
        add("right", Group.ORDERS, Place.SCREEN, () -> model.turn(1), Stroke.key(E));
        drill(model, "wheelLeft", Drill.WHEEL_LEFT, Stroke.shift(Q));
        drill(model, "wheelRight", Drill.WHEEL_RIGHT, Stroke.shift(E));
        drill(model, "turnAll", Drill.TURN, Stroke.key(J));
        drill(model, "march", Drill.MARCH, Stroke.key(B));
        add("fire", Group.ORDERS, Place.SCREEN, () -> fire(model), Stroke.key(F));
        add("weapon", Group.ORDERS, Place.SCREEN, model::nextWeapon, Stroke.key(W));
        add("melee", Group.ORDERS, Place.SCREEN, () -> model.deed(Deed.Kind.MELEE), Stroke.key(M));
        add("allMelees", Group.ORDERS, Place.SCREEN, screen::fightAll, Stroke.shift(M));
        add("runDown", Group.ORDERS, Place.SCREEN, () -> model.deed(Deed.Kind.RUN_DOWN), Stroke.key(O));
        add("advance", Group.ORDERS, Place.SCREEN, () -> model.choose(Answer.ADVANCES), Stroke.key(Y));
        add("hold", Group.ORDERS, Place.SCREEN, () -> model.choose(Answer.HOLDS), Stroke.key(N));
    }

    private void drill(PlayModel model, String id, Drill drill, Stroke stroke) {
        add(id, Group.ORDERS, Place.SCREEN, () -> model.bodies().drill(drill), stroke);
    }

    /// Enter also rolls, or takes the faces typed in, while dice are due.
    private static void confirm(PlayModel model) {
        if (model.snapshot().diceDue()) {
            model.rollDice();
        } else {
            model.confirm();
        }
    }

    /// Missiles are declared by units, other shots tray by tray.
    private static void fire(PlayModel model) {
        if (model.snapshot().seen().phase() == Phase.MISSILES) {
            model.declarations().toggle();
        } else {
            model.deed(Deed.Kind.FIRE);
        }
    }

    private void turn(PlayModel model, ScreenActions screen) {
        add("roll", Group.DICE, Place.SCREEN, model::rollDice, Stroke.key(R));
        List<Stroke> faces = IntStream.rangeClosed(1, 9).boxed().flatMap(KeyTable::digit).toList();
        add(new Binding<>("faces", Group.DICE, Place.SCREEN, faces, Talk.word("keys.faces.label"),
                event -> model.typeFace(faceOf(event.getCode()))));
        add("erase", Group.DICE, Place.SCREEN, model::eraseFace, Stroke.key(BACK_SPACE));
        add("endTurn", Group.TURN, Place.ANYWHERE, model::endTurn, Stroke.control(ENTER), Stroke.key(F10));
        add("rosters", Group.TURN, Place.SCREEN, screen::showRosters, Stroke.key(L));
        add("news", Group.TURN, Place.SCREEN, screen::playBack, Stroke.key(P));
        add("pause", Group.TURN, Place.SCREEN, screen::pause, Stroke.key(K));
        add("step", Group.TURN, Place.SCREEN, model.commanders()::step, Stroke.shift(K));
        add("advice", Group.TURN, Place.SCREEN, model.advice()::ask, Stroke.key(I));
        add("undo", Group.TURN, Place.SCREEN, model::undo, Stroke.control(Z));
        add("redo", Group.TURN, Place.SCREEN, model::redo, Stroke.control(KeyCode.Y));
        add("save", Group.TURN, Place.ANYWHERE, screen::save, Stroke.control(KeyCode.S));
        add("open", Group.TURN, Place.ANYWHERE, screen::open, Stroke.control(KeyCode.O));
    }

    private void view(PlayModel model, ScreenActions screen) {
        add("keys", Group.VIEW, Place.ANYWHERE, screen::showKeys, Stroke.typed("?"), Stroke.key(F1));
        add("threatFirst", Group.VIEW, Place.SCREEN, () -> model.toggle(Overlay.THREAT_FIRST), Stroke.key(T));
        add("threatSecond", Group.VIEW, Place.SCREEN, () -> model.toggle(Overlay.THREAT_SECOND), Stroke.shift(T));
        add("arc", Group.VIEW, Place.SCREEN, () -> model.toggle(Overlay.FIRE_ARC), Stroke.key(A));
        add("hide", Group.VIEW, Place.SCREEN, () -> model.toggle(Overlay.NO_TRAYS), Stroke.key(H));
        add("coordinates", Group.VIEW, Place.SCREEN, screen::toggleCoordinates, Stroke.key(C));
        add("symbols", Group.VIEW, Place.SCREEN, screen::toggleSymbols, Stroke.key(V));
        add("zoomIn", Group.VIEW, Place.SCREEN, () -> screen.zoom(1), Stroke.typed("+"), Stroke.key(ADD));
        add("zoomOut", Group.VIEW, Place.SCREEN, () -> screen.zoom(-1), Stroke.typed("-"), Stroke.key(SUBTRACT));
        add("fit", Group.VIEW, Place.SCREEN, screen::fit, Stroke.key(DIGIT0), Stroke.key(NUMPAD0));
        add("focus", Group.VIEW, Place.ANYWHERE, screen::moveFocus, Stroke.key(F6));
    }

    private void report(PlayModel model) {
        add("back", Group.REPORT, Place.SCREEN, () -> model.lookBy(-1), Stroke.key(PAGE_UP));
        add("forth", Group.REPORT, Place.SCREEN, () -> model.lookBy(1), Stroke.key(PAGE_DOWN));
        add("start", Group.REPORT, Place.SCREEN, () -> model.lookAt(0), Stroke.key(HOME));
        add("now", Group.REPORT, Place.SCREEN, model::returnToNow, Stroke.key(END));
    }

    private void byHand(PlayModel model, ScreenActions screen) {
        add("throwAnew", Group.HAND, Place.SCREEN, model.byHand()::throwAnew, Stroke.shift(R));
        add("setDice", Group.HAND, Place.SCREEN, screen::setDice, Stroke.shift(D));
        add("branch", Group.HAND, Place.SCREEN, model.byHand()::branch, Stroke.shift(B));
        add("nextLine", Group.HAND, Place.SCREEN, model.byHand()::nextCourse, Stroke.shift(L));
        add("setUp", Group.HAND, Place.SCREEN, screen::setUp, Stroke.control(KeyCode.E));
    }

    private static Stream<Stroke> digit(int face) {
        return Stream.of(Stroke.key(KeyCode.valueOf("DIGIT" + face)), Stroke.key(KeyCode.valueOf("NUMPAD" + face)));
    }

    private static int faceOf(KeyCode code) {
        String name = code.name();
        return name.charAt(name.length() - 1) - '0';
    }
}
