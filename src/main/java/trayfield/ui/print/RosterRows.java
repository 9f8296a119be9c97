package trayfield.ui.print;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import trayfield.ui.board.tray.Crest;

/// The table of a roster: a row for each unit with a box for each man, the classes to ring or strike, a box for its
/// missiles and room for notes.
final class RosterRows {
    private static final double BOX = 11;
    private static final double PITCH = 13.5;
    private static final int MEN_A_LINE = 8;
    private static final int MOST_MEN = 96;
    private static final int MOST_NAME_LINES = 3;
    private static final double CREST = 17;
    private static final double NAME = 10;
    private static final double NOTE = 7.5;
    private static final double LEAST = 25;
    private static final double PAD = 5;
    private static final Color LOST = new Color(0xd8d2c6);

    private final List<String> classes;
    private final boolean enemy;
    private final double name;
    private final double men;
    private final double letters;
    private final double thrown;
    private final double notes;
    private final double width;

    /// @param enemy the rows are of what is known of the enemy: classes ruled out are struck instead of one being ringed
    RosterRows(List<String> classes, double width, boolean enemy) {
        this.classes = classes;
        this.enemy = enemy;
        this.width = width;
        this.name = CREST + PAD + 2;
        this.men = name + 108;
        this.letters = men + MEN_A_LINE * PITCH + PAD;
        this.thrown = letters + classes.size() * PITCH + 2 * PAD;
        this.notes = Math.min(thrown + 36, width - 60);
    }

    List<Block> of(RosterForm form) {
        List<Block> rows = new ArrayList<>();
        rows.add(head().keep());
        form.lines().forEach(line -> rows.add(row(line)));
        return rows;
    }

    private Block head() {
        return new Block(14, (pen, x, y, width) -> {
            double base = y + 9;
            pen.text(Words.say("roster.column.unit"), x + name, base, Face.BOLD, NOTE, Pen.FAINT);
            pen.text(Words.say("roster.column.men"), x + men, base, Face.BOLD, NOTE, Pen.FAINT);
            pen.text(Words.say("roster.column.class"), x + letters, base, Face.BOLD, NOTE, Pen.FAINT);
            pen.text(Words.say("roster.column.thrown"), x + thrown, base, Face.BOLD, NOTE, Pen.FAINT);
            pen.text(Words.say(enemy ? "roster.column.known" : "roster.column.notes"), x + notes, base, Face.BOLD, NOTE,
                    Pen.FAINT);
            pen.rule(x, y + 13, x + width, y + 13, 1, Pen.INK);
        });
    }

    private Block row(RosterForm.Line line) {
        List<String> title = Face.TEXT.wrapped(line.name(), NAME, men - name - PAD, MOST_NAME_LINES);
        List<String> known = new ArrayList<>();
        line.notes().forEach(note -> known.addAll(Face.TEXT.wrapped(note, NOTE, width - notes)));
        int menLines = line.men().size() > MOST_MEN ? 1 : (line.men().size() + MEN_A_LINE - 1) / MEN_A_LINE;
        double height = Math.max(Math.max(LEAST, menLines * PITCH + 2 * PAD),
                Math.max(Pen.heightOf(title, NAME), Pen.heightOf(known, NOTE)) + 2 * PAD);
        return new Block(height, (pen, x, y, width) -> {
            double middle = y + height / 2;
            crest(pen, line.crest(), x, middle - CREST / 2);
            pen.lines(title, x + name, middle - Pen.heightOf(title, NAME) / 2, Face.TEXT, NAME, Pen.INK);
            men(pen, line.men(), x + men, middle - menLines * PITCH / 2);
            letters(pen, line.possible(), x + letters, middle);
            tick(pen, line.thrown(), x + thrown + PAD, middle - BOX / 2);
            pen.lines(known, x + notes, middle - Pen.heightOf(known, NOTE) / 2, Face.TEXT, NOTE, Pen.INK);
            pen.rule(x, y + height, x + width, y + height, 0.5, Pen.RULE);
        });
    }

    private static void crest(Pen pen, Crest crest, double x, double y) {
        pen.fill(x, y, CREST, CREST, crest.colour());
        pen.box(x, y, CREST, CREST, 0.7, Pen.INK);
        double size = 9.5;
        pen.disc(x + CREST / 2, y + CREST / 2, 6.3, Color.WHITE);
        pen.middle(String.valueOf(crest.number()), x + CREST / 2, y + CREST / 2 + size * 0.36, Face.BOLD, size, Pen.INK);
    }

    /// A box for each man with his number; those lost are shaded and crossed. Of a horde only the number.
    private static void men(Pen pen, List<Boolean> men, double x, double y) {
        if (men.size() > MOST_MEN) {
            pen.text(Words.say("roster.men", men.stream().filter(standing -> standing).count(), men.size()), x, y + PITCH * 0.75,
                    Face.TEXT, NAME, Pen.INK);
            return;
        }
        for (int man = 0; man < men.size(); man++) {
            double left = x + man % MEN_A_LINE * PITCH;
            double top = y + man / MEN_A_LINE * PITCH + (PITCH - BOX) / 2;
            if (!men.get(man)) {
                pen.fill(left, top, BOX, BOX, LOST);
            }
            pen.middle(String.valueOf(man + 1), left + BOX / 2, top + BOX - 3.4, Face.TEXT, 6, Pen.FAINT);
            tick(pen, !men.get(man), left, top);
        }
    }

    private static void tick(Pen pen, boolean ticked, double x, double y) {
        pen.box(x, y, BOX, BOX, 0.8, Pen.INK);
        if (ticked) {
            pen.rule(x + 1.5, y + 1.5, x + BOX - 1.5, y + BOX - 1.5, 1.3, Pen.INK);
            pen.rule(x + 1.5, y + BOX - 1.5, x + BOX - 1.5, y + 1.5, 1.3, Pen.INK);
        }
    }

    /// The classes: one that is known is ringed, those ruled out are struck.
    private void letters(Pen pen, List<String> possible, double x, double middle) {
        boolean known = possible.size() == 1;
        for (int i = 0; i < classes.size(); i++) {
            String letter = classes.get(i);
            boolean open = possible.contains(letter);
            double centre = x + PITCH / 2 + i * PITCH;
            pen.middle(Face.BOLD.cut(letter, 8.5, PITCH), centre, middle + 3.1, known && open ? Face.BOLD : Face.TEXT, 8.5,
                    open ? Pen.INK : Pen.FAINT);
            if (known && open) {
                pen.ring(centre, middle, 6, 1.4, Pen.INK);
            } else if (!open && enemy) {
                pen.rule(centre - 4.5, middle + 4.5, centre + 4.5, middle - 4.5, 1, Pen.INK);
            } else {
                pen.ring(centre, middle, 6, 0.5, Pen.RULE);
            }
        }
    }
}
