package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import trayfield.model.DicePlan;
import trayfield.model.Note;
import trayfield.model.Roll;

/// Where a roll comes from: faces given, faces set by hand, and for all others the game's dice.
///
/// @param faces of a die
record Cup(DiceSource dice, DicePlan plan, int faces) {

    /// Faces for `count` dice, the first of them number `die` of the game.
    Roll roll(int die, int count, List<Integer> given) {
        List<Integer> roll = new ArrayList<>(given);
        while (roll.size() < count) {
            int next = die + roll.size();
            roll.add(plan.face(next).orElseGet(() -> dice.cast(plan.cast(next)).face(next, faces)));
        }
        return new Roll(roll);
    }

    /// What is written beside a roll that begins with die number `die`.
    ///
    /// @param given how many of its faces neither were set nor came from the game's dice
    List<Note> notes(int die, Roll roll, int given) {
        List<Note> notes = new ArrayList<>();
        if (plan.beginsAt(die)) {
            notes.add(byHand("note.thrownAnew"));
        }
        List<Integer> set = new ArrayList<>();
        for (int i = given; i < roll.faces().size(); i++) {
            OptionalInt face = plan.face(die + i);
            face.ifPresent(set::add);
        }
        if (!set.isEmpty()) {
            notes.add(byHand("note.diceSet", set.stream().map(String::valueOf).collect(Collectors.joining(" "))));
        }
        return notes;
    }

    static Note byHand(String key, Object... args) {
        return new Note(Note.Kind.BY_HAND, Optional.empty(), Words.say(key, args));
    }
}
