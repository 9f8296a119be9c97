package trayfield.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Event;
import trayfield.model.Ground;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.model.Roll;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.model.Verdict;
import trayfield.notation.OrderText;

/// A little table for rule tests, drawn as text from north to south, one cell a square, cells parted by spaces.
///
/// A cell is ground (`.T#~fs` terrain, a digit for its height, `=` for a road), or trays, or both with `|` between. A
/// tray is its name and the way it faces (`^ > v <`); stacked trays are joined by `+`.
public abstract class Felt<T extends Felt<T>> {
    protected static final String ARROWS = "^>v<";

    private final Rulebook book;
    private final Board board;
    private final List<Event> events = new ArrayList<>();
    private Position position;

    protected Felt(Rulebook book, Board board) {
        this.book = book;
        this.board = board;
        this.position = book.start();
    }

    protected abstract T self();

    /// A tray's name as it is drawn.
    protected abstract String drawn(String id);

    /// What each cell of a drawing holds, told square by square.
    protected interface Cells {
        void trays(List<String> trays, Square at);
    }

    protected static Board board(String drawing, Cells cells) {
        List<String[]> rows = drawing.strip().lines().map(line -> line.strip().split("\\s+")).toList();
        return Board.of(rows.getFirst().length, rows.size(),
                at -> cell(rows.get(rows.size() - 1 - at.row())[at.column()], at, cells));
    }

    private static Ground cell(String text, Square at, Cells cells) {
        boolean both = text.contains("|");
        boolean trays = both || Character.isLetter(text.charAt(0)) && ARROWS.indexOf(text.charAt(text.length() - 1)) >= 0;
        if (trays) {
            cells.trays(List.of(text.substring(text.indexOf('|') + 1).split("\\+")), at);
        }
        return ground(both ? text.substring(0, text.indexOf('|')) : trays ? "." : text);
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

    public Rulebook book() {
        return book;
    }

    public Position position() {
        return position;
    }

    public static Order order(String text) {
        return switch (OrderText.parse(text)) {
            case Loaded.Good<Order>(Order order) -> order;
            case Loaded.Bad<Order>(var problems) -> throw new AssertionError(text + ": " + problems);
        };
    }

    /// Plays orders that must be lawful.
    public T play(String... orders) {
        for (String text : orders) {
            apply(order(text), text);
        }
        return self();
    }

    public T roll(int... faces) {
        apply(Roll.of(faces), "dice");
        return self();
    }

    private void apply(Input input, String name) {
        switch (book.apply(position, input)) {
            case Verdict.Step(Position after, List<Event> told) -> {
                position = after;
                events.addAll(told);
            }
            case Verdict.Refusal refusal -> throw new AssertionError(name + " was refused: " + refusal);
        }
    }

    /// Each order must be lawful, and is not played.
    public T allows(String... orders) {
        for (String text : orders) {
            assertThat(book.check(position, order(text))).as(text).isEmpty();
        }
        return self();
    }

    /// The order must be refused by that clause, and change nothing.
    public T refuses(String text, String clause) {
        Verdict verdict = book.apply(position, order(text));
        assertThat(verdict).as(text).isInstanceOf(Verdict.Refusal.class);
        assertThat(((Verdict.Refusal) verdict).rule().map(Object::toString)).as("%s: %s", text, verdict)
                .contains(clause);
        assertThat(book.check(position, order(text))).contains((Verdict.Refusal) verdict);
        return self();
    }

    /// The trays as they stand now, drawn without ground.
    public T shows(String drawing) {
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
        return self();
    }

    private String drawn(int square) {
        List<String> trays = new ArrayList<>();
        for (int tray = position.firstOn(square); tray != Position.NONE; tray = position.nextOn(tray)) {
            trays.add(drawn(position.muster().id(tray)) + ARROWS.charAt(position.facing(tray).ordinal()));
        }
        trays.sort(null);
        return trays.isEmpty() ? "." : String.join("+", trays);
    }

    /// Everything told since the start or the last look, by the names of the events.
    public List<String> told() {
        return events().stream().map(event -> event.getClass().getSimpleName()).toList();
    }

    public List<Event> events() {
        List<Event> all = List.copyOf(events);
        events.clear();
        return all;
    }

    public List<String> orders() {
        return book.orders(position).stream().map(OrderText::print).sorted().toList();
    }

    public List<String> orders(String tray) {
        return book.orders(position, tray).stream().map(OrderText::print).sorted().toList();
    }

    /// Where a tray can end, as `square cost facings end`, by square.
    public List<String> reach(String tray) {
        return book.reach(position, tray).entries().stream().map(entry -> {
            StringBuilder facings = new StringBuilder();
            entry.facingSet().forEach(facings::append);
            return entry.at() + " " + entry.cost() + " " + facings + entry.ends().map(end -> " " + end.word).orElse("");
        }).sorted().toList();
    }

    public Odds odds(String order, Optional<String> viewer) {
        return switch (book.odds(position, order(order), viewer)) {
            case Rulebook.OddsAnswer.Known(Odds odds) -> odds;
            case Rulebook.OddsAnswer.Refused(Verdict.Refusal refusal) -> throw new AssertionError(order + ": " + refusal);
        };
    }

    /// The outcomes of an order where all is known, as `name of/in`.
    public List<String> outcomes(String order) {
        return odds(order, Optional.empty()).cases().getFirst().outcomes().stream()
                .map(chance -> chance.name() + " " + chance.of() + "/" + chance.in()).toList();
    }
}
