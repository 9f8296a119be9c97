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
    ///
    /// @param running false while it waits, and once it has come to its end beside others that are longer
    record Scene(Animation animation, double progress, boolean running) {
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

    /// The running animation and those that wait, in order; of those that run together each by itself.
    List<Scene> scenes() {
        List<Scene> scenes = new ArrayList<>(waiting.size());
        for (Animation animation : waiting) {
            boolean first = animation == waiting.peekFirst();
            add(animation, first ? elapsed : 0, first, scenes);
        }
        return scenes;
    }

    private static void add(Animation animation, double passed, boolean first, List<Scene> into) {
        if (animation instanceof Animation.Together(var parts)) {
            parts.forEach(part -> add(part, passed, first, into));
        } else {
            into.add(new Scene(animation, Math.min(1, passed / animation.length()), first && passed < animation.length()));
        }
    }
}
