package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import trayfield.play.Seat;
import trayfield.play.Told;

/// What happened while the side at the screen could not act, to be shown again: because another had the screen, or a
/// commander was at it.
final class News {
    private final Replay replay = new Replay();
    /// Inputs that the side had been told of when it last could act; `until` when it could again.
    private int since;
    private int until;

    News(int since, int until) {
        reset(since, until);
    }

    void reset(int from, int to) {
        since = from;
        until = to;
    }

    void until(int number) {
        until = number;
    }

    /// The one who left the screen has taken it again, and nothing was shown to him meanwhile.
    boolean reaches(int number) {
        return since < until && since < number;
    }

    int since() {
        return since;
    }

    private List<Told> of(Seat live) {
        return live.told(Math.min(since, live.number())).stream()
                .filter(told -> told.number() <= until && told.events().stream().anyMatch(Motions::shows)).toList();
    }

    int count(Seat live) {
        return Replay.spans(of(live)).size();
    }

    void start(Seat live) {
        replay.start(Replay.spans(of(live)));
    }

    void stop() {
        replay.stop();
    }

    boolean replaying() {
        return replay.running();
    }

    Optional<Replay.Span> next() {
        return replay.next();
    }
}
