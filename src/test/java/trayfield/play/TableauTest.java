package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.play.Skirmish.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import trayfield.files.ScenarioFile;
import trayfield.model.Facing;
import trayfield.model.Loaded;
import trayfield.model.Observation;
import trayfield.model.Scenario;

/// A position becomes the beginning of another game.
class TableauTest {

    @Test
    void traysStandWhereTheyStoodAndWhatIsLeftIsLeft() {
        Scenario plain = Skirmish.scenario(Skirmish.BATTLE, Optional.of("red")).withVictory(List.of(
                new Scenario.Victory.Losses("blue", 3), new Scenario.Victory.Exit("red", Facing.N, 2)));
        Game game = Game.start(Skirmish.modern(), plain, new DiceSource.Seeded(7));
        game.byHand().setDice(List.of(6));
        play(game, "r4 fires b6", "r5 D2-D3 N", "end", "end", "end");
        Scenario position = Tableau.of(game.referee());
        Game next = Game.start(Skirmish.modern(), position, new DiceSource.Seeded(7));
        assertThat(where(next)).isEqualTo(where(game)).hasSize(14);
        assertThat(next.referee().observation().side()).contains("blue");
        assertThat(position.turnLimit()).isEqualTo(OptionalInt.of(19));
        assertThat(position.victory()).containsExactly(new Scenario.Victory.Losses("blue", 2),
                new Scenario.Victory.Exit("red", Facing.N, 2));
        assertThat(position.title()).isEqualTo("A <skirmish> & more, from turn 2");
        assertThat(Tableau.note(game.referee()).text()).isEqualTo("Position set up by hand: A <skirmish> & more, from turn 2");
        assertThat(ScenarioFile.parse("s.json", ScenarioFile.write(position), Skirmish.tables()))
                .isEqualTo(new Loaded.Good<>(position));
    }

    private static List<String> where(Game game) {
        Observation seen = game.referee().observation();
        return seen.trays().stream().map(tray -> tray.id() + tray.at() + tray.facing()).toList();
    }

    @Test
    void menKeepTheClassesThatTheirUnitsWereGiven() {
        Game game = Warband.game(Warband.secret("""
                3 .    g1.1v g2.1v
                2 .    .     .
                1 s1.1^ s2.1^ .
                  A    B     C
                """, "A1 B1", "B1 C1"), new DiceSource.Seeded(1));
        Warband.play(game, "roster s1=B s2=A");
        Scenario half = Tableau.of(game.referee());
        assertThat(half.rosters()).containsOnlyKeys("gold");
        assertThat(half.firstSide()).contains("silver");
        Warband.play(game, "roster g1=C g2=B", "end", "end", "s1.1 A1-A2 N");
        Scenario position = Tableau.of(game.referee());
        assertThat(position.rosters()).isEmpty();
        assertThat(position.units()).extracting(unit -> unit.id() + unit.unitClass().orElse("?") + unit.men().getFirst().at())
                .containsExactly("g1CB3", "g2BC3", "s1BA2", "s2AB1");
        assertThat(ScenarioFile.parse("s.json", ScenarioFile.write(position), Skirmish.tables()))
                .isEqualTo(new Loaded.Good<>(position));
    }
}
