package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Event;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.model.Side;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.ui.play.state.DiceShow.Die;

/// The dice of missiles before they fall, in the order in which they are asked for: by side, unit and man. A side knows
/// its own throwers and their targets; of the other's only how many there are, for that much the number of dice tells.
final class VolleyDue {
    private final Seat seat;
    private final Talk talk;
    private final List<Event.Declared> declared = new ArrayList<>();

    VolleyDue(Seat seat, Talk talk) {
        this.seat = seat;
        this.talk = talk;
        read();
    }

    /// Back to where this sequence began; there may be as many inputs as units were declared.
    private void read() {
        for (Told told : seat.latest()) {
            for (Event event : told.events().reversed()) {
                if (event instanceof Event.SequenceBegan) {
                    return;
                }
                if (event instanceof Event.Declared one) {
                    declared.add(one);
                }
            }
        }
    }

    List<Die> dice(int count) {
        int known = declared.stream().mapToInt(one -> one.aims().size()).sum();
        List<Die> dice = new ArrayList<>();
        for (Side side : seat.scenario().sides()) {
            boolean told = seat.viewer().isEmpty() || seat.viewer().get().equals(side.id());
            if (told) {
                own(side.id(), dice);
            } else {
                for (int i = 1; i <= count - known; i++) {
                    dice.add(die(side.id(), talk.say("dice.missile", side.name(), i), ""));
                }
            }
        }
        return dice;
    }

    private void own(String side, List<Die> into) {
        List<String> order = seat.observation().trays().stream().map(TrayView::id).toList();
        List<Thrower> throwers = new ArrayList<>();
        for (Event.Declared one : declared) {
            if (one.side().equals(side)) {
                one.aims().forEach(aim -> throwers.add(new Thrower(one.unit(), aim)));
            }
        }
        throwers.sort(Comparator.comparingInt(thrower -> order.indexOf(thrower.aim().man())));
        for (Thrower thrower : throwers) {
            String need = talk.idiom().missile(seat, thrower.aim()).map(talk::missile).orElse("");
            into.add(die(side, talk.words().tray(thrower.aim().man()), need));
        }
    }

    private static Die die(String side, String who, String need) {
        return new Die(side, who, need, OptionalInt.empty(), Optional.empty());
    }

    private record Thrower(String unit, Order.Aim aim) {
    }
}
