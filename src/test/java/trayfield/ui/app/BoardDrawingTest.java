package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.command.RulesData;
import trayfield.files.SaveFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Saves;
import trayfield.play.Undo;
import trayfield.ui.board.Look;

class BoardDrawingTest {
    private static final Path VILLAGE = Path.of("rules-data", "scenarios", "modern", "village.json");

    private final Stock stock = new Stock(((Loaded.Good<RulesData>) RulesData.read(Optional.of(Path.of("rules-data")))).value());
    @TempDir
    Path folder;

    @Test
    void aScenarioAndItsSavedGameBecomeTheSamePictureAtTheStart() throws IOException {
        ScenarioEntry.Ready ready = ((Stock.Found.Scenario) stock.find(VILLAGE)).entry();
        Game game = Game.start(ready.table(), ready.scenario(), new DiceSource.Seeded(1));
        Path save = folder.resolve("save.json");
        SaveFile.save(save, Saves.of(game, "Village", Undo.Players.TWO, Instant.EPOCH));
        BufferedImage scenario = drawn(VILLAGE, Look.STANDARD);
        BufferedImage saved = drawn(save, Look.STANDARD);
        assertThat(pixels(saved)).isEqualTo(pixels(scenario));
        assertThat(pixels(drawn(VILLAGE, Look.STANDARD.with(Look.Style.SYMBOLS)))).isNotEqualTo(pixels(scenario));
    }

    private BufferedImage drawn(Path file, Look look) throws IOException {
        Path png = folder.resolve("board.png");
        assertThat(BoardDrawing.draw(stock, file, png, look)).isEmpty();
        return ImageIO.read(png.toFile());
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void whatIsNoBoardIsRefusedWithItsProblems() throws IOException {
        Path noise = Files.write(folder.resolve("noise.json"), new byte[] {(byte) 0xff, 0});
        assertThat(BoardDrawing.draw(stock, noise, folder.resolve("x.png"), Look.STANDARD)).isNotEmpty();
        assertThat(BoardDrawing.draw(stock, Path.of("rules-data", "modern.json"), folder.resolve("x.png"), Look.STANDARD))
                .extracting(Problem::text).containsExactly(Words.say("open.ruleTable"));
        assertThat(folder.resolve("x.png")).doesNotExist();
    }

    @Test
    void wherePicturesCannotStandIsSaid() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        List<Problem> problems = BoardDrawing.draw(stock, VILLAGE, file.resolve("x.png"), Look.STANDARD);
        assertThat(problems).singleElement().extracting(Problem::text).asString().contains(file + " is no folder");
        assertThat(BoardDrawing.draw(stock, VILLAGE, folder.resolve("new").resolve("x.png"), Look.STANDARD)).isEmpty();
    }
}
