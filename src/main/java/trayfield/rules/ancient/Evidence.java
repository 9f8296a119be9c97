package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import trayfield.model.AncientState;
import trayfield.model.Board;
import trayfield.model.Event;
import trayfield.model.Mark;
import trayfield.model.MeleeOutcome;
import trayfield.model.Muster;
import trayfield.model.Odds.Who;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.PositionDraft;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.tables.AncientTable;
import trayfield.tables.AncientTable.ManClass;

/// Sets up a table of its own, plays on it what anyone was told of a game, and says what each event tells of the classes
/// of men. It knows no class: neither the scenario nor the events given to it need to hold any.
public final class Evidence {
    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final Army army;
    private final Melee melee;
    private Position position;
    /// In the melee that was announced last.
    private int attackers;

    /// @param table    with the house rules in force
    /// @param scenario as anyone may read it
    public Evidence(AncientTable table, Scenario scenario) {
        this.table = table;
        this.muster = new Muster(scenario);
        this.board = scenario.board();
        this.army = new Army(table, muster);
        this.melee = new Melee(table, muster, army);
        List<Optional<String>> unknown = scenario.units().stream().map(_ -> Optional.<String>empty()).toList();
        this.position = new PositionDraft(muster, Phase.MOVE, AncientState.start(unknown, muster.size())).settle();
    }

    /// Plays on what was told of one input; all inputs in their order.
    public List<Clue> take(List<Event> events) {
        List<Clue> clues = new ArrayList<>();
        Optional<String> attacked = Optional.empty();
        for (Event event : events) {
            switch (event) {
                case Event.Moved moved -> clues.add(moved(moved));
                case Event.Attacked(String man, String target, var _) -> {
                    attacked = Optional.of(target);
                    attackers = attackers(man, target).size();
                }
                case Event.Overwhelmed fight -> {
                    attacked = Optional.empty();
                    clues.add(outnumbered(fight.defender(), true));
                }
                case Event.Fought fought -> fought(fought, clues);
                default -> {
                }
            }
            play(event);
        }
        if (attackers > 1) {
            attacked.ifPresent(defender -> clues.add(outnumbered(defender, false)));
        }
        return clues.stream().filter(clue -> clue.classes().size() < table.classes().size()).toList();
    }

    private void play(Event event) {
        PositionDraft draft = position.draft();
        if (changes(event, draft)) {
            position = draft.settle();
        }
    }

    private boolean changes(Event event, PositionDraft draft) {
        switch (event) {
            case Event.Moved(String man, List<Square> path, var facing, var _, var _) ->
                draft.move(man(man), board.index(path.getLast())).face(man(man), facing);
            case Event.Turned(String man, var _, var facing, var _) -> draft.face(man(man), facing);
            case Event.Advanced(String man, var _, Square to, var _) -> draft.move(man(man), board.index(to));
            case Event.Removed(String man, var _, var _) -> draft.remove(man(man));
            case Event.Exited(String man, var _, var edge, var _) -> draft.exit(man(man), edge);
            case Event.SequenceBegan _ -> draft.clearMarks();
            case Event.Attacked(String man, String target, var _) ->
                attackers(man, target).forEach(one -> draft.mark(one, Mark.ATTACKED));
            default -> {
                return false;
            }
        }
        return true;
    }

    private int man(String id) {
        return muster.tray(id);
    }

    private List<Integer> attackers(String man, String target) {
        return melee.attackers(position, muster.side(man(man)), man(target));
    }

    private Clue moved(Event.Moved moved) {
        int cost = 0;
        for (int i = 1; i < moved.path().size(); i++) {
            cost += Steps.cost(table, board, board.index(moved.path().get(i - 1)), board.index(moved.path().get(i)));
        }
        int spent = cost;
        return clue(Clue.Kind.MOVED, man(moved.tray()),
                one -> one.speed() * table.costs().square().value() >= spent, Clause.UNITS.ref, spent);
    }

    /// A defender is turned to face who fights him before it is found whether he has any power left.
    private Clue outnumbered(String defender, boolean overwhelmed) {
        int man = man(defender);
        Melee.Bout bout = melee.bout(position, army.facedEnemy(position, man), man, attackers);
        return clue(overwhelmed ? Clue.Kind.OVERWHELMED : Clue.Kind.STOOD, man,
                one -> melee.overwhelmed(bout, one.meleePower()) == overwhelmed, Clause.MELEE_4.ref, attackers,
                bout.sum(Who.DEFENDER));
    }

    private void fought(Event.Fought fight, List<Clue> clues) {
        Melee.Bout bout = melee.bout(position, man(fight.attacker()), man(fight.defender()), attackers);
        MeleeOutcome outcome = fight.outcome();
        boolean both = outcome == MeleeOutcome.BOTH_LOST;
        clues.add(die(bout, bout.faced(), Who.ATTACKER, fight.attackerFace(),
                both || outcome == MeleeOutcome.ATTACKER_ALONE));
        clues.add(die(bout, bout.defender(), Who.DEFENDER, fight.defenderFace(),
                both || outcome == MeleeOutcome.DEFENDER_ALONE));
    }

    private Clue die(Melee.Bout bout, int man, Who who, int face, boolean counted) {
        int sum = bout.sum(who);
        return clue(counted ? Clue.Kind.SUCCEEDED : Clue.Kind.FAILED, man,
                one -> face <= Math.max(0, one.meleePower() + sum) == counted, Clause.CONDUCT.ref, face, sum);
    }

    private Clue clue(Clue.Kind kind, int man, Predicate<ManClass> fits, RuleRef rule, Object... args) {
        List<String> classes = table.classes().stream().filter(fits).map(ManClass::id).toList();
        return new Clue(kind, army.unitId(muster.unitOf(man)), muster.id(man), classes, List.of(args), rule);
    }
}
