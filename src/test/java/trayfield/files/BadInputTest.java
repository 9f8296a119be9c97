package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.tables.RuleTables;

/// Whatever a file holds, reading it gives its value or problems that name the place: never an exception, never a wait.
@Execution(ExecutionMode.CONCURRENT)
class BadInputTest {

    /// A kind of file: a sound one, and what its reader says to a file and to a text.
    record Kind(String name, String sound, Function<Path, List<Problem>> ofFile, Function<String, List<Problem>> ofText) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Kind> kinds() {
        return Stream.of(
                new Kind("scenario", Samples.SCENARIO, file -> Samples.bad(ScenarioFile.read(file, Samples.TABLES)),
                        text -> Samples.bad(ScenarioFile.parse("file.json", text, Samples.TABLES))),
                new Kind("table", Samples.shippedTable(), file -> Samples.bad(RuleTables.read(file)),
                        text -> Samples.bad(RuleTables.parse("file.json", text))),
                new Kind("save", SaveFile.write(Samples.save()), file -> Samples.bad(SaveFile.read(file)),
                        text -> Samples.bad(SaveFile.parse("file.json", text))),
                new Kind("Ancient scenario", AncientSamples.SCENARIO, file -> Samples.bad(ScenarioFile.read(file, Samples.TABLES)),
                        text -> Samples.bad(ScenarioFile.parse("file.json", text, Samples.TABLES))),
                new Kind("Ancient table", AncientSamples.shippedTable(), file -> Samples.bad(RuleTables.read(file)),
                        text -> Samples.bad(RuleTables.parse("file.json", text))),
                new Kind("sealed save", SaveFile.write(AncientSamples.save()), file -> Samples.bad(SaveFile.read(file)),
                        text -> Samples.bad(SaveFile.parse("file.json", text))),
                new Kind("settings", Samples.SETTINGS, file -> SettingsFile.read(file).problems(),
                        text -> SettingsFile.parse("file.json", text).problems()));
    }

    /// Many times what it takes, for the program does other things meanwhile; a reader that goes astray takes far longer.
    private static final Duration SOON = Duration.ofSeconds(6);

    @TempDir
    Path folder;

    /// Reads a file, and holds that it does not take long of this program's time; at the first tries that includes
    /// the time to compile the reader.
    private List<Problem> read(Kind kind, byte[] content) throws IOException {
        Path file = Files.write(folder.resolve("file.json"), content);
        Duration least = Duration.ofDays(1);
        List<Problem> problems = List.of();
        for (int tries = 0; tries < 3 && least.compareTo(SOON) > 0; tries++) {
            Duration before = timeUsed();
            problems = kind.ofFile().apply(file);
            least = timeUsed().minus(before);
        }
        assertThat(least).isLessThan(SOON);
        return problems;
    }

    /// Of the processors, not of the clock: other programs may be busy.
    private static Duration timeUsed() {
        return ProcessHandle.current().info().totalCpuDuration().orElseGet(() -> Duration.ofNanos(System.nanoTime()));
    }

    private static Map<String, byte[]> badContents(Kind kind) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("empty", "");
        texts.put("blank", " \n\n\t");
        texts.put("byte order mark", "\uFEFF" + kind.sound());
        texts.put("trailing text", kind.sound() + "}");
        texts.put("two values", kind.sound() + kind.sound());
        texts.put("a list", "[" + kind.sound() + "]");
        texts.put("null", "null");
        texts.put("text", "\"format\"");
        texts.put("number", "1e999999999");
        texts.put("long number", "{\"format\": " + "9".repeat(500_000) + "}");
        texts.put("deep lists", "[".repeat(100_000));
        texts.put("deep objects", "{\"a\":".repeat(65) + "1" + "}".repeat(65));
        texts.put("one key many times", "{" + "\"format\": 1, ".repeat(200_000) + "\"format\": 1}");
        texts.put("many keys", many("{", i -> "\"k" + i + "\": " + i, "}"));
        texts.put("many items", many("{\"trays\": [", i -> "{}", "]}"));
        texts.put("many numbers", many("[", i -> "0", "]"));
        texts.put("newer format", kind.sound().replaceFirst("\"format\": 1", "\"format\": 2"));
        texts.put("format as text", kind.sound().replaceFirst("\"format\": 1", "\"format\": \"1\""));
        texts.put("no format", kind.sound().replaceFirst("\"format\": 1,", ""));
        texts.put("comment", kind.sound().replaceFirst("\\{", "{ // hello\n"));
        texts.put("NUL", kind.sound().replaceFirst(":", ":\0"));
        texts.put("NUL in text", kind.sound().replaceFirst("\"format\"", "\"\\\\u0000\""));
        texts.put("half a character", kind.sound().replaceFirst("\"format\"", "\"\\\\ud800\": 1, \"format\""));
        texts.put("yaml", "format: 1\nid: crossroads\n");
        texts.put("xml", "<scenario format='1'/>");
        Map<String, byte[]> contents = new LinkedHashMap<>();
        texts.forEach((name, text) -> contents.put(name, text.getBytes(StandardCharsets.UTF_8)));
        contents.put("utf-16", kind.sound().getBytes(StandardCharsets.UTF_16));
        contents.put("utf-16 without mark", kind.sound().getBytes(StandardCharsets.UTF_16LE));
        contents.put("latin-1", kind.sound().replaceFirst("\\{", "{\"ü\": 1,").getBytes(StandardCharsets.ISO_8859_1));
        contents.put("surrogate as UTF-8", new byte[] {'{', '"', (byte) 0xED, (byte) 0xA0, (byte) 0x80, '"', ':', '1', '}'});
        contents.put("binary", noise(4096));
        contents.put("large", new byte[9 << 20]);
        return contents;
    }

    private static String many(String open, Function<Integer, String> item, String close) {
        StringBuilder text = new StringBuilder(open);
        for (int i = 0; i < 300_000; i++) {
            text.append(i == 0 ? "" : ",").append(item.apply(i));
        }
        return text.append(close).toString();
    }

    private static byte[] noise(int size) {
        byte[] noise = new byte[size];
        new Random(1).nextBytes(noise);
        return noise;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void badFilesAreProblemsWithTheirPlaces(Kind kind) throws IOException {
        for (Map.Entry<String, byte[]> content : badContents(kind).entrySet()) {
            List<Problem> problems = read(kind, content.getValue());
            assertThat(problems).as(content.getKey()).isNotEmpty().hasSizeLessThan(400).allSatisfy(problem -> {
                assertThat(problem.file()).endsWith("file.json");
                assertThat(problem.text()).isNotBlank().hasSizeLessThan(600);
            });
            assertThat(FileCheck.of(folder.resolve("file.json"), Samples.TABLES).problems()).as(content.getKey()).isNotEmpty();
            boolean large = content.getKey().equals("large");
            assertThat(problems.getFirst().line().isPresent()).as(content.getKey()).isNotEqualTo(large);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aFileCutAnywhereIsAProblem(Kind kind) {
        String whole = kind.sound().strip();
        for (int length = 0; length < whole.length(); length++) {
            if (kind.ofText().apply(whole.substring(0, length)).isEmpty()) {
                throw new AssertionError("nothing said of a file cut at " + length);
            }
        }
        assertThat(kind.ofText().apply(whole)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void randomEditsNeverThrow(Kind kind) {
        Mutation mutation = new Mutation(new Random(20), kind.sound());
        int refused = 0;
        for (int i = 0; i < 3000; i++) {
            refused += kind.ofText().apply(mutation.next()).isEmpty() ? 0 : 1;
        }
        assertThat(refused).isGreaterThan(1500);
    }

    @Test
    void whatARandomEditLeavesSoundIsWrittenAndReadAsTheSame() {
        Mutation mutation = new Mutation(new Random(21), Samples.SCENARIO);
        int sound = 0;
        for (int i = 0; i < 5000; i++) {
            if (ScenarioFile.parse("s.json", mutation.next(), Samples.TABLES) instanceof Loaded.Good<Scenario>(Scenario scenario)) {
                String written = ScenarioFile.write(scenario);
                assertThat(ScenarioFile.parse("s.json", written, Samples.TABLES)).isEqualTo(new Loaded.Good<>(scenario));
                assertThat(ScenarioFile.write(scenario)).isEqualTo(written);
                sound++;
            }
        }
        assertThat(sound).isGreaterThan(20);
    }

    @Test
    void theLargestBoardIsReadSoon() throws IOException {
        String row = "\"" + ".".repeat(200) + "\"";
        String rows = String.join(",\n", Collections.nCopies(200, row));
        List<String> trays = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            String at = Square.columnName(i % 200) + (i / 200 + 1);
            trays.add("{\"id\": \"r" + i + "\", \"side\": \"red\", \"type\": \"tank\", \"at\": \"" + at + "\", \"facing\": \"N\"}");
        }
        String text = """
                {"format": 1, "id": "large", "title": "Large", "briefing": "", "rules": "modern",
                "board": {"columns": 200, "rows": 200, "terrain": [%s]},
                "sides": [{"id": "red", "name": "R", "colour": "#ff0000"}, {"id": "blue", "name": "B", "colour": "#0000ff"}],
                "trays": [%s]}""".formatted(rows, String.join(",\n", trays));
        Kind scenario = kinds().findFirst().orElseThrow();
        assertThat(read(scenario, text.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }
}
