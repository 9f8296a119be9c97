package trayfield.ui.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import trayfield.ui.board.Animation.Motion;

/// Animations in a row: the first one runs, the others wait.
final class Playback {
    private static final double NANOS = 1e6;

    private final Deque<Animation> waiting = new ArrayDeque<>();
    private Motion motion = Motion.NORMAL;
    private long last;
    private double elapsed;

    /// How far an animation has come: 0 before it starts, up to 1.
    record Scene(Animation animation, double progress) {
    }

    void setMotion(Motion motion) {
        this.motion = motion;
        if (motion.reduced()) {
            clear();
        }
    }

    void add(List<Animation> animations) {
        if (!motion.reduced()) {
            waiting.addAll(animations);
        }
    }

    void clear() {
        waiting.clear();
        elapsed = 0;
        last = 0;
    }

    boolean running() {
        return !waiting.isEmpty();
    }

    /// Lets time pass; true where something is to be drawn for it.
    boolean advance(long now) {
        if (waiting.isEmpty()) {
            last = 0;
            return false;
        }
        if (last != 0) {
            elapsed += (now - last) / NANOS * motion.speed();
        }
        last = now;
        while (!waiting.isEmpty() && elapsed >= waiting.peekFirst().length()) {
            elapsed -= waiting.removeFirst().length();
        }
        if (waiting.isEmpty()) {
            elapsed = 0;
        }
        return true;
    }

    /// The running animation and those that wait, in order.
    List<Scene> scenes() {
        List<Scene> scenes = new ArrayList<>(waiting.size());
        for (Animation animation : waiting) {
            scenes.add(new Scene(animation, scenes.isEmpty() ? Math.min(1, elapsed / animation.length()) : 0));
        }
        return scenes;
    }
}
