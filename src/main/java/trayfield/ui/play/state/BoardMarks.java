package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.Report;
import trayfield.rules.Reach;
import trayfield.ui.board.Highlight;
import trayfield.ui.board.Highlight.Kind;
import trayfield.ui.board.tray.TrayState;
import trayfield.ui.board.tray.TrayState.Activity;

/// What a snapshot lays on the board: where the tray in hand can go and whom it can hit, what is pointed at, duties,
/// objectives, and how each tray's turn stands.
public final class BoardMarks {
    private final Snapshot snapshot;
    private final List<Highlight> marks = new ArrayList<>();

    private BoardMarks(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /// @param report to mark where the last thing happened while an earlier moment is looked at
    public static List<Highlight> of(Snapshot snapshot, List<Report.Line> report) {
        BoardMarks board = new BoardMarks(snapshot);
        board.objectives();
        board.overlays();
        board.lastEvent(report);
        board.squares(Kind.DUTY, snapshot.standing().duties().stream()
                .flatMap(id -> snapshot.seen().tray(id).stream()).map(TrayView::at).distinct().toList());
        snapshot.hand().filter(Hand::mine).ifPresent(board::hand);
        board.aims();
        board.pointed();
        snapshot.advice().ifPresent(advised -> board.marks.addAll(AdviceMarks.of(snapshot.seen(), advised.order())));
        snapshot.touch().grip().box().ifPresent(board.marks::add);
        if (snapshot.keyboard()) {
            snapshot.touch().at().ifPresent(at -> board.marks.add(new Highlight.Cursor(at)));
        }
        return List.copyOf(board.marks);
    }

    private void squares(Kind kind, List<Square> squares) {
        if (!squares.isEmpty()) {
            marks.add(new Highlight.Squares(kind, squares));
        }
    }

    private void objectives() {
        List<Square> named = new ArrayList<>();
        for (Scenario.Victory victory : snapshot.standing().seat().scenario().victory()) {
            if (victory instanceof Scenario.Victory.Capture capture) {
                named.addAll(capture.squares());
            }
        }
        squares(Kind.OBJECTIVE, named.stream().distinct().toList());
    }

    private void overlays() {
        Scenario scenario = snapshot.standing().seat().scenario();
        for (Overlay overlay : snapshot.overlays()) {
            switch (overlay) {
                case THREAT_FIRST -> squares(Kind.THREAT_FIRST,
                        snapshot.standing().seat().threatened(scenario.sides().getFirst().id()));
                case THREAT_SECOND -> squares(Kind.THREAT_SECOND,
                        snapshot.standing().seat().threatened(scenario.sides().getLast().id()));
                case FIRE_ARC -> arcOf().ifPresent(
                        tray -> squares(Kind.FIRE_ARC, snapshot.standing().seat().fireArc(tray)));
                case NO_TRAYS -> {
                }
            }
        }
    }

    private Optional<String> arcOf() {
        return snapshot.hand().map(hand -> hand.tray().id()).or(() -> snapshot.touch().tray());
    }

    private void lastEvent(List<Report.Line> report) {
        if (snapshot.scene().past()) {
            squares(Kind.LAST_EVENT, report.stream().filter(line -> line.number() == snapshot.scene().number())
                    .flatMap(line -> Report.places(snapshot.standing().seat(), line).stream()).distinct().toList());
        }
    }

    private void hand(Hand hand) {
        List<Square> free = new ArrayList<>();
        List<Square> contact = new ArrayList<>();
        List<Square> ford = new ArrayList<>();
        for (Reach.Entry entry : hand.reach().entries()) {
            if (entry.cost() > 0) {
                switch (entry.ends().orElse(null)) {
                    case CONTACT -> contact.add(entry.at());
                    case FORD -> ford.add(entry.at());
                    case RUN_DOWN -> {
                    }
                    case null -> free.add(entry.at());
                }
            }
        }
        squares(Kind.REACH, free);
        squares(Kind.CONTACT, contact);
        squares(Kind.FORD_END, ford);
        squares(Kind.RUN_DOWN, hand.runDowns());
        squares(Kind.FIRE_TARGET, places(hand.fireTargets()));
        squares(Kind.MELEE_TARGET, places(hand.meleeTargets()));
    }

    private List<Square> places(List<String> trays) {
        return trays.stream().flatMap(id -> snapshot.seen().tray(id).stream()).map(TrayView::at).distinct().toList();
    }

    /// Of the unit in hand if it is declared, else of all that are.
    private void aims() {
        SequencedMap<String, List<Order.Aim>> all = snapshot.standing().aims();
        Optional<List<Order.Aim>> one = snapshot.hand().flatMap(hand -> hand.tray().unit()).map(all::get);
        one.map(List::of).orElseGet(() -> List.copyOf(all.values())).stream().flatMap(List::stream)
                .forEach(aim -> snapshot.seen().tray(aim.man()).ifPresent(man -> snapshot.seen().tray(aim.target())
                        .ifPresent(enemy -> marks.add(new Highlight.Sight(man.at(), enemy.at(), List.of())))));
    }

    private void pointed() {
        switch (snapshot.pointed()) {
            case Pointed.Way way -> {
                marks.add(new Highlight.Path(way.path()));
                marks.add(new Highlight.Ghost(way.tray().type(), way.tray().side(), way.end(), way.facing(), false));
            }
            case Pointed.Duel duel -> marks.add(
                    new Highlight.Sight(duel.own().at(), duel.enemy().at(), duel.sight().blockedBy()));
            case Pointed.Barred barred -> marks.add(new Highlight.Ghost(barred.tray().type(), barred.tray().side(),
                    barred.at(), barred.tray().facing(), true));
            case Pointed.Formation formation -> formation(formation);
            case Pointed.Look look -> squares(Kind.HOVER, List.of(look.at()));
            case Pointed.Nothing _ -> {
            }
        }
    }

    /// The way of the lead, every man as he would stand, and a mark where one stays who cannot follow.
    private void formation(Pointed.Formation formation) {
        formation.plan().orders().stream().filter(Order.Move.class::isInstance).map(Order.Move.class::cast)
                .filter(move -> move.tray().equals(formation.body().lead().id()))
                .forEach(move -> marks.add(new Highlight.Path(move.path())));
        formation.plan().ghosts().forEach(ghost -> snapshot.seen().tray(ghost.man())
                .filter(man -> !man.at().equals(ghost.at()) || man.facing() != ghost.facing())
                .ifPresent(man -> marks.add(Highlight.Ghost.of(man, ghost.at(), ghost.facing(), false))));
        formation.plan().left().forEach(left -> snapshot.seen().tray(left.man())
                .ifPresent(man -> marks.add(Highlight.Ghost.of(man, man.at(), man.facing(), true))));
    }

    /// How each tray's turn stands: able to act, done, owing a fight, taken up.
    public static SequencedMap<String, TrayState> trayStates(Snapshot snapshot) {
        SequencedMap<String, TrayState> states = new LinkedHashMap<>();
        Standing standing = snapshot.standing();
        boolean ordering = standing.live() && snapshot.seen().pending().isEmpty() && !snapshot.over();
        for (TrayView tray : snapshot.seen().trays()) {
            Activity activity = !ordering || !standing.mine(tray) ? Activity.PLAIN
                    : standing.canAct(tray.id()) ? Activity.CAN_ACT : Activity.DONE;
            TrayState state = TrayState.of(activity);
            state = standing.duties().contains(tray.id()) ? state.owing() : state;
            boolean held = snapshot.touch().selected().filter(tray.id()::equals).isPresent()
                    || snapshot.touch().grip().holds(tray.id());
            states.put(tray.id(), held ? state.select() : state);
        }
        return states;
    }
}
