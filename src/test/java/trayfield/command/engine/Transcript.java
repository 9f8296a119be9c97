package trayfield.command.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A conversation with an engine as it was once judged right: `> ` before requests, `< ` before answers.
record Transcript(List<String> requests, List<String> answers) {

    static Transcript read() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src/test/resources/trayfield/command/engine/transcript.txt"));
        return new Transcript(marked(lines, "> "), marked(lines, "< "));
    }

    private static List<String> marked(List<String> lines, String mark) {
        return lines.stream().filter(line -> line.startsWith(mark)).map(line -> line.substring(mark.length())).toList();
    }
}
