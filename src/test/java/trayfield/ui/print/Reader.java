package trayfield.ui.print;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;

/// A PDF file as a printer would see it.
final class Reader implements AutoCloseable {
    private static final Path SHOTS = Path.of("target", "screens", "print");

    private final PDDocument document;

    private Reader(PDDocument document) {
        this.document = document;
    }

    static Reader open(Path file) {
        try {
            return new Reader(Loader.loadPDF(file.toFile()));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    int pages() {
        return document.getNumberOfPages();
    }

    double width(int page) {
        return document.getPage(page).getMediaBox().getWidth();
    }

    double height(int page) {
        return document.getPage(page).getMediaBox().getHeight();
    }

    String text(int page) {
        try {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            stripper.setStartPage(page + 1);
            stripper.setEndPage(page + 1);
            return stripper.getText(document);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    BufferedImage picture(int page, int dots) {
        try {
            return new PDFRenderer(document).renderImageWithDPI(page, dots, ImageType.RGB);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// Leaves a picture of a page for a look.
    void shot(int page, String name) {
        try {
            Files.createDirectories(SHOTS);
            ImageIO.write(picture(page, 100), "png", SHOTS.resolve(name + ".png").toFile());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Override
    public void close() {
        try {
            document.close();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
