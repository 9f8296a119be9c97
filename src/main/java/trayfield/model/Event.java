package trayfield.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Something that happened on the table, told for everyone or for one side, with the clause by which it happened.
/// Trays and sides are named by their ids.
public sealed interface Event {
    RuleRef rule();

    /// Dice fell.
    record Rolled(Pending.Purpose purpose, List<Integer> faces, RuleRef rule) implements Event {
        public Rolled {
            faces = List.copyOf(faces);
        }
    }

    /// A side goes first.
    record WentFirst(String side, RuleRef rule) implements Event {
    }

    record TurnBegan(String side, int turn, RuleRef rule) implements Event {
    }

    record TurnEnded(String side, int turn, RuleRef rule) implements Event {
    }

    /// A tray moved; `path` starts where it stood.
    ///
    /// @param stop the clause that ended the move, where one did
    record Moved(String tray, List<Square> path, Facing facing, Optional<RuleRef> stop, RuleRef rule) implements Event {
        public Moved {
            path = List.copyOf(path);
        }
    }

    /// A tray turned where it stands: by order, or made to by a clause.
    record Turned(String tray, Square at, Facing facing, RuleRef rule) implements Event {
    }

    /// A tray ran down another on the last square of the path.
    record RanDown(String tray, List<Square> path, Facing facing, String victim, RuleRef rule) implements Event {
        public RanDown {
            path = List.copyOf(path);
        }
    }

    /// A shot was announced; its die follows.
    record Fired(String tray, String target, String weapon, RuleRef rule) implements Event {
    }

    /// The die of a shot fell.
    ///
    /// @param hits the faces that hit
    record ShotFell(String tray, String target, String weapon, int face, List<Integer> hits, boolean hit, RuleRef rule)
            implements Event {
        public ShotFell {
            hits = List.copyOf(hits);
        }
    }

    /// A melee was announced; its dice follow.
    record Attacked(String tray, String target, RuleRef rule) implements Event {
    }

    /// The dice of a melee fell.
    ///
    /// @param attackerPower power after all modifiers; empty where the viewer may not know it
    record Fought(String attacker, String defender, int attackerFace, int defenderFace, OptionalInt attackerPower,
            OptionalInt defenderPower, MeleeOutcome outcome, RuleRef rule) implements Event {
    }

    /// A lost tray left the board.
    record Removed(String tray, Square at, RuleRef rule) implements Event {
    }

    /// The winner of a melee stepped into the square of the loser.
    record Advanced(String tray, Square from, Square to, RuleRef rule) implements Event {
    }

    /// The winner of a melee stayed where it was.
    record Held(String tray, RuleRef rule) implements Event {
    }

    /// A tray left the board over an edge, as its side's victory terms ask.
    record Exited(String tray, Square from, Facing edge, RuleRef rule) implements Event {
    }

    /// A side has filled in its roster; the classes only for its own commander.
    record RosterSet(String side, List<Order.Assignment> assignments, RuleRef rule) implements Event {
        public RosterSet {
            assignments = List.copyOf(assignments);
        }
    }

    /// A sequence began: missiles, dice for who goes first, then each side's moves and melees.
    record SequenceBegan(int turn, RuleRef rule) implements Event {
    }

    /// A side's part of a phase began.
    record PhaseBegan(String side, Phase phase, RuleRef rule) implements Event {
    }

    /// A unit was declared to throw, in secret: told to its own side alone.
    record Declared(String side, String unit, List<Order.Aim> aims, RuleRef rule) implements Event {
        public Declared {
            aims = List.copyOf(aims);
        }
    }

    /// A unit throws its missiles, once in the game.
    record Threw(String unit, RuleRef rule) implements Event {
    }

    /// The die of one man's missile fell.
    record MissileFell(String tray, String target, boolean direct, int face, List<Integer> hits, boolean hit,
            RuleRef rule) implements Event {
        public MissileFell {
            hits = List.copyOf(hits);
        }
    }

    /// Several attackers left a defender no power at all: no dice are rolled.
    record Overwhelmed(String defender, List<String> attackers, RuleRef rule) implements Event {
        public Overwhelmed {
            attackers = List.copyOf(attackers);
        }
    }

    record GameOver(Result result, RuleRef rule) implements Event {
    }
}
