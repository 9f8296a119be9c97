package trayfield.ui.board.ground;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import trayfield.ui.board.clay.Blur;

/// How much of each pixel a shape covers, 0 to 1, in a rectangle of a sheet that holds all of it that is on the sheet.
///
/// @param left of the rectangle on the sheet; likewise `top`
record Mask(int left, int top, int width, int height, float[] cover) {

    /// Null where none of the shape is on the sheet.
    ///
    /// @param shape in pixels of the sheet
    /// @param room  kept around the shape
    static Mask of(Shape shape, int sheetWidth, int sheetHeight, int room) {
        Rectangle2D bounds = shape.getBounds2D();
        int left = Math.max(0, (int) Math.floor(bounds.getMinX()) - room);
        int top = Math.max(0, (int) Math.floor(bounds.getMinY()) - room);
        int right = Math.min(sheetWidth, (int) Math.ceil(bounds.getMaxX()) + room);
        int bottom = Math.min(sheetHeight, (int) Math.ceil(bounds.getMaxY()) + room);
        if (bounds.isEmpty() || right <= left || bottom <= top) {
            return null;
        }
        BufferedImage grey = new BufferedImage(right - left, bottom - top, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = grey.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(-left, -top);
        g.setColor(Color.WHITE);
        g.fill(shape);
        g.dispose();
        byte[] bytes = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
        float[] cover = new float[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            cover[i] = (bytes[i] & 0xff) / 255f;
        }
        return new Mask(left, top, right - left, bottom - top, cover);
    }

    /// The same, softened over that many pixels.
    float[] soft(double reach) {
        return Blur.soft(cover, width, height, Math.max(1, (int) Math.round(reach)));
    }
}
