package trayfield.command.robot;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import trayfield.command.engine.LineReader;

/// The process of a robot and its lines. Whatever it does, or does not do, it neither blocks the game nor fills the memory:
/// its lines are read and written on threads of their own, which end with it, and only so many are kept.
final class Wire implements AutoCloseable {
    private static final Logger LOG = System.getLogger(Wire.class.getName());
    private static final int LONGEST_ANSWER = 1 << 20;
    private static final int LONGEST_LOG = 1 << 12;
    private static final int KEPT = 16;
    private static final int LOGGED = 1000;
    private static final long SLICE = 10;
    private static final Duration LEAVE = Duration.ofMillis(500);

    private final Process process;
    private final BlockingQueue<LineReader.Line> answers = new ArrayBlockingQueue<>(KEPT);
    private final BlockingQueue<String> messages = new ArrayBlockingQueue<>(KEPT);
    private final List<Thread> threads;
    private volatile boolean closing;

    private Wire(Process process) {
        this.process = process;
        this.threads = List.of(start("reads", this::readOn), start("writes", this::writeOn), start("logs", this::logOn));
    }

    private static Thread start(String does, Runnable work) {
        return Thread.ofPlatform().daemon().name("robot-" + does).start(work);
    }

    static Wire start(String command) throws RobotFailure {
        List<String> words = CommandWords.of(command);
        try {
            return new Wire(new ProcessBuilder(words).start());
        } catch (IOException | IndexOutOfBoundsException e) {
            throw new RobotFailure("robot.noStart", command, String.valueOf(e.getMessage()));
        }
    }

    private void readOn() {
        try (InputStream in = process.getInputStream()) {
            LineReader lines = new LineReader(in, LONGEST_ANSWER);
            LineReader.Line line;
            do {
                line = lines.next();
                answers.put(line);
            } while (!(line instanceof LineReader.Line.End));
        } catch (IOException | InterruptedException _) {
            // The process is gone; so says the end of its lines.
            answers.offer(new LineReader.Line.End());
        }
    }

    private void writeOn() {
        try (OutputStream out = process.getOutputStream()) {
            while (!closing || !messages.isEmpty()) {
                String message = messages.poll(SLICE, TimeUnit.MILLISECONDS);
                if (message != null) {
                    out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                }
            }
        } catch (IOException | InterruptedException _) {
            LOG.log(Logger.Level.DEBUG, "a robot does not listen any more");
        }
    }

    private void logOn() {
        try (InputStream in = process.getErrorStream()) {
            LineReader lines = new LineReader(in, LONGEST_LOG);
            LineReader.Line line = lines.next();
            for (int count = 0; !(line instanceof LineReader.Line.End); count++) {
                if (count < LOGGED && line instanceof LineReader.Line.Bytes(byte[] bytes)) {
                    LOG.log(Logger.Level.INFO, "robot: " + new String(bytes, StandardCharsets.UTF_8));
                }
                line = lines.next();
            }
        } catch (IOException _) {
            LOG.log(Logger.Level.DEBUG, "a robot's log was cut off");
        }
    }

    /// Sends a message; does not wait for the robot to take it.
    void send(String message) throws RobotFailure {
        if (!messages.offer(message)) {
            throw new RobotFailure("robot.deaf");
        }
    }

    /// Lines that came unasked are thrown away; more than a few of them are a flood.
    void clear() throws RobotFailure {
        if (answers.size() >= KEPT) {
            throw new RobotFailure("robot.flood");
        }
        answers.removeIf(line -> !(line instanceof LineReader.Line.End));
    }

    /// The next line; empty when nobody waits for it any more.
    Optional<byte[]> answer(Duration longest, BooleanSupplier unwanted) throws RobotFailure {
        long end = System.nanoTime() + longest.toNanos();
        while (!unwanted.getAsBoolean()) {
            LineReader.Line line = poll();
            switch (line) {
                case LineReader.Line.Bytes(byte[] bytes) -> {
                    return Optional.of(bytes);
                }
                case LineReader.Line.TooLong _ -> throw new RobotFailure("robot.tooLong", LONGEST_ANSWER >> 10);
                case LineReader.Line.End _ -> throw new RobotFailure("robot.died");
                case null -> {
                    if (System.nanoTime() - end > 0) {
                        throw new RobotFailure("robot.slow", longest.toSeconds());
                    }
                }
            }
        }
        return Optional.empty();
    }

    private LineReader.Line poll() throws RobotFailure {
        try {
            return answers.poll(SLICE, TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new RobotFailure("robot.interrupted");
        }
    }

    /// Lets the robot read what is left, then ends it and everything that it started.
    @Override
    public void close() {
        closing = true;
        try {
            threads.get(1).join(LEAVE);
            process.waitFor(LEAVE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        threads.forEach(Thread::interrupt);
    }
}
