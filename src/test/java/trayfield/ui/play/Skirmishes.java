package trayfield.ui.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.notation.BoardText;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Skirmish;

/// Small battles for tests of the playing screen, drawn as text. A tray's type goes by the digit in its id: 1 and 8
/// rifle, 2 machine gun, 3 gun, 4 howitzer, 5 tank, 6 antitank rocket, 7 scout car.
public final class Skirmishes {
    private static final Map<Character, String> TYPES = Map.of('1', "rifle", '2', "machineGun", '3', "gun", '4',
            "howitzer", '5', "tank", '6', "antitankRocket", '7', "scoutCar", '8', "rifle");

    /// A battle with everything in it.
    public static final String BATTLE = """
            10 .   .    T    b1v+b2v .     b3v  T    .    b4v  .
            9  b7v T    .    .       b5v   .    #    #    b6v  .
            8  .   T    .    .1      .=    #    #    .    .    .
            7  .   .    .1   .2      .=    .    .    T    .    .
            6  ~   ~    f    ~       ~=    ~    ~    f    ~    ~
            5  .   .    .    b8v     .=    .    .    .    .1   .1
            4  .   .    T    r8^     .=    .    T    .    .1   .2
            3  r7^ .    T    .       .=    .    .    .    .1   .
            2  .   .    .    .       .=:r5^ .    r6^  .    .    .
            1  .   r11^+r12>+r2^ .    r3^  .=   .    .    r4^  .   .
               A   B    C    D       E     F    G    H    I    J
            """;

    private Skirmishes() {
    }

    /// How a test's battle differs from the plainest one.
    public record Terms(Optional<String> firstSide, List<Scenario.Setting> options, List<Scenario.Victory> victory,
            SequencedMap<String, List<Square>> headquarters, OptionalInt turnLimit) {
        public static final Terms PLAIN = new Terms(Optional.of("red"), List.of(), List.of(), new LinkedHashMap<>(),
                OptionalInt.of(12));

        public Terms byDice() {
            return new Terms(Optional.empty(), options, victory, headquarters, turnLimit);
        }

        public Terms with(String option, String value) {
            return new Terms(firstSide, List.of(new Scenario.Setting(option, value)), victory, headquarters, turnLimit);
        }
    }

    public static Game game(String drawing, Terms terms, DiceSource dice) {
        return Game.start(Skirmish.modern(), scenario(drawing, terms), dice);
    }

    /// Red moves first, dice as written.
    public static Game game(String drawing, int... faces) {
        List<Integer> script = new ArrayList<>();
        for (int face : faces) {
            script.add(face);
        }
        return game(drawing, Terms.PLAIN, new DiceSource.Scripted(script));
    }

    public static Scenario scenario(String drawing, Terms terms) {
        BoardText.Drawing drawn = BoardText.read(drawing);
        List<Scenario.Placement> trays = new ArrayList<>();
        for (BoardText.Piece piece : drawn.pieces()) {
            trays.add(new Scenario.Placement(piece.id(), piece.id().startsWith("r") ? "red" : "blue",
                    TYPES.get(piece.id().charAt(1)), piece.at(), piece.facing()));
        }
        return new Scenario("ford", "The ford at the mill", "Red holds the southern bank and wants the village beyond "
                + "the river. Blue has a bridge to defend and one rifle tray too far forward.", "modern",
                terms.options(), drawn.board(),
                List.of(new Side("red", "Red", "#b3392f"), new Side("blue", "Blue", "#2f5fb3")), trays, List.of(),
                new LinkedHashMap<>(), terms.headquarters(), terms.victory(), terms.turnLimit(),
                new Scenario.AtLimit.FewerLosses(), terms.firstSide());
    }
}
