package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.files.AtomicFile.Backup;
import trayfield.model.Problem;

class AtomicFileTest {
    @TempDir
    Path folder;
    private Path file;

    @BeforeEach
    void anOldFile() throws IOException {
        file = Files.writeString(folder.resolve("game.json"), "old");
    }

    /// Everything in the folder, as `name=content`.
    private List<String> folder() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(AtomicFileTest::shown).toList();
        }
    }

    private static String shown(Path path) {
        try {
            return path.getFileName() + "=" + Files.readString(path);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theNewContentReplacesTheOldWhichStaysBesideIt() throws IOException {
        assertThat(AtomicFile.write(file, "new ü", Backup.KEEP)).isEmpty();
        assertThat(folder()).containsExactly("game.json=new ü", "game.json.bak=old");
        assertThat(AtomicFile.write(file, "newer", Backup.KEEP)).isEmpty();
        assertThat(folder()).containsExactly("game.json=newer", "game.json.bak=new ü");
    }

    @Test
    void withoutBackupNothingStaysBesideIt() throws IOException {
        assertThat(AtomicFile.write(file, "new", Backup.NONE)).isEmpty();
        assertThat(folder()).containsExactly("game.json=new");
    }

    @Test
    void aFirstFileComesWithItsFolders() throws IOException {
        Path deep = folder.resolve("a").resolve("b").resolve("first.json");
        assertThat(AtomicFile.write(deep, "first", Backup.KEEP)).isEmpty();
        assertThat(deep).hasContent("first");
        assertThat(deep.resolveSibling("first.json.bak")).doesNotExist();
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
        assertThat(AtomicFile.write(link, "new", Backup.NONE)).isEmpty();
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void whatASourcePoursOutReplacesTheOld() throws IOException {
        assertThat(AtomicFile.write(file, out -> out.write(new byte[] {'n', 'e', 'w'}))).isEmpty();
        assertThat(folder()).containsExactly("game.json=new");
    }

    @Test
    void aSourceThatRunsDryLeavesTheOldFileWhole() throws IOException {
        assertThat(AtomicFile.write(file, out -> {
            out.write('n');
            throw new IOException("dry");
        })).isPresent();
        assertThat(folder()).containsExactly("game.json=old");
        assertThatThrownBy(() -> AtomicFile.write(file, _ -> {
            throw new IllegalStateException("a mistake");
        })).isInstanceOf(IllegalStateException.class);
        assertThat(folder()).containsExactly("game.json=old");
    }

    @Test
    void aFullDiskLeavesTheOldFileWhole() throws IOException {
        Optional<Problem> problem = AtomicFile.write(file, "new content", Backup.KEEP, new AtomicFile.Disk() {
            @Override
            public void write(Path sibling, byte[] bytes) throws IOException {
                Files.write(sibling, Arrays.copyOf(bytes, bytes.length / 2));
                throw new FileSystemException(sibling.toString(), null, "No space left on device");
            }
        });
        assertThat(problem.orElseThrow().oneLine()).isEqualTo(
                file + ": could not be written: No space left on device. What stood there before is unchanged.");
        assertThat(folder()).containsExactly("game.json=old");
    }

    @Test
    void aBackupThatCannotBeMadeLeavesTheOldFileWhole() throws IOException {
        Optional<Problem> problem = AtomicFile.write(file, "new", Backup.KEEP, new AtomicFile.Disk() {
            @Override
            public void copy(Path from, Path to) throws IOException {
                throw new IOException("device gone");
            }
        });
        assertThat(problem.orElseThrow().text()).contains("device gone");
        assertThat(folder()).containsExactly("game.json=old");
    }

    @Test
    void aMoveThatFailsLeavesTheOldFileWhole() throws IOException {
        Optional<Problem> problem = AtomicFile.write(file, "new", Backup.NONE, new AtomicFile.Disk() {
            @Override
            public void moveAtOnce(Path from, Path to) throws IOException {
                throw new IOException("locked by a scanner");
            }
        });
        assertThat(problem.orElseThrow().text()).contains("locked by a scanner");
        assertThat(folder()).containsExactly("game.json=old");
    }

    @Test
    void whereFilesCannotBeSwappedAtOnceTheyAreMoved() throws IOException {
        Optional<Problem> problem = AtomicFile.write(file, "new", Backup.KEEP, new AtomicFile.Disk() {
            @Override
            public void moveAtOnce(Path from, Path to) throws IOException {
                throw new AtomicMoveNotSupportedException(from.toString(), to.toString(), "network drive");
            }
        });
        assertThat(problem).isEmpty();
        assertThat(folder()).containsExactly("game.json=new", "game.json.bak=old");
    }

    @Test
    void aFolderInTheFilesPlaceIsSaid() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken.json"));
        assertThat(AtomicFile.write(taken, "new", Backup.KEEP).orElseThrow().oneLine()).isEqualTo(
                taken + ": could not be written: a folder has this name. What stood there before is unchanged.");
        assertThat(taken).isEmptyDirectory();
    }

    @Test
    void aFileInTheFoldersPlaceIsSaid() throws IOException {
        Path below = file.resolve("below.json");
        assertThat(AtomicFile.write(below, "new", Backup.KEEP).orElseThrow().text())
                .isEqualTo("could not be written: " + file + " is no folder. What stood there before is unchanged.");
        assertThat(folder()).containsExactly("game.json=old");
    }

    @Test
    void aNameThatNoSystemTakesIsSaid() throws IOException {
        Path endless = folder.resolve("x".repeat(300) + ".json");
        assertThat(AtomicFile.write(endless, "new", Backup.KEEP).orElseThrow().text()).startsWith("could not be written: ");
        assertThat(folder()).containsExactly("game.json=old");
    }
}
