package trayfield.rules.modern;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.rules.Felt;
import trayfield.rules.Rulebook;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTables;

/// A table of the Modern game. A tray's name is a letter, perhaps a digit. Capitals are red, small letters blue: R rifle,
/// M machine gun, A antitank rocket, G gun, H howitzer, K tank, C scout car.
final class ModernFelt extends Felt<ModernFelt> {
    private static final TreeMap<Character, String> TYPES = new TreeMap<>();

    static {
        TYPES.put('R', "rifle");
        TYPES.put('M', "machineGun");
        TYPES.put('A', "antitankRocket");
        TYPES.put('G', "gun");
        TYPES.put('H', "howitzer");
        TYPES.put('K', "tank");
        TYPES.put('C', "scoutCar");
    }

    private ModernFelt(Rulebook book, Board board) {
        super(book, board);
    }

    @Override
    protected ModernFelt self() {
        return this;
    }

    @Override
    protected String drawn(String id) {
        return id;
    }

    static ModernTable printed() {
        return (ModernTable) ((Loaded.Good<?>) RuleTables.read(Path.of("rules-data", "modern.json"))).value();
    }

    static ModernFelt of(String drawing) {
        return setUp(drawing).lay();
    }

    static SetUp setUp(String drawing) {
        return new SetUp(drawing);
    }

    /// What a scenario says beside its board; red moves first unless it says otherwise.
    static final class SetUp {
        private final Board board;
        private final List<Scenario.Placement> trays = new ArrayList<>();
        private final List<Scenario.Setting> options = new ArrayList<>();
        private final List<Scenario.Victory> victory = new ArrayList<>();
        private final LinkedHashMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        private OptionalInt turnLimit = OptionalInt.empty();
        private Scenario.AtLimit atLimit = new Scenario.AtLimit.Draw();
        private Optional<String> firstSide = Optional.of("red");
        private ModernTable table = printed();

        private SetUp(String drawing) {
            this.board = board(drawing, (names, at) -> names.forEach(name -> place(name, at)));
        }

        private void place(String tray, Square at) {
            String id = tray.substring(0, tray.length() - 1);
            char letter = id.charAt(0);
            trays.add(new Scenario.Placement(id, Character.isUpperCase(letter) ? "red" : "blue",
                    TYPES.get(Character.toUpperCase(letter)), at,
                    Facing.of(ARROWS.indexOf(tray.charAt(tray.length() - 1)))));
        }

        SetUp option(String name, String value) {
            options.add(new Scenario.Setting(name, value));
            return this;
        }

        SetUp wins(Scenario.Victory terms) {
            victory.add(terms);
            return this;
        }

        SetUp headquarters(String side, String... squares) {
            headquarters.put(side, List.of(squares).stream().map(name -> Square.parse(name).orElseThrow()).toList());
            return this;
        }

        SetUp limit(int turns, Scenario.AtLimit at) {
            turnLimit = OptionalInt.of(turns);
            atLimit = at;
            return this;
        }

        SetUp first(String side) {
            firstSide = Optional.of(side);
            return this;
        }

        SetUp rollForFirst() {
            firstSide = Optional.empty();
            return this;
        }

        SetUp table(ModernTable other) {
            table = other;
            return this;
        }

        /// Sets a tray's type by its own name, for types that no letter stands for.
        SetUp type(String id, String type) {
            trays.replaceAll(tray -> !tray.id().equals(id) ? tray
                    : new Scenario.Placement(id, tray.side(), type, tray.at(), tray.facing()));
            return this;
        }

        ModernFelt lay() {
            Scenario scenario = new Scenario("felt", "Felt", "", "modern", options, board,
                    List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3")), trays, List.of(),
                    new LinkedHashMap<>(), headquarters, victory, turnLimit, atLimit, firstSide);
            return new ModernFelt(new ModernBook(table, scenario), board);
        }
    }
}
