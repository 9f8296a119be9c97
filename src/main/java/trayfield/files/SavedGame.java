package trayfield.files;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.SequencedMap;
import trayfield.model.Input;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;

/// A game as it is kept: everything to play it again to the same position, whatever becomes of the rule tables and
/// scenarios of later versions.
///
/// @param title    as the list of saved games shows it
/// @param program  the version that saved it
/// @param saved    when it was saved
/// @param people   how many people began it at this screen: one with the board to himself, or two, be it that a commander leads
///                 a side for a while
/// @param table    the whole rule table it is played by
/// @param scenario the whole scenario, with the house rules the players chose as its options
/// @param seed     of the dice; none where players type what they rolled
/// @param inputs   orders and rolls, oldest first
/// @param hash     names the position they lead to
/// @param commanders who leads a side in place of a person, by side: a rank, or the command of a robot
/// @param annex    other lines of play, notes, and what was laid down of the dice
public record SavedGame(String title, String program, Instant saved, int people, RuleTable table, Scenario scenario,
        OptionalLong seed, List<Input> inputs, String hash, SequencedMap<String, String> commanders,
        Annex annex) {
    public SavedGame {
        inputs = List.copyOf(inputs);
        commanders = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(commanders));
    }

    /// A game that people play alone.
    public SavedGame(String title, String program, Instant saved, int people, RuleTable table, Scenario scenario,
            OptionalLong seed, List<Input> inputs, String hash) {
        this(title, program, saved, people, table, scenario, seed, inputs, hash, new LinkedHashMap<>(), Annex.NONE);
    }

    /// The same game, sides of it led by commanders.
    public SavedGame ledBy(SequencedMap<String, String> others) {
        return new SavedGame(title, program, saved, people, table, scenario, seed, inputs, hash, others, annex);
    }

    /// The same game with what it carries beside its first line.
    public SavedGame with(Annex more) {
        return new SavedGame(title, program, saved, people, table, scenario, seed, inputs, hash, commanders, more);
    }
}
