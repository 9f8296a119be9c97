package trayfield.ui.trial.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.HouseRule;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Setting;
import trayfield.solo.Arena;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.trial.Share;
import trayfield.solo.trial.Summary.Count;
import trayfield.solo.trial.Trial;
import trayfield.solo.trial.Trial.Progress;
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
    @CsvSource({"GAMES,0", "GAMES,-3", "GAMES,1000001", "GAMES,many", "GAMES,''", "SEED,1.5", "SEED,''", "CORES,0", "CORES,5",
            "NODES,0", "NODES,lots", "PART,3/2", "PART,0/2", "PART,half"})
    void whatIsWrongIsToldOnceAtItsField(Field field, String text) {
        form.show(List.of(village()));
        switch (field) {
            case GAMES -> form.gamesProperty().set(text);
            case SEED -> form.seedProperty().set(text);
            case NODES -> form.nodesProperty().set(text);
            case PART -> form.partProperty().set(text);
            case CORES -> form.coresProperty().set(text);
            default -> throw new AssertionError(field);
        }
        assertThat(form.problemsProperty().get()).containsOnlyKeys(field);
        assertThat(form.order()).isEmpty();
    }

    @Test
    void nodesAreTheVeteransAlone() {
        form.show(List.of(village()));
        form.leaderProperty(0).set(Leader.VETERAN);
        form.nodesProperty().set("5000");
        form.partProperty().set("2/3");
        TrialOrder order = form.order().orElseThrow();
        assertThat(order.trial().contest().players()).extracting(Player::nodes)
                .containsExactly(5000L, Player.of(Rank.REGULAR).nodes());
        assertThat(order.trial().part()).isEqualTo(new Trial.Part(2, 3));
    }

    @Test
    void aHouseRuleMakesAnotherTrial() {
        form.show(List.of(village()));
        String asAsked = form.order().orElseThrow().trial().contest().fingerprint();
        HouseRule rule = form.houseRules().getFirst();
        String other = rule.values().stream().filter(value -> !value.equals(rule.value())).findFirst().orElseThrow();
        form.choose(rule.name(), other);
        assertThat(form.order().orElseThrow().trial().contest().fingerprint()).isNotEqualTo(asAsked);
        assertThat(form.order().orElseThrow().trial().contest().scenario().options()).contains(new Setting(rule.name(), other));
        form.choose(rule.name(), rule.value());
        assertThat(form.order().orElseThrow().trial().contest().fingerprint()).isEqualTo(asAsked);
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
    void tellsPaceAndTimeLeft() {
        assertThat(pace(Standing.Stage.RUNNING, 10, 100, 20, 5)).isEqualTo("4.0 seconds a game, 6 min 0 s left");
        assertThat(pace(Standing.Stage.RUNNING, 50, 51, 10, 50)).isEqualTo("5.0 games a second, 1 s left");
        assertThat(pace(Standing.Stage.RUNNING, 1, 10_000, 3, 1)).isEqualTo("3.0 seconds a game, 8 h 19 min left");
        assertThat(pace(Standing.Stage.CANCELLED, 10, 100, 20, 10)).isEqualTo("2.0 seconds a game, in 20 s");
        assertThat(pace(Standing.Stage.RUNNING, 5, 10, 3, 0)).isEqualTo("The first games are being played.");
    }

    private static String pace(Standing.Stage stage, int done, int total, int seconds, int played) {
        return Talk.pace(new Standing(stage, new Progress(done, total, played, Duration.ofSeconds(seconds)), Optional.empty()));
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
