package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.MeleeOutcome;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Result;
import trayfield.model.RuleRef;
import trayfield.model.Square;
import trayfield.model.Verdict.Refusal;
import trayfield.rules.Fault;
import trayfield.rules.OrderFault;
import trayfield.play.body.BodyFault;
import trayfield.rules.MoveFault;
import trayfield.rules.ancient.AncientFault;
import trayfield.rules.ancient.Clue;
import trayfield.rules.modern.Clause;
import trayfield.rules.modern.ModernFault;
import trayfield.tables.ModernTable;

class WordsTest {
    private static final Pattern KEY = Pattern.compile("\"([a-z][A-Za-z]*(?:\\.[A-Za-z]+)+|clause|tray)\"");

    private final Words words = Words.of(Skirmish.game(Skirmish.BATTLE, new DiceSource.Typed(1)).referee());

    @Test
    void everyKeyInUseHasWordsAndNoOther() throws IOException {
        assertThat(Words.keys()).containsExactlyElementsOf(keysInUse());
    }

    /// Keys made from what the program counts up, and those that stand in its code.
    private static Set<String> keysInUse() throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        faults().forEach(fault -> keys.add("refusal." + fault.code()));
        keys.add("refusal." + MoveFault.TOO_FAR_IN_PARTS.code() + ".ancient");
        Arrays.stream(Undo.Barrier.values()).forEach(barrier -> keys.add(barrier.key));
        Arrays.stream(Facing.values()).forEach(facing -> keys.add("facing." + facing));
        Arrays.stream(Pending.Purpose.values()).forEach(purpose -> keys.add("event.rolled." + purpose.word));
        Arrays.stream(Result.Reason.values()).forEach(reason -> keys.add("reason." + reason.word));
        Arrays.stream(MeleeOutcome.values()).forEach(end -> keys.add("outcome." + end.words.replace(' ', '_')));
        List.of(Phase.MISSILES, Phase.MOVE, Phase.MELEE).forEach(phase -> keys.add("event.phaseBegan." + phase.word));
        Arrays.stream(Clue.Kind.values()).forEach(kind -> keys.add("clerk." + kind.word));
        keys.add("type.man");
        ModernTable modern = (ModernTable) Skirmish.modern();
        modern.units().forEach(unit -> keys.add("type." + unit.type()));
        modern.weapons().forEach(weapon -> keys.add("weapon." + weapon.id()));
        for (String file : List.of("Words", "Names", "EventWords", "Saves", "Ledger", "Report", "Cup", "ByHand", "Tableau")) {
            Matcher found = KEY.matcher(Files.readString(Path.of("src/main/java/trayfield/play", file + ".java")));
            while (found.find()) {
                keys.add(found.group(1));
            }
        }
        keys.remove("trayfield.play.words");
        return keys;
    }

    private static List<Fault> faults() {
        return Stream.<Fault[]>of(OrderFault.values(), MoveFault.values(), ModernFault.values(), AncientFault.values(),
                PlayFault.values(), BodyFault.values()).flatMap(Arrays::stream).toList();
    }

    @Test
    void everyRefusalIsASentenceWithItsClause() {
        for (Fault fault : faults()) {
            String sentence = words.refusal(fault.of("r1", square("C4"), "b2", "rifle"));
            assertThat(sentence).as(fault.code()).doesNotContain("{", "}", "refusal.", "''").matches("[A-Z].*");
            fault.rule().ifPresent(rule -> assertThat(sentence).endsWith(": " + rule.label()));
        }
    }

    @Test
    void refusalsReadAsPlayersSpeak() {
        assertThat(words.refusal(ModernFault.IN_FORD.of("r1"))).isEqualTo("A tray in a ford may not fire: Modern G(3)");
        assertThat(words.refusal(MoveFault.MUST_FACE.by(Clause.C_E.ref, "r1", square("C4"), List.of(Facing.N, Facing.E))))
                .isEqualTo("Rifle r1 has to face an enemy that faces it on C4: north or east: Modern C(e)");
        assertThat(words.refusal(ModernFault.OUT_OF_SIGHT.of("b2", List.of(square("C4"), square("C5"), square("D5")))))
                .isEqualTo("Machine gun b2 is out of sight behind C4, C5 and D5: Modern D(f)");
        assertThat(words.refusal(ModernFault.OUT_OF_RANGE.of("b2", 1200, "grenade", 1)))
                .isEqualTo("Machine gun b2 is 1200 squares away; the antitank grenade reaches 1: Modern A");
        assertThat(words.refusal(new Refusal(Optional.empty(), "order.unknownTray", List.of("it's {0}"))))
                .isEqualTo("There is no tray it's {0}");
    }

    @Test
    void anUnknownTypeHasItsNameFromTheTable() {
        assertThat(words.type("mortar")).isEqualTo("mortar");
        ModernTable table = (ModernTable) Skirmish.modern();
        List<ModernTable.UnitType> units = new ArrayList<>(table.units());
        ModernTable.UnitType rifle = units.getFirst();
        units.add(new ModernTable.UnitType("mortar", "Trench mortar", rifle.unitClass(), 1, 3, rifle.roadMove(),
                rifle.meleePower(), rifle.weapons(), List.of(), new RuleRef("modern.A")));
        ModernTable more = new ModernTable(table.title(), table.dieFaces(), table.capacity(), units, table.weapons(),
                table.heights(), table.uphill(), table.outOfFord(), table.options());
        Words changed = new Words(more, Skirmish.scenario(Skirmish.BATTLE, Optional.empty()));
        assertThat(changed.type("mortar")).isEqualTo("Trench mortar");
    }

    @Test
    void undoSaysWhatItWouldTakeBack() {
        assertThat(words.undo(new Undo.Possible(Skirmish.order("r1 B1-B2 N")))).isEqualTo("Undo move of Rifle r1");
        assertThat(words.redo(new Undo.Possible(Skirmish.order("end")))).isEqualTo("Redo end of turn");
        assertThat(words.undo(new Undo.Barred(Undo.Barrier.DICE))).startsWith("Dice have fallen");
        assertThat(words.undo(new Undo.Possible(Skirmish.order("roster s1=A s2=B")))).doesNotContain("A", "s1");
        assertThat(words.undo(new Undo.Possible(Skirmish.order("s1 throws s1.1>g2.4")))).doesNotContain("g2");
    }

    private static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }
}
