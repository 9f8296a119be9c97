package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Facing;
import trayfield.model.Observation.TrayView;
import trayfield.model.Odds;
import trayfield.model.RuleRef;
import trayfield.model.Scenario;
import trayfield.model.Verdict.Refusal;
import trayfield.notation.Phrases;
import trayfield.play.Seat;
import trayfield.play.Words;
import trayfield.tables.RuleTable;

/// The words of the playing screen for one game: those of its own bundle, and through [Words] those of the report.
public final class Talk {
    private static final Phrases PHRASES = Phrases.of("trayfield.ui.play.words");
    private static final int PERCENT = 100;

    private final RuleTable table;
    private final Scenario scenario;
    private final Words words;
    private final Idiom idiom;

    private Talk(RuleTable table, Scenario scenario) {
        this.table = table;
        this.scenario = scenario;
        this.words = new Words(table, scenario);
        this.idiom = Idiom.of(table);
    }

    /// The rule table with the house rules in force.
    public RuleTable table() {
        return table;
    }

    /// The words for the game that a seat belongs to.
    public static Talk of(Seat seat) {
        return new Talk(seat.table(), open(seat.scenario()));
    }

    /// The scenario as anyone may read it: words are the same for both sides.
    private static Scenario open(Scenario scenario) {
        return new Scenario(scenario.id(), scenario.title(), scenario.briefing(), scenario.rules(), scenario.options(),
                scenario.board(), scenario.sides(), scenario.trays(), scenario.units().stream().map(unit ->
                        new Scenario.UnitPlan(unit.id(), unit.side(), unit.name(), unit.crest(), Optional.empty(), unit.men()))
                        .toList(),
                scenario.rosters(), scenario.headquarters(), scenario.victory(), scenario.turnLimit(),
                scenario.atLimit(), scenario.firstSide());
    }

    /// A sentence of the screen's own bundle that speaks of no game.
    public static String word(String key, Object... args) {
        return PHRASES.say(key, args);
    }

    /// A sentence of the screen's own bundle, in the dialect of the rule book where it has one of its own.
    public String say(String key, Object... args) {
        return PHRASES.find(key + idiom.dialect(), args).orElseGet(() -> PHRASES.say(key, args));
    }

    public Words words() {
        return words;
    }

    public Scenario scenario() {
        return scenario;
    }

    public UnitFacts facts(String type) {
        return UnitFacts.of(table, type);
    }

    Message refusal(Refusal refusal) {
        return new Message(Message.Kind.REFUSAL, words.refusal(refusal), refusal.rule());
    }

    public String tray(TrayView tray) {
        return words.tray(tray.id());
    }

    public String side(String id) {
        return words.side(id);
    }

    /// 0 for the first side, 1 for the second.
    public int sideNumber(String id) {
        return Math.max(0, scenario.sideIndex(id));
    }

    public String facing(Facing facing) {
        return say("facing." + facing.name());
    }

    public String percent(double share) {
        return say("percent", Math.round(share * PERCENT));
    }

    /// What the rule book alone brings to the screen.
    public Idiom idiom() {
        return idiom;
    }

    /// A unit by its name.
    public String unit(String id) {
        return scenario.units().stream().filter(unit -> unit.id().equals(id)).map(Scenario.UnitPlan::name).findFirst()
                .orElse(id);
    }

    /// What a deed is called on a button: "Fire rifle", "Melee".
    public String deed(Deed deed) {
        return switch (deed.kind()) {
            case FIRE -> say("deed.fire", deed.weapon().map(words::weapon).orElse(""));
            case MELEE -> say("deed.melee");
            case RUN_DOWN -> say("deed.runDown");
            case THROW -> say("deed.throw");
        };
    }

    /// The chances of a deed in a line, the best known first: "hit 50 %".
    public String chances(Deed deed) {
        List<String> parts = new ArrayList<>();
        deed.odds().ifPresent(odds -> odds.cases().getFirst().outcomes()
                .forEach(chance -> parts.add(say("chance.short", outcome(chance), percent(chance.probability())))));
        if (deed.lawful() && parts.isEmpty()) {
            parts.add(sure(deed));
        }
        return String.join(say("chance.between"), parts);
    }

    /// The first of the chances of a deed, for a short line: "hit 50 %".
    String chance(Deed deed) {
        return deed.odds().map(this::first).orElseGet(() -> sure(deed));
    }

    /// Where a class is unknown, from the least to the greatest that the chance may be.
    private String first(Odds odds) {
        Odds.Chance known = odds.cases().getFirst().outcomes().getFirst();
        DoubleSummaryStatistics shares = odds.cases().stream().mapToDouble(one -> one.outcomes().stream()
                .filter(chance -> chance.name().equals(known.name())).mapToDouble(Odds.Chance::probability).sum())
                .summaryStatistics();
        String least = percent(shares.getMin());
        String most = percent(shares.getMax());
        return say("chance.short", outcome(known), least.equals(most) ? least : say("chance.range", least, most));
    }

    private String sure(Deed deed) {
        return say(deed.kind() == Deed.Kind.THROW ? "chance.later" : "chance.sure");
    }

    public String outcome(Odds.Chance chance) {
        return say("outcome." + chance.name().replace(' ', '_'));
    }

    /// "needs 4, 6", "needs 1 to 3", "cannot succeed".
    String needs(OptionalInt power) {
        if (power.isEmpty()) {
            return "";
        }
        return switch (power.getAsInt()) {
            case 0 -> say("needs.nothing");
            case 1 -> say("needs.one");
            default -> say("needs.upTo", power.getAsInt());
        };
    }

    /// "direct, needs 2, 4, 6".
    public String missile(Missile missile) {
        return say(missile.direct() ? "missile.direct" : "missile.indirect", needsOneOf(missile.hits()));
    }

    String needsOneOf(List<Integer> faces) {
        return say("needs.oneOf", faces(faces));
    }

    /// Faces of dice as a list: "2, 4, 6".
    public static String faces(List<Integer> faces) {
        return String.join(", ", faces.stream().map(String::valueOf).toList());
    }

    public String clause(Optional<RuleRef> rule) {
        return rule.map(RuleRef::label).orElse("");
    }
}
