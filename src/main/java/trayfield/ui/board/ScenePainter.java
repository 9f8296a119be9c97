package trayfield.ui.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Square;
import trayfield.ui.board.Playback.Scene;
import trayfield.ui.board.tray.Card;
import trayfield.ui.board.tray.Tint;

/// Paints what moves: the running animation, and trays that wait for theirs where they stood before it.
final class ScenePainter {
    private static final Color FLASH = new Color(0xfff0a8);
    private static final Color SMOKE = new Color(0xe8e4da);
    /// Of one step, the share used to turn before it.
    private static final double TURNING = 0.3;

    private ScenePainter() {
    }

    /// Ids of the trays that are not where the picture has them.
    static Set<String> away(List<Scene> scenes) {
        Set<String> away = new HashSet<>();
        for (Scene scene : scenes) {
            switch (scene.animation()) {
                case Animation.Move move -> away.add(move.tray());
                case Animation.Turn turn -> away.add(turn.tray());
                case Animation.Shot _, Animation.Clash _, Animation.Removal _, Animation.Attention _, Animation.Together _ -> { }
            }
        }
        return away;
    }

    static void paint(Graphics2D g, Camera camera, BoardPicture picture, List<Scene> scenes, TrayPainter trays) {
        Set<String> drawn = new HashSet<>();
        for (Scene scene : scenes) {
            switch (scene.animation()) {
                case Animation.Move move when drawn.add(move.tray()) ->
                        move(g, camera, picture, move, scene.progress(), trays);
                case Animation.Turn turn when drawn.add(turn.tray()) ->
                        turn(g, camera, picture, turn, scene.progress(), trays);
                case Animation.Removal(TrayView tray) when drawn.add(tray.id()) ->
                        removal(g, camera, picture, tray, scene.progress(), trays);
                default -> { }
            }
        }
        scenes.stream().filter(Scene::running).forEach(scene -> effect(g, camera, picture, scene));
    }

    private static void effect(Graphics2D g, Camera camera, BoardPicture picture, Scene scene) {
        Palette palette = picture.look().palette();
        switch (scene.animation()) {
            case Animation.Shot shot -> shot(g, camera, shot, scene.progress(), palette);
            case Animation.Clash clash -> clash(g, camera, clash, scene.progress(), palette);
            case Animation.Attention(Square at) -> attention(g, camera, at, scene.progress(), palette);
            case Animation.Move _, Animation.Turn _, Animation.Removal _, Animation.Together _ -> { }
        }
    }

    private static void move(Graphics2D g, Camera camera, BoardPicture picture, Animation.Move move, double progress,
            TrayPainter trays) {
        picture.trays().stream().filter(tray -> tray.id().equals(move.tray())).findFirst().ifPresent(tray -> {
            int steps = move.path().size() - 1;
            double at = progress * (steps + TURNING);
            int step = Math.min((int) at, steps);
            Square from = move.path().get(step);
            Square to = move.path().get(Math.min(step + 1, steps));
            double share = step >= steps ? 0 : Math.clamp((at - step - TURNING) / (1 - TURNING), 0, 1);
            Facing before = step == 0 ? move.from() : way(move.path().get(step - 1), from, move.from());
            Facing after = step >= steps ? move.to() : way(from, to, before);
            double turning = Math.clamp((at - step) / TURNING, 0, 1);
            double x = camera.centreX(from) + (camera.centreX(to) - camera.centreX(from)) * share;
            double y = camera.centreY(from) + (camera.centreY(to) - camera.centreY(from)) * share;
            draw(g, camera, picture, tray, x, y, heading(before, after, turning), 1, trays);
        });
    }

    private static Facing way(Square from, Square to, Facing otherwise) {
        for (Facing facing : Facing.values()) {
            if (from.column() + facing.dx == to.column() && from.row() + facing.dy == to.row()) {
                return facing;
            }
        }
        return otherwise;
    }

    private static void turn(Graphics2D g, Camera camera, BoardPicture picture, Animation.Turn turn, double progress,
            TrayPainter trays) {
        Slots.of(picture.trays(), picture.kinds()).all().stream()
                .filter(placed -> placed.tray().id().equals(turn.tray())).findFirst().ifPresent(placed -> {
                    double half = placed.size() / 2;
                    double x = camera.x(placed.tray().at().column()) + (placed.x() + half) * camera.cell();
                    double y = camera.y(placed.tray().at().row()) + (placed.y() + half) * camera.cell();
                    int heading = heading(turn.from(), turn.to(), progress);
                    drawSized(g, camera, picture, placed.tray(), x, y, heading, placed.size(), 1, trays);
                });
    }

    /// The shorter way round, in sixteenths of a turn.
    private static int heading(Facing from, Facing to, double progress) {
        int quarters = Math.floorMod(to.ordinal() - from.ordinal(), 4);
        int signed = quarters == 3 ? -1 : quarters;
        return (int) Math.round((from.ordinal() + signed * progress) * Card.QUARTER);
    }

    private static void removal(Graphics2D g, Camera camera, BoardPicture picture, TrayView tray, double progress,
            TrayPainter trays) {
        double fall = progress * progress;
        double x = camera.centreX(tray.at()) + fall * camera.cell() * 0.12;
        double y = camera.centreY(tray.at()) + fall * camera.cell() * 0.08;
        int heading = tray.facing().ordinal() * Card.QUARTER + (int) Math.round(fall * 3);
        draw(g, camera, picture, tray, x, y, heading, (float) Math.clamp(1.15 - progress * 1.15, 0, 1), trays);
    }

    private static void draw(Graphics2D g, Camera camera, BoardPicture picture, TrayView tray, double x, double y,
            int heading, float alpha, TrayPainter trays) {
        double part = picture.kinds().of(tray.type()).wholeSquare() ? Slots.WHOLE : Slots.ALONE;
        drawSized(g, camera, picture, tray, x, y, heading, part, alpha, trays);
    }

    private static void drawSized(Graphics2D g, Camera camera, BoardPicture picture, TrayView tray, double x, double y,
            int heading, double part, float alpha, TrayPainter trays) {
        int size = TrayPainter.size(camera, part);
        Composite before = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, alpha));
        trays.sprite(trays.card(picture, tray.type(), tray.side(), tray.unit(), heading, size, camera, false))
                .draw(g, (int) Math.round(x - size / 2.0), (int) Math.round(y - size / 2.0));
        g.setComposite(before);
    }

    private static void shot(Graphics2D g, Camera camera, Animation.Shot shot, double progress, Palette palette) {
        double cell = camera.cell();
        double fromX = camera.centreX(shot.from());
        double fromY = camera.centreY(shot.from());
        double toX = camera.centreX(shot.to());
        double toY = camera.centreY(shot.to());
        if (progress < 0.25) {
            burst(g, fromX + (toX - fromX) * 0.04, fromY + (toY - fromY) * 0.04, cell * 0.26, 1 - progress * 4, FLASH);
        }
        double flight = Math.clamp((progress - 0.08) / 0.6, 0, 1);
        if (flight > 0 && flight < 1) {
            double tail = Math.max(0, flight - 0.12);
            double rise = shot.lobbed() ? cell * 1.2 : 0;
            g.setColor(FLASH);
            g.setStroke(new BasicStroke((float) Math.max(2, cell * 0.05), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(new Line2D.Double(fromX + (toX - fromX) * tail, fromY + (toY - fromY) * tail - arch(tail) * rise,
                    fromX + (toX - fromX) * flight, fromY + (toY - fromY) * flight - arch(flight) * rise));
        }
        if (progress > 0.66) {
            double spread = (progress - 0.66) / 0.34;
            burst(g, toX, toY, cell * (shot.hit() ? 0.2 + spread * 0.3 : 0.1 + spread * 0.15), 1 - spread,
                    shot.hit() ? palette.contact : SMOKE);
        }
    }

    private static double arch(double share) {
        return 4 * share * (1 - share);
    }

    private static void burst(Graphics2D g, double x, double y, double radius, double strength, Color colour) {
        for (int ring = 3; ring >= 1; ring--) {
            double r = radius * ring / 3;
            g.setColor(Tint.alpha(Tint.lighter(colour, (3 - ring) * 0.3), (int) (150 * Math.clamp(strength, 0, 1))));
            g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
        }
    }

    private static void clash(Graphics2D g, Camera camera, Animation.Clash clash, double progress, Palette palette) {
        double x = (camera.centreX(clash.one()) + camera.centreX(clash.other())) / 2;
        double y = (camera.centreY(clash.one()) + camera.centreY(clash.other())) / 2;
        double cell = camera.cell();
        double strength = 1 - progress;
        g.setStroke(new BasicStroke((float) Math.max(2, cell * 0.06), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (int ray = 0; ray < 8; ray++) {
            double angle = Math.PI * (ray + 0.5) / 4;
            double near = cell * (0.08 + 0.2 * progress);
            double far = cell * (0.16 + 0.34 * progress);
            g.setColor(Tint.alpha(ray % 2 == 0 ? FLASH : palette.contact, (int) (255 * strength)));
            g.draw(new Line2D.Double(x + Math.cos(angle) * near, y + Math.sin(angle) * near,
                    x + Math.cos(angle) * far, y + Math.sin(angle) * far));
        }
    }

    private static void attention(Graphics2D g, Camera camera, Square at, double progress, Palette palette) {
        double r = camera.cell() * (0.9 - 0.4 * progress);
        g.setColor(Tint.alpha(palette.attention, (int) (255 * (1 - progress * 0.7))));
        g.setStroke(new BasicStroke((float) Math.max(2.5, camera.cell() * 0.07)));
        g.draw(new Ellipse2D.Double(camera.centreX(at) - r, camera.centreY(at) - r, 2 * r, 2 * r));
    }
}
