package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.notation.GameRecord;
import trayfield.notation.RecordText;

/// One whole game of each Modern scenario and of one Ancient one, written down once and played again from its record: nothing in it may change
/// unnoticed. After a change that is meant to change games, `mvn test -Dtest=GoldenGameTest -Dtrayfield.golden=write`
/// plays and writes new ones, to be looked at in the diff.
class GoldenGameTest {
    private static final Path FOLDER = Shipped.RULES_DATA.resolveSibling("src/test/resources/trayfield/scenarios");
    /// Games of many men are long; one is enough.
    private static final String MANY_MEN = "three-crossings";
    private static final long SEED = 1967;

    static Stream<Scenario> scenarios() {
        return Shipped.scenarios().stream().filter(scenario -> scenario.units().isEmpty() || scenario.id().equals(MANY_MEN));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theGameIsAsItWas(Scenario scenario) throws IOException {
        Bench bench = Shipped.bench(scenario);
        Path file = FOLDER.resolve(scenario.id() + ".game.txt");
        if ("write".equals(System.getProperty("trayfield.golden"))) {
            Files.createDirectories(FOLDER);
            Files.write(file, Playthrough.print(bench, Playout.play(bench, Greedy.Temper.PLAIN, SEED).inputs()));
        }
        List<String> lines = Files.readAllLines(file);
        if (!(RecordText.parse(file.toString(), Playthrough.record(lines)) instanceof Loaded.Good<GameRecord>(var record))) {
            throw new AssertionError(RecordText.parse(file.toString(), Playthrough.record(lines)));
        }
        assertThat(Playthrough.print(bench, record.inputs())).containsExactlyElementsOf(lines);
        assertThat(lines.getLast()).contains("GameOver");
    }
}
