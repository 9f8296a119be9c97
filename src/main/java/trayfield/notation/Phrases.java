package trayfield.notation;

import java.text.Format;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// Sentences out of one bundle of words. A sentence reads the same on every machine: numbers are written as they are,
/// without the separators of any country.
public final class Phrases {
    private final ResourceBundle bundle;

    private Phrases(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /// The words of a package of this program.
    ///
    /// @param name such as `trayfield.play.words`
    public static Phrases of(String name) {
        return new Phrases(ResourceBundle.getBundle(name, Locale.ROOT));
    }

    /// The sentence of a key, with `{0}`, `{1}` .. filled in. A key without words is a fault of the program, and shows
    /// as the key itself with its arguments rather than ending a game.
    public String say(String key, Object... args) {
        return bundle.containsKey(key) ? filled(bundle.getString(key), args) : key + List.of(args);
    }

    /// The sentence of a key, where there is one.
    public Optional<String> find(String key, Object... args) {
        return bundle.containsKey(key) ? Optional.of(say(key, args)) : Optional.empty();
    }

    /// All keys, for tests that compare them with those in use.
    public List<String> keys() {
        return bundle.keySet().stream().sorted().toList();
    }

    private static String filled(String pattern, Object... args) {
        MessageFormat sentence = new MessageFormat(pattern, Locale.ROOT);
        Format[] formats = sentence.getFormatsByArgumentIndex();
        Object[] written = args.clone();
        for (int i = 0; i < written.length; i++) {
            if (i >= formats.length || formats[i] == null) {
                written[i] = String.valueOf(written[i]);
            }
        }
        return sentence.format(written);
    }
}
