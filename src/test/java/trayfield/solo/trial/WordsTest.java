package trayfield.solo.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import trayfield.model.Result;

/// Every key in use has words, and no other.
class WordsTest {
    @Test
    void keysInUseAreKeysDefined() throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        Arrays.stream(Result.Reason.values()).forEach(reason -> keys.add("reason." + reason.word));
        Pattern key = Pattern.compile("\"((?:verdict|report|compare|page|results|row)\\.[A-Za-z.]*[a-z])\"");
        try (Stream<Path> sources = Files.list(Path.of("src/main/java/trayfield/solo/trial"))) {
            for (Path source : sources.toList()) {
                key.matcher(Files.readString(source)).results().forEach(found -> keys.add(found.group(1)));
            }
        }
        assertThat(ResultsFile.WORDS.keys()).containsExactlyElementsOf(keys);
    }
}
