package trayfield.model;

import java.util.List;

/// What a position waits for before any other order: dice, or a choice of one tray.
public sealed interface Pending {

    /// `count` faces are due; only a [Roll] of that many is lawful.
    record Dice(int count, Purpose purpose) implements Pending {
    }

    /// The tray's own side must answer with one of the choices.
    record Choice(String tray, List<Answer> choices) implements Pending {
        public Choice {
            choices = List.copyOf(choices);
        }
    }

    /// What dice are rolled for. For who goes first (`FIRST`, `INITIATIVE`) the first die is the first side's; in melee
    /// the attacker's comes first.
    enum Purpose {
        FIRST("first"), FIRE("fire"), MELEE("melee"), INITIATIVE("initiative"), MISSILES("missiles");

        public final String word;

        Purpose(String word) {
            this.word = word;
        }
    }

    /// Answers to a pending choice.
    enum Answer {
        ADVANCES("advances"), HOLDS("holds");

        public final String word;

        Answer(String word) {
            this.word = word;
        }
    }
}
