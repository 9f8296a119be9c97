package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceSourceTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10})
    void seededFacesAreEquallyLikely(int faces) {
        int rolls = 120_000;
        int[] counts = new int[faces + 1];
        int[] pairs = new int[faces * faces];
        int before = 0;
        DiceSource dice = new DiceSource.Seeded(1967);
        for (int die = 0; die < rolls; die++) {
            int face = dice.face(die, faces);
            counts[face]++;
            pairs[before * faces + face - 1]++;
            before = face - 1;
        }
        assertThat(counts[0]).isZero();
        // Five standard deviations.
        assertThat(IntStream.rangeClosed(1, faces).map(face -> counts[face]))
                .allSatisfy(count -> near(count, (double) rolls / faces));
        assertThat(IntStream.of(pairs)).allSatisfy(count -> near(count, (double) rolls / faces / faces));
    }

    private static void near(int count, double expected) {
        assertThat((double) count).isBetween(expected - 5 * Math.sqrt(expected), expected + 5 * Math.sqrt(expected));
    }

    @Test
    void firstDiceOfNeighbouringSeedsAreEquallyLikelyToo() {
        int[] counts = new int[7];
        for (int seed = 0; seed < 60_000; seed++) {
            counts[new DiceSource.Seeded(seed).face(0, 6)]++;
        }
        assertThat(IntStream.rangeClosed(1, 6).map(face -> counts[face])).allSatisfy(count -> near(count, 10_000));
    }

    @Test
    void theSameSeedGivesTheSameFacesOnEveryMachine() {
        assertThat(faces(new DiceSource.Seeded(7), 20)).isEqualTo(faces(new DiceSource.Seeded(7), 20))
                .containsExactly(2, 2, 3, 6, 6, 1, 1, 1, 3, 5, 5, 6, 5, 5, 2, 2, 1, 4, 1, 1);
        assertThat(faces(new DiceSource.Seeded(8), 20)).isNotEqualTo(faces(new DiceSource.Seeded(7), 20));
    }

    @Test
    void scriptedFacesComeInOrderAndEndLoudly() {
        DiceSource scripted = new DiceSource.Scripted(List.of(3, 5));
        assertThat(faces(scripted, 2)).containsExactly(3, 5);
        assertThatThrownBy(() -> scripted.face(2, 6)).isInstanceOf(IllegalStateException.class);
    }

    private static List<Integer> faces(DiceSource dice, int count) {
        return IntStream.range(0, count).mapToObj(die -> dice.face(die, 6)).toList();
    }
}
