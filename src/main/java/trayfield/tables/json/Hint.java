package trayfield.tables.json;

import java.util.List;

/// What to suggest in place of an unknown word: the known one that was likely meant, or else all. Made when it is shown.
public record Hint(String word, List<String> known) {
    private static final Words WORDS = Words.of(Hint.class);

    @Override
    public String toString() {
        return Nearest.to(word, known).map(near -> WORDS.say("json.didYouMean", near))
                .orElseGet(() -> WORDS.say("json.known", known));
    }
}
