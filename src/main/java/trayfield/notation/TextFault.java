package trayfield.notation;

import java.util.Arrays;
import java.util.List;

/// What can be wrong with a line of notation.
enum TextFault {
    EMPTY("empty"),
    SPACES("spaces"),
    NO_ID("noId"),
    NO_SQUARE("noSquare"),
    NO_FACING("noFacing"),
    NO_VERB("noVerb"),
    MISSING_SQUARES("missing.squares"),
    MISSING_FACING("missing.facing"),
    MISSING_TARGET("missing.target"),
    MISSING_ROSTER("missing.roster"),
    LEFT_OVER("leftOver"),
    RUN_DOWN_LAST("runDownLast"),
    NO_AIM("noAim"),
    NO_ASSIGNMENT("noAssignment"),
    NO_DICE("noDice"),
    NO_FACE("noFace"),
    NO_RECORD("noRecord"),
    NEWER_RECORD("newerRecord"),
    HEADER_LINE("headerLine"),
    NO_QUOTED("noQuoted"),
    NO_SETTING("noSetting"),
    NO_DICE_MODE("noDiceMode");

    private static final Phrases WORDS = Phrases.of("trayfield.notation.words");

    final String key;

    TextFault(String key) {
        this.key = key;
    }

    /// The sentence; `{0}` is what was found.
    String text(String found) {
        return WORDS.say(key, shown(found));
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(fault -> fault.key).sorted().toList();
    }

    static List<String> wordedKeys() {
        return WORDS.keys();
    }

    /// Long or unprintable text is cut and cleaned, so that a message stays one line.
    private static String shown(String found) {
        StringBuilder shown = new StringBuilder();
        found.codePoints().limit(40).map(c -> Character.isISOControl(c) ? '\uFFFD' : c)
                .forEach(shown::appendCodePoint);
        return found.codePointCount(0, found.length()) > 40 ? shown.append("..").toString() : shown.toString();
    }
}
