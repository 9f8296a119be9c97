package trayfield.ui.print;

import de.rototor.pdfbox.graphics2d.IPdfBoxGraphics2DImageEncoder;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/// Puts pictures into PDF files as JPEG: felt and wood are as good as photographs, and take a tenth of the room.
final class Photographs implements IPdfBoxGraphics2DImageEncoder {
    private static final float QUALITY = 0.88f;

    @Override
    public PDImageXObject encodeImage(PDDocument document, PDPageContentStream content, Image image,
            IPdfBoxGraphics2DImageEncoderEnv env) {
        try {
            return JPEGFactory.createFromImage(document, (BufferedImage) image, QUALITY);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
