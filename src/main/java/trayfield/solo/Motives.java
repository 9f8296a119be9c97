package trayfield.solo;

import java.util.List;
import trayfield.model.Square;
import trayfield.notation.Phrases;
import trayfield.play.Words;
import trayfield.solo.sand.Intent;

/// What orders are for, as phrases: "to shoot at Rifle b3", "with Owls in formation".
public final class Motives {
    private static final Phrases PHRASES = Phrases.of("trayfield.solo.words");

    private Motives() {
    }

    /// @param words of the game
    public static String say(Intent intent, Words words) {
        Object[] args = intent.args().stream().map(arg -> name(intent.purpose(), arg, words)).toArray();
        return PHRASES.say("purpose." + intent.purpose().word, args);
    }

    private static String name(Intent.Purpose purpose, Object arg, Words words) {
        return switch (arg) {
            case Square square -> square.name();
            default -> purpose.ofUnit() ? words.unit(arg.toString()) : words.tray(arg.toString());
        };
    }

    /// What a rank is called.
    public static String rank(Rank rank) {
        return PHRASES.say("rank." + rank.word);
    }

    static List<String> keys() {
        return PHRASES.keys();
    }
}
