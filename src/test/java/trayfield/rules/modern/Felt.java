package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import trayfield.model.Board;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.model.Verdict;
import trayfield.notation.OrderText;
import trayfield.rules.Rulebook;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTables;

/// A little table for rule tests, drawn as text from north to south, one cell a square, cells parted by spaces.
///
/// A cell is ground (`.T#~fs` terrain, a digit for its height, `=` for a road), or trays, or both with `|` between.
/// A tray is a letter, perhaps a digit, and the way it faces (`^ > v <`); stacked trays are joined by `+`. Capitals are
/// red, small letters blue: R rifle, M machine gun, A antitank rocket, G gun, H howitzer, K tank, C scout car.
final class Felt {
    private static final String ARROWS = "^>v<";
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

    private final Rulebook book;
    private final Board board;
    private final List<Event> events = new ArrayList<>();
    private Position position;

    private Felt(Rulebook book, Board board) {
        this.book = book;
        this.board = board;
        this.position = book.start();
    }

    static ModernTable printed() {
        return (ModernTable) ((Loaded.Good<?>) RuleTables.read(Path.of("rules-data", "modern.json"))).value();
    }

    static Felt of(String drawing) {
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
            List<String[]> rows = drawing.strip().lines().map(line -> line.strip().split("\\s+")).toList();
            Ground[][] grounds = new Ground[rows.size()][rows.getFirst().length];
            for (int line = 0; line < rows.size(); line++) {
                int row = rows.size() - 1 - line;
                for (int column = 0; column < rows.get(line).length; column++) {
                    grounds[row][column] = cell(rows.get(line)[column], new Square(column, row));
                }
            }
            this.board = Board.of(grounds[0].length, grounds.length, at -> grounds[at.row()][at.column()]);
        }

        private Ground cell(String text, Square at) {
            boolean both = text.contains("|");
            boolean trays = both || Character.isLetter(text.charAt(0)) && ARROWS.indexOf(text.charAt(text.length() - 1)) >= 0;
            if (trays) {
                for (String tray : text.substring(text.indexOf('|') + 1).split("\\+")) {
                    place(tray, at);
                }
            }
            return ground(both ? text.substring(0, text.indexOf('|')) : trays ? "." : text);
        }

        private void place(String tray, Square at) {
            String id = tray.substring(0, tray.length() - 1);
            char letter = id.charAt(0);
            trays.add(new Scenario.Placement(id, Character.isUpperCase(letter) ? "red" : "blue",
                    TYPES.get(Character.toUpperCase(letter)), at,
                    Facing.of(ARROWS.indexOf(tray.charAt(tray.length() - 1)))));
        }

        private static Ground ground(String text) {
            int height = 0;
            Terrain terrain = Terrain.OPEN;
            for (char c : text.toCharArray()) {
                height = Character.isDigit(c) ? c - '0' : height;
                terrain = Terrain.of(c).orElse(terrain);
            }
            return new Ground(height, terrain, text.contains("="));
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

        Felt lay() {
            Scenario scenario = new Scenario("felt", "Felt", "", "modern", options, board,
                    List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3")), trays, List.of(),
                    new LinkedHashMap<>(), headquarters, victory, turnLimit, atLimit, firstSide);
            return new Felt(new ModernBook(table, scenario), board);
        }
    }

    Rulebook book() {
        return book;
    }

    Position position() {
        return position;
    }

    static Order order(String text) {
        return switch (OrderText.parse(text)) {
            case Loaded.Good<Order>(Order order) -> order;
            case Loaded.Bad<Order>(var problems) -> throw new AssertionError(text + ": " + problems);
        };
    }

    /// Plays orders that must be lawful.
    Felt play(String... orders) {
        for (String text : orders) {
            apply(order(text), text);
        }
        return this;
    }

    Felt roll(int... faces) {
        return apply(Roll.of(faces), "dice");
    }

    private Felt apply(Input input, String name) {
        switch (book.apply(position, input)) {
            case Verdict.Step(Position after, List<Event> told) -> {
                position = after;
                events.addAll(told);
            }
            case Verdict.Refusal refusal -> throw new AssertionError(name + " was refused: " + refusal);
        }
        return this;
    }

    /// Each order must be lawful, and is not played.
    Felt allows(String... orders) {
        for (String text : orders) {
            assertThat(book.check(position, order(text))).as(text).isEmpty();
        }
        return this;
    }

    /// The order must be refused by that clause, and change nothing.
    Felt refuses(String text, String clause) {
        Verdict verdict = book.apply(position, order(text));
        assertThat(verdict).as(text).isInstanceOf(Verdict.Refusal.class);
        assertThat(((Verdict.Refusal) verdict).rule().map(Object::toString)).as("%s: %s", text, verdict)
                .contains(clause);
        assertThat(book.check(position, order(text))).contains((Verdict.Refusal) verdict);
        return this;
    }

    /// The trays as they stand now, drawn without ground.
    Felt shows(String drawing) {
        List<String> expected = drawing.strip().lines().map(line -> String.join(" ", line.strip().split("\\s+"))).toList();
        List<String> actual = new ArrayList<>();
        for (int row = board.rows() - 1; row >= 0; row--) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < board.columns(); column++) {
                cells.add(drawn(board.index(new Square(column, row))));
            }
            actual.add(String.join(" ", cells));
        }
        assertThat(actual).isEqualTo(expected);
        return this;
    }

    private String drawn(int square) {
        List<String> trays = new ArrayList<>();
        for (int tray = position.firstOn(square); tray != Position.NONE; tray = position.nextOn(tray)) {
            trays.add(position.muster().id(tray) + ARROWS.charAt(position.facing(tray).ordinal()));
        }
        trays.sort(null);
        return trays.isEmpty() ? "." : String.join("+", trays);
    }

    /// Everything told since the start or the last look, by the names of the events.
    List<String> told() {
        List<String> names = events.stream().map(event -> event.getClass().getSimpleName()).toList();
        events.clear();
        return names;
    }

    List<Event> events() {
        List<Event> all = List.copyOf(events);
        events.clear();
        return all;
    }

    List<String> orders() {
        return book.orders(position).stream().map(OrderText::print).sorted().toList();
    }

    List<String> orders(String tray) {
        return book.orders(position, tray).stream().map(OrderText::print).sorted().toList();
    }

    /// Where a tray can end, as `square cost facings end`, by square.
    List<String> reach(String tray) {
        return book.reach(position, tray).entries().stream().map(entry -> {
            StringBuilder facings = new StringBuilder();
            entry.facingSet().forEach(facings::append);
            return entry.at() + " " + entry.cost() + " " + facings + entry.ends().map(end -> " " + end.word).orElse("");
        }).sorted().toList();
    }
}
