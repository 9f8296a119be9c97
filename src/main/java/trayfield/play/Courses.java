package trayfield.play;

import java.util.ArrayList;
import java.util.List;

/// The lines along which one game was played, each as it stood when it was left. The moments before a line goes off are
/// those of the other line: nothing is kept twice.
final class Courses {
    /// By line, the one it goes off.
    private final List<Integer> from = new ArrayList<>(List.of(0));
    /// By line, where it was left; of the one being played, where it was taken up.
    private final List<Game.Bookmark> left = new ArrayList<>();
    private int playing;

    Courses(Game.Bookmark start) {
        left.add(start);
    }

    int playing() {
        return playing;
    }

    int count() {
        return left.size();
    }

    int from(int course) {
        return from.get(course);
    }

    /// A new line goes off another one, and is played from now on.
    void begin(int parent, Game.Bookmark here, Game.Bookmark start) {
        left.set(playing, here);
        from.add(parent);
        left.add(start);
        playing = left.size() - 1;
    }

    /// Another line is played from now on; where it was left.
    Game.Bookmark follow(int course, Game.Bookmark here) {
        left.set(playing, here);
        playing = course;
        return left.get(course);
    }

    /// Where a line stands.
    Game.Bookmark head(int course, Game.Bookmark here) {
        return course == playing ? here : left.get(course);
    }

    Course describe(int course, Game.Bookmark here) {
        Moment head = head(course, here).now;
        return new Course(course, from.get(course), shared(head, head(from.get(course), here).now), head.number,
                head.after.turn());
    }

    /// Inputs that lead to both of two moments.
    static int shared(Moment one, Moment other) {
        Moment first = one.at(Math.min(one.number, other.number));
        Moment second = other.at(first.number);
        while (first != second) {
            first = first.before;
            second = second.before;
        }
        return first.number;
    }
}
