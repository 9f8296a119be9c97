package trayfield.ui.print;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The faces that pages are set in. Their files come with the program, so that a page is the same on every machine; they
/// cover the alphabets of Europe and the Middle East. A letter that they lack is taken from the machine's own faces.
enum Face {
    TEXT("DejaVuSansCondensed.ttf"), BOLD("DejaVuSansCondensed-Bold.ttf"), TITLE("DejaVuSerifCondensed-Bold.ttf");

    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    private static final String ELLIPSIS = "\u2026";
    private static final String FOLDER = "net/sf/jasperreports/fonts/dejavu/";

    private final String file;
    private final Font font;

    Face(String file) {
        this.file = file;
        try (InputStream in = open()) {
            font = Font.createFont(Font.TRUETYPE_FONT, in);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        } catch (FontFormatException broken) {
            throw new IllegalStateException(file, broken);
        }
    }

    InputStream open() {
        return Face.class.getClassLoader().getResourceAsStream(FOLDER + file);
    }

    /// As Java2D and PDF files name it.
    String fontName() {
        return font.getFontName();
    }

    Font at(double size) {
        return font.deriveFont((float) size);
    }

    /// A text to be drawn with its left end at the pen; letters that this face lacks in the machine's own.
    AttributedString set(String text, double size) {
        AttributedString set = new AttributedString(text.isEmpty() ? " " : text, Map.of(TextAttribute.FONT, at(size)));
        Font stranger = new Font(Font.SANS_SERIF, this == TEXT ? Font.PLAIN : Font.BOLD, 1).deriveFont((float) size);
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (!font.canDisplay(text.codePointAt(i))) {
                set.addAttribute(TextAttribute.FONT, stranger, i, i + Character.charCount(text.codePointAt(i)));
            }
        }
        return set;
    }

    double width(String text, double size) {
        return text.isEmpty() ? 0 : new TextLayout(set(text, size).getIterator(), EXACT).getAdvance();
    }

    /// The text in lines no wider than this; a word that is wider is broken.
    List<String> wrapped(String text, double size, double width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n")) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.strip().split("\\s+")) {
                for (String part : broken(word, size, width)) {
                    if (!line.isEmpty() && width(line + " " + part, size) > width) {
                        lines.add(line.toString());
                        line.setLength(0);
                    }
                    line.append(line.isEmpty() ? "" : " ").append(part);
                }
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /// So many lines of it at most, the last one then with an ellipsis.
    List<String> wrapped(String text, double size, double width, int most) {
        List<String> lines = wrapped(text, size, width);
        if (lines.size() <= most) {
            return lines;
        }
        List<String> cut = new ArrayList<>(lines.subList(0, most));
        cut.set(most - 1, cut(cut.getLast() + ELLIPSIS, size, width));
        return cut;
    }

    private List<String> broken(String word, double size, double width) {
        List<String> parts = new ArrayList<>();
        String rest = word;
        while (rest.length() > 1 && width(rest, size) > width) {
            int end = rest.length() - 1;
            while (end > 1 && width(rest.substring(0, end), size) > width) {
                end--;
            }
            end -= Character.isLowSurrogate(rest.charAt(end)) && end > 1 ? 1 : 0;
            parts.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        parts.add(rest);
        return parts;
    }

    /// The text, or as much of it as fits with an ellipsis.
    String cut(String text, double size, double width) {
        if (width(text, size) <= width) {
            return text;
        }
        String start = text;
        while (start.length() > 1 && width(start + ELLIPSIS, size) > width) {
            start = start.substring(0, start.offsetByCodePoints(start.length(), -1));
        }
        return start + ELLIPSIS;
    }
}
