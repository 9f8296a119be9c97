package trayfield.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.IntUnaryOperator;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.HouseRule;
import trayfield.model.Mark;
import trayfield.model.Muster;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Observation.UnitView;
import trayfield.model.Pending;
import trayfield.model.Position;
import trayfield.model.Result;

/// Builds observations by copying in what a viewer may know. Where trays stand, what they have done, losses and the
/// phase are public in both games; a rule book adds its units and whatever else its viewer may see.
public final class Observer {
    private final String rules;
    private final Muster muster;
    private final String ground;

    public Observer(String rules, Muster muster, List<HouseRule> houseRules) {
        this.rules = rules;
        this.muster = muster;
        this.ground = groundText(rules, muster.board(), houseRules);
    }

    /// The observation of one viewer.
    ///
    /// @param units    as the viewer may see them
    /// @param declared likewise
    /// @param hidden   text of all else that the viewer may know and that the fingerprint must tell apart
    public Observation of(Position position, Optional<String> viewer, List<UnitView> units, List<String> declared,
            String hidden) {
        List<TrayView> trays = trays(position);
        Optional<String> side = position.side() < 0 ? Optional.empty() : Optional.of(muster.sideId(position.side()));
        StringBuilder text = new StringBuilder(ground);
        text.append("\nviewer ").append(viewer.orElse("-")).append("\nturn ").append(position.turn()).append(" side ")
                .append(position.side()).append(" first ").append(position.firstSide()).append(' ')
                .append(position.phase().word).append("\npending ").append(position.pending().map(Observer::text).orElse("-"))
                .append("\nresult ").append(position.result().map(Observer::text).orElse("-"));
        trays.forEach(tray -> text.append('\n').append(text(tray)));
        units.forEach(unit -> text.append('\n').append(text(unit)));
        text.append(gone(position)).append("\ndeclared ").append(String.join(" ", declared)).append('\n').append(hidden);
        return new Observation(viewer, rules, position.turn(), side, position.phase(), position.pending(), trays,
                List.copyOf(units), List.copyOf(declared), bySide(position::losses), bySide(position::exits),
                position.result(), Fingerprint.of(text.toString()));
    }

    /// The fingerprint is of this text and of nothing that a later version might print otherwise: saves hold it.
    private static String groundText(String rules, Board board, List<HouseRule> houseRules) {
        StringBuilder text = new StringBuilder(rules);
        houseRules.forEach(rule -> text.append(' ').append(rule.name()).append('=').append(rule.value()));
        text.append('\n').append(board.columns()).append('x').append(board.rows()).append(' ');
        for (int i = 0; i < board.size(); i++) {
            Ground ground = board.ground(i);
            text.append(ground.terrain().symbol).append(ground.height()).append(ground.road() ? "=" : "");
        }
        return text.toString();
    }

    private static String text(TrayView tray) {
        StringBuilder text = new StringBuilder(tray.id()).append(' ').append(tray.side()).append(' ').append(tray.type())
                .append(' ').append(tray.at().name()).append(' ').append(tray.facing());
        tray.done().forEach(mark -> text.append(' ').append(mark.word));
        return text.toString();
    }

    private static String text(UnitView unit) {
        return unit.id() + " " + unit.unitClass().orElse("?") + (unit.thrown() ? " thrown" : "");
    }

    private static String text(Pending pending) {
        return switch (pending) {
            case Pending.Dice(int count, Pending.Purpose purpose) -> count + " " + purpose.word;
            case Pending.Choice(String tray, List<Pending.Answer> _) -> "choice " + tray;
        };
    }

    private static String text(Result result) {
        return result.winner().orElse("draw") + " " + result.reason().word;
    }

    private List<TrayView> trays(Position position) {
        List<TrayView> views = new ArrayList<>(muster.size());
        for (int tray = 0; tray < muster.size(); tray++) {
            if (position.onBoard(tray)) {
                views.add(view(position, tray));
            }
        }
        return List.copyOf(views);
    }

    private TrayView view(Position position, int tray) {
        int unit = muster.unitOf(tray);
        List<Mark> done = new ArrayList<>(3);
        for (Mark mark : Mark.values()) {
            if (position.has(tray, mark)) {
                done.add(mark);
            }
        }
        return new TrayView(muster.id(tray), muster.sideId(muster.side(tray)), muster.type(tray),
                unit < 0 ? Optional.empty() : Optional.of(muster.scenario().units().get(unit).id()),
                muster.board().square(position.square(tray)), position.facing(tray), List.copyOf(done));
    }

    private SequencedMap<String, Integer> bySide(IntUnaryOperator count) {
        SequencedMap<String, Integer> map = new LinkedHashMap<>();
        for (int side = 0; side < 2; side++) {
            map.put(muster.sideId(side), count.applyAsInt(side));
        }
        return map;
    }

    /// Who is gone and how: two positions that differ in it alone may end differently.
    private String gone(Position position) {
        StringBuilder gone = new StringBuilder();
        for (int tray = 0; tray < muster.size(); tray++) {
            if (position.lost(tray)) {
                gone.append('\n').append(muster.id(tray)).append(" lost");
            }
            if (position.exit(tray).isPresent()) {
                gone.append('\n').append(muster.id(tray)).append(" over ").append(position.exit(tray).get());
            }
        }
        return gone.toString();
    }
}
