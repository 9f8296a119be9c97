package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Observation.TrayView;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Post;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.ui.board.tray.Crest;

class UnitsTest {
    private static final Board FELT = Board.of(6, 4, _ -> new Ground(0, Terrain.OPEN, false));
    private static final List<Side> SIDES = List.of(new Side("silver", "Silver", "#aab4c0"), new Side("gold", "Gold", "#d9a400"));

    private static Scenario scenario() {
        SequencedMap<String, List<Square>> camps = new LinkedHashMap<>();
        camps.put("silver", List.of(DemoBoard.at("A1")));
        camps.put("gold", List.of(DemoBoard.at("F4")));
        return new Scenario("few", "Few", "", "ancient", List.of(), FELT, SIDES, List.of(),
                List.of(unit("s1", "silver", "#c0392b", "A1", "B1"), unit("g1", "gold", "#2e6fc9", "C4"),
                        unit("s2", "silver", "#f2c81e", "C1")),
                new LinkedHashMap<>(), camps, List.of(), OptionalInt.empty(), new Scenario.AtLimit.Draw(), Optional.empty());
    }

    private static UnitPlan unit(String id, String side, String crest, String... squares) {
        List<Post> men = new ArrayList<>();
        for (String at : squares) {
            men.add(new Post(DemoBoard.at(at), Facing.N));
        }
        return new UnitPlan(id, side, id, crest, Optional.empty(), men);
    }

    @Test
    void menOfAScenarioStandInTheirUnits() {
        BoardPicture picture = BoardPicture.of(scenario());
        assertThat(picture.trays()).extracting(TrayView::id).containsExactly("s1.1", "s1.2", "g1.1", "s2.1");
        assertThat(picture.trays()).extracting(tray -> tray.unit().orElseThrow()).containsExactly("s1", "s1", "g1", "s2");
    }

    @Test
    void unitsAreNumberedWithinTheirSide() {
        BoardPicture picture = BoardPicture.of(scenario());
        assertThat(picture.crest(Optional.of("s2"))).contains(Crest.of("#f2c81e", 2));
        assertThat(picture.crest(Optional.of("g1"))).contains(Crest.of("#2e6fc9", 1));
        assertThat(picture.crest(Optional.of("nobody"))).isEmpty();
        assertThat(picture.crest(Optional.empty())).isEmpty();
    }

    @Test
    void aGhostWearsTheCrestOfItsUnit() {
        BoardPicture picture = BoardPicture.of(scenario());
        TrayView man = picture.trays().getFirst();
        Square to = DemoBoard.at("E2");
        BufferedImage crested = painted(picture, Highlight.Ghost.of(man, to, Facing.E, false));
        BufferedImage bare = painted(picture, new Highlight.Ghost(man.type(), man.side(), to, Facing.E, false));
        assertThat(differing(crested, bare)).isGreaterThan(30);
    }

    @Test
    void aCampFliesItsFlagOverWhoeverStandsOnIt() {
        BoardPicture picture = BoardPicture.of(scenario());
        BufferedImage camps = Pictures.ofCell(picture, 40);
        BufferedImage none = Pictures.ofCell(picture.withHeadquarters(new LinkedHashMap<>()), 40);
        int margin = (camps.getHeight() - 4 * 40) / 2;
        int x = margin + 28;
        int y = margin + 3 * 40 + 26;
        assertThat(camps.getRGB(x, y)).as("cloth over the man on A1").isNotEqualTo(none.getRGB(x, y));
    }

    private static BufferedImage painted(BoardPicture picture, Highlight ghost) {
        return Pictures.ofCell(picture.withHighlights(List.of(ghost)), 40);
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += one.getRGB(x, y) != other.getRGB(x, y) ? 1 : 0;
            }
        }
        return count;
    }
}
