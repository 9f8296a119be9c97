package trayfield.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import trayfield.model.Ground;
import trayfield.model.HouseRule;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Terrain;
import trayfield.play.Books;
import trayfield.rules.Rulebook;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// A scenario set up to be played by a test: its rule book, and the few facts of the rule table that hold for every
/// position of the game. A further rule book joins by a case in [#of].
record Bench(Rulebook book, Scenario scenario, Limits limits) {

    /// What must be true of every position.
    interface Limits {
        int dieFaces();

        /// Sizes that one square holds.
        int capacity();

        /// Room that a tray of the type takes.
        int size(String type);

        /// Squares that a tray of the type can enter in one move at most.
        int mostSteps(String type);

        /// Ids of all weapons.
        List<String> weapons();

        /// True where a tray can stand.
        boolean passable(Ground ground);

        /// A commander who knows how such armies are led.
        Commander commander(Bench bench, Greedy.Temper temper, Random lots);
    }

    static Bench of(RuleTable table, Scenario scenario) {
        Rulebook book = Books.open(table, scenario);
        return switch (table) {
            case ModernTable modern -> new Bench(book, scenario, new ModernLimits(modern));
            case AncientTable ancient -> new Bench(book, scenario, new AncientLimits(ancient));
        };
    }

    /// Lots that differ for neighbouring seeds from the first one on, as those of a plain [Random] do not.
    static Random lots(long seed) {
        return new Random(new SplittableRandom(seed).nextLong());
    }

    /// Dice for what the position waits for.
    Roll roll(Pending.Dice due, Random random) {
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < due.count(); i++) {
            faces.add(1 + random.nextInt(limits.dieFaces()));
        }
        return new Roll(faces);
    }

    Commander commander(Greedy.Temper temper, Random lots) {
        return limits.commander(this, temper, lots);
    }

    static Optional<Pending.Dice> diceDue(Position position) {
        return position.pending().filter(Pending.Dice.class::isInstance).map(Pending.Dice.class::cast);
    }

    /// The scenario with this side moving first.
    static Scenario goingFirst(Scenario of, String side) {
        return new Scenario(of.id(), of.title(), of.briefing(), of.rules(), of.options(), of.board(), of.sides(),
                of.trays(), of.units(), of.rosters(), of.headquarters(), of.victory(), of.turnLimit(), of.atLimit(),
                Optional.of(side));
    }

    /// The scenario with every option of its table set by chance.
    static Scenario anyHouseRules(Scenario scenario, RuleTable table, Random random) {
        List<Scenario.Setting> settings = new ArrayList<>();
        for (HouseRule rule : table.houseRules()) {
            settings.add(new Scenario.Setting(rule.name(), rule.values().get(random.nextInt(rule.values().size()))));
        }
        return scenario.withOptions(settings);
    }

    private record ModernLimits(ModernTable table) implements Limits {
        @Override
        public int dieFaces() {
            return table.dieFaces().value();
        }

        @Override
        public int capacity() {
            return table.capacity().value();
        }

        @Override
        public int size(String type) {
            return table.unit(type).orElseThrow().size();
        }

        @Override
        public int mostSteps(String type) {
            ModernTable.UnitType row = table.unit(type).orElseThrow();
            return Math.max(row.move(), row.roadMove().orElse(0));
        }

        @Override
        public List<String> weapons() {
            return table.weapons().stream().map(ModernTable.Weapon::id).toList();
        }

        @Override
        public boolean passable(Ground ground) {
            return ground.road() || ground.terrain() != Terrain.RIVER && ground.terrain() != Terrain.SWAMP;
        }

        @Override
        public Commander commander(Bench bench, Greedy.Temper temper, Random lots) {
            return new Greedy(bench, temper, lots);
        }
    }

    /// One man a square, anywhere; the cheapest step is one half.
    private record AncientLimits(AncientTable table) implements Limits {
        @Override
        public int dieFaces() {
            return table.dieFaces().value();
        }

        @Override
        public int capacity() {
            return table.capacity().value();
        }

        @Override
        public int size(String type) {
            return 1;
        }

        @Override
        public int mostSteps(String type) {
            return table.classes().stream().mapToInt(AncientTable.ManClass::speed).max().orElseThrow()
                    * table.costs().square().value();
        }

        @Override
        public List<String> weapons() {
            return List.of();
        }

        @Override
        public boolean passable(Ground ground) {
            return true;
        }

        @Override
        public Commander commander(Bench bench, Greedy.Temper temper, Random lots) {
            return new Phalanx(bench, temper, lots);
        }
    }
}
