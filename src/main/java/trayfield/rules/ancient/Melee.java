package trayfield.rules.ancient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.MeleeOutcome;
import trayfield.model.Muster;
import trayfield.model.Odds;
import trayfield.model.Odds.Modifier;
import trayfield.model.Odds.Who;
import trayfield.model.Position;
import trayfield.model.RuleRef;
import trayfield.model.Terrain;
import trayfield.model.Verdict.Refusal;
import trayfield.tables.AncientOptions;
import trayfield.tables.AncientTable;
import trayfield.tables.Sourced;

/// The melee rules: who attacks whom, the faced attacker, penalties and powers, who must attack.
final class Melee {
    private final AncientTable table;
    private final Muster muster;
    private final Board board;
    private final Army army;

    Melee(AncientTable table, Muster muster, Army army) {
        this.table = table;
        this.muster = muster;
        this.board = muster.board();
        this.army = army;
    }

    Optional<Refusal> check(Position position, int man, int target) {
        if (position.has(man, Mark.ATTACKED)) {
            return Optional.of(AncientFault.ALREADY_ATTACKED.of(muster.id(man)));
        }
        return army.facedEnemy(position, man) == target ? Optional.empty()
                : Optional.of(AncientFault.DOES_NOT_FACE.of(muster.id(man), muster.id(target)));
    }

    /// True for a man who must still attack before his side's melee phase can end.
    boolean duty(Position position, int man) {
        if (position.has(man, Mark.ATTACKED) || army.facedEnemy(position, man) == Position.NONE) {
            return false;
        }
        AncientOptions.Compulsory who = table.options().compulsoryMelee();
        return who == AncientOptions.Compulsory.ALL
                || who == AncientOptions.Compulsory.MOVED && position.has(man, Mark.MOVED);
    }

    /// All men of a side who are adjacent to the defender, face him and have not attacked, in file order: none can be
    /// left out.
    List<Integer> attackers(Position position, int side, int defender) {
        List<Integer> attackers = new ArrayList<>(4);
        for (int i = 0; i < 4; i++) {
            Facing toward = Facing.of(i);
            int next = board.neighbour(position.square(defender), toward);
            if (next >= 0 && position.sideOn(next) == side) {
                int man = position.firstOn(next);
                if (position.facing(man) == toward.opposite() && !position.has(man, Mark.ATTACKED)) {
                    attackers.add(man);
                }
            }
        }
        attackers.sort(null);
        return attackers;
    }

    /// The attacker whom the defender faces, or, where he faces none of them, the last to arrive; men who did not move
    /// come before all others, the first of them in file order.
    int faced(Position position, int defender, List<Integer> attackers) {
        int ahead = army.facedEnemy(position, defender);
        if (attackers.contains(ahead)) {
            return ahead;
        }
        int last = attackers.getFirst();
        for (int man : attackers) {
            if (Army.state(position).arrival(man) > Army.state(position).arrival(last)) {
                last = man;
            }
        }
        return last;
    }

    /// A melee as it stands: who fights whom, and what is added to each power.
    record Bout(int faced, int defender, int attackers, List<Modifier> modifiers) {
        int sum(Who who) {
            return modifiers.stream().filter(modifier -> modifier.who() == who).mapToInt(Modifier::value).sum();
        }
    }

    Bout bout(Position position, int faced, int defender, int attackers) {
        List<Modifier> modifiers = new ArrayList<>();
        int from = position.square(faced);
        int to = position.square(defender);
        Ground own = board.ground(from);
        Ground other = board.ground(to);
        AncientTable.Penalties penalties = table.penalties();
        add(modifiers, Who.ATTACKER, penalties.uphill().clause(), penalties.uphill().at(other.height() - own.height()));
        add(modifiers, own.height() > other.height(), Who.DEFENDER, penalties.below());
        add(modifiers, own.wet() && !other.wet(), Who.ATTACKER, penalties.outOfWater());
        add(modifiers, enters(own, other, Terrain.TOWN), Who.ATTACKER, penalties.intoTown());
        add(modifiers, enters(own, other, Terrain.TREES), Who.ATTACKER, penalties.intoTrees());
        add(modifiers, army.alone(position, faced), Who.ATTACKER, penalties.alone());
        add(modifiers, army.alone(position, defender), Who.DEFENDER, penalties.alone());
        add(modifiers, Who.DEFENDER, penalties.outnumbered().clause(), penalties.outnumbered().at(attackers - 1));
        return new Bout(faced, defender, attackers, List.copyOf(modifiers));
    }

    private static boolean enters(Ground own, Ground other, Terrain terrain) {
        return other.terrain() == terrain && own.terrain() != terrain;
    }

    private static void add(List<Modifier> modifiers, boolean applies, Who who, Sourced number) {
        if (applies) {
            add(modifiers, who, number.clause(), number.value());
        }
    }

    private static void add(List<Modifier> modifiers, Who who, RuleRef clause, int value) {
        if (value != 0) {
            modifiers.add(new Modifier(clause, who, value));
        }
    }

    int attackerPower(Position position, Bout bout) {
        return Math.max(0, army.manClass(position, bout.faced()).meleePower() + bout.sum(Who.ATTACKER));
    }

    int defenderPower(Position position, Bout bout) {
        return Math.max(0, army.manClass(position, bout.defender()).meleePower() + bout.sum(Who.DEFENDER));
    }

    /// True when several attackers leave the defender a power below 0: he is removed without dice.
    boolean overwhelmed(Bout bout, int defenderPower) {
        return bout.attackers() > 1 && defenderPower + bout.sum(Who.DEFENDER) < 0;
    }

    boolean overwhelmed(Position position, Bout bout) {
        return overwhelmed(bout, army.manClass(position, bout.defender()).meleePower());
    }

    /// The bout that an attack by any of the attackers brings about.
    Bout boutOf(Position position, int man, int target) {
        List<Integer> attackers = attackers(position, muster.side(man), target);
        return bout(position, faced(position, target, attackers), target, attackers.size());
    }

    /// Chances for one pair of base powers.
    List<Odds.Chance> chances(Bout bout, int attackerBase, int defenderBase) {
        if (overwhelmed(bout, defenderBase)) {
            return List.of(new Odds.Chance(MeleeOutcome.ATTACKER_ALONE.words, 1, 1));
        }
        int faces = table.dieFaces().value();
        int attack = clamp(attackerBase + bout.sum(Who.ATTACKER), faces);
        int defence = clamp(defenderBase + bout.sum(Who.DEFENDER), faces);
        int[] ways = {attack * (faces - defence), (faces - attack) * defence, attack * defence,
            (faces - attack) * (faces - defence)};
        List<Odds.Chance> chances = new ArrayList<>(4);
        for (MeleeOutcome outcome : MeleeOutcome.values()) {
            if (ways[outcome.ordinal()] > 0) {
                chances.add(new Odds.Chance(outcome.words, ways[outcome.ordinal()], faces * faces));
            }
        }
        return chances;
    }

    private static int clamp(int power, int faces) {
        return Math.clamp(power, 0, faces);
    }

    /// Men whom a man could fight on the squares around him.
    boolean threatens(Position position, int man, int square) {
        return board.neighbour(position.square(man), position.facing(man)) == square;
    }
}
