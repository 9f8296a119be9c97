package trayfield.solo.trial;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;
import trayfield.play.Books;
import trayfield.rules.Fingerprint;
import trayfield.rules.Rulebook;
import trayfield.solo.Player;
import trayfield.tables.RuleTable;

/// What a trial plays again and again.
///
/// @param scenario with the house rules chosen as its options
/// @param players  of the two sides, in file order
/// @param seed     of the whole trial
/// @param longest  rounds after which a game that nothing else ends is broken off
public record Contest(RuleTable table, Scenario scenario, List<Player> players, long seed, int longest) {
    /// Rounds after which a game is broken off, unless said otherwise.
    public static final int LONGEST = 200;
    private static final int LETTERS = 12;
    private static final long STRIDE = 0x9E3779B97F4A7C15L;

    public Contest {
        players = List.copyOf(players);
        if (players.size() != scenario.sides().size()) {
            throw new IllegalArgumentException("one player for each side");
        }
    }

    public Rulebook book() {
        return Books.open(table, scenario);
    }

    public String side(int side) {
        return scenario.sides().get(side).id();
    }

    /// The seed of a game's dice; the same for any scenario, so that versions of one can be compared.
    public long diceSeed(int game) {
        return mixed(seed + STRIDE * (2L * game + 1));
    }

    long commanderSeed(int game, int side) {
        return mixed(diceSeed(game) + STRIDE * (side + 2));
    }

    private static long mixed(long value) {
        long bits = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
        return bits ^ (bits >>> 31);
    }

    /// Names everything that the results hang on: rows of another contest do not belong to this one.
    public String fingerprint() {
        String rules = book().houseRules().stream().map(Contest::text).collect(Collectors.joining(" "));
        String who = players.stream().map(player -> player.name() + "/" + player.nodes()).collect(Collectors.joining(" "));
        // The observation's hash holds board, trays, units and rules.
        String start = book().observe(book().start(), Optional.empty()).hash();
        String text = String.join("\n", scenario.id(), start, rules, who, String.valueOf(seed), String.valueOf(longest),
                scenario.victory().toString(), scenario.headquarters().toString(), scenario.rosters().toString(),
                scenario.turnLimit().toString(), scenario.atLimit().toString(), table.toString());
        return Fingerprint.of(text).substring(0, LETTERS);
    }

    private static String text(HouseRule rule) {
        return rule.name() + "=" + rule.value();
    }
}
