package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Event;
import trayfield.model.MeleeOutcome;
import trayfield.model.RuleRef;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Side;
import trayfield.play.Seat;

/// How a game ended: who won and why, what each side lost, and what it did.
///
/// @param winner  the side that won; none: a draw
/// @param verdict the last sentence of the report
public record Closing(Optional<String> winner, String verdict, Optional<RuleRef> rule, int turns, List<Account> sides) {

    /// One side's game in numbers.
    ///
    /// @param lost   trays lost by type, in the order in which they fell
    /// @param exited trays that left over an edge
    /// @param wins   melees that it alone came out of
    public record Account(String side, SequencedMap<String, Integer> lost, int losses, int exited, int shots, int hits,
            int melees, int wins, int runDowns) {
    }

    static Optional<Closing> of(Seat seat, Talk talk) {
        return seat.observation().result().map(result -> {
            List<Event> events = seat.told(0).stream().flatMap(told -> told.events().stream()).toList();
            Optional<Event> last = events.stream().filter(Event.GameOver.class::isInstance).findFirst();
            List<Account> accounts = new ArrayList<>();
            for (Side side : seat.scenario().sides()) {
                accounts.add(new Tally(seat.at(0).observation(), side.id()).of(events, seat));
            }
            return new Closing(result.winner(), last.map(talk.words()::event).orElse(""), last.map(Event::rule),
                    seat.observation().turn(), accounts);
        });
    }

    /// Counts the events of one side.
    private static final class Tally {
        private final Observation start;
        private final String side;
        private final SequencedMap<String, Integer> lost = new LinkedHashMap<>();
        private int shots;
        private int hits;
        private int melees;
        private int wins;
        private int runDowns;

        Tally(Observation start, String side) {
            this.start = start;
            this.side = side;
        }

        Account of(List<Event> events, Seat seat) {
            events.forEach(this::count);
            return new Account(side, lost, seat.observation().lost().getOrDefault(side, 0),
                    seat.observation().exited().getOrDefault(side, 0), shots, hits, melees, wins, runDowns);
        }

        private void count(Event event) {
            switch (event) {
                case Event.Removed removed when owns(removed.tray()) -> lost.merge(type(removed.tray()), 1, Integer::sum);
                case Event.ShotFell shot when owns(shot.tray()) -> {
                    shots++;
                    hits += shot.hit() ? 1 : 0;
                }
                case Event.MissileFell shot when owns(shot.tray()) -> {
                    shots++;
                    hits += shot.hit() ? 1 : 0;
                }
                case Event.Overwhelmed fight -> {
                    melees++;
                    wins += owns(fight.defender()) ? 0 : 1;
                }
                case Event.RanDown ran when owns(ran.tray()) -> runDowns++;
                case Event.Fought fight when fight.outcome() != MeleeOutcome.STALEMATE -> {
                    melees++;
                    boolean won = fight.outcome() == MeleeOutcome.ATTACKER_ALONE && owns(fight.attacker())
                            || fight.outcome() == MeleeOutcome.DEFENDER_ALONE && owns(fight.defender());
                    wins += won ? 1 : 0;
                }
                default -> {
                }
            }
        }

        private boolean owns(String tray) {
            return start.tray(tray).filter(placed -> placed.side().equals(side)).isPresent();
        }

        private String type(String tray) {
            return start.tray(tray).map(TrayView::type).orElse(tray);
        }
    }
}
