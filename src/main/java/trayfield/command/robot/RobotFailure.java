package trayfield.command.robot;

import trayfield.notation.Phrases;

/// A robot that cannot go on, and why, in a sentence.
final class RobotFailure extends Exception {
    private static final long serialVersionUID = 1L;
    private static final Phrases WORDS = Phrases.of("trayfield.command.robot.words");

    RobotFailure(String key, Object... args) {
        super(WORDS.say(key, args), null, false, false);
    }

    static String say(String key, Object... args) {
        return WORDS.say(key, args);
    }
}
