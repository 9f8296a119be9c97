package trayfield.ui.board.ground;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Predicate;
import trayfield.model.Ground;
import trayfield.model.Terrain;
import trayfield.ui.board.ground.Outline.Cut;

/// Paints a rectangle of squares of a table, layer by layer as one would build it: felt, hills, cards, tape, the ink of
/// the grid, and what stands upright.
final class GroundPainter {
    private static final Cut HILL = new Cut(0.055, 0.30, true);
    private static final Cut CARD = new Cut(0.04, 0.16, true);
    private static final Cut BANK = new Cut(0, 0.16, false);
    private static final Cut KERB = new Cut(0, 0.13, false);
    private static final Cut MARSH = new Cut(0.07, 0.32, true);
    private static final double HILL_STEP = 0.12;
    /// The south wall of a hill step, as it is seen from above.
    private static final double WALL = 0.07;
    private static final double CARD_STEP = 0.018;
    private static final double TAPE_STEP = 0.010;

    private final Table table;
    private final Shelf shelf;
    private final int west;
    private final int north;
    private final int columns;
    private final int rows;
    private final Patch patch;
    private final Paper paper;

    private GroundPainter(Table table, Shelf shelf, int cell, int west, int north, int columns, int rows) {
        this.table = table;
        this.shelf = shelf;
        this.west = west;
        this.north = north;
        this.columns = columns;
        this.rows = rows;
        this.patch = new Patch(table.board(), west, north, columns, rows);
        this.paper = new Paper(cell, west, north, columns, rows);
    }

    /// @param cell side of a square in pixels
    /// @param west first column from the west; `north`: first row, counted from the north
    static BufferedImage paint(Table table, Shelf shelf, int cell, int west, int north, int columns, int rows) {
        return new GroundPainter(table, shelf, cell, west, north, columns, rows).paint();
    }

    private BufferedImage paint() {
        paper.fill(Textures::felt);
        hills();
        paper.soak(patch.squares(ground -> ground.terrain() == Terrain.SWAMP, MARSH), 0.035, 0.92, Textures::swamp);
        paper.lay(patch.squares(ground -> ground.terrain() == Terrain.TREES, CARD), CARD_STEP, 0.35, Textures::woodFloor);
        paper.lay(patch.squares(ground -> ground.terrain() == Terrain.TOWN, CARD), CARD_STEP, 0.45, Textures::townCard);
        water();
        Path2D roads = patch.tape(Ground::road, KERB);
        paper.lay(roads, TAPE_STEP, 0.4, Textures::road);
        seams(Ground::road);
        slopes(roads);
        bridges();
        grid();
        models();
        return paper.trimmed();
    }

    private void hills() {
        for (int step = 1; step <= Ground.HIGHEST; step++) {
            if (!anywhere(above(step))) {
                return;
            }
            Path2D top = patch.squares(above(step), hill(step));
            Paper.Texture wood = Textures.wood(step);
            Area wall = new Area(top.createTransformedShape(AffineTransform.getTranslateInstance(0, WALL)));
            wall.add(new Area(top.createTransformedShape(AffineTransform.getTranslateInstance(0, WALL / 2))));
            wall.add(new Area(top));
            paper.lay(wall, HILL_STEP, 0.25, (x, y) -> Textures.shade(wood.rgb(x, y * 0.3), 0.55));
            paper.lay(top, 0.012, 0.9, wood);
        }
    }

    /// Tape that runs up a hill bends over the edge of each step.
    private void slopes(Path2D roads) {
        Graphics2D g = paper.pen();
        g.clip(roads);
        for (int step = 1; step <= Ground.HIGHEST && anywhere(above(step)); step++) {
            Path2D top = patch.squares(above(step), hill(step));
            g.setStroke(new BasicStroke(0.055f));
            g.setColor(new Color(84, 52, 20, 70));
            g.draw(top.createTransformedShape(AffineTransform.getTranslateInstance(0.02, 0.035)));
            g.setStroke(new BasicStroke(0.025f));
            g.setColor(new Color(255, 246, 220, 150));
            g.draw(top);
        }
        g.dispose();
    }

    private static Predicate<Ground> above(int step) {
        return ground -> ground.height() >= step;
    }

    private static Cut hill(int step) {
        return new Cut(HILL.inset() + 0.012 * (step - 1), HILL.corner(), true);
    }

    private void seams(Predicate<Ground> what) {
        Graphics2D g = paper.pen();
        Path2D seams = Seams.of(patch, what, west, north, columns, rows);
        float fine = (float) Math.clamp(0.012, 0.8 / paper.cell(), 2.0 / paper.cell());
        g.setStroke(new BasicStroke(fine));
        g.setColor(new Color(20, 20, 30, 60));
        g.draw(seams);
        g.setColor(new Color(255, 255, 255, 60));
        g.draw(seams.createTransformedShape(AffineTransform.getTranslateInstance(fine, fine)));
        g.dispose();
    }

    private boolean anywhere(Predicate<Ground> what) {
        for (int y = north - 1; y <= north + rows; y++) {
            for (int x = west - 1; x <= west + columns; x++) {
                if (patch.is(x, y, what)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void water() {
        Predicate<Ground> river = ground -> ground.terrain() == Terrain.RIVER || ground.terrain() == Terrain.FORD;
        if (!anywhere(river)) {
            return;
        }
        Path2D tape = patch.tape(river, BANK);
        paper.lay(tape, TAPE_STEP, 0.5, Textures::water);
        seams(river);
        Path2D fords = patch.squares(ground -> ground.terrain() == Terrain.FORD, new Cut(0.05, 0.2, true));
        Area shallow = new Area(fords);
        shallow.intersect(new Area(tape));
        paper.soak(shallow, 0.035, 0.95, Textures::shallows);
    }

    /// Decks of planks over water, along the road.
    private void bridges() {
        for (int y = north - 1; y <= north + rows; y++) {
            for (int x = west - 1; x <= west + columns; x++) {
                if (patch.is(x, y, Ground::bridge)) {
                    boolean northSouth = patch.is(x, y - 1, Ground::road) || patch.is(x, y + 1, Ground::road);
                    boolean eastWest = patch.is(x - 1, y, Ground::road) || patch.is(x + 1, y, Ground::road);
                    if (eastWest || !northSouth) {
                        bridge(x, y, false);
                    }
                    if (northSouth) {
                        bridge(x, y, true);
                    }
                }
            }
        }
    }

    private void bridge(int x, int y, boolean northSouth) {
        double aside = 0.11;
        paper.lay(deck(x, y, aside, -0.02, northSouth), 0.05, 0.5, Textures.planks(northSouth));
        Paper.Texture beam = (_, _) -> 0x7d5733;
        for (int way = 0; way < 2; way++) {
            double from = way == 0 ? aside - 0.01 : 1 - aside - 0.045;
            Rectangle2D rail = northSouth ? new Rectangle2D.Double(x + from, y - 0.04, 0.055, 1.08)
                    : new Rectangle2D.Double(x - 0.04, y + from, 1.08, 0.055);
            paper.lay(rail, 0.05, 0.8, beam);
        }
    }

    private static Shape deck(int x, int y, double aside, double end, boolean northSouth) {
        return northSouth ? new Rectangle2D.Double(x + aside, y + end, 1 - 2 * aside, 1 - 2 * end)
                : new Rectangle2D.Double(x + end, y + aside, 1 - 2 * end, 1 - 2 * aside);
    }

    /// Ink lines, thin enough to leave the ground its looks.
    private void grid() {
        Graphics2D g = paper.pen();
        double wide = Math.clamp(0.014, 1.0 / paper.cell(), 2.2 / paper.cell());
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        g.setColor(new Color(16, 22, 12, 120));
        for (int x = Math.max(0, west - 1); x <= Math.min(table.board().columns(), west + columns + 1); x++) {
            g.draw(new Line2D.Double(x, north - 1, x, north + rows + 1));
        }
        for (int y = Math.max(0, north - 1); y <= Math.min(table.board().rows(), north + rows + 1); y++) {
            g.draw(new Line2D.Double(west - 1, y, west + columns + 1, y));
        }
        g.dispose();
    }

    private void models() {
        for (Scatter.Standing standing : Scatter.of(patch, table, west, north, columns, rows)) {
            paper.set(shelf.of(standing.item(), paper.cell()), standing.x(), standing.y());
        }
    }
}
