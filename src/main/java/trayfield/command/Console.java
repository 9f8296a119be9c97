package trayfield.command;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import trayfield.model.Problem;
import trayfield.notation.Phrases;

/// Where a command writes for people: results to `out`, what is wrong to `err`.
record Console(PrintWriter out, PrintWriter err) {
    static final Phrases WORDS = Phrases.of("trayfield.command.words");

    static Console of(CommandLine command) {
        return new Console(command.getOut(), command.getErr());
    }

    static Console ofThisProcess() {
        return new Console(new PrintWriter(System.out, true), new PrintWriter(System.err, true));
    }

    void say(String key, Object... args) {
        out.println(WORDS.say(key, args));
        out.flush();
    }

    void lines(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    /// Says what is wrong, a line each.
    int failed(List<Problem> problems) {
        problems.forEach(problem -> err.println(problem.oneLine()));
        err.flush();
        return ExitStatus.FAILED;
    }

    int failed(String key, Object... args) {
        err.println(WORDS.say(key, args));
        err.flush();
        return ExitStatus.FAILED;
    }
}
