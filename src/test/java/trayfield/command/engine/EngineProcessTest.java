package trayfield.command.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The engine as other programs meet it: a process of its own.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Execution(ExecutionMode.CONCURRENT)
class EngineProcessTest {

    @Test
    void theTranscriptIsRepeatedLineByLineAndQuitEndsWell() throws Exception {
        Transcript transcript = Transcript.read();
        Process engine = start();
        List<String> answers = new ArrayList<>();
        try (BufferedWriter in = engine.outputWriter(StandardCharsets.UTF_8);
                BufferedReader out = engine.inputReader(StandardCharsets.UTF_8)) {
            for (String request : transcript.requests()) {
                in.write(request + "\n");
                in.flush();
                // Each answer has to come before the next request is written.
                answers.add(out.readLine());
            }
            assertThat(out.readLine()).isNull();
        }
        assertThat(answers).isEqualTo(transcript.answers());
        assertThat(engine.waitFor()).isZero();
    }

    @Test
    void theEndOfInputEndsWell() throws Exception {
        Process engine = start();
        engine.outputWriter().close();
        assertThat(engine.waitFor()).isZero();
        assertThat(engine.inputReader().readLine()).isNull();
    }

    @Test
    void linesWithoutEndDoNotFillTheMemory() throws Exception {
        Process engine = start("-Xmx48m");
        byte[] much = new byte[1 << 20];
        Arrays.fill(much, (byte) '[');
        try (OutputStream in = engine.getOutputStream(); BufferedReader out = engine.inputReader()) {
            for (int i = 0; i < 300; i++) {
                in.write(much);
            }
            in.write("\n{\"do\":\"quit\"}\n".getBytes(StandardCharsets.UTF_8));
            in.flush();
            assertThat(out.readLine()).contains("tooLong");
            assertThat(out.readLine()).isEqualTo("{\"ok\":true}");
        }
        assertThat(engine.waitFor()).isZero();
    }

    /// Starts the program that is being tested, by the modules that this test itself runs on.
    private static Process start(String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(List.of(options));
        command.addAll(List.of("-XX:+UseSerialGC", "--module-path", System.getProperty("jdk.module.path"), "--module",
                "trayfield/trayfield.ui.app.Launch", "engine", "--rules-data", "rules-data"));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
