package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Loaded;

/// Only whole lines count, and a line added begins where it should.
class LineFileTest {
    @TempDir
    private Path folder;

    @Test
    void aLineGoesOnWhereABrokenOneWasDropped() throws IOException {
        Path file = Files.writeString(folder.resolve("lines"), "one\ntwo\nthr");
        assertThat(LineFile.read(file)).isEqualTo(new Loaded.Good<>(List.of("one", "two")));
        assertThat(LineFile.dropBrokenLine(file)).isEmpty();
        assertThat(LineFile.append(file, "three")).isEmpty();
        assertThat(file).hasContent("one\ntwo\nthree\n");
    }

    @Test
    void aBeginningIsNoMoreThanABeginning() throws IOException {
        assertThat(LineFile.hardlyBegun(Files.writeString(folder.resolve("empty"), ""), "head")).isTrue();
        assertThat(LineFile.hardlyBegun(Files.writeString(folder.resolve("half"), "he"), "head")).isTrue();
        assertThat(LineFile.hardlyBegun(Files.writeString(folder.resolve("other"), "hut"), "head")).isFalse();
        assertThat(LineFile.hardlyBegun(Files.writeString(folder.resolve("whole"), "head\n"), "head")).isFalse();
        assertThat(LineFile.hardlyBegun(folder.resolve("none"), "head")).isFalse();
    }

    @Test
    void aFileThatIsGoneIsNotMadeAnew() {
        Path gone = folder.resolve("gone");
        assertThat(LineFile.append(gone, "line").orElseThrow().text()).startsWith("could not be written: it is not there any more");
        assertThat(gone).doesNotExist();
    }
}
