package trayfield.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;

/// The table that the board lies on, and the tape around the board.
final class Border {
    private Border() {
    }

    static void paint(Graphics2D g, Camera camera) {
        g.setColor(new Color(0x5a3d25));
        g.fillRect(0, 0, camera.width(), camera.height());
    }
}
