package trayfield.solo.trial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import trayfield.model.Event;
import trayfield.model.Muster;
import trayfield.model.Observation;
import trayfield.model.Square;
import trayfield.play.Seat;
import trayfield.play.Told;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;

/// What a game is remembered for beside its end: where trays stood and fell, and how lucky the dice were.
final class Diary {
    private final Muster muster;
    private final int faces;
    private final double[] luck = new double[2];
    private final List<SequencedMap<Square, Integer>> fell = List.of(new TreeMap<>(), new TreeMap<>());
    private final List<SequencedMap<Square, Integer>> stood = List.of(new TreeMap<>(), new TreeMap<>());
    private final Map<String, Square> at = new TreeMap<>();
    private Optional<String> first;
    private int round = 1;

    Diary(Contest contest, Seat referee) {
        this.muster = new Muster(contest.scenario());
        this.faces = switch (contest.table()) {
            case ModernTable modern -> modern.dieFaces().value();
            case AncientTable ancient -> ancient.dieFaces().value();
        };
        this.first = Optional.empty();
        for (int tray = 0; tray < muster.size(); tray++) {
            at.put(muster.id(tray), muster.placement(tray).at());
        }
        for (Told told : referee.told(0)) {
            told.events().forEach(this::write);
        }
        Observation end = referee.observation();
        count(end.turn() + 1);
        first = first.or(() -> contest.scenario().firstSide());
    }

    private void write(Event event) {
        switch (event) {
            case Event.WentFirst went -> first = first.or(() -> Optional.of(went.side()));
            case Event.TurnBegan began -> count(began.turn());
            case Event.Moved moved -> at.put(moved.tray(), moved.path().getLast());
            case Event.RanDown ran -> at.put(ran.tray(), ran.path().getLast());
            case Event.Advanced advanced -> at.put(advanced.tray(), advanced.to());
            case Event.Exited exited -> at.remove(exited.tray());
            case Event.Removed removed -> {
                fell.get(side(removed.tray())).merge(removed.at(), 1, Integer::sum);
                at.remove(removed.tray());
            }
            case Event.ShotFell shot -> cast(side(shot.tray()), shot.hit(), shot.hits().size());
            case Event.MissileFell fallen -> cast(side(fallen.tray()), fallen.hit(), fallen.hits().size());
            case Event.Fought fight -> {
                cast(side(fight.attacker()), fight.attackerFace(), fight.attackerPower().orElseThrow());
                cast(side(fight.defender()), fight.defenderFace(), fight.defenderPower().orElseThrow());
            }
            default -> {
            }
        }
    }

    private int side(String tray) {
        return muster.side(muster.tray(tray));
    }

    private void cast(int side, int face, int power) {
        cast(side, face <= power, Math.clamp(power, 0, faces));
    }

    private void cast(int side, boolean success, int of) {
        luck[side] += (success ? 1 : 0) - (double) of / faces;
    }

    /// Counts where everyone stands when a round has ended.
    private void count(int now) {
        if (now > round) {
            round = now;
            at.forEach((tray, square) -> stood.get(side(tray)).merge(square, 1, Integer::sum));
        }
    }

    Optional<String> first() {
        return first;
    }

    /// In hundredths, so that a row read back equals the row written.
    List<Double> luck() {
        return List.of(Math.round(luck[0] * 100) / 100.0, Math.round(luck[1] * 100) / 100.0);
    }

    List<SequencedMap<Square, Integer>> fell() {
        return fell;
    }

    List<SequencedMap<Square, Integer>> stood() {
        return stood;
    }
}
