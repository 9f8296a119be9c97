package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// What stands on a square, in words: for the line of hints and for screen readers.
public final class SquareTalk {
    private final Talk talk;
    private final Snapshot snapshot;

    public SquareTalk(Talk talk, Snapshot snapshot) {
        this.talk = talk;
        this.snapshot = snapshot;
    }

    /// "D4, road, height 1. Rifle r1 of Red faces north, has moved. 2 of 3 squares."
    public String of(Square square) {
        List<String> parts = new ArrayList<>();
        parts.add(talk.say("square", square.name(), ground(square)));
        snapshot.seen().on(square).forEach(tray -> parts.add(tray(tray)));
        return String.join(" ", parts);
    }

    /// "trees, height 2".
    public String ground(Square square) {
        Ground ground = talk.scenario().board().ground(square);
        List<String> parts = new ArrayList<>();
        if (ground.bridge()) {
            parts.add(talk.say("ground.bridge"));
        } else if (ground.road()) {
            parts.add(talk.say("ground.road"));
        }
        if (!ground.bridge() && (ground.terrain() != Terrain.OPEN || !ground.road())) {
            parts.add(talk.say("ground." + ground.terrain().name()));
        }
        if (ground.height() > 0) {
            parts.add(talk.say("ground.height", ground.height()));
        }
        talk.scenario().headquarters().forEach((side, squares) -> {
            if (squares.contains(square)) {
                parts.add(talk.say("ground.headquarters", talk.side(side)));
            }
        });
        return String.join(", ", parts);
    }

    /// "Rifle r1 of Red faces north, has moved and fired."
    public String tray(TrayView tray) {
        String facts = talk.say("tray.stands", talk.tray(tray), talk.side(tray.side()), talk.facing(tray.facing()));
        return tray.done().isEmpty() ? talk.say("sentence", facts)
                : talk.say("tray.done", facts, done(tray));
    }

    /// "moved, fired".
    public String done(TrayView tray) {
        return String.join(", ", tray.done().stream().map(this::mark).toList());
    }

    private String mark(Mark mark) {
        return talk.say("mark." + mark.word);
    }
}
