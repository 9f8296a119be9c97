package trayfield.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Verdict.Refusal;
import trayfield.notation.BoardText;
import trayfield.notation.OrderText;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// Small games for tests: the board drawn as text, trays beginning with `r` red, with `b` blue. Red moves first.
public final class Skirmish {
    /// Eight a side, all seven types.
    public static final String BATTLE = """
            8 .   .    b1v+b2v .     b3v  .    b4v  .
            7 b7v T    .       b5v   .    .    b6v  .
            6 .   T    .       .=    #    .    .    .
            5 ~   ~    f       ~=    ~    f    ~    ~
            4 .   .    .       .=    .    T    .1   .1
            3 r7^ .    T       .=    .    .    .1   .
            2 .   .    .       r5^   .    r6^  .    .
            1 .   r1^+r2^ .    r3^   r8^  .    r4^  .
              A   B    C       D     E    F    G    H
            """;
    private static final Map<String, String> TYPES = Map.of("2", "machineGun", "3", "gun", "4", "howitzer",
            "5", "tank", "6", "antitankRocket", "7", "scoutCar");

    private Skirmish() {
    }

    public static RuleTables tables() {
        return switch (RuleTables.readFolder(Path.of("rules-data"))) {
            case Loaded.Good<RuleTables>(RuleTables tables) -> tables;
            case Loaded.Bad<RuleTables> bad -> throw new AssertionError(bad.problems().getFirst().oneLine());
        };
    }

    public static RuleTable modern() {
        return tables().of("modern").orElseThrow();
    }

    /// A scenario; a tray's type goes by the digit of its id: 1 and 8 rifle, 2 machine gun .. 7 scout car.
    public static Scenario scenario(String drawing, Optional<String> firstSide) {
        return scenario(drawing, firstSide, 20);
    }

    public static Scenario scenario(String drawing, Optional<String> firstSide, int turns) {
        BoardText.Drawing drawn = BoardText.read(drawing);
        List<Scenario.Placement> trays = new ArrayList<>();
        for (BoardText.Piece piece : drawn.pieces()) {
            String type = TYPES.getOrDefault(piece.id().substring(1), "rifle");
            trays.add(new Scenario.Placement(piece.id(), piece.id().startsWith("r") ? "red" : "blue", type, piece.at(),
                    piece.facing()));
        }
        return new Scenario("skirmish", "A <skirmish> & more", "", "modern", List.of(), drawn.board(),
                List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3")), trays, List.of(),
                new LinkedHashMap<>(), new LinkedHashMap<>(), List.of(), OptionalInt.of(turns),
                new Scenario.AtLimit.FewerLosses(), firstSide);
    }

    public static Game game(String drawing, DiceSource dice) {
        return Game.start(modern(), scenario(drawing, Optional.of("red")), dice);
    }

    public static Order order(String text) {
        return ((Loaded.Good<Order>) OrderText.parse(text)).value();
    }

    /// Gives orders, and rolls what they ask for from the game's own dice; all must be lawful.
    static void play(Game game, String... orders) {
        for (String text : orders) {
            must(game.play(order(text)), text);
            while (game.diceDue().isPresent()) {
                must(game.rollDue(), text);
            }
        }
    }

    static void roll(Game game, int... faces) {
        must(game.roll(Roll.of(faces)), "dice");
    }

    private static void must(Optional<Refusal> refusal, String what) {
        refusal.ifPresent(refused -> {
            throw new AssertionError(what + ": " + refused);
        });
    }

    static String hash(Game game) {
        return game.referee().observation().hash();
    }
}
