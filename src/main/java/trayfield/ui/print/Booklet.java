package trayfield.ui.print;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import trayfield.files.AtomicFile;
import trayfield.model.Problem;
import trayfield.play.Program;

/// Pages in order, to be written as a PDF file or looked at. Pages are made one at a time while they are written, and what
/// is done goes to the disk: a thousand of them need no more memory than one.
public final class Booklet {
    /// PDFBox complains there, at length, of a Java that lets nobody unmap files; nothing here maps any. Kept, for a logger
    /// that nobody keeps forgets its level.
    private static final Logger UNMAPPING = Logger.getLogger("org.apache.pdfbox.io.IOUtils");

    static {
        UNMAPPING.setLevel(Level.OFF);
    }

    private final String title;
    private final List<Leaf> leaves;

    Booklet(String title, List<Leaf> leaves) {
        this.title = title;
        this.leaves = List.copyOf(leaves);
    }

    public int pages() {
        return leaves.size();
    }

    /// Writes a PDF file, whole or not at all; gives the problem where that fails.
    public Optional<Problem> write(Path file) {
        return write(file, Progress.UNSEEN);
    }

    /// Likewise, seen by somebody; called off is a problem like another, and the file is as it was.
    public Optional<Problem> write(Path file, Progress progress) {
        return AtomicFile.write(file, out -> pourInto(out, progress));
    }

    private void pourInto(OutputStream out, Progress progress) throws IOException {
        try (PDDocument document = new PDDocument(IOUtils.createTempFileOnlyStreamCache())) {
            document.getDocumentInformation().setTitle(title);
            document.getDocumentInformation().setProducer(Program.name());
            PdfBoxGraphics2DFontTextDrawer faces = faces(document);
            for (int page = 0; page < leaves.size(); page++) {
                go(progress, page);
                bind(document, leaves.get(page), faces);
            }
            go(progress, leaves.size());
            document.save(out);
        }
    }

    private void go(Progress progress, int done) throws InterruptedIOException {
        if (!progress.goOn(done, leaves.size())) {
            throw new InterruptedIOException(Words.say("booklet.calledOff"));
        }
    }

    private static PdfBoxGraphics2DFontTextDrawer faces(PDDocument document) throws IOException {
        PdfBoxGraphics2DFontTextDrawer faces = new PdfBoxGraphics2DFontTextDrawer();
        for (Face face : Face.values()) {
            try (InputStream in = face.open()) {
                faces.registerFont(face.fontName(), PDType0Font.load(document, in));
            }
        }
        return faces;
    }

    private static void bind(PDDocument document, Leaf leaf, PdfBoxGraphics2DFontTextDrawer faces) throws IOException {
        PDPage page = new PDPage(new PDRectangle((float) leaf.width(), (float) leaf.height()));
        document.addPage(page);
        PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, (float) leaf.width(), (float) leaf.height());
        g.setFontTextDrawer(faces);
        g.setImageEncoder(new Photographs());
        leaf.art().paint(g);
        g.dispose();
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            content.drawForm(g.getXFormObject());
        }
    }

    /// One page as a picture, to be looked at on a screen.
    ///
    /// @param page from 0
    /// @param dots to an inch
    public BufferedImage picture(int page, int dots) {
        Leaf leaf = leaves.get(page);
        double scale = dots / Paper.POINTS_PER_INCH;
        BufferedImage picture = new BufferedImage((int) Math.round(leaf.width() * scale),
                (int) Math.round(leaf.height() * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, picture.getWidth(), picture.getHeight());
        g.scale(scale, scale);
        leaf.art().paint(g);
        g.dispose();
        return picture;
    }
}
