package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Phase;
import trayfield.model.Square;
import trayfield.rules.Reach;

/// Goes from tray to tray, enemy to enemy, square to square, facing to facing: for keys and for buttons.
final class Rounds {
    private final Desk desk;

    Rounds(Desk desk) {
        this.desk = desk;
    }

    /// Takes up the next tray that can still act; those on duty are among them.
    void nextTray(int step) {
        List<String> trays = new ArrayList<>(desk.standing().open().keySet());
        next(desk.seen().phase() == Phase.MISSILES ? ofEachUnit(trays) : trays, step, "note.nobodyCanAct");
    }

    /// A unit throws as a whole: one man of each is enough to go to.
    private List<String> ofEachUnit(List<String> men) {
        SequencedMap<String, String> first = new LinkedHashMap<>();
        men.forEach(id -> desk.seen().tray(id).flatMap(TrayView::unit).ifPresent(unit -> first.putIfAbsent(unit, id)));
        return List.copyOf(first.values());
    }

    /// Takes up the next tray that must still fight.
    void nextDuty() {
        next(desk.standing().duties(), 1, "note.noDuty");
    }

    private void next(List<String> trays, int step, String none) {
        if (trays.isEmpty()) {
            if (!desk.orders.barred()) {
                desk.say(Message.note(desk.talk.say(none)));
            }
            return;
        }
        String chosen = desk.touch().selected().flatMap(held -> beyond(trays, held, step))
                .orElseGet(() -> after(trays, Optional.empty(), step));
        desk.hush();
        Optional<Square> at = desk.seen().tray(chosen).map(TrayView::at);
        desk.touch(desk.touch().select(chosen).pointAt(at, Optional.of(chosen)), true);
    }

    /// The next of these trays in file order, where the one in hand need not be among them.
    private Optional<String> beyond(List<String> trays, String held, int step) {
        List<String> all = desk.seen().trays().stream().map(TrayView::id).toList();
        int from = all.indexOf(held);
        for (int i = 1; from >= 0 && i <= all.size(); i++) {
            String next = all.get(Math.floorMod(from + i * step, all.size()));
            if (trays.contains(next)) {
                return Optional.of(next);
            }
        }
        return Optional.empty();
    }

    private static String after(List<String> all, Optional<String> current, int step) {
        int at = current.map(all::indexOf).orElse(-1);
        return all.get(at < 0 ? step > 0 ? 0 : all.size() - 1 : Math.floorMod(at + step, all.size()));
    }

    /// Picks the next tray of the stack pointed at; one's own is taken up.
    void nextInStack() {
        Optional<Square> at = desk.touch().at().or(() -> desk.now().hand().map(hand -> hand.tray().at()));
        List<TrayView> stack = at.map(desk.seen()::on).orElse(List.of());
        if (stack.size() < 2) {
            desk.say(Message.note(desk.talk.say("note.noStack")));
            return;
        }
        Optional<String> current = desk.standing().mine(stack.getFirst()) ? desk.touch().selected() : desk.touch().tray();
        String chosen = after(stack.stream().map(TrayView::id).toList(), current, 1);
        desk.hush();
        Touch picked = desk.standing().mine(stack.getFirst()) ? desk.touch().select(chosen) : desk.touch();
        desk.touch(picked.pointAt(at, Optional.of(chosen)));
    }

    /// Points at the next enemy that the tray in hand can do something to.
    void nextTarget() {
        List<String> targets = desk.now().hand().map(hand -> hand.allTargets(desk.standing())).orElse(List.of());
        if (targets.isEmpty()) {
            desk.say(Message.note(desk.talk.say(desk.now().hand().isEmpty() ? "note.selectFirst" : "note.noTarget")));
            return;
        }
        String chosen = after(targets, desk.touch().tray(), 1);
        desk.hush();
        desk.touch(desk.touch().pointAt(desk.seen().tray(chosen).map(TrayView::at), Optional.of(chosen)), true);
    }

    void nextWeapon() {
        List<String> weapons = desk.now().hand().map(hand -> desk.talk.facts(hand.tray().type()).weapons().stream()
                .map(weapon -> weapon.id()).toList()).orElse(List.of());
        if (weapons.size() < 2) {
            desk.say(Message.note(desk.talk.say(desk.now().hand().isEmpty() ? "note.selectFirst" : "note.oneWeapon")));
            return;
        }
        String chosen = after(weapons, desk.touch().weapon().or(() -> Optional.of(weapons.getFirst())), 1);
        desk.hush();
        desk.touch(desk.touch().aim(chosen));
        desk.say(Message.note(desk.talk.say("note.weapon", desk.talk.words().weapon(chosen))));
    }

    /// Moves the cursor of the keyboard by one square.
    void cursor(Facing way) {
        Board board = desk.talk.scenario().board();
        boolean boxed = desk.touch().grip().box().isPresent();
        Square from = desk.now().body().filter(_ -> boxed).map(body -> body.lead().at()).or(desk.touch()::at)
                .or(() -> desk.now().hand().map(hand -> hand.tray().at()))
                .orElse(new Square(board.columns() / 2, board.rows() / 2));
        Square to = new Square(Math.clamp(from.column() + way.dx, 0, board.columns() - 1),
                Math.clamp(from.row() + way.dy, 0, board.rows() - 1));
        Optional<String> tray = desk.seen().on(to).stream().findFirst().map(TrayView::id);
        Touch touch = boxed ? desk.touch().grip(desk.touch().grip().unboxed()) : desk.touch();
        desk.touch(touch.pointAt(Optional.of(to), tray), true);
    }

    /// Turns the final facing by quarters, to the right when positive; facings that are not lawful are passed over, and
    /// the first of them says why.
    void turn(int quarters) {
        Optional<Hand> hand = desk.now().hand().filter(Hand::mine);
        if (hand.isEmpty()) {
            desk.say(Message.note(desk.talk.say("note.selectFirst")));
        } else if (!desk.orders.barred()) {
            desk.hush();
            Square at = desk.touch().at().filter(square -> hand.get().reach().at(square).isPresent())
                    .orElse(hand.get().tray().at());
            desk.touch(desk.touch().pointAt(Optional.of(at), desk.touch().tray()));
            turn(hand.get(), at, quarters > 0);
        }
    }

    private void turn(Hand hand, Square at, boolean right) {
        Facing from = desk.now().pointed() instanceof Pointed.Way way ? way.facing()
                : desk.touch().facing().orElse(hand.tray().facing());
        Optional<Reach.Entry> entry = hand.reach().at(at);
        if (entry.isEmpty()) {
            Attempts.move(desk.standing(), hand, at, Optional.of(step(from, right))).ifPresent(desk::refuse);
        } else if (at.equals(hand.tray().at())) {
            desk.touch(desk.touch().face(step(from, right)));
        } else {
            turnAtEnd(hand, entry.get(), from, right);
        }
    }

    private void turnAtEnd(Hand hand, Reach.Entry entry, Facing from, boolean right) {
        Facing asked = step(from, right);
        Facing facing = asked;
        while (!entry.allows(facing) && facing != from) {
            facing = step(facing, right);
        }
        desk.touch(desk.touch().face(facing));
        if (facing != asked) {
            List<Square> path = entry.paths().stream().filter(way -> !way.isEmpty()).findFirst().orElseThrow();
            desk.standing().seat().check(new Order.Move(hand.tray().id(), path, asked)).ifPresent(desk::refuse);
        }
    }

    private static Facing step(Facing from, boolean right) {
        return right ? from.right() : from.left();
    }
}
