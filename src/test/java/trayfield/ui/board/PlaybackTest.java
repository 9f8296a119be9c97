package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.ui.board.Animation.Motion;

class PlaybackTest {
    private static final long MILLIS = 1_000_000;
    private static final Animation TURN = new Animation.Turn("r1", Facing.N, Facing.E);
    private static final Animation FLASH = new Animation.Attention(DemoBoard.at("A1"));

    @Test
    void oneRunsAfterTheOther() {
        Playback playback = new Playback();
        playback.add(List.of(TURN, FLASH));
        playback.advance(1);
        playback.advance(1 + TURN.length() / 2 * MILLIS);
        assertThat(playback.scenes().getFirst().progress()).isBetween(0.4, 0.6);
        assertThat(playback.scenes().get(1).progress()).isZero();
        playback.advance(1 + (TURN.length() + FLASH.length() / 2) * MILLIS);
        assertThat(playback.scenes()).hasSize(1);
        assertThat(playback.scenes().getFirst().animation()).isEqualTo(FLASH);
        playback.advance(1 + 2L * (TURN.length() + FLASH.length()) * MILLIS);
        assertThat(playback.running()).isFalse();
    }

    @Test
    void aTrayThatWaitsForItsMoveIsAway() {
        Playback playback = new Playback();
        playback.add(List.of(FLASH, TURN));
        assertThat(ScenePainter.away(playback.scenes())).containsExactly("r1");
    }

    @Test
    void thoseTogetherBeginAtOnceAndTheNextWaitsForTheLongest() {
        Playback playback = new Playback();
        playback.add(List.of(new Animation.Together(List.of(TURN, FLASH)), TURN));
        playback.advance(1);
        playback.advance(1 + (TURN.length() + 20) * MILLIS);
        assertThat(playback.scenes()).extracting(Playback.Scene::running).containsExactly(false, true, false);
        assertThat(playback.scenes()).extracting(Playback.Scene::progress).startsWith(1.0).endsWith(0.0);
        playback.advance(1 + (FLASH.length() + 20) * MILLIS);
        assertThat(playback.scenes()).extracting(Playback.Scene::running).containsExactly(true);
    }

    @Test
    void speedShortensAndReducedMotionSkips() {
        Playback playback = new Playback();
        playback.setMotion(new Motion(4, false));
        playback.add(List.of(TURN));
        playback.advance(1);
        playback.advance(1 + TURN.length() / 3 * MILLIS);
        assertThat(playback.running()).isFalse();
        playback.setMotion(new Motion(1, true));
        playback.add(List.of(TURN));
        assertThat(playback.running()).isFalse();
    }

    @Test
    void cuttingShortDropsAll() {
        Playback playback = new Playback();
        playback.add(List.of(TURN, FLASH));
        playback.clear();
        assertThat(playback.running()).isFalse();
        assertThat(playback.advance(5)).isFalse();
    }
}
