package trayfield.ui.board;

import java.awt.Graphics2D;
import trayfield.model.Square;
import trayfield.ui.board.Highlight.Kind;

/// Marks of squares that stay while the pointer moves. Washes lie under the trays; brackets, flags and crosses over them.
final class SteadyMarks {
    private SteadyMarks() {
    }

    static void under(Graphics2D g, Camera camera, BoardPicture picture) {
        paint(g, camera, picture, true);
    }

    static void over(Graphics2D g, Camera camera, BoardPicture picture) {
        paint(g, camera, picture, false);
    }

    private static void paint(Graphics2D g, Camera camera, BoardPicture picture, boolean under) {
        for (Highlight highlight : picture.steady()) {
            if (highlight instanceof Highlight.Squares(Kind kind, var squares) && isUnder(kind) == under) {
                for (Square square : squares) {
                    if (camera.sees(square)) {
                        mark(g, kind, new Field(camera, square), picture);
                    }
                }
            }
        }
    }

    private static boolean isUnder(Kind kind) {
        return switch (kind) {
            case REACH, CONTACT, FORD_END, THREAT_FIRST, THREAT_SECOND, FIRE_ARC, OBJECTIVE, LAST_EVENT -> true;
            case RUN_DOWN, FIRE_TARGET, MELEE_TARGET, DUTY, PROBLEM, BRUSH, HOVER -> false;
        };
    }

    private static void mark(Graphics2D g, Kind kind, Field field, BoardPicture picture) {
        Palette palette = picture.look().palette();
        switch (kind) {
            case REACH -> Washes.reach(g, field, palette);
            case CONTACT -> Washes.contact(g, field, palette);
            case FORD_END -> Washes.ford(g, field, palette);
            case THREAT_FIRST -> Washes.threat(g, field, palette.side(picture.sides(), 0), true);
            case THREAT_SECOND -> Washes.threat(g, field, palette.side(picture.sides(), 1), false);
            case FIRE_ARC -> Washes.arc(g, field, palette);
            case OBJECTIVE -> Washes.objective(g, field, palette);
            case LAST_EVENT -> Washes.lastEvent(g, field, palette);
            case RUN_DOWN -> Targets.runDown(g, field, palette);
            case FIRE_TARGET -> Targets.fireTarget(g, field, palette);
            case MELEE_TARGET -> Targets.meleeTarget(g, field, palette);
            case DUTY -> Targets.duty(g, field, palette);
            case PROBLEM -> Targets.problem(g, field, palette);
            case BRUSH, HOVER -> throw new IllegalStateException("passes with the pointer: " + kind);
        }
    }
}
