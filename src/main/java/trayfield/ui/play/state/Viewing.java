package trayfield.ui.play.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trayfield.model.Event;
import trayfield.model.Observation;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.play.Undo;

/// Whose seat the screen shows, when it changes hands, and what each side had seen when it last left the screen.
final class Viewing {
    private final Game game;
    private final Staff staff;
    private final boolean secrets;
    private final Map<String, Integer> left = new HashMap<>();
    private boolean handing;

    Viewing(Game game, Undo.Players players, Staff staff) {
        this.game = game;
        this.staff = staff;
        this.secrets = Idiom.of(game.table()).secrets();
        // A side taken from a commander had secrets too.
        this.handing = secrets && (players == Undo.Players.TWO || !staff.isEmpty());
    }

    /// True where the sides keep something from each other: then the hand-over cannot be left out.
    boolean secrets() {
        return secrets;
    }

    boolean handing() {
        return handing;
    }

    /// For games without secrets the players choose.
    void hand(boolean over) {
        handing = over;
    }

    /// Against a commander the one person keeps his seat, and he who watches commanders that of the side he led last, else
    /// the referee's. Else the seat of the side to move. While it is nobody's turn, in a game with secrets, of the side that had the screen
    /// last, else of the referee; once the game is over of the referee, who opens everything.
    Seat seat(Optional<Seat> last) {
        Seat referee = game.referee();
        Observation all = referee.observation();
        if (all.result().isPresent()) {
            return referee;
        }
        List<String> people = staff.people();
        if (people.size() < 2) {
            return people.stream().findFirst().or(() -> last.flatMap(Seat::viewer)).map(game::seat).orElse(referee);
        }
        Optional<String> side = all.side();
        if (secrets && side.isEmpty()) {
            side = last.flatMap(Seat::viewer).or(() -> Optional.of(game.scenario().sides().getFirst().id()));
        }
        return side.map(game::seat).orElse(referee);
    }

    /// What has to be said before the screen shows another seat than it did; empty where it may show it at once.
    Optional<Handover> between(Optional<Seat> before, Seat next) {
        boolean same = before.isPresent() && before.get().viewer().equals(next.viewer());
        boolean opens = secrets && before.isPresent();
        // One person alone needs not be told to come, nor that the game is over.
        boolean alone = staff.people().size() < 2 && (before.isEmpty() || next.viewer().isEmpty());
        return !handing || alone || same || next.viewer().isEmpty() && !opens ? Optional.empty()
                : Optional.of(new Handover(next.viewer(), next.observation().phase()));
    }

    /// A side left the screen when this was the last it had seen.
    void leave(Seat seat) {
        seat.viewer().ifPresent(side -> left.put(side, seat.number()));
    }

    /// How many inputs a seat's side had been told of when it last left the screen; of a game just loaded, when it last
    /// ended its turn.
    int seen(Seat seat) {
        return seat.viewer().map(left::get).map(number -> Math.min(number, seat.number()))
                .orElseGet(() -> turnEnded(seat));
    }

    private static int turnEnded(Seat seat) {
        for (Told past : seat.latest()) {
            for (Event event : past.events()) {
                if (event instanceof Event.TurnEnded ended && seat.viewer().filter(ended.side()::equals).isPresent()) {
                    return past.number();
                }
            }
        }
        return 0;
    }
}
