package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.ui.app.Marker.Found;

class MarkerTest {
    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("deep").resolve("running");
    }

    @Test
    void aProgramThatClosedLeavesNoMark() throws IOException {
        Marker.set(file()).close();
        try (Marker next = Marker.set(file())) {
            assertThat(next.found()).isEqualTo(Found.CLOSED);
        }
    }

    @Test
    void aMarkNobodyHoldsIsThatOfACrash() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "open");
        try (Marker next = Marker.set(file())) {
            assertThat(next.found()).isEqualTo(Found.CRASHED);
        }
        try (Marker later = Marker.set(file())) {
            assertThat(later.found()).isEqualTo(Found.CLOSED);
        }
    }

    @Test
    void aMarkThatIsHeldIsThatOfAnotherWindowAndStays() throws IOException {
        try (Marker first = Marker.set(file())) {
            try (Marker second = Marker.set(file())) {
                assertThat(first.found()).isEqualTo(Found.CLOSED);
                assertThat(second.found()).isEqualTo(Found.RUNNING);
            }
            assertThat(Files.size(file())).isPositive();
        }
    }

    @Test
    void aFolderThatCannotBeUsedStopsNothing() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("file"), "");
        try (Marker marker = Marker.set(inTheWay.resolve("running"))) {
            assertThat(marker.found()).isEqualTo(Found.CLOSED);
        }
    }
}
