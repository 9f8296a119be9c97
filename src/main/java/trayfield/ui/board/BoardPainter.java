package trayfield.ui.board;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import trayfield.ui.board.Playback.Scene;
import trayfield.ui.board.clay.Workshop;
import trayfield.ui.board.ground.GroundTiles;
import trayfield.ui.board.ground.Table;
import trayfield.ui.board.tray.TraySprites;

/// Paints a picture through a camera. What stands still (ground, trays, most marks, names) is kept as one sheet and
/// painted anew only when it changes; what follows the pointer or moves is painted over a copy of it.
public final class BoardPainter {
    private final AtomicBoolean stale = new AtomicBoolean(true);
    private final Workshop workshop;
    private final GroundTiles ground;
    private final TrayPainter trays;
    private BufferedImage sheet;
    private Camera sheetCamera;
    private BoardPicture sheetPicture;
    private Set<String> sheetAway = Set.of();

    /// Makes tiles and sprites on a thread of its own.
    ///
    /// @param onReady called on that thread when some are ready to be painted
    BoardPainter(Runnable onReady) {
        this.workshop = Workshop.beside(() -> {
            stale.set(true);
            onReady.run();
        });
        this.ground = new GroundTiles(workshop);
        this.trays = new TrayPainter(new TraySprites(workshop));
    }

    /// Makes everything at once, on the calling thread. One painter kept for several pictures of a board makes each
    /// tile and sprite once.
    public BoardPainter() {
        this.workshop = Workshop.atOnce();
        this.ground = new GroundTiles(workshop);
        this.trays = new TrayPainter(new TraySprites(workshop));
    }

    /// True when nothing that was asked for is still being made.
    boolean settled() {
        return workshop.idle() && !stale.get();
    }

    /// Paints all of a picture.
    ///
    /// @param paper as large as the camera's view, of type `TYPE_INT_ARGB_PRE`
    public void paint(BufferedImage paper, Camera camera, BoardPicture picture) {
        paint(paper, camera, picture, List.of());
    }

    void paint(BufferedImage paper, Camera camera, BoardPicture picture, List<Scene> scenes) {
        Set<String> away = ScenePainter.away(scenes);
        boolean changed = stale.getAndSet(false) || !camera.equals(sheetCamera) || !away.equals(sheetAway)
                || sheetPicture == null || !picture.steadyAs(sheetPicture);
        if (changed) {
            resize(camera);
            sheetCamera = camera;
            sheetAway = away;
            paintSheet(camera, picture, away);
        }
        sheetPicture = picture;
        System.arraycopy(pixels(sheet), 0, pixels(paper), 0, camera.width() * camera.height());
        Graphics2D g = smooth(paper);
        PassingMarks.paint(g, camera, picture, trays);
        ScenePainter.paint(g, camera, picture, scenes, trays);
        g.dispose();
    }

    private void resize(Camera camera) {
        if (sheet == null || sheet.getWidth() != camera.width() || sheet.getHeight() != camera.height()) {
            sheet = new BufferedImage(camera.width(), camera.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        }
        if (sheetCamera != null && sheetCamera.cell() != camera.cell()) {
            trays.forgetWaiting();
        }
    }

    private void paintSheet(Camera camera, BoardPicture picture, Set<String> away) {
        Graphics2D g = smooth(sheet);
        Border.paint(g, camera);
        ground.paint(g, table(picture), camera.cell(), camera.left(), camera.top(), camera.width(), camera.height());
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        SteadyMarks.under(g, camera, picture);
        if (picture.look().trays()) {
            trays.paint(g, camera, picture, away);
            CampFlags.paint(g, camera, picture);
        }
        SteadyMarks.over(g, camera, picture);
        if (picture.look().coordinates()) {
            Rulers.paint(g, camera);
        }
        g.dispose();
    }

    private static Table table(BoardPicture picture) {
        List<Table.Camp> camps = new ArrayList<>();
        picture.headquarters().forEach((side, squares) -> {
            int index = picture.sideIndex(side);
            squares.forEach(square -> camps.add(new Table.Camp(square,
                    picture.look().palette().side(picture.sides(), index), index)));
        });
        return new Table(picture.board(), camps);
    }

    private static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    private static Graphics2D smooth(BufferedImage image) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        return g;
    }
}
