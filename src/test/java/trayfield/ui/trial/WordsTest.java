package trayfield.ui.trial;

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
import trayfield.model.Result;
import trayfield.notation.Phrases;
import trayfield.ui.trial.state.Leader;
import trayfield.ui.trial.state.Standing;

/// Words asked for are there, and those there are asked for.
class WordsTest {
    private static final Path SOURCES = Path.of("src", "main", "java", "trayfield", "ui", "trial");
    private static final Pattern ASKED = Pattern.compile("(?:say|find)\\(\"([a-zA-Z]+(?:\\.[a-zA-Z]+)*\\.?)\"(.)");
    private static final Phrases WORDS = Phrases.of("trayfield.ui.trial.words");

    @Test
    void everyWordIsThereAndUsed() throws IOException {
        List<String> asked = new ArrayList<>(made());
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = ASKED.matcher(Files.readString(file));
                while (matcher.find()) {
                    if (!matcher.group(1).endsWith(".")) {
                        asked.add(matcher.group(1));
                    }
                }
            }
        }
        assertThat(WORDS.keys()).containsExactlyInAnyOrderElementsOf(asked.stream().distinct().toList());
    }

    /// Keys put together from names in the program.
    private static List<String> made() {
        List<String> keys = new ArrayList<>();
        Stream.of(Leader.values()).forEach(leader -> keys.add("leader." + leader.name()));
        Stream.of(Standing.Stage.values()).forEach(stage -> keys.add("stage." + stage.name()));
        Stream.of(Result.Reason.values()).forEach(reason -> keys.add("reason." + reason.word));
        Stream.of("cancel", "goOn", "save", "compare", "again").forEach(button -> keys.add("trial." + button));
        Stream.of("games", "seed", "cores", "part", "nodes").forEach(field -> keys.addAll(List.of("form." + field, "form." + field + ".says")));
        keys.addAll(List.of("form.file", "form.part.none", "form.nodes.none"));
        return keys;
    }
}
