package trayfield.ui.board.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.ui.board.clay.Workshop;

class TraySpritesTest {
    private static final Color RED = new Color(0xb3392f);
    private static final List<TrayKind> KINDS = TrayKinds.STANDARD.kinds().subList(0, 7);

    private final TraySprites sprites = new TraySprites(Workshop.atOnce());

    private Sprite sprite(TrayKind kind, int side, int quarter, int size, boolean symbol, boolean done) {
        return sprites.of(new Card(kind, RED, side, quarter * Card.QUARTER, size, symbol, done));
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 24, 40, 90})
    void everyKindDiffersFromEveryOtherInBothStyles(int size) {
        for (boolean symbol : new boolean[] {false, true}) {
            for (int i = 0; i < KINDS.size(); i++) {
                for (int j = i + 1; j < KINDS.size(); j++) {
                    double share = differing(sprite(KINDS.get(i), 0, 0, size, symbol, false),
                            sprite(KINDS.get(j), 0, 0, size, symbol, false), 40);
                    assertThat(share).as(KINDS.get(i).type() + " and " + KINDS.get(j).type() + " at " + size)
                            .isGreaterThan(0.01);
                }
            }
        }
    }

    /// The wedge stands out over the front edge of the card and over no other.
    @ParameterizedTest
    @ValueSource(ints = {24, 40, 90, 280})
    void theFrontStandsOutOverTheEdgeItFaces(int size) {
        for (int quarter = 0; quarter < 4; quarter++) {
            Card card = new Card(TrayKinds.STANDARD.of("tank"), RED, 0, quarter * Card.QUARTER, size, false, false);
            int pad = size / 2;
            BufferedImage image = new BufferedImage(2 * size, 2 * size, BufferedImage.TYPE_INT_ARGB_PRE);
            Graphics2D g = image.createGraphics();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            int thick = CardPainter.paint(g, card, pad);
            BufferedImage without = copy(image);
            CardPainter.nose(g, card, pad, thick);
            g.dispose();
            for (int edge = 0; edge < 4; edge++) {
                assertThat(beyond(image, without, edge, size, thick) > 0)
                        .as("edge " + edge + " of one that faces " + quarter).isEqualTo(edge == quarter);
            }
        }
    }

    private static BufferedImage copy(BufferedImage image) {
        BufferedImage copy = new BufferedImage(image.getWidth(), image.getHeight(), image.getType());
        copy.createGraphics().drawImage(image, 0, 0, null);
        return copy;
    }

    /// Pixels that the wedge covers outside of the card beyond one edge.
    private static int beyond(BufferedImage with, BufferedImage without, int edge, int size, int thick) {
        int low = size / 2;
        int high = low + size;
        int count = 0;
        for (int y = 0; y < 2 * size; y++) {
            for (int x = 0; x < 2 * size; x++) {
                boolean outside = switch (edge) {
                    case 0 -> y < low - thick;
                    case 1 -> x >= high;
                    case 2 -> y >= high - thick;
                    default -> x < low;
                };
                count += outside && with.getRGB(x, y) != without.getRGB(x, y) ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void sidesDifferByTheirBadgeWithoutAnyColour() {
        for (TrayKind kind : KINDS) {
            for (boolean symbol : new boolean[] {false, true}) {
                double share = differing(sprite(kind, 0, 2, 40, symbol, false), sprite(kind, 1, 2, 40, symbol, false), 60);
                assertThat(share).as(kind.type()).isGreaterThan(0.008);
            }
        }
    }

    @Test
    void aTrayThatIsDoneIsDimmer() {
        for (TrayKind kind : KINDS) {
            assertThat(brightness(sprite(kind, 0, 0, 60, false, true)))
                    .isLessThan(0.8 * brightness(sprite(kind, 0, 0, 60, false, false)));
        }
    }

    @Test
    void aNewKindIsDrawnAsItsBranchWithItsLetter() {
        TrayKind mortar = new TrayKind("mortar", TrayKind.Branch.INFANTRY, false, "M");
        TrayKind other = new TrayKind("flamethrower", TrayKind.Branch.INFANTRY, false, "F");
        TrayKind rifle = TrayKinds.STANDARD.of("rifle");
        assertThat(differing(sprite(mortar, 0, 0, 60, false, false), sprite(rifle, 0, 0, 60, false, false), 40)).isPositive();
        assertThat(differing(sprite(mortar, 0, 0, 60, false, false), sprite(other, 0, 0, 60, false, false), 40)).isPositive();
        assertThat(TrayKinds.STANDARD.of("unheard").letter()).isEqualTo("U");
    }

    @Test
    void theSilhouetteOfAFlatSignTurnsExactlyWithItsFacing() {
        TrayKind blank = new TrayKind("blank", TrayKind.Branch.GUN, true, "");
        BufferedImage north = sprite(blank, 1, 0, 48, true, false).image();
        BufferedImage east = sprite(blank, 1, 1, 48, true, false).image();
        int side = north.getWidth();
        int solid = 0;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                boolean here = north.getRGB(x, y) >>> 24 > 220;
                boolean there = east.getRGB(side - 1 - y, x) >>> 24 > 220;
                assertThat(there).as(x + ", " + y).isEqualTo(here);
                solid += here ? 1 : 0;
            }
        }
        assertThat(solid).isGreaterThan(48 * 48);
    }

    @Test
    void figuresAreLitFromTheNorthWestWhicheverWayTheyFace() {
        for (TrayKind kind : KINDS) {
            for (int quarter = 0; quarter < 4; quarter++) {
                Sprite sprite = sprite(kind, 0, quarter, 60, false, false);
                assertThat(shadow(sprite, 1)).as(kind.type()).isGreaterThan(2 * shadow(sprite, -1));
            }
        }
    }

    /// Half-transparent dark pixels beyond the card, to the south-east or to the north-west.
    private static int shadow(Sprite sprite, int way) {
        BufferedImage image = sprite.image();
        int side = image.getWidth();
        int count = 0;
        for (int i = 0; i < side; i++) {
            for (int out = 0; out < sprite.pad() / 2; out++) {
                int at = way > 0 ? side - sprite.pad() + out : sprite.pad() - 1 - out;
                count += dark(image.getRGB(at, i)) + dark(image.getRGB(i, at));
            }
        }
        return count;
    }

    private static int dark(int argb) {
        int alpha = argb >>> 24;
        return alpha > 20 && alpha < 200 && (argb & 0xff) < 40 ? 1 : 0;
    }

    private static double differing(Sprite one, Sprite other, int threshold) {
        int count = 0;
        int side = one.image().getWidth();
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                count += Math.abs(grey(one.image().getRGB(x, y)) - grey(other.image().getRGB(x, y))) > threshold ? 1 : 0;
            }
        }
        return count / (double) (side * side);
    }

    /// Of the card, in the mean.
    private static double brightness(Sprite sprite) {
        int side = sprite.image().getWidth();
        double sum = 0;
        for (int y = sprite.pad(); y < side - sprite.pad(); y++) {
            for (int x = sprite.pad(); x < side - sprite.pad(); x++) {
                sum += grey(sprite.image().getRGB(x, y));
            }
        }
        int inner = side - 2 * sprite.pad();
        return sum / (inner * inner);
    }

    private static double grey(int argb) {
        return (argb >>> 24) / 255.0 * (0.3 * (argb >> 16 & 0xff) + 0.59 * (argb >> 8 & 0xff) + 0.11 * (argb & 0xff));
    }
}
