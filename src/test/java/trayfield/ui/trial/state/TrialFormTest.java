package trayfield.ui.trial.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.Scenario;
import trayfield.solo.Arena;
import trayfield.solo.trial.Share;
import trayfield.solo.trial.Summary.Count;
import trayfield.ui.trial.state.TrialForm.Field;

class TrialFormTest {
    private final TrialForm form = new TrialForm(4);

    private static Candidate village() {
        Scenario scenario = Arena.scenario("village");
        return new Candidate(Path.of("village.json"), scenario, Arena.table(scenario));
    }

    @Test
    void startsWithATrialThatCanBePlayed() {
        assertThat(form.order()).as("no scenario yet").isEmpty();
        form.show(List.of(village()));
        TrialOrder order = form.order().orElseThrow();
        assertThat(order.trial().games()).isEqualTo(100);
        assertThat(order.trial().threads()).as("one core is left to the screen").isEqualTo(3);
        assertThat(order.trial().contest().players()).extracting(player -> player.name()).containsExactly("regular", "regular");
        assertThat(order.file()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"GAMES,0", "GAMES,-3", "GAMES,1000001", "GAMES,many", "GAMES,''", "SEED,1.5", "SEED,''", "CORES,0", "CORES,5"})
    void whatIsWrongIsToldOnceAtItsField(Field field, String text) {
        form.show(List.of(village()));
        switch (field) {
            case GAMES -> form.gamesProperty().set(text);
            case SEED -> form.seedProperty().set(text);
            case CORES -> form.coresProperty().set(text);
            default -> throw new AssertionError(field);
        }
        assertThat(form.problemsProperty().get()).containsOnlyKeys(field);
        assertThat(form.order()).isEmpty();
    }

    @Test
    void aRobotNeedsItsCommand() {
        form.show(List.of(village()));
        form.leaderProperty(1).set(Leader.ROBOT);
        assertThat(form.problemsProperty().get()).containsOnlyKeys(Field.SECOND_ROBOT);
        form.robotProperty(1).set(" python3 robot.py ");
        assertThat(form.order().orElseThrow().trial().contest().players().getLast().name()).isEqualTo("python3 robot.py");
    }

    @Test
    void aScenarioFromAFileJoinsTheListAndStaysInIt() {
        Candidate own = new Candidate(Path.of("own.json"), village().scenario(), village().table());
        form.show(List.of(village()));
        form.add(own);
        assertThat(form.chosenProperty().get()).isEqualTo(own);
        form.show(List.of(village()));
        assertThat(form.candidatesProperty().get()).hasSize(2).contains(own);
    }

    @Test
    void manyNumbersAreDrawnTogether() {
        List<Count<Integer>> counts = IntStream.rangeClosed(5, 34).mapToObj(n -> new Count<>(n, 1)).toList();
        List<Bin> bins = Bin.of(counts);
        assertThat(bins).hasSizeLessThanOrEqualTo(Bin.MOST);
        assertThat(bins.getFirst()).isEqualTo(new Bin("5\u20137", 3));
        assertThat(bins.stream().mapToInt(Bin::count).sum()).isEqualTo(30);
        assertThat(Bin.of(List.of())).isEmpty();
    }

    @Test
    void numbersAreTheSameInEveryCountry() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG"));
            assertThat(Talk.share(new Share(5, 10))).isEqualTo("50.0 % (between 23.7 % and 76.3 %), 10 games");
            assertThat(Talk.signed(1.25)).matches("\\+1\\.[23]");
        } finally {
            Locale.setDefault(before);
        }
    }
}
