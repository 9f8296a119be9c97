package trayfield.ui.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.files.ScenarioFile;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.ui.board.Look.Style;

@Execution(ExecutionMode.CONCURRENT)
class BoardsTest {
    private static final RuleTables TABLES = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();

    @TempDir
    Path folder;

    private static RuleTable table(Scenario scenario) {
        return TABLES.of(scenario.rules()).orElseThrow();
    }

    private static Scenario scenario(String rules, String id) {
        Path file = Path.of("rules-data", "scenarios", rules, id + ".json");
        return ((Loaded.Good<Scenario>) ScenarioFile.read(file, TABLES)).value();
    }

    private Reader written(Booklet booklet) {
        Path file = folder.resolve("out.pdf");
        assertThat(booklet.write(file)).isEmpty();
        return Reader.open(file);
    }

    private static Sheets sheets(Scenario scenario, Paper paper) {
        return Sheets.cut(scenario.board(), paper, Scale.inches(scenario.rules())).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void aModernScenarioIsOnePage(Paper paper) {
        Scenario scenario = scenario("modern", "crossroads");
        try (Reader pdf = written(Boards.onePage(table(scenario), scenario, paper, Style.FIGURES))) {
            assertThat(pdf.pages()).isOne();
            assertThat(pdf.text(0)).contains(scenario.title(), "Modern rules", "Rifle", "How it begins and ends");
            pdf.shot(0, "board-" + paper.word);
        }
    }

    @Test
    void anAncientScenarioIsFollowedByItsRosters() {
        Scenario scenario = scenario("ancient", "joes-table");
        try (Reader pdf = written(Boards.onePage(table(scenario), scenario, Paper.A4, Style.SYMBOLS))) {
            assertThat(pdf.pages()).isEqualTo(3);
            assertThat(pdf.text(0)).contains("10 units, 80 men");
            assertThat(pdf.text(2)).contains("Roster of Gold");
            pdf.shot(0, "board-ancient");
        }
    }

    @ParameterizedTest
    @CsvSource({
            "12, 8, A4, 3, true, 3, 2, 4, 4", "12, 9, LETTER, 3, false, 2, 3, 6, 3", "36, 36, A4, 1, false, 7, 10, 6, 4",
            "36, 36, LETTER, 1, false, 7, 10, 6, 4", "1, 1, A4, 3, false, 1, 1, 1, 1", "3, 2, A4, 3, true, 3, 2, 1, 1"})
    void aTableIsCutIntoWholeSquares(int columns, int rows, Paper paper, double inches, boolean lying, int wide, int high,
            int across, int down) {
        Sheets sheets = Sheets.cut(Board.of(columns, rows, _ -> Ground.OPEN), paper, inches).orElseThrow();
        assertThat(List.of(sheets.lying(), sheets.wide(), sheets.high(), sheets.across(), sheets.down()))
                .isEqualTo(List.of(lying, wide, high, across, down));
    }

    @Test
    void squaresLargerThanThePaperCannotBeCut() {
        assertThat(Sheets.cut(Board.of(2, 2, _ -> Ground.OPEN), Paper.A4, 8)).isEmpty();
    }

    /// A board with everything on it, four sheets of A4 large.
    private static Scenario small() {
        return scenario("modern", "small", """
                {"format": 1, "id": "small", "title": "A small table", "briefing": "Short.", "rules": "modern",
                 "board": {"columns": 5, "rows": 4, "terrain": [".T#..", "~f~~~", "..T..", "....."],
                           "heights": ["11000", "00000", "00120", "00010"], "roads": ["...==", "...=.", "...==", "....="]},
                 "sides": [{"id": "red", "name": "Red", "colour": "#b3392f"}, {"id": "blue", "name": "Blue", "colour": "#2f5fb3"}],
                 "trays": [{"id": "r1", "side": "red", "type": "rifle", "at": "A1", "facing": "N"},
                           {"id": "b1", "side": "blue", "type": "tank", "at": "E4", "facing": "S"}]}
                """);
    }

    private static Scenario scenario(String rules, String name, String json) {
        return ((Loaded.Good<Scenario>) ScenarioFile.parse(name, json, TABLES)).value();
    }

    @Test
    void everySheetOfATrueSizeTableIsNumberedAndOfItsSize() {
        Scenario scenario = small();
        Sheets sheets = sheets(scenario, Paper.A4);
        assertThat(sheets.count()).isEqualTo(4);
        try (Reader pdf = written(Boards.trueSize(table(scenario), scenario, Style.FIGURES, Boards.Trays.LEFT_OUT, sheets))) {
            assertThat(pdf.pages()).isEqualTo(5);
            assertThat(pdf.text(0)).contains("4 sheets of A4 paper in 2 rows of 2", "A square measures 3 in (7.6 cm)", "15 \u00d7 12 in");
            for (int sheet = 1; sheet <= 4; sheet++) {
                assertThat(pdf.text(sheet)).contains("Sheet " + sheet + " of 4");
                assertThat(pdf.width(sheet)).isEqualTo(sheets.lying() ? Paper.A4.height : Paper.A4.width, within(0.01));
            }
            pdf.shot(1, "true-1");
            assertThat(pdf.text(1)).contains("Glue sheet 2 onto this strip", "Glue sheet 3 onto this strip");
            assertThat(pdf.text(4)).doesNotContain("Glue");
            pdf.shot(0, "true-overview");
        }
    }

    @Test
    void aLongTextGoesOnOnMorePages() {
        Scenario of = small();
        String briefing = "Word ".repeat(4000) + "Finis.";
        Scenario wordy = new Scenario(of.id(), "Title ".repeat(200), briefing, of.rules(), of.options(), of.board(), of.sides(),
                of.trays(), of.units(), of.rosters(), of.headquarters(), of.victory(), of.turnLimit(), of.atLimit(), of.firstSide());
        try (Reader pdf = written(Boards.onePage(table(wordy), wordy, Paper.A4, Style.SYMBOLS))) {
            assertThat(pdf.pages()).isGreaterThan(2);
            assertThat(pdf.text(pdf.pages() - 1)).contains("Finis.", "How it begins and ends");
            assertThat(pdf.text(0)).contains("Page 1 of " + pdf.pages());
        }
    }

    /// The largest board has 580 sheets at true size, and each is painted only when it is its turn.
    @Test
    void theLargestTableIsPaintedSheetBySheet() {
        Scenario of = small();
        Scenario vast = new Scenario(of.id(), of.title(), of.briefing(), of.rules(), of.options(), Board.of(200, 200, _ -> Ground.OPEN),
                of.sides(), of.trays(), of.units(), of.rosters(), of.headquarters(), of.victory(), of.turnLimit(), of.atLimit(),
                of.firstSide());
        Sheets sheets = Sheets.cut(vast.board(), Paper.A4, 1).orElseThrow();
        Booklet booklet = Boards.trueSize(table(vast), vast, Style.SYMBOLS, Boards.Trays.LEFT_OUT, sheets);
        assertThat(booklet.pages()).isEqualTo(1 + 29 * 20);
        BufferedImage middle = booklet.picture(300, 72);
        int felt = middle.getRGB(middle.getWidth() / 2, middle.getHeight() / 2);
        assertThat(green(felt)).isGreaterThan(felt >> 16 & 0xff).isGreaterThan(felt & 0xff);
    }

    @Test
    void traysAreDrawnOnTheTableWhereAsked() {
        Scenario scenario = small();
        Sheets sheets = sheets(scenario, Paper.A4);
        List<Integer> south = Stream.of(Boards.Trays.values()).map(trays -> Boards.trueSize(table(scenario), scenario, Style.SYMBOLS,
                trays, sheets).picture(3, 72)).map(sheet -> sheet.getRGB((int) (Paper.MARGIN + sheets.square() / 2),
                        (int) (Paper.MARGIN + (sheets.part(0, 1).getHeight() - 0.5) * sheets.square()))).toList();
        assertThat(south.getLast()).as("the rifles of A1").isNotEqualTo(south.getFirst());
    }

    @Test
    void calledOffNothingIsWritten() {
        Scenario scenario = small();
        Booklet booklet = Boards.trueSize(table(scenario), scenario, Style.SYMBOLS, Boards.Trays.LEFT_OUT, sheets(scenario, Paper.A4));
        List<String> seen = new ArrayList<>();
        Path file = folder.resolve("off.pdf");
        assertThat(booklet.write(file, (done, pages) -> {
            seen.add(done + "/" + pages);
            return done < 2;
        })).isPresent();
        assertThat(seen).containsExactly("0/5", "1/5", "2/5");
        assertThat(folder).isEmptyDirectory();
    }

    /// What lies on the strip of one sheet, under a veil, is what the next one begins with.
    @Test
    void neighboursMeet() {
        Scenario scenario = small();
        Sheets sheets = sheets(scenario, Paper.A4);
        Booklet booklet = Boards.trueSize(table(scenario), scenario, Style.FIGURES, Boards.Trays.LEFT_OUT, sheets);
        BufferedImage west = booklet.picture(1, 72);
        BufferedImage east = booklet.picture(2, 72);
        int seam = (int) Math.round(Paper.MARGIN + sheets.wide() * sheets.square());
        double apart = 0;
        int from = (int) Paper.MARGIN + 10;
        for (int y = from; y < from + 100; y++) {
            int there = green(east.getRGB((int) Paper.MARGIN + 6, y));
            apart += Math.abs(there + (255 - there) * 120 / 255 - green(west.getRGB(seam + 6, y)));
        }
        assertThat(apart / 100).isLessThan(6);
    }

    private static int green(int rgb) {
        return rgb >> 8 & 0xff;
    }

    @Test
    void anAncientTableAtTrueSize() {
        Scenario scenario = scenario("ancient", "joes-table");
        Booklet booklet = Boards.trueSize(table(scenario), scenario, Style.FIGURES, Boards.Trays.LEFT_OUT, sheets(scenario, Paper.LETTER));
        assertThat(booklet.pages()).isEqualTo(1 + 24 + 2);
        assertThat(booklet.picture(9, 72).getWidth()).isEqualTo((int) Paper.LETTER.width);
    }
}
