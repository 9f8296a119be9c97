package trayfield.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Terrain;
import trayfield.notation.Phrases;
import trayfield.ui.editor.state.Brush;
import trayfield.ui.editor.state.Resizing.Anchor;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.Shape;
import trayfield.ui.editor.state.Stamp;
import trayfield.ui.editor.state.Symmetry;
import trayfield.ui.editor.state.Room;

/// Words asked for are there, and those there are asked for.
class WordsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "trayfield", "ui", "editor");
    private static final Pattern TEXT = Pattern.compile("\"([a-zA-Z]+(?:\\.[a-zA-Z0-9]+)*\\.?)\"");
    private static final Pattern ASKED = Pattern.compile("(?:Say\\.it|Buttons\\.of|Buttons\\.small|Finding\\.doubt\\(Say\\.it|refuse|say)\\(\"([a-zA-Z]+(?:\\.[a-zA-Z]+)+)\"[,)]");
    private static final Phrases ALL = Phrases.of("trayfield.ui.editor.words");

    private static List<String> found(Pattern pattern) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = pattern.matcher(Files.readString(file));
                while (matcher.find()) {
                    found.add(matcher.group(1));
                }
            }
        }
        return found;
    }

    @Test
    void everyWordAskedForIsThere() throws IOException {
        assertThat(found(ASKED)).hasSizeGreaterThan(100).allSatisfy(key -> assertThat(Say.maybe(key)).as(key).isPresent());
    }

    @Test
    void everyWordThereIsAskedFor() throws IOException {
        List<String> written = found(TEXT);
        assertThat(ALL.keys()).allSatisfy(key -> assertThat(written).as(key).anyMatch(word -> key.equals(word)
                || key.startsWith(word + ".") || word.endsWith(".") && key.startsWith(word)));
    }

    @Test
    void everyChoiceHasItsWords() {
        all("brush", Brush.values());
        all("does.brush", Brush.values());
        all("shape", Shape.values());
        all("does.shape", Shape.values());
        all("stamp", Stamp.values());
        all("symmetry", Symmetry.values());
        all("anchor", Anchor.values());
        all("ground", Terrain.values());
        all("facing", Facing.values());
        all("room", Room.values());
        all("keys.group", KeyTable.Group.values());
    }

    private static void all(String group, Enum<?>[] values) {
        assertThat(values).allSatisfy(value -> assertThat(Say.maybe(group + "." + value.name())).as(group + "." + value).isPresent());
    }
}
