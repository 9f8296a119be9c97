package trayfield.tables.json;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/// The sentences of one package, from its bundle `words.properties`.
public final class Words {
    private static final int LONGEST = 60;

    private final ResourceBundle bundle;

    private Words(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /// The words of the package that a class belongs to.
    public static Words of(Class<?> owner) {
        return new Words(ResourceBundle.getBundle(owner.getPackageName() + ".words"));
    }

    /// The sentence under a key with its arguments filled in, numbers without grouping, lists with commas. A text may
    /// come from a file and be long or unprintable: it is shown shortened and escaped.
    public String say(String key, Object... args) {
        Object[] shown = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            shown[i] = switch (args[i]) {
                case String text -> printable(text);
                case List<?> words -> words.stream().map(String::valueOf).collect(Collectors.joining(", "));
                case Object other -> other.toString();
            };
        }
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(shown);
    }

    /// An argument that is shown whole: a sentence made by this program, a path that the player gave.
    public static Object whole(String text) {
        return new Whole(text);
    }

    private record Whole(String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    private static String printable(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length() && shown.length() < LONGEST; i++) {
            char c = text.charAt(i);
            boolean paired = i + 1 < text.length() && Character.isSurrogatePair(c, text.charAt(i + 1));
            if (paired) {
                shown.append(c).append(text.charAt(++i));
            } else if (Character.isISOControl(c) || Character.isSurrogate(c) || Character.getType(c) == Character.FORMAT) {
                shown.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                shown.append(c);
            }
        }
        return shown.length() < LONGEST ? shown.toString() : shown + "…";
    }
}
