package trayfield.command.robot;

import java.util.ArrayList;
import java.util.List;

/// A command as one text, taken apart at its blanks; what stands in single or double quotes is kept together.
final class CommandWords {
    private CommandWords() {
    }

    static List<String> of(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (char c : command.toCharArray()) {
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote != 0 ? 0 : c;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }
}
