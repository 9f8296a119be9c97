package trayfield.rules.ancient;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.rules.Felt;
import trayfield.rules.Rulebook;
import trayfield.tables.AncientTable;
import trayfield.tables.RuleTables;

/// A table of the Ancient game. A man is a letter for his unit and his number: `S2^` is man `S.2`. Capitals are silver,
/// small letters gold; every unit is of class A unless the set-up says otherwise. Silver moves first.
final class AncientFelt extends Felt<AncientFelt> {
    private AncientFelt(Rulebook book, Board board) {
        super(book, board);
    }

    @Override
    protected AncientFelt self() {
        return this;
    }

    @Override
    protected String drawn(String id) {
        return id.replace(".", "");
    }

    static AncientTable printed() {
        return (AncientTable) ((Loaded.Good<?>) RuleTables.read(Path.of("rules-data", "ancient.json"))).value();
    }

    /// A game at its start: missiles, or roster.
    static SetUp setUp(String drawing) {
        return new SetUp(drawing);
    }

    /// Silver's move phase, nothing thrown.
    static AncientFelt moving(String drawing) {
        return setUp(drawing).moving();
    }

    /// Silver's melee phase, nothing thrown and nobody moved.
    static AncientFelt fighting(String drawing) {
        return setUp(drawing).fighting();
    }

    static final class SetUp {
        private final Board board;
        private final TreeMap<Character, TreeMap<Integer, Scenario.Post>> men = new TreeMap<>();
        private final Map<String, String> classes = new TreeMap<>();
        private final List<Scenario.Setting> options = new ArrayList<>();
        private final SequencedMap<String, SequencedMap<String, Integer>> rosters = new LinkedHashMap<>();
        private final List<Scenario.Victory> victory = new ArrayList<>();
        private final LinkedHashMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        private OptionalInt turnLimit = OptionalInt.empty();
        private Optional<String> firstSide = Optional.of("silver");

        private SetUp(String drawing) {
            this.board = board(drawing, (names, at) -> names.forEach(name -> place(name, at)));
        }

        private void place(String man, Square at) {
            int number = Integer.parseInt(man.substring(1, man.length() - 1));
            Facing facing = Facing.of(ARROWS.indexOf(man.charAt(man.length() - 1)));
            men.computeIfAbsent(man.charAt(0), _ -> new TreeMap<>()).put(number, new Scenario.Post(at, facing));
        }

        SetUp unit(String unit, String unitClass) {
            classes.put(unit, unitClass);
            return this;
        }

        SetUp option(String name, String value) {
            options.add(new Scenario.Setting(name, value));
            return this;
        }

        /// A side's quota, as `A1 C2`; its units then have no class.
        SetUp quota(String side, String counts) {
            SequencedMap<String, Integer> quota = new LinkedHashMap<>();
            for (String count : counts.split(" ")) {
                quota.put(count.substring(0, 1), Integer.parseInt(count.substring(1)));
            }
            rosters.put(side, quota);
            return this;
        }

        SetUp wins(Scenario.Victory terms) {
            victory.add(terms);
            return this;
        }

        SetUp headquarters(String side, String square) {
            headquarters.put(side, List.of(Square.parse(square).orElseThrow()));
            return this;
        }

        SetUp limit(int sequences) {
            turnLimit = OptionalInt.of(sequences);
            return this;
        }

        SetUp rollForFirst() {
            firstSide = Optional.empty();
            return this;
        }

        AncientFelt lay() {
            List<Scenario.UnitPlan> units = new ArrayList<>();
            men.forEach((letter, posts) -> {
                String side = Character.isUpperCase(letter) ? "silver" : "gold";
                String id = String.valueOf(letter);
                units.add(new Scenario.UnitPlan(id, side, id, "#c0392b", rosters.containsKey(side) ? Optional.empty()
                        : Optional.of(classes.getOrDefault(id, "A")), List.copyOf(posts.values())));
            });
            Scenario scenario = new Scenario("felt", "Felt", "", "ancient", options, board,
                    List.of(new Side("silver", "Silver", "#c0c0c0"), new Side("gold", "Gold", "#d4af37")), List.of(),
                    units, rosters, headquarters, victory, turnLimit, new Scenario.AtLimit.Draw(), firstSide);
            return new AncientFelt(new AncientBook(printed(), scenario), board);
        }

        AncientFelt moving() {
            AncientFelt felt = lay();
            while (felt.position().phase() == trayfield.model.Phase.MISSILES) {
                felt.play("end");
            }
            felt.told();
            return felt;
        }

        AncientFelt fighting() {
            AncientFelt felt = moving().play("end");
            felt.told();
            return felt;
        }
    }
}
