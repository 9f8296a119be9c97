package trayfield.notation;

/// Any text between quotation marks on one line: `\"`, `\\`, and `\` with `u` and four digits for what would break the line.
final class Quoted {
    private static final int HEX = 16;

    private Quoted() {
    }

    static String print(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (breaks(text, i)) {
                quoted.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    quoted.append(Character.forDigit(c >> shift & 0xF, HEX));
                }
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    /// Controls and line ends; halves of a surrogate pair, which no file can hold.
    private static boolean breaks(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at == 0 || !Character.isHighSurrogate(text.charAt(at - 1));
        }
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
    }

    /// Reads what [#print] writes, and nothing else.
    static String read(Word word) throws Unreadable {
        String text = word.text();
        StringBuilder plain = new StringBuilder();
        int i = 1;
        while (i < text.length() - 1) {
            if (text.charAt(i) != '\\') {
                plain.append(text.charAt(i++));
            } else if (text.charAt(i + 1) == 'u') {
                plain.append(unit(word, i));
                i += 6;
            } else {
                plain.append(text.charAt(i + 1));
                i += 2;
            }
        }
        if (!print(plain.toString()).equals(text)) {
            throw word.fault(TextFault.NO_QUOTED);
        }
        return plain.toString();
    }

    private static char unit(Word word, int at) throws Unreadable {
        String text = word.text();
        int value = 0;
        for (int i = at + 2; i < at + 6; i++) {
            int digit = i < text.length() ? Character.digit(text.charAt(i), HEX) : -1;
            if (digit < 0) {
                throw word.part(at, text.length()).fault(TextFault.NO_QUOTED);
            }
            value = value * HEX + digit;
        }
        return (char) value;
    }
}
