package trayfield.files;

import java.util.List;
import trayfield.model.DicePlan;
import trayfield.model.Input;
import trayfield.model.Note;

/// What a saved game carries beside its first line of play. All of it may be missing.
///
/// @param notes    beside the first line
/// @param dice     what is laid down of the dice of the first line
/// @param branches other lines, in the order in which they were begun; the first line counts as number 0, these from 1
/// @param playing  the number of the line that is being played
public record Annex(List<Noted> notes, DicePlan dice, List<Branch> branches, int playing) {
    /// A game of one line with nothing beside it.
    public static final Annex NONE = new Annex(List.of(), DicePlan.NONE, List.of(), 0);

    public Annex {
        notes = List.copyOf(notes);
        branches = List.copyOf(branches);
    }

    /// A note, and the input that it stands beside, counted from 1 along its line; 0 is the start.
    public record Noted(int input, Note note) {
    }

    /// A line that goes off another one.
    ///
    /// @param from   the number of that one, which is lower
    /// @param at     inputs that it has in common with that one
    /// @param inputs those that are its own, oldest first
    /// @param hash   names the position they lead to
    /// @param notes  beside its own inputs
    public record Branch(int from, int at, List<Input> inputs, String hash, List<Noted> notes, DicePlan dice) {
        public Branch {
            inputs = List.copyOf(inputs);
            notes = List.copyOf(notes);
        }
    }
}
