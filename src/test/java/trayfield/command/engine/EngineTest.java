package trayfield.command.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import trayfield.files.ScenarioFile;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Scenario;
import trayfield.play.Skirmish;

@Execution(ExecutionMode.CONCURRENT)
class EngineTest {
    private static final Scenario BATTLE = Skirmish.scenario(Skirmish.BATTLE, Optional.empty());

    private final Talk talk = new Talk();

    @Test
    void theTranscriptIsRepeatedLineByLine() throws IOException {
        Transcript transcript = Transcript.read();
        List<String> answers = talk.send(transcript.requests());
        for (int i = 0; i < transcript.requests().size(); i++) {
            assertThat(answers.get(i)).as(transcript.requests().get(i)).isEqualTo(transcript.answers().get(i));
        }
        assertThat(answers).hasSameSizeAs(transcript.answers());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "}", "null", "7", "\"quit\"", "[]", "{\"do\":null}", "{\"do\":[\"quit\"]}", "{\"do\":\"QUIT\"}",
        "{'do':'quit'}", "{\"do\":\"quit\",}", "{\"do\":\"record\"} // x", "{\"do\":\"quit\",\"do\":\"quit\"}", " ", "\u0000",
        "{\"do\":\"position\",\"viewer\":1}", "{\"do\":\"play\",\"order\":\"end\",\"dice\":{}}",
        "{\"do\":\"new\",\"scenario\":{}}", "{\"do\":\"new\",\"scenario\":7}", "{\"do\":\"new\",\"scenario\":null}",
        "{\"do\":\"new\",\"scenario\":\"\\u0000\"}", "{\"do\":\"new\",\"scenario\":\"no/such/file.json\"}",
        "{\"do\":\"load\",\"path\":\"\\u0000\"}", "{\"do\":\"load\",\"path\":\"pom.xml\"}", "{\"do\":\"roll\",\"dice\":[1e400]}",
        "{\"do\":\"play\",\"order\":\"\\ud800\"}"})
    void whatIsNoGoodRequestGetsAnErrorAndTheGameGoesOn(String line) {
        talk.must(Talk.begin(BATTLE, ",\"seed\":7"));
        String before = talk.hash();
        JsonNode answer = talk.ask(line);
        assertThat(answer.get("ok").booleanValue()).isFalse();
        assertThat(answer.get("error").get("message").stringValue()).isNotBlank().doesNotContain("\n");
        assertThat(answer.get("error").get("code").stringValue()).isNotEqualTo("internal");
        assertThat(talk.hash()).isEqualTo(before);
    }

    @Test
    void anyBytesGetOneAnswerALine() {
        SplittableRandom random = new SplittableRandom(6);
        byte[] noise = new byte[200_000];
        random.nextBytes(noise);
        long lines = 1 + count(noise, '\n') - (noise[noise.length - 1] == '\n' ? 1 : 0);
        assertThat(talk.send(noise)).hasSize((int) lines).allSatisfy(answer ->
                assertThat(answer).startsWith("{\"ok\":false,\"error\":{\"code\":\"badJson\""));
    }

    private static long count(byte[] bytes, char wanted) {
        long count = 0;
        for (byte b : bytes) {
            count += b == wanted ? 1 : 0;
        }
        return count;
    }

    @Test
    void spoiltRequestsAreNeverAFaultOfTheProgram() {
        SplittableRandom random = new SplittableRandom(12);
        List<String> requests = List.of(Talk.begin(BATTLE, ",\"seed\":7"), Talk.play("r1 B1-B2 N", ",\"dice\":[3]"),
                "{\"do\":\"odds\",\"order\":\"r1 attacks b2\",\"viewer\":\"red\"}", "{\"do\":\"reach\",\"tray\":\"r1\"}");
        List<String> spoilt = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            StringBuilder request = new StringBuilder(requests.get(random.nextInt(requests.size())));
            int at = random.nextInt(request.length());
            switch (random.nextInt(4)) {
                case 0 -> request.deleteCharAt(at);
                case 1 -> request.insert(at, "\"{}[],:0-x".charAt(random.nextInt(10)));
                case 2 -> request.setLength(at);
                default -> request.setCharAt(at, (char) (32 + random.nextInt(300)));
            }
            spoilt.add(request.toString().replace("\n", ""));
        }
        assertThat(talk.send(spoilt)).hasSize(3000).allSatisfy(answer ->
                assertThat(answer).startsWith("{\"ok\":").doesNotContain("\"internal\""));
    }

    @Test
    void aLineTooLongIsRefusedAndTheNextOneAnswered() {
        byte[] requests = new byte[(9 << 20) + 20];
        Arrays.fill(requests, (byte) ' ');
        byte[] next = "\n{\"do\":\"scenarios\"}".getBytes(StandardCharsets.UTF_8);
        System.arraycopy(next, 0, requests, requests.length - next.length, next.length);
        assertThat(talk.send(requests)).containsExactly(
                "{\"ok\":false,\"error\":{\"code\":\"tooLong\",\"message\":\"a request is a line of 8 MiB at most\"}}",
                "{\"ok\":true,\"scenarios\":[]}");
    }

    @Test
    void quitEndsTheReading() {
        assertThat(talk.send(List.of("{\"do\":\"quit\"}", "{\"do\":\"scenarios\"}"))).containsExactly("{\"ok\":true}");
    }

    @Test
    void theProblemsOfAScenarioNameTheirPlaces() {
        String request = Talk.begin(BATTLE, "").replace("\"at\": \"C8\"", "\"at\": \"Z9\"").replace("\"tank\"", "\"tnak\"");
        JsonNode error = talk.ask(request).get("error");
        assertThat(error.get("code").stringValue()).isEqualTo("badScenario");
        assertThat(error.get("message").stringValue()).contains("scenario.trays[0].at", "did you mean \"tank\"?", "; ");
    }

    @Test
    void scenariosAreFoundByIdAndByPath(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("scenarios/modern/skirmish.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, ScenarioFile.write(BATTLE));
        Files.writeString(file.resolveSibling("broken.json"), "{");
        Talk library = new Talk(ScenarioLibrary.of(folder, Skirmish.tables()));
        assertThat(library.must("{\"do\":\"scenarios\"}").get("scenarios").toString())
                .isEqualTo("[{\"id\":\"skirmish\",\"title\":\"A <skirmish> & more\",\"rules\":\"modern\"}]");
        library.must("{\"do\":\"new\",\"scenario\":\"skirmish\",\"seed\":1}");
        talk.must("{\"do\":\"new\",\"scenario\":\"" + file + "\",\"seed\":1}");
        assertThat(talk.hash()).isEqualTo(library.hash());
        assertThat(library.ask("{\"do\":\"new\",\"scenario\":\"skirmsh\"}").get("error").get("message").stringValue())
                .isEqualTo("no scenario is called skirmsh, and no file; did you mean \"skirmish\"?");
        assertThat(library.ask("{\"do\":\"new\",\"scenario\":\"broken\"}").get("error").get("message").stringValue())
                .contains("broken.json:1:");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aWholeSeededGameIsPlayedSavedAtEveryStepTakenBackAndPlayedAgain(int seed, @TempDir Path folder) {
        Talk second = new Talk();
        String path = folder.resolve("save.json").toString();
        List<String> hashes = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(seed);
        talk.must(Talk.begin(Skirmish.scenario(Skirmish.BATTLE, Optional.empty(), 3), ",\"seed\":" + seed));
        while (true) {
            hashes.add(talk.hash());
            talk.must("{\"do\":\"save\",\"path\":\"" + path + "\"}");
            second.must("{\"do\":\"load\",\"path\":\"" + path + "\"}");
            assertThat(second.hash()).isEqualTo(hashes.getLast());
            JsonNode orders = talk.must("{\"do\":\"orders\"}").get("orders");
            if (orders.isEmpty()) {
                break;
            }
            String order = orders.get(random.nextInt(orders.size())).stringValue();
            assertThat(talk.must("{\"do\":\"check\",\"order\":\"" + order + "\"}").size()).isEqualTo(1);
            assertThat(talk.must(Talk.play(order)).get("position").get("pending").isNull()).isTrue();
        }
        assertThat(talk.must("{\"do\":\"position\"}").get("position").get("phase").stringValue()).isEqualTo("over");
        assertThat(second.must("{\"do\":\"record\"}")).isEqualTo(talk.must("{\"do\":\"record\"}"));
        for (Talk player : List.of(talk, second)) {
            for (int i = hashes.size() - 2; i >= 0; i--) {
                player.must("{\"do\":\"undo\"}");
                assertThat(player.hash()).isEqualTo(hashes.get(i));
            }
            assertThat(player.error("{\"do\":\"undo\"}")).isEqualTo("nothingToUndo");
            hashes.stream().skip(1).forEach(_ -> player.must("{\"do\":\"redo\"}"));
            assertThat(player.hash()).isEqualTo(hashes.getLast());
            assertThat(player.error("{\"do\":\"redo\"}")).isEqualTo("nothingToRedo");
        }
    }

    @Test
    void aSeededGameDrawsTheSameFacesAfterUndoAndLoad(@TempDir Path folder) {
        String path = folder.resolve("save.json").toString();
        talk.must(Talk.begin(Skirmish.scenario(Skirmish.BATTLE, Optional.of("red")), ",\"seed\":5"));
        talk.must("{\"do\":\"save\",\"path\":\"" + path + "\"}");
        JsonNode first = talk.must(Talk.play("r4 fires b6"));
        talk.must("{\"do\":\"undo\"}");
        assertThat(talk.must(Talk.play("r4 fires b6"))).isEqualTo(first);
        talk.must("{\"do\":\"load\",\"path\":\"" + path + "\"}");
        assertThat(talk.must(Talk.play("r4 fires b6"))).isEqualTo(first);
    }

    @Test
    void aFailedSaveOrLoadLeavesTheGameAsItWas(@TempDir Path folder) throws IOException {
        talk.must(Talk.begin(BATTLE, ",\"seed\":7"));
        String before = talk.hash();
        assertThat(talk.error("{\"do\":\"save\",\"path\":\"" + folder + "\"}")).isEqualTo("badFile");
        Path save = folder.resolve("save.json");
        talk.must("{\"do\":\"save\",\"path\":\"" + save + "\"}");
        String text = Files.readString(save);
        String hash = text.lines().filter(line -> line.contains("\"hash\"")).collect(Collectors.joining());
        Files.writeString(save, text.replace(hash, "  \"hash\": \"0\""));
        assertThat(talk.ask("{\"do\":\"load\",\"path\":\"" + save + "\"}").get("error").get("message").stringValue())
                .contains(save.toString(), "hash", "another position");
        Files.writeString(save, text.substring(0, text.length() / 2));
        assertThat(talk.error("{\"do\":\"load\",\"path\":\"" + save + "\"}")).isEqualTo("badFile");
        assertThat(talk.hash()).isEqualTo(before);
    }

    @Test
    void everyCodeHasWordsAndEveryWordIsSaid() {
        List<String> keys = new ArrayList<>(List.of("column", "more"));
        Arrays.stream(Failure.Code.values()).forEach(code -> keys.add(code.word));
        assertThat(Failure.wordedKeys()).containsExactlyInAnyOrderElementsOf(keys);
    }
}
