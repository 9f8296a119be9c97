package trayfield.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Pending;
import trayfield.model.Problem;
import trayfield.model.Square;

class OrderTextTest {

    @Test
    void everyFormOfTheNotationIsRead() {
        assertThat(read("r1 D4-D5-E5 N")).isEqualTo(new Order.Move("r1", squares("D4", "D5", "E5"), Facing.N));
        assertThat(read("r1 D4 W")).isEqualTo(new Order.Turn("r1", square("D4"), Facing.W));
        assertThat(read("r9 D4-D5xD6 N")).isEqualTo(new Order.RunDown("r9", squares("D4", "D5", "D6"), Facing.N));
        assertThat(read("r1 fires b3")).isEqualTo(new Order.Fire("r1", "b3", Optional.empty()));
        assertThat(read("r1 fires b3 grenade")).isEqualTo(new Order.Fire("r1", "b3", Optional.of("grenade")));
        assertThat(read("s1.3 attacks g2.4")).isEqualTo(new Order.Attack("s1.3", "g2.4"));
        assertThat(read("s1 throws")).isEqualTo(new Order.Throw("s1", List.of()));
        assertThat(read("s1 throws s1.1>g2.4 s1.2>g2.5")).isEqualTo(new Order.Throw("s1",
                List.of(new Order.Aim("s1.1", "g2.4"), new Order.Aim("s1.2", "g2.5"))));
        assertThat(read("roster s1=A s2=B")).isEqualTo(new Order.Roster(
                List.of(new Order.Assignment("s1", "A"), new Order.Assignment("s2", "B"))));
        assertThat(read("s1.3 advances")).isEqualTo(new Order.Choose("s1.3", Pending.Answer.ADVANCES));
        assertThat(read("s1.3 holds")).isEqualTo(new Order.Choose("s1.3", Pending.Answer.HOLDS));
        assertThat(read("end")).isEqualTo(new Order.End());
    }

    @Test
    void writingAndReadingAreInverses() {
        RandomOrders random = new RandomOrders(new SplittableRandom(1967));
        for (int i = 0; i < 20_000; i++) {
            Order order = random.order();
            String text = OrderText.print(order);
            assertThat(read(text)).as(text).isEqualTo(order);
        }
    }

    @Test
    void whatIsReadIsWrittenTheSameWhateverTheLine() {
        SplittableRandom random = new SplittableRandom(7);
        RandomOrders orders = new RandomOrders(random);
        String letters = "r1 bD4-x>=Ns.end";
        int read = 0;
        for (int i = 0; i < 50_000; i++) {
            StringBuilder line = new StringBuilder(OrderText.print(orders.order()));
            line.setCharAt(random.nextInt(line.length()), letters.charAt(random.nextInt(letters.length())));
            if (OrderText.parse(line.toString()) instanceof Loaded.Good<Order>(Order order)) {
                assertThat(OrderText.print(order)).isEqualTo(line.toString());
                read++;
            }
        }
        assertThat(read).as("lines that still were orders").isBetween(10_000, 40_000);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "\"\"              | 1  | nothing is written here",
        "r1                | 3  | after 'r1' comes a path of squares, or fires, attacks, throws, advances or holds",
        "\" end\"          | 1  | words are parted by one space each, with none before or after",
        "\"r1  fires b3\"  | 4  | words are parted by one space each, with none before or after",
        "r1 fires          | 9  | after 'fires' comes the enemy tray",
        "r1 fires b3 gun x | 17 | the order is complete before 'x'",
        "r1 flies b3       | 4  | 'flies' is neither a path of squares, such as D4-D5, nor one of fires, attacks, throws, advances, holds",
        "r1 D4-D0 N        | 7  | 'D0' is no square, such as D4",
        "r1 D4xD5-D6 N     | 9  | x stands before the last square alone",
        "r1 D4-D5          | 9  | after the squares comes the final facing: N, E, S or W",
        "r1 D4-D5 north    | 10 | 'north' is no facing: N, E, S or W",
        "s1 throws s1.1    | 11 | 's1.1' is no aim, such as s1.1>g2.4",
        "s1 throws a>b>c   | 13 | 'b>c' is no name of a tray, unit, class or weapon",
        "roster            | 7  | after 'roster' comes the class of each unit, such as s1=A",
        "roster s1         | 8  | 's1' gives no class to a unit, such as s1=A",
        "end now           | 1  | 'end' is no name of a tray, unit, class or weapon",
    })
    void whatCannotBeReadIsNamedWithItsPlace(String line, int column, String text) {
        assertThat(OrderText.parse(line)).isInstanceOfSatisfying(Loaded.Bad.class, bad -> {
            Problem problem = (Problem) bad.problems().getFirst();
            assertThat(problem.oneLine()).isEqualTo("order:1:" + column + ": " + text);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"r1 d4-d5 N", "r1 D4- N", "r1 -D4 N", "r1 D4x N", "r1\tfires b3", "[4]", "r1 D4 N ", "END",
        "r1 fires b3\n", "a=b fires c", "r1 D999999999 N", "r1 ABCDE1 N"})
    void otherLinesAreNoOrders(String line) {
        assertThat(OrderText.parse(line)).isInstanceOf(Loaded.Bad.class);
    }

    @Test
    void aLongLineMakesAShortMessage() {
        assertThat(OrderText.parse("r1 " + "Q".repeat(100_000))).isInstanceOfSatisfying(Loaded.Bad.class,
                bad -> assertThat(((Problem) bad.problems().getFirst()).text()).hasSizeLessThan(200));
    }

    @Test
    void everyFaultHasItsWordsAndEveryWordItsFault() {
        assertThat(TextFault.wordedKeys()).isEqualTo(TextFault.keys());
    }

    private static Order read(String line) {
        return switch (OrderText.parse(line)) {
            case Loaded.Good<Order>(Order order) -> order;
            case Loaded.Bad<Order>(List<Problem> problems) -> throw new AssertionError(problems.getFirst().oneLine());
        };
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    private static List<Square> squares(String... names) {
        return List.of(names).stream().map(OrderTextTest::square).toList();
    }
}
