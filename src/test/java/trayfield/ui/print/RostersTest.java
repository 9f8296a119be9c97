package trayfield.ui.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.files.ScenarioFile;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Roll;
import trayfield.model.Scenario;
import trayfield.model.Scenario.UnitPlan;
import trayfield.model.Side;
import trayfield.notation.RecordText;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

class RostersTest {
    private static final RuleTables TABLES = ((Loaded.Good<RuleTables>) RuleTables.readFolder(Path.of("rules-data"))).value();
    private static final RuleTable ANCIENT = TABLES.of("ancient").orElseThrow();

    @TempDir
    Path folder;

    static Scenario scenario(String rules, String id) {
        Path file = Path.of("rules-data", "scenarios", rules, id + ".json");
        return ((Loaded.Good<Scenario>) ScenarioFile.read(file, TABLES)).value();
    }

    private Reader written(Booklet booklet) {
        Path file = folder.resolve("out.pdf");
        assertThat(booklet.write(file)).isEmpty();
        return Reader.open(file);
    }

    @ParameterizedTest
    @EnumSource
    void aBlankFormForEachCommander(Paper paper) {
        Booklet booklet = Rosters.blank(ANCIENT, scenario("ancient", "joes-table"), paper);
        try (Reader pdf = written(booklet)) {
            assertThat(pdf.pages()).isEqualTo(booklet.pages()).isEqualTo(2);
            assertThat(pdf.width(0)).isEqualTo(paper.width, within(0.01));
            assertThat(pdf.height(0)).isEqualTo(paper.height, within(0.01));
            assertThat(pdf.text(0)).contains("Roster of Silver", "What you know of Gold", "2 of class A");
            assertThat(pdf.text(1)).contains("Roster of Gold", "What you know of Silver");
            pdf.shot(0, "roster-blank-" + paper.word);
        }
    }

    @Test
    void moreUnitsThanAPageHoldsGoOnOnTheNext() {
        Scenario joes = scenario("ancient", "joes-table");
        List<UnitPlan> many = new ArrayList<>();
        for (int times = 0; times < 4; times++) {
            int round = times;
            joes.units().forEach(unit -> many.add(new UnitPlan(unit.id() + "x" + round, unit.side(), unit.name(),
                    unit.crest(), unit.unitClass(), unit.men())));
        }
        Booklet booklet = Rosters.blank(ANCIENT, with(joes, joes.sides(), many), Paper.A4);
        try (Reader pdf = written(booklet)) {
            assertThat(pdf.pages()).isGreaterThan(4);
            assertThat(pdf.text(0)).contains("Page 1 of " + pdf.pages() / 2);
        }
    }

    @Test
    void aSeatsSheetShowsWhatHasHappened() throws IOException {
        Game game = threeCrossings(Integer.MAX_VALUE);
        String side = game.scenario().sides().getFirst().id();
        assertThat(game.seat(side).clerk().entries()).anySatisfy(entry -> assertThat(entry.notes()).isNotEmpty());
        try (Reader pdf = written(Rosters.of(game.seat(side), Paper.A4))) {
            assertThat(pdf.pages()).isOne();
            assertThat(pdf.text(0)).contains("turn " + game.referee().observation().turn(), "half-squares on one move");
            pdf.shot(0, "roster-game");
        }
        try (Reader pdf = written(Rosters.of(game.referee(), Paper.LETTER))) {
            assertThat(pdf.pages()).isEqualTo(2);
        }
    }

    /// The game of a record as far as some of its inputs.
    private static Game threeCrossings(int inputs) throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src", "test", "resources", "trayfield", "scenarios", "three-crossings.game.txt"));
        List<String> record = lines.stream().filter(line -> !line.startsWith("    ")).toList();
        Game game = Game.start(ANCIENT, scenario("ancient", "three-crossings"), new DiceSource.Typed(1));
        for (Input input : ((Loaded.Good<trayfield.notation.GameRecord>) RecordText.parse("record", record)).value().inputs()) {
            if (game.length() < inputs) {
                assertThat(input instanceof Roll roll ? game.roll(roll) : game.play((Order) input)).isEmpty();
            }
        }
        return game;
    }

    /// The page is painted from what the seat may know: it looks the same whatever the enemy's roster is.
    @Test
    void theSheetOfOneSideTellsNothingOfTheOthersRoster() throws IOException {
        Scenario scenario = scenario("ancient", "joes-table");
        String own = scenario.sides().getFirst().id();
        List<int[]> pictures = new ArrayList<>();
        for (boolean turned : List.of(false, true)) {
            Game game = Game.start(ANCIENT, scenario, new DiceSource.Seeded(3));
            Order.Roster example = roster(game, own);
            assertThat(game.play(example)).isEmpty();
            Order.Roster other = roster(game, scenario.sides().get(1).id());
            assertThat(game.play(turned ? reversed(other) : other)).isEmpty();
            BufferedImage page = Rosters.of(game.seat(own), Paper.A4).picture(0, 60);
            pictures.add(((DataBufferInt) page.getRaster().getDataBuffer()).getData());
        }
        assertThat(pictures.get(1)).isEqualTo(pictures.get(0));
    }

    private static Order.Roster roster(Game game, String side) {
        return (Order.Roster) game.seat(side).orders().getFirst();
    }

    private static Order.Roster reversed(Order.Roster roster) {
        List<String> classes = roster.assignments().stream().map(Order.Assignment::unitClass).toList().reversed();
        List<Order.Assignment> turned = new ArrayList<>();
        for (int i = 0; i < classes.size(); i++) {
            turned.add(new Order.Assignment(roster.assignments().get(i).unit(), classes.get(i)));
        }
        return new Order.Roster(turned);
    }

    /// Names in any alphabet are set; those of left-to-right alphabets can also be searched for and copied.
    @Test
    void namesInManyAlphabets() {
        Locale before = Locale.getDefault();
        Scenario joes = scenario("ancient", "joes-table");
        List<String> names = List.of("J\u00e4ger \u00c4\u00d6\u00dc \u00df", "\u0130stanbul \u015fi\u011f\u0131", "\u03a3\u03c0\u03b1\u03c1\u03c4\u03b9\u03ac\u03c4\u03b1\u03b9", "\u0421\u043a\u0438\u0444\u044b",
                "\u0627\u0644\u062d\u0631\u0633 \u0627\u0644\u0645\u0644\u0643\u064a", "\u7b2c\u4e00\u90e8\u968a", "\ud83d\udc18 Elephants \ud83d\udc18", "a\u0301\u200d\t tab", "W".repeat(60), "x");
        List<UnitPlan> units = new ArrayList<>();
        for (int i = 0; i < joes.units().size(); i++) {
            UnitPlan unit = joes.units().get(i);
            units.add(new UnitPlan(unit.id(), unit.side(), names.get(i % names.size()), unit.crest(), unit.unitClass(), unit.men()));
        }
        List<Side> sides = List.of(new Side(joes.sides().get(0).id(), "\u0627\u0644\u0641\u0636\u0629", "#c0c0c0"),
                new Side(joes.sides().get(1).id(), "G\u00fcm\u00fc\u015f \u0130ki", "#d4a017"));
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG"));
            try (Reader pdf = written(Rosters.blank(ANCIENT, with(joes, sides, units), Paper.A4))) {
                assertThat(pdf.text(0)).contains(names.subList(0, 4)).contains("G\u00fcm\u00fc\u015f \u0130ki", "2 of class A");
                pdf.shot(0, "roster-alphabets");
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aGameWithoutUnitsHasNoRosters() {
        assertThat(Rosters.has(scenario("modern", "crossroads"))).isFalse();
        assertThat(Rosters.blank(TABLES.of("modern").orElseThrow(), scenario("modern", "crossroads"), Paper.A4).pages()).isZero();
    }

    @Test
    void aFolderThatIsNoneIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "here");
        Booklet booklet = Rosters.blank(ANCIENT, scenario("ancient", "joes-table"), Paper.A4);
        assertThat(booklet.write(file.resolve("out.pdf"))).isPresent();
        assertThat(booklet.write(folder)).isPresent();
    }

    private static Scenario with(Scenario of, List<Side> sides, List<UnitPlan> units) {
        return new Scenario(of.id(), of.title(), of.briefing(), of.rules(), of.options(), of.board(), sides, of.trays(), units,
                of.rosters(), of.headquarters(), of.victory(), of.turnLimit(), of.atLimit(), of.firstSide());
    }
}
