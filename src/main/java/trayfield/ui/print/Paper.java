package trayfield.ui.print;

import java.util.List;
import java.util.Locale;

/// The sizes of paper that people have in their printers. Lengths are in points, 72 to an inch, and those of a page held
/// upright.
public enum Paper {
    A4("a4", 595.276, 841.89), LETTER("letter", 612, 792);

    /// What nearly every printer leaves white along the edges, and a little more.
    public static final double MARGIN = 36;
    static final double POINTS_PER_INCH = 72;
    private static final List<String> LETTER_COUNTRIES = List.of("US", "CA", "MX", "PH", "CL", "CO", "VE");

    /// As typed on the command line.
    public final String word;
    final double width;
    final double height;

    Paper(String word, double width, double height) {
        this.word = word;
        this.width = width;
        this.height = height;
    }

    /// What lies in printers of a country.
    public static Paper usual(Locale locale) {
        return LETTER_COUNTRIES.contains(locale.getCountry()) ? LETTER : A4;
    }
}
