package trayfield.tables.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import trayfield.model.Problem;

class ItemTest {

    /// What a reader hears about one value.
    private static List<String> heard(String json, Consumer<Item> reader) {
        Complaints complaints = new Complaints("f");
        reader.accept(StrictJson.parse("[" + json + "]", complaints).orElseThrow().items().getFirst());
        return complaints.inFileOrder().stream().map(Problem::text).toList();
    }

    @Test
    void numbersAreWholeAndWithinBounds() {
        assertThat(heard("5", item -> assertThat(item.whole(1, 9)).contains(5))).isEmpty();
        assertThat(heard("0", item -> item.whole(1, 9))).containsExactly("must be 1 to 9, but is 0");
        assertThat(heard("1.5", item -> item.whole(1, 9))).containsExactly("must be a whole number, but is 1.5");
        assertThat(heard("1e3", item -> item.whole(1, 9))).containsExactly("must be a whole number, but is 1e3");
        assertThat(heard("9" + "0".repeat(400), item -> item.whole(1, 9))).singleElement().asString()
                .startsWith("is too large a number: 900").hasSizeLessThan(100);
        assertThat(heard("\"5\"", item -> item.whole(1, 9))).containsExactly("must be a number, but is text");
    }

    @Test
    void longsKeepAllTheirDigits() {
        assertThat(heard("-9223372036854775808",
                item -> assertThat(item.whole(Long.MIN_VALUE, Long.MAX_VALUE)).contains(Long.MIN_VALUE))).isEmpty();
    }

    @Test
    void nullIsNoValue() {
        assertThat(heard("null", Item::text)).containsExactly("must be text, but is null");
        assertThat(heard("null", Item::flag)).containsExactly("must be true or false, but is null");
        assertThat(heard("null", Item::fields)).containsExactly("must be an object, but is null");
        assertThat(heard("null", Item::items)).containsExactly("must be a list, but is null");
    }

    @Test
    void aLineIsNeitherBlankNorLongNorBroken() {
        assertThat(heard("\" \"", Item::line)).containsExactly("must not be blank");
        assertThat(heard("\"a\\nb\"", Item::line)).containsExactly("holds a control character");
        assertThat(heard("\"" + "x".repeat(201) + "\"", Item::line)).containsExactly("is longer than 200 characters");
        assertThat(heard("\"a\\nb\"", Item::prose)).isEmpty();
        assertThat(heard("\"a\\u0000\"", Item::prose)).containsExactly("holds a control character");
    }

    @Test
    void anUnknownWordIsToldTheNearest() {
        assertThat(heard("\"tnak\"", item -> item.oneOf(List.of("gun", "tank"))))
                .containsExactly("\"tnak\" is unknown; did you mean \"tank\"?");
        assertThat(heard("\"elephant\"", item -> item.oneOf(List.of("gun", "tank"))))
                .containsExactly("\"elephant\" is unknown; known: gun, tank");
    }

    @Test
    void unknownKeysAreToldTheNearestAndMissingOnesTheirObject() {
        assertThat(heard("{\"colum\": 1, \"Rows\": 2}", item -> {
            Fields fields = item.fields().orElseThrow();
            fields.required("columns");
            fields.optional("rows");
            fields.noOthers();
        })).containsExactly("the key \"columns\" is missing", "unknown key \"colum\"; did you mean \"columns\"?",
                "unknown key \"Rows\"; did you mean \"rows\"?");
    }

    @Test
    void aNewerFormatIsToldFromAWrongOne() {
        assertThat(heard("{\"format\": 2}", item -> assertThat(item.fields().orElseThrow().format(1)).isFalse()))
                .containsExactly("this file has format 2; this program reads formats up to 1: a newer program wrote it");
        assertThat(heard("{\"format\": 0}", item -> assertThat(item.fields().orElseThrow().format(1)).isTrue()))
                .containsExactly("must be 1 to 2147483647, but is 0");
        assertThat(heard("{}", item -> item.fields().orElseThrow().format(1)))
                .containsExactly("the key \"format\" is missing");
    }

    @Test
    void textOfAFileIsShownEscapedAndCut() {
        assertThat(heard("\"a\\u202e\\u0007" + "b".repeat(100) + "\"", item -> item.oneOf(List.of("x")))).singleElement()
                .asString().startsWith("\"a\\u202e\\u0007bbb").contains("…").hasSizeLessThan(120);
    }
}
