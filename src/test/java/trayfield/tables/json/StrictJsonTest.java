package trayfield.tables.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.model.Problem;

class StrictJsonTest {
    private final Complaints complaints = new Complaints("f.json");

    private Optional<Item> parse(String text) {
        return StrictJson.parse(text, complaints);
    }

    private List<String> lines() {
        return complaints.inFileOrder().stream().map(Problem::oneLine).toList();
    }

    private static String nested(int levels) {
        return "[".repeat(levels) + "]".repeat(levels);
    }

    @Test
    void everyValueKnowsItsPlace() {
        Fields fields = parse("{\n  \"a\": [1,\n \"x\"]\n}").orElseThrow().fields().orElseThrow();
        List<Item> items = fields.required("a").items();
        items.forEach(Item::fields);
        assertThat(complaints.inFileOrder()).extracting(Problem::oneLine).containsExactly(
                "f.json:2:9: a[0]: must be an object, but is a number",
                "f.json:3:2: a[1]: must be an object, but is text");
        assertThat(items).extracting(Item::path).containsExactly("a[0]", "a[1]");
    }

    @Test
    void aKeyTwiceIsNamedWithBothPlaces() {
        parse("{\"a\": {\"k\": 1,\n\"k\": 2}}");
        assertThat(lines()).containsExactly("f.json:2:1: a.k: the key \"k\" stands here twice; the first is at 1:8");
    }

    @Test
    void textAfterTheEndIsRefused() {
        parse("{} {}");
        assertThat(lines()).containsExactly("f.json:1:4: text after the end of the JSON value");
    }

    @Test
    void garbageAfterTheEndIsRefused() {
        parse("{}\n?");
        assertThat(lines()).singleElement().asString().startsWith("f.json:2:").endsWith("text after the end of the JSON value");
    }

    @Test
    void aCutTextSaysSo() {
        assertThat(parse("{\"a\": [1, 2")).isEmpty();
        assertThat(lines()).singleElement().asString().startsWith("f.json:1:").contains("ends too early");
    }

    @Test
    void whatIsNoJsonIsNamedWithItsPlace() {
        assertThat(parse("{\n  \"a\": oops}")).isEmpty();
        assertThat(lines()).singleElement().asString().startsWith("f.json:2:").contains("no JSON here", "oops");
    }

    @Test
    void commentsLeadingZerosAndNumbersThatAreNoneAreRefused() {
        for (String text : List.of("{/* no */}", "[01]", "[NaN]", "[.5]", "['x']", "[1,]", "{\"a\":1,}")) {
            Complaints of = new Complaints("f.json");
            StrictJson.parse(text, of);
            assertThat(of.none()).as(text).isFalse();
        }
    }

    @Test
    void sixtyFourLevelsAreReadAndOneMoreIsRefusedUnread() {
        assertThat(parse(nested(64))).isPresent();
        assertThat(complaints.none()).isTrue();
        assertThat(parse(nested(65))).isEmpty();
        assertThat(lines()).containsExactly("f.json:1:65: nested deeper than 64 levels: refused unread");
    }

    @Test
    void bracketsInTextAreNoLevels() {
        assertThat(parse("[\"" + "[".repeat(100) + "\\\"" + "{".repeat(100) + "\"]")).isPresent();
        assertThat(complaints.none()).isTrue();
    }

    @Test
    void aMillionValuesAreTheMost() {
        assertThat(parse("[" + "0,".repeat(Limits.MOST_VALUES) + "0]")).isEmpty();
        assertThat(lines()).singleElement().asString().contains("holds more than 1000000 values: refused unread");
    }

    @Test
    void halfACharacterIsRefused() {
        parse("[\"a\\ud800\", \"\\ud83d\\ude00\"]");
        assertThat(lines()).containsExactly("f.json:1:2: [0]: holds half of a character (a lone surrogate): \"a\\ud800\"");
    }

    @Test
    void noTextAndBlankTextAreEmptyFiles() {
        parse("");
        parse(" \n\t ");
        assertThat(lines()).containsOnly("f.json:1:1: nothing stands here: the file is empty");
    }

    @Test
    void aByteOrderMarkIsNamed() {
        parse("\uFEFF{}");
        assertThat(lines()).containsExactly("f.json:1:1: begins with a byte order mark; save it as UTF-8 without one");
    }

    @Test
    void aNulIsNamedWithItsPlace() {
        parse("{\n\"a\0\": 1}");
        assertThat(lines()).singleElement().asString().startsWith("f.json:2:3: holds a NUL character");
    }

    @Test
    void bytesThatAreNoUtf8AreNamedWithTheirPlace() {
        assertThat(FileText.decode(new byte[] {'{', '\n', '"', (byte) 0xC3, '"'}, complaints)).isEmpty();
        assertThat(lines()).singleElement().asString().startsWith("f.json:2:2: this is no UTF-8 text");
    }

    @Test
    void utf16IsToldFromABinaryFile() {
        assertThat(FileText.decode("{}".getBytes(StandardCharsets.UTF_16), complaints)).isEmpty();
        assertThat(lines()).containsExactly("f.json:1:1: this is UTF-16 text; save it as UTF-8");
    }

    @Test
    void folderAndMissingFileAreNoFiles(@TempDir Path folder) {
        StrictJson.read(folder, complaints);
        StrictJson.read(folder.resolve("none.json"), complaints);
        assertThat(lines()).containsExactly("f.json: this is a folder, not a file", "f.json: there is no such file");
    }

    @Test
    void aFileOverEightMebibytesIsRefusedUnread(@TempDir Path folder) throws Exception {
        Path large = folder.resolve("large.json");
        Files.writeString(large, "[\"" + "x".repeat(FileText.LARGEST) + "\"]");
        assertThat(StrictJson.read(large, complaints)).isEmpty();
        assertThat(lines()).containsExactly("f.json: larger than 8 MiB: refused unread");
    }

    @Test
    void afterSomeHundredsProblemsAreOnlyCounted() {
        Fields fields = parse("{" + "\"k\": 1, ".repeat(10_000) + "\"z\": 1}").orElseThrow().fields().orElseThrow();
        fields.noOthers();
        List<Problem> problems = complaints.inFileOrder();
        assertThat(problems).hasSize(301);
        assertThat(problems.getLast().text()).isEqualTo("and 9701 more problems");
    }
}
