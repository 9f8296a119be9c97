package trayfield.ui.board.ground;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import trayfield.ui.board.clay.Workshop;

/// The ground of a board as square pictures of some squares each, one set for each size of square, the least used
/// forgotten first. Where one is not ready yet, a small picture of the whole board stands in, enlarged.
public final class GroundTiles {
    /// Pixels kept, four bytes each.
    private static final long ROOM = 8_000_000;
    private static final int TILE = 360;
    private static final int OVERVIEW = 640;
    /// Squares around a changed one that may look different.
    private static final int REACH = 2;
    private static final Color FELT = new Color(0x3f6f3f);

    private final Workshop workshop;
    private final Shelf shelf = new Shelf();
    private final Map<Key, Tile> tiles = new LinkedHashMap<>(64, 0.75f, true);
    private final Set<Key> making = ConcurrentHashMap.newKeySet();
    private volatile Table table;
    private volatile int cell;
    private BufferedImage overview;
    private Table overviewOf;
    private long pixels;

    private record Key(int cell, int across, int down) {
    }

    private record Tile(BufferedImage image, Table of) {
    }

    public GroundTiles(Workshop workshop) {
        this.workshop = workshop;
    }

    /// Paints the part of the board that a view sees.
    ///
    /// @param size side of a square in pixels; `left`, `top`: the board's north-west corner
    public void paint(Graphics2D g, Table shown, int size, int left, int top, int width, int height) {
        if (table != null && !table.sameSize(shown)) {
            forget();
        }
        if (size != cell || !shown.equals(table)) {
            making.clear();
        }
        table = shown;
        cell = size;
        int side = squaresPerTile(size) * size;
        boolean complete = true;
        int lastAcross = (Math.min(width, left + shown.board().columns() * size) - 1 - left) / side;
        int lastDown = (Math.min(height, top + shown.board().rows() * size) - 1 - top) / side;
        for (int down = Math.max(0, -top / side); down <= lastDown; down++) {
            for (int across = Math.max(0, -left / side); across <= lastAcross; across++) {
                complete &= tile(g, new Key(size, across, down), left + across * side, top + down * side);
            }
        }
        if (complete && !shown.equals(overviewOf) && workshop.idle()) {
            workshop.make(() -> keepOverview(shown));
        }
    }

    private static int squaresPerTile(int size) {
        return Math.max(1, TILE / size);
    }

    private boolean tile(Graphics2D g, Key key, int x, int y) {
        Tile tile = find(key);
        if (tile == null || !current(key, tile)) {
            ask(key);
            Tile made = find(key);
            tile = made != null ? made : tile;
        }
        if (tile == null) {
            standIn(g, key, x, y);
            return false;
        }
        // Tiles hide all that is under them: copying is much faster than mixing.
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.Src);
        g.drawImage(tile.image(), x, y, null);
        g.setComposite(before);
        return current(key, tile);
    }

    private boolean current(Key key, Tile tile) {
        Table now = table;
        if (tile.of() == now) {
            return true;
        }
        int squares = squaresPerTile(key.cell());
        int north = now.board().rows() - 1 - key.down() * squares;
        int west = key.across() * squares;
        return now.sameAround(tile.of(), west - REACH, north - squares + 1 - REACH, west + squares - 1 + REACH,
                north + REACH);
    }

    private void ask(Key key) {
        if (making.add(key)) {
            workshop.make(() -> {
                if (making.contains(key) && key.cell() == cell) {
                    Table now = table;
                    keep(key, new Tile(paintTile(now, key), now));
                }
                making.remove(key);
            });
        }
    }

    private BufferedImage paintTile(Table table, Key key) {
        int squares = squaresPerTile(key.cell());
        int west = key.across() * squares;
        int north = key.down() * squares;
        return GroundPainter.paint(table, shelf, key.cell(), west, north,
                Math.min(squares, table.board().columns() - west), Math.min(squares, table.board().rows() - north));
    }

    private void standIn(Graphics2D g, Key key, int x, int y) {
        int squares = squaresPerTile(key.cell());
        int columns = Math.min(squares, table.board().columns() - key.across() * squares);
        int rows = Math.min(squares, table.board().rows() - key.down() * squares);
        BufferedImage whole = overview();
        if (whole == null) {
            g.setColor(FELT);
            g.fillRect(x, y, columns * key.cell(), rows * key.cell());
            return;
        }
        double scale = (double) whole.getWidth() / table.board().columns();
        int fromX = (int) (key.across() * squares * scale);
        int fromY = (int) (key.down() * squares * scale);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
        g.drawImage(whole, x, y, x + columns * key.cell(), y + rows * key.cell(), fromX, fromY,
                (int) (fromX + columns * scale), (int) (fromY + rows * scale), null);
    }

    private void keepOverview(Table of) {
        int size = Math.clamp(OVERVIEW / Math.max(of.board().columns(), of.board().rows()), 3, 40);
        BufferedImage whole = GroundPainter.paint(of, new Shelf(), size, 0, 0, of.board().columns(), of.board().rows());
        synchronized (this) {
            overview = whole;
            overviewOf = of;
        }
    }

    private synchronized BufferedImage overview() {
        return overview;
    }

    private synchronized void forget() {
        tiles.clear();
        pixels = 0;
        overview = null;
        overviewOf = null;
    }

    private synchronized Tile find(Key key) {
        return tiles.get(key);
    }

    private synchronized void keep(Key key, Tile tile) {
        Tile before = tiles.put(key, tile);
        pixels += room(tile) - (before == null ? 0 : room(before));
        var oldest = tiles.entrySet().iterator();
        while (pixels > ROOM && tiles.size() > 1) {
            pixels -= room(oldest.next().getValue());
            oldest.remove();
        }
    }

    private static long room(Tile tile) {
        return (long) tile.image().getWidth() * tile.image().getHeight();
    }
}
