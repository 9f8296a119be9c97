package trayfield.command.engine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import trayfield.files.ScenarioFile;
import trayfield.files.ScenarioLibrary;
import trayfield.model.Scenario;
import trayfield.play.Skirmish;

/// An engine in this process, asked line by line.
final class Talk {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Engine engine;

    Talk() {
        this(new ScenarioLibrary(List.of()));
    }

    Talk(ScenarioLibrary library) {
        this.engine = new Engine(Skirmish.tables(), library);
    }

    /// The answers to some bytes of input, a line each.
    List<String> send(byte[] requests) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            engine.run(new ByteArrayInputStream(requests), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    List<String> send(List<String> requests) {
        return send(String.join("\n", requests).getBytes(StandardCharsets.UTF_8));
    }

    /// The answer to one request.
    JsonNode ask(String request) {
        return MAPPER.readTree(send(List.of(request)).getFirst());
    }

    /// The answer to one request that must be granted.
    JsonNode must(String request) {
        JsonNode answer = ask(request);
        if (!answer.get("ok").booleanValue()) {
            throw new AssertionError(request + ": " + answer);
        }
        return answer;
    }

    String error(String request) {
        JsonNode answer = ask(request);
        if (answer.get("ok").booleanValue()) {
            throw new AssertionError(request + " was granted");
        }
        return answer.get("error").get("code").stringValue();
    }

    String hash() {
        return must("{\"do\":\"position\"}").get("position").get("hash").stringValue();
    }

    static String play(String order, String... fields) {
        return "{\"do\":\"play\",\"order\":\"" + order + "\"" + String.join("", fields) + "}";
    }

    /// A request for a game of this scenario.
    ///
    /// @param fields such as `,"seed":7`
    static String begin(Scenario scenario, String fields) {
        return "{\"do\":\"new\",\"scenario\":" + ScenarioFile.write(scenario).replace("\n", "") + fields + "}";
    }
}
