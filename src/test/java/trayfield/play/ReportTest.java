package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Skirmish.play;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.notation.OrderText;

class ReportTest {
    private final Game game = Game.start(Skirmish.modern(), Skirmish.scenario("""
            4 .   b3v  .
            3 .   .    .
            2 .   b2v  .
            1 r1^ r5^  .
              A   B    C
            """, Optional.empty()), new DiceSource.Scripted(List.of(2, 2, 5, 1, 6, 5, 1, 2, 3)));

    @Test
    void theReportTellsEveryEventWithItsClause() {
        game.rollDue();
        game.rollDue();
        play(game, "r1 A1-A2-A3-B3 N", "r1 attacks b2", "r5 fires b3", "end");
        assertThat(new Report(Words.of(game.seat("red"))).text(game.seat("red"))).isEqualTo("""
                A <skirmish> & more
                  Dice for who goes first: 2 2: Modern B
                  Dice for who goes first: 5 1: Modern B
                  Red goes first: Modern B

                Turn 1: Red
                  Rifle r1 moves A1-A2-A3-B3 and faces north, stopped there by Modern C(e): Modern C(a)
                  Rifle r1 attacks Machine gun b2: Modern E(b)
                  Rifle r1 on B3 turns to face south: Modern F
                  The dice for the melee: 6 5: Modern F
                  Rifle r1 rolls 6 against power 4, Machine gun b2 rolls 5 against power 2: neither wins: Modern F
                  The dice for the melee: 1 2: Modern F
                  Rifle r1 rolls 1 against power 4, Machine gun b2 rolls 2 against power 2: both are lost: Modern F
                  Rifle r1 on B3 is lost: Modern F
                  Machine gun b2 on B2 is lost: Modern F
                  Tank r5 fires its tank gun at Gun b3: Modern D(a)
                  The die for the shot: 3: Modern D(a)
                  Tank r5 misses Gun b3: 3, with 4, 6 to hit: Modern D(a)
                  Red ends its turn: Modern B

                Turn 1: Blue
                """);
    }

    @Test
    void everyEventOfManyGamesHasASentence() {
        for (int seed = 0; seed < 10; seed++) {
            Game battle = Skirmish.game(Skirmish.BATTLE, new DiceSource.Seeded(seed));
            SplittableRandom random = new SplittableRandom(seed);
            while (battle.referee().observation().result().isEmpty()) {
                List<Order> orders = battle.referee().orders();
                play(battle, OrderText.print(orders.get(random.nextInt(orders.size()))));
            }
            Seat seat = battle.seat("blue");
            assertThat(new Report(Words.of(seat)).lines(seat, 0)).isNotEmpty().allSatisfy(line ->
                    assertThat(line.text()).matches("[A-Z].*: Modern .*|Turn .*").doesNotContain("{", "}", "event."));
        }
    }

    @Test
    void aLineKnowsWhereToLook() {
        game.rollDue();
        game.rollDue();
        play(game, "r5 fires b2", "r1 A1-A2 N");
        Seat seat = game.seat("blue");
        List<Report.Line> lines = new Report(Words.of(seat)).lines(seat, 2);
        assertThat(lines).extracting(line -> Report.places(seat, line)).contains(squares("B1", "B2"), squares("A1", "A2"));
        assertThat(lines).extracting(Report.Line::number).isSorted().startsWith(3).endsWith(5);
    }

    @Test
    void thePageIsWellFormedWhateverItIsCalled() throws Exception {
        game.rollDue();
        game.rollDue();
        play(game, "r1 A1 E", "end");
        String page = new Report(Words.of(game.referee())).html(game.referee());
        assertThat(page).contains("<h1>A &lt;skirmish&gt; &amp; more</h1>", "<h2>Turn 1: Red</h2>",
                "<span class=\"clause\">Modern C(a)</span>");
        var parser = javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder();
        String xml = page.replace("<!DOCTYPE html>", "").replace("<meta charset=\"utf-8\">", "");
        assertThat(parser.parse(new org.xml.sax.InputSource(new java.io.StringReader(xml))).getElementsByTagName("h2")
                .getLength()).isEqualTo(2);
    }

    private static List<Square> squares(String... names) {
        return List.of(names).stream().map(name -> Square.parse(name).orElseThrow()).toList();
    }
}
