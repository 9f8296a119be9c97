package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Roll;
import trayfield.notation.GameRecord;
import trayfield.notation.RecordText;

/// A whole game as it was once recorded: later versions of the program must read, play and tell it the same. It holds
/// run-downs, stops in fords, a melee rolled again, and ends with one side gone.
class GoldenGameTest {
    private static final Path FOLDER = Path.of("src/test/resources/trayfield/play");
    private static final String HASH = "49fa978f61087888996cb12cc264361f";

    private final List<String> lines = Files.readAllLines(FOLDER.resolve("golden.record.txt"));
    private final GameRecord record = switch (RecordText.parse("golden.record.txt", lines)) {
        case Loaded.Good<GameRecord>(GameRecord read) -> read;
        case Loaded.Bad<GameRecord>(List<Problem> problems) -> throw new AssertionError(problems);
    };
    private final Game game = Game.start(Skirmish.modern(), Skirmish.scenario(Skirmish.BATTLE, Optional.empty(), 12),
            new DiceSource.Seeded(record.header().seed().orElseThrow()));

    GoldenGameTest() throws IOException {
    }

    @Test
    void itIsPlayedToTheSameEnd() {
        for (Input input : record.inputs()) {
            switch (input) {
                case Order order -> assertThat(game.play(order)).as(order.toString()).isEmpty();
                case Roll roll -> assertThat(game.roll(roll)).as(roll.toString()).isEmpty();
            }
        }
        assertThat(Skirmish.hash(game)).isEqualTo(HASH);
        assertThat(Records.lines(game)).isEqualTo(lines);
    }

    @Test
    void itsSeedDrawsTheFacesThatWereRecorded() {
        playWithSeededDice();
        assertThat(game.inputs()).isEqualTo(record.inputs());
    }

    @Test
    void itIsToldInTheSameWords() throws IOException {
        playWithSeededDice();
        assertThat(new Report(Words.of(game.seat("red"))).text(game.seat("red")))
                .isEqualTo(Files.readString(FOLDER.resolve("golden.report.txt")));
    }

    private void playWithSeededDice() {
        for (Input input : record.inputs()) {
            switch (input) {
                case Order order -> game.play(order);
                case Roll _ -> game.rollDue();
            }
        }
    }
}
