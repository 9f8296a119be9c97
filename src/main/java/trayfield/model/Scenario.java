package trayfield.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Collections;
import java.util.LinkedHashMap;

/// Everything a scenario file says, already checked by its reader. Modern scenarios have trays and no units, Ancient
/// ones units and no trays.
///
/// @param rules        the rule book: `modern` or `ancient`
/// @param options      house rules that differ from those of the rule table, in file order
/// @param sides        the two sides; the first one's die comes first
/// @param rosters      by side id, its quota of classes where none is fixed
/// @param headquarters by side id, its headquarters squares; empty where none is fought for
/// @param turnLimit    rounds (Ancient: sequences) after which the game ends
/// @param firstSide    the side that moves first without dice
public record Scenario(String id, String title, String briefing, String rules, List<Setting> options, Board board,
        List<Side> sides, List<Placement> trays, List<UnitPlan> units,
        SequencedMap<String, SequencedMap<String, Integer>> rosters, SequencedMap<String, List<Square>> headquarters,
        List<Victory> victory, OptionalInt turnLimit, AtLimit atLimit, Optional<String> firstSide) {

    public Scenario {
        options = List.copyOf(options);
        sides = List.copyOf(sides);
        trays = List.copyOf(trays);
        units = List.copyOf(units);
        rosters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(rosters));
        headquarters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(headquarters));
        victory = List.copyOf(victory);
        if (sides.size() != 2) {
            throw new IllegalArgumentException("a scenario has two sides");
        }
    }

    /// The number of the side with this id, 0 or 1, or -1.
    public int sideIndex(String id) {
        return sides.get(0).id().equals(id) ? 0 : sides.get(1).id().equals(id) ? 1 : -1;
    }

    /// This scenario played by other house rules.
    public Scenario withOptions(List<Setting> settings) {
        return new Scenario(id, title, briefing, rules, settings, board, sides, trays, units, rosters, headquarters,
                victory, turnLimit, atLimit, firstSide);
    }

    /// With another id, title and briefing.
    public Scenario named(String newId, String newTitle, String newBriefing) {
        return new Scenario(newId, newTitle, newBriefing, rules, options, board, sides, trays, units, rosters,
                headquarters, victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withBoard(Board other) {
        return new Scenario(id, title, briefing, rules, options, other, sides, trays, units, rosters, headquarters,
                victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withSides(List<Side> two) {
        return new Scenario(id, title, briefing, rules, options, board, two, trays, units, rosters, headquarters,
                victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withTrays(List<Placement> placed) {
        return new Scenario(id, title, briefing, rules, options, board, sides, placed, units, rosters, headquarters,
                victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withUnits(List<UnitPlan> planned) {
        return new Scenario(id, title, briefing, rules, options, board, sides, trays, planned, rosters, headquarters,
                victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withRosters(SequencedMap<String, SequencedMap<String, Integer>> quotas) {
        return new Scenario(id, title, briefing, rules, options, board, sides, trays, units, quotas, headquarters,
                victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withHeadquarters(SequencedMap<String, List<Square>> bySide) {
        return new Scenario(id, title, briefing, rules, options, board, sides, trays, units, rosters, bySide,
                victory, turnLimit, atLimit, firstSide);
    }

    public Scenario withVictory(List<Victory> ways) {
        return new Scenario(id, title, briefing, rules, options, board, sides, trays, units, rosters, headquarters,
                ways, turnLimit, atLimit, firstSide);
    }

    /// With another turn limit and what it decides.
    public Scenario withLimit(OptionalInt limit, AtLimit decides) {
        return new Scenario(id, title, briefing, rules, options, board, sides, trays, units, rosters, headquarters,
                victory, limit, decides, firstSide);
    }

    /// With a side that moves first without dice, or none.
    public Scenario withFirstSide(Optional<String> side) {
        return new Scenario(id, title, briefing, rules, options, board, sides, trays, units, rosters, headquarters,
                victory, turnLimit, atLimit, side);
    }

    /// One house rule by name and chosen value; switches are `true` and `false`.
    public record Setting(String name, String value) {
    }

    /// One tray where it starts.
    public record Placement(String id, String side, String type, Square at, Facing facing) {
    }

    /// One Ancient unit; its men are trays named after it, `s1.1`, `s1.2` .. in their order.
    public record UnitPlan(String id, String side, String name, String crest, Optional<String> unitClass,
            List<Post> men) {
        public UnitPlan {
            men = List.copyOf(men);
        }

        public UnitPlan withMen(List<Post> posted) {
            return new UnitPlan(id, side, name, crest, unitClass, posted);
        }
    }

    /// Where one man starts.
    public record Post(Square at, Facing facing) {
    }

    /// What the turn limit decides.
    public sealed interface AtLimit {
        record Wins(String side) implements AtLimit {
        }

        record Draw() implements AtLimit {
        }

        /// Fewer trays lost wins, equal is a draw.
        record FewerLosses() implements AtLimit {
        }
    }

    /// A way to end the game beside elimination, headquarters and the turn limit.
    public sealed interface Victory {
        String side();

        int count();

        /// The side wins with `count` trays on the squares at the end of its own turn.
        record Capture(String side, List<Square> squares, int count) implements Victory {
            public Capture {
                squares = List.copyOf(squares);
            }
        }

        /// The side has lost once it has lost `count` trays.
        record Losses(String side, int count) implements Victory {
        }

        /// The side wins once `count` of its trays have left over the edge.
        record Exit(String side, Facing edge, int count) implements Victory {
        }
    }
}
