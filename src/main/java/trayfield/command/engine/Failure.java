package trayfield.command.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import trayfield.model.Problem;
import trayfield.model.RuleRef;
import trayfield.notation.Phrases;

/// A request that is answered with an error.
final class Failure extends Exception {
    private static final long serialVersionUID = 1L;
    private static final Phrases WORDS = Phrases.of("trayfield.command.engine.words");
    private static final int MOST_PROBLEMS = 20;

    private final String code;
    private final transient Optional<RuleRef> rule;

    /// @param code stable, for programs
    Failure(String code, String message, Optional<RuleRef> rule) {
        super(message, null, false, false);
        this.code = code;
        this.rule = rule;
    }

    static Failure of(Code code, Object... args) {
        return new Failure(code.word, WORDS.say(code.word, args), Optional.empty());
    }

    /// Everything that is wrong with what was read, in one message.
    static Failure of(Code code, List<Problem> problems) {
        String all = problems.stream().limit(MOST_PROBLEMS).map(Failure::placed).collect(Collectors.joining("; "));
        int left = problems.size() - MOST_PROBLEMS;
        return new Failure(code.word, left > 0 ? WORDS.say("more", all, left) : all, Optional.empty());
    }

    /// A request is one line, so its problems name the column alone.
    static Failure inRequest(Code code, List<Problem> problems) {
        return of(code, problems.stream().map(problem -> new Problem("", OptionalInt.empty(), problem.column(),
                problem.path(), problem.text())).toList());
    }

    private static String placed(Problem problem) {
        if (!problem.file().isEmpty()) {
            return problem.oneLine();
        }
        String text = problem.path().isEmpty() ? problem.text() : problem.path() + ": " + problem.text();
        return problem.column().isPresent() ? WORDS.say("column", problem.column().getAsInt(), text) : text;
    }

    static List<String> wordedKeys() {
        return WORDS.keys();
    }

    String code() {
        return code;
    }

    Optional<RuleRef> rule() {
        return rule;
    }

    /// Codes of errors that no rule book makes. Those of refusals are the rule book's own.
    enum Code {
        /// The line is no JSON object.
        BAD_JSON("badJson"),
        /// The line is longer than {0} MiB.
        TOO_LONG("tooLong"),
        /// The request is unknown, or its fields are not those it has.
        BAD_REQUEST("badRequest"),
        /// No game has begun.
        NO_GAME("noGame"),
        /// The order cannot be read.
        BAD_ORDER("badOrder"),
        /// The board has no square {0}.
        NO_SQUARE("noSquare"),
        /// No side is called {0}.
        NO_SIDE("noSide"),
        /// No scenario and no file is called {0}; {1} suggests another.
        NO_SCENARIO("noScenario"),
        /// The scenario has problems.
        BAD_SCENARIO("badScenario"),
        /// A file cannot be read or written.
        BAD_FILE("badFile"),
        /// {0} dice are due, {1} more were given.
        DICE_MISSING("diceMissing"),
        /// {0} faces were given beyond the dice that were due.
        DICE_LEFT_OVER("diceLeftOver"),
        NOTHING_TO_UNDO("nothingToUndo"),
        NOTHING_TO_REDO("nothingToRedo"),
        /// A fault of the program itself.
        INTERNAL("internal");

        final String word;

        Code(String word) {
            this.word = word;
        }
    }
}
