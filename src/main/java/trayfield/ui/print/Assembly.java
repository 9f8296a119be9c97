package trayfield.ui.print;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/// Tells how the sheets of a table become one, and lets a ruler prove that the printer kept their size.
final class Assembly {
    private static final double TEXT = 9.5;
    private static final double METRES_PER_INCH = 0.0254;
    private static final double CENTIMETRES_PER_INCH = 2.54;
    private static final int RULER_INCHES = 4;
    private static final int RULER_CENTIMETRES = 10;

    private final Sheets sheets;
    private final double width;

    Assembly(Sheets sheets, double width) {
        this.sheets = sheets;
        this.width = width;
    }

    List<Block> blocks() {
        double inches = sheets.inches();
        String size = Words.say("sheets.size", sheets.count(), Words.say("paper." + sheets.paper().name()), sheets.down(),
                sheets.across(), number(inches, 2), number(inches * CENTIMETRES_PER_INCH, 1),
                number(inches * sheets.columns(), 0), number(inches * sheets.rows(), 0),
                number(inches * sheets.columns() * METRES_PER_INCH, 2), number(inches * sheets.rows() * METRES_PER_INCH, 2));
        return List.of(Block.paragraph(size, Face.BOLD, TEXT, width), Block.space(2),
                Block.paragraph(Words.say("sheets.how"), Face.TEXT, TEXT, width), Block.space(6), ruler());
    }

    /// A number as short as it can be written, in the same way everywhere.
    private static String number(double value, int places) {
        return BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }

    private static Block ruler() {
        return new Block(34, (pen, x, y, _) -> {
            double inch = Paper.POINTS_PER_INCH;
            double centimetre = inch / CENTIMETRES_PER_INCH;
            double line = y + 14;
            pen.rule(x, line, x + RULER_INCHES * inch, line, 1, Pen.INK);
            for (int i = 0; i <= RULER_INCHES; i++) {
                pen.rule(x + i * inch, line, x + i * inch, line - 7, 0.8, Pen.INK);
            }
            for (int i = 0; i <= RULER_CENTIMETRES; i++) {
                pen.rule(x + i * centimetre, line, x + i * centimetre, line + 7, 0.8, Pen.INK);
            }
            pen.text(Words.say("sheets.inches", RULER_INCHES), x + RULER_INCHES * inch + 6, line - 1, Face.TEXT, 8, Pen.INK);
            pen.text(Words.say("sheets.centimetres", RULER_CENTIMETRES), x + RULER_INCHES * inch + 6, line + 9, Face.TEXT, 8, Pen.INK);
        });
    }
}
