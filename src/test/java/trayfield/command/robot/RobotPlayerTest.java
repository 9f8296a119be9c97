package trayfield.command.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trayfield.model.Scenario;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.solo.Arena;
import trayfield.solo.Commander;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.sand.Budget;
import trayfield.solo.trial.Contest;
import trayfield.solo.trial.Match;
import trayfield.solo.trial.Row;

/// Robots that play, and robots that lie, babble, stall, flood, swell and die.
@Execution(ExecutionMode.CONCURRENT)
class RobotPlayerTest {
    private static final Duration SHORT = Duration.ofSeconds(3);

    @TempDir
    private Path folder;

    private static String java(String mode) {
        String classes = Path.of("target/test-classes").toAbsolutePath().toString();
        return "'" + ProcessHandle.current().info().command().orElseThrow() + "' -XX:TieredStopAtLevel=1 -cp '" + classes + "' "
                + BadRobot.class.getName() + " " + mode;
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = """
            lie:3 unlawful answers in a row
            babble:3 unlawful answers in a row
            stall:no answer in 3 seconds
            flood:3 unlawful answers in a row
            swell:no answer in 3 seconds
            shout:a line longer than 1024 KiB
            die:the robot has ended
            """)
    void aRegularTakesThePlaceOfABadRobot(String mode, String fault) {
        Scenario scenario = Arena.scenario("village");
        Game game = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(1));
        try (Commander robot = RobotPlayer.of(java(mode), SHORT).commander(1)) {
            String side = game.referee().observation().side().orElseThrow();
            assertThat(game.play(robot.choose(game.seat(side), Budget.of(Budget.PLAIN)).orElseThrow().order())).isEmpty();
            assertThat(robot.fault().orElseThrow()).contains(fault);
        }
        assertNoThreadIsLeft();
    }

    @Test
    void aCommandThatDoesNotStartIsSaid() {
        Row row = play(new Scene(RobotPlayer.of("no-such-program --play", SHORT), Player.of(Rank.RECRUIT)));
        assertThat(row.faults().getFirst()).contains("cannot be started with no-such-program");
        assertThat(row.counts()).isFalse();
    }

    @Test
    void aDecisionOfARobotCanBeCalledOff() {
        Scenario scenario = Arena.scenario("village");
        Game game = Game.start(Arena.table(scenario), scenario, new DiceSource.Seeded(1));
        try (Commander robot = RobotPlayer.of(java("stall"), Duration.ofSeconds(30)).commander(1)) {
            String side = game.referee().observation().side().orElseThrow();
            Budget budget = Budget.of(Budget.PLAIN);
            budget.callOff();
            assertThat(robot.choose(game.seat(side), budget)).isEmpty();
            assertThat(robot.fault()).isEmpty();
        }
        assertNoThreadIsLeft();
    }

    /// The robot that the README shows plays both rule books, a small game to its end.
    @ParameterizedTest
    @CsvSource({"village, 200", "old-town, 2"})
    void theRobotOfTheReadmePlays(String id, int rounds) throws IOException, InterruptedException {
        assumeTrue(python(), "there is no python3");
        Path robot = Files.writeString(folder.resolve("robot.py"), readme());
        assertThat(readme().lines().count()).isLessThanOrEqualTo(31);
        Scenario scenario = Arena.scenario(id);
        Contest contest = new Contest(Arena.table(scenario), scenario, List.of(
                RobotPlayer.of("python3 '" + robot + "'", Duration.ofSeconds(30)), Player.of(Rank.RECRUIT)), 1, rounds);
        Row row = Match.play(contest, contest.book(), 0, () -> false).orElseThrow();
        assertThat(row.faults()).containsOnly("");
        assertThat(row.reason().equals(Row.UNFINISHED)).isEqualTo(row.turns() > rounds);
    }

    private static boolean python() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor(10, TimeUnit.SECONDS);
        } catch (IOException _) {
            return false;
        }
    }

    private static String readme() throws IOException {
        Matcher block = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Arena.RULES_DATA.resolveSibling("README.md")));
        assertThat(block.find()).isTrue();
        return block.group(1);
    }

    @Test
    void commandsAreTakenApartAtBlanks() {
        assertThat(CommandWords.of("python3 \"my robot.py\" --level=2 ''")).containsExactly("python3", "my robot.py", "--level=2", "");
        assertThat(CommandWords.of("  ")).isEmpty();
    }

    private record Scene(Player first, Player second) {
    }

    private static Row play(Scene scene) {
        Scenario scenario = Arena.scenario("village");
        Contest contest = new Contest(Arena.table(scenario), scenario, List.of(scene.first(), scene.second()), 1, 200);
        Optional<Row> row = Match.play(contest, contest.book(), 0, () -> false);
        return row.orElseThrow();
    }

    private static void assertNoThreadIsLeft() {
        for (int tries = 0; tries < 100 && robots() > 0; tries++) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        assertThat(robots()).isZero();
    }

    private static long robots() {
        return Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().startsWith("robot-")).count();
    }
}
