package trayfield.ui.board.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.ui.board.clay.Workshop;

/// Of many men one sees at a glance whose they are, of which unit, and which way they look.
@Execution(ExecutionMode.CONCURRENT)
class WarriorTest {
    private static final TrayKind MAN = TrayKinds.STANDARD.of("man");
    private static final Color SILVER = new Color(0xaab4c0);
    private static final Color GOLD = new Color(0xd9a400);
    private static final List<Crest> CRESTS = List.of(Crest.of("#b3261e", 1), Crest.of("#2e6fc9", 2), Crest.of("#f5d327", 3),
            Crest.of("#2f9e44", 4), Crest.of("#8e3fa8", 5), Crest.of("#ee7a1c", 6), Crest.of("#f4f1e6", 7),
            Crest.of("#2b2b2b", 8), Crest.of("#3cc4bd", 9), Crest.of("#e77fb0", 10));
    /// Of all pixels of a picture, the share that must look otherwise.
    private static final double AT_A_GLANCE = 0.04;
    /// Crest, skirt and wedge alone.
    private static final double UNIT = 0.01;
    private static final int LOOKS_OTHERWISE = 40;

    private final TraySprites sprites = new TraySprites(Workshop.atOnce());

    private BufferedImage man(int side, Crest crest, int quarter, int size, boolean symbol, boolean done) {
        return sprites.of(new Card(MAN, side == 0 ? SILVER : GOLD, side, quarter * Card.QUARTER, size, symbol, done,
                Optional.of(crest))).image();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 22, 40, 90})
    void unitsAreToldApart(int size) {
        for (boolean symbol : new boolean[] {false, true}) {
            for (Crest one : CRESTS) {
                for (Crest other : CRESTS.subList(one.number(), CRESTS.size())) {
                    for (int quarter = 0; quarter < 4; quarter++) {
                        assertThat(differing(man(0, one, quarter, size, symbol, false), man(0, other, quarter, size, symbol, false)))
                                .as(one + " and " + other + " facing " + quarter).isGreaterThan(UNIT);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 22, 40, 90})
    void sidesAreToldApartWhicheverWayTheyLook(int size) {
        for (boolean symbol : new boolean[] {false, true}) {
            for (boolean done : new boolean[] {false, true}) {
                for (int quarter = 0; quarter < 4; quarter++) {
                    assertThat(differing(man(0, CRESTS.get(0), quarter, size, symbol, done),
                            man(1, CRESTS.get(0), quarter, size, symbol, done))).isGreaterThan(AT_A_GLANCE);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 22, 40})
    void facingsAreToldApart(int size) {
        for (boolean symbol : new boolean[] {false, true}) {
            for (int quarter = 1; quarter < 4; quarter++) {
                assertThat(differing(man(0, CRESTS.get(0), 0, size, symbol, false),
                        man(0, CRESTS.get(0), quarter, size, symbol, false))).isGreaterThan(AT_A_GLANCE);
            }
        }
    }

    @Test
    void nothingOfAManIsCutOff() {
        for (int quarter = 0; quarter < 4; quarter++) {
            BufferedImage image = man(0, CRESTS.get(0), quarter, 200, false, false);
            for (int i = 0; i < image.getWidth(); i++) {
                assertThat(List.of(alpha(image, i, 0), alpha(image, i, image.getHeight() - 1), alpha(image, 0, i),
                        alpha(image, image.getWidth() - 1, i))).as("edge of the picture").containsOnly(0);
            }
        }
    }

    @Test
    void aSignShowsTheNumberOfTheUnit() {
        Crest first = Crest.of("#c0392b", 1);
        Crest tenth = Crest.of("#c0392b", 10);
        assertThat(differing(man(0, first, 0, 22, true, false), man(0, tenth, 0, 22, true, false))).isGreaterThan(0.02);
    }

    @Test
    void aCrestThatCannotBeReadIsGreyAndUnitsAreCountedFromOne() {
        assertThat(Crest.of("plaid", 3).colour()).isEqualTo(new Color(0x777777));
        assertThatThrownBy(() -> Crest.of("#c0392b", 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static int alpha(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) >>> 24;
    }

    private static double differing(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += distance(one.getRGB(x, y), other.getRGB(x, y)) > LOOKS_OTHERWISE ? 1 : 0;
            }
        }
        return count / (double) (one.getWidth() * one.getHeight());
    }

    private static int distance(int one, int other) {
        int most = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            most = Math.max(most, Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)));
        }
        return most;
    }
}
