package trayfield.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Observation.TrayView;
import trayfield.ui.board.tray.Card;
import trayfield.ui.board.tray.Sprite;
import trayfield.ui.board.tray.TrayKind;
import trayfield.ui.board.tray.TrayKind.Branch;
import trayfield.ui.board.tray.TraySprites;
import trayfield.ui.board.tray.TrayState;
import trayfield.ui.board.tray.TrayState.Activity;

/// Puts the trays of a picture in their places, with what is to be told of each.
final class TrayPainter {
    /// Squares smaller than this have no room for figures, in pixels.
    private static final int FIGURES_FROM = 22;
    /// One large man a square is still told from another in smaller ones.
    private static final int WARRIORS_FROM = 16;
    /// How far a tray in hand is lifted, as a part of its size.
    private static final double LIFT = 0.06;

    /// What stands further south hides what is behind it; a tray in hand is over its neighbours.
    private static final Comparator<Slots.Placed> BACK_FIRST = Comparator
            .comparingInt((Slots.Placed placed) -> -placed.tray().at().row()).thenComparingDouble(Slots.Placed::y);

    private final TraySprites sprites;

    TrayPainter(TraySprites sprites) {
        this.sprites = sprites;
    }

    void forgetWaiting() {
        sprites.forgetWaiting();
    }

    /// Every tray but those that are on the move.
    void paint(Graphics2D g, Camera camera, BoardPicture picture, Set<String> away) {
        Slots.of(picture.trays(), picture.kinds()).all().stream()
                .filter(placed -> camera.sees(placed.tray().at()) && !away.contains(placed.tray().id()))
                .sorted(BACK_FIRST)
                .forEach(placed -> standing(g, camera, picture, placed));
    }

    private void standing(Graphics2D g, Camera camera, BoardPicture picture, Slots.Placed placed) {
        TrayView tray = placed.tray();
        TrayState state = picture.state(tray.id());
        int size = size(camera, placed.size());
        int x = camera.x(tray.at().column()) + (int) Math.round(placed.x() * camera.cell());
        int y = camera.y(tray.at().row()) + (int) Math.round(placed.y() * camera.cell());
        Card card = card(picture, tray.type(), tray.side(), tray.unit(), tray.facing().ordinal() * Card.QUARTER, size, camera,
                state.activity() == Activity.DONE);
        int lift = state.selected() ? (int) Math.ceil(size * LIFT) : 0;
        if (state.selected()) {
            StateMarks.lifted(g, x, y, size, lift, picture.look().palette());
        }
        sprites.of(card).draw(g, x - lift, y - lift);
        StateMarks.paint(g, x - lift, y - lift, size, state, picture.look().palette());
    }

    static int size(Camera camera, double part) {
        return Math.max(3, (int) Math.round(part * camera.cell()));
    }

    Card card(BoardPicture picture, String type, String side, Optional<String> unit, int heading, int size, Camera camera,
            boolean done) {
        int index = picture.sideIndex(side);
        Color colour = picture.look().palette().side(picture.sides(), index);
        TrayKind kind = picture.kinds().of(type);
        int least = kind.branch() == Branch.WARRIOR ? WARRIORS_FROM : FIGURES_FROM;
        boolean symbol = picture.look().style() == Look.Style.SYMBOLS || camera.cell() < least;
        return new Card(kind, colour, index, heading, size, symbol, done, picture.crest(unit));
    }

    Sprite sprite(Card card) {
        return sprites.of(card);
    }
}
