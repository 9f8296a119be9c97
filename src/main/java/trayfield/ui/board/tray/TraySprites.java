package trayfield.ui.board.tray;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import trayfield.ui.board.clay.Workshop;

/// The pictures of trays made so far, the oldest forgotten first when they take too much room. While a figure is being
/// made, what is there of it stands in: in another size, in the nearest facing, as it looked before its turn was over, or at
/// least its sign.
public final class TraySprites {
    /// Pixels kept, four bytes each.
    private static final long ROOM = 6_000_000;

    private final Workshop workshop;
    private final Map<Card, Sprite> made = new LinkedHashMap<>(256, 0.75f, true);
    /// The last picture of each card whatever its size, under the card of size 1.
    private final Map<Card, Card> latest = new HashMap<>();
    private final Set<Card> making = ConcurrentHashMap.newKeySet();
    private long pixels;

    public TraySprites(Workshop workshop) {
        this.workshop = workshop;
    }

    /// The picture of this card, or its sign until the figure is ready.
    public Sprite of(Card card) {
        Sprite sprite = find(card);
        if (sprite != null) {
            return sprite;
        }
        if (card.symbol()) {
            return keep(card, SymbolPainter.paint(card));
        }
        if (making.add(card)) {
            workshop.make(() -> {
                if (making.contains(card)) {
                    keep(card, FigurePainter.paint(card));
                    making.remove(card);
                }
            });
        }
        Sprite figure = find(card);
        return figure != null ? figure : standIn(card);
    }

    private Sprite standIn(Card card) {
        Sprite like = resized(card, card);
        if (like == null) {
            int quarter = (int) Math.round(card.heading() / (double) Card.QUARTER) * Card.QUARTER;
            like = resized(card.turned(quarter), card);
        }
        if (like == null && card.done()) {
            like = resized(card.fresh(), card);
        }
        return like != null ? like : of(card.asSymbol());
    }

    private synchronized Sprite resized(Card like, Card wanted) {
        Card other = latest.get(like.ofSize(1));
        Sprite sprite = other == null ? null : made.get(other);
        return sprite == null ? null : sprite.scaled((double) wanted.size() / other.size());
    }

    /// Drops what waits to be made: it is no longer looked at.
    public void forgetWaiting() {
        making.clear();
    }

    private synchronized Sprite find(Card card) {
        return made.get(card);
    }

    private synchronized Sprite keep(Card card, Sprite sprite) {
        made.put(card, sprite);
        latest.put(card.ofSize(1), card);
        pixels += room(sprite);
        var oldest = made.entrySet().iterator();
        while (pixels > ROOM && made.size() > 1) {
            pixels -= room(oldest.next().getValue());
            oldest.remove();
        }
        return sprite;
    }

    private static long room(Sprite sprite) {
        return (long) sprite.image().getWidth() * sprite.image().getHeight();
    }
}
