package trayfield.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Mark;
import trayfield.model.Phase;
import trayfield.model.MeleeOutcome;
import trayfield.model.Terrain;
import trayfield.notation.Phrases;
import trayfield.rules.Reach;
import trayfield.ui.board.Look;
import trayfield.ui.board.Palette;
import trayfield.ui.play.state.TurnBar;

/// Words used are words there, and none is left over.
class WordsTest {
    private static final Path SOURCES = Path.of("src/main/java/trayfield/ui/play");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][A-Za-z]*(?:\\.[A-Za-z]+)+)\"");
    private static final Phrases WORDS = Phrases.of("trayfield.ui.play.words");

    @Test
    void everyWordIsThereAndUsed() throws IOException {
        SequencedSet<String> used = literals();
        used.addAll(made());
        SequencedSet<String> known = new TreeSet<>(WORDS.keys());
        // A rule book's own way to say what the plain key says.
        known.removeIf(key -> key.endsWith(".ofMen") && known(key.substring(0, key.lastIndexOf('.'))));
        assertThat(without(used, known)).as("used, but no words").isEmpty();
        assertThat(without(known, used)).as("words that nothing uses").isEmpty();
    }

    private static boolean known(String key) {
        return WORDS.find(key).isPresent();
    }

    private static List<String> without(SequencedSet<String> all, SequencedSet<String> those) {
        return all.stream().filter(key -> !those.contains(key)).toList();
    }

    private static SequencedSet<String> literals() throws IOException {
        SequencedSet<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                Matcher literal = LITERAL.matcher(Files.readString(file));
                while (literal.find()) {
                    found.add(literal.group(1));
                }
            }
        }
        found.remove("play.css");
        found.removeIf(name -> name.startsWith("trayfield."));
        return found;
    }

    /// Keys put together from names in the program.
    private static List<String> made() {
        Stream<String> plain = Stream.of("percent", "sentence", "square", "duel.modifier.attacker",
                "duel.modifier.defender", "outcome.hit", "outcome.miss");
        Stream<String> enums = Stream.of(
                each("facing.", Facing.values()), each("ground.", Terrain.values()), each("step.", TurnBar.Kind.values()),
                each("state.", TurnBar.State.values()), lower("menu.textSize.", PlaySettings.TextSize.values()),
                lower("menu.style.", Look.Style.values()), lower("menu.palette.", Palette.values()),
                lower("menu.speed.", PlaySettings.Speed.values()), lower("keys.group.", KeyTable.Group.values()))
                .flatMap(keys -> keys);
        Stream<String> words = Stream.of(Stream.of(Mark.values()).map(mark -> "mark." + mark.word),
                Stream.of(Reach.End.values()).map(end -> "hint.ends." + end.word),
                Stream.of(MeleeOutcome.values()).map(outcome -> "outcome." + outcome.words.replace(' ', '_')),
                Stream.of(MeleeOutcome.values()).map(outcome -> "dice.fought." + outcome.words.replace(' ', '_')),
                Stream.of(Phase.values()).map(phase -> "handover." + phase.word),
                keyIds()).flatMap(keys -> keys);
        return Stream.of(plain, enums, words).flatMap(keys -> keys).toList();
    }

    private static Stream<String> keyIds() {
        return KeyTableTest.bindings().stream().map(binding -> "keys." + binding.id());
    }

    private static Stream<String> each(String prefix, Enum<?>[] all) {
        return Stream.of(all).map(one -> prefix + one.name());
    }

    private static Stream<String> lower(String prefix, Enum<?>[] all) {
        return Stream.of(all).map(one -> prefix + one.name().toLowerCase(java.util.Locale.ROOT));
    }
}
