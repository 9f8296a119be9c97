package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trayfield.files.ScenarioFile;
import trayfield.model.Loaded;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.RuleTables;
import trayfield.ui.editor.state.Finding.Form;
import trayfield.ui.editor.state.Finding.Mend;
import trayfield.ui.editor.state.Finding.Weight;

/// Everything for which the reader of scenario files would refuse a scenario: it is written, read, and what the reader
/// says is told with its place on the board and, where one thing would put it right, that.
final class Refusals {
    private static final String FILE = "scenario";
    private static final Pattern TRAY = Pattern.compile("trays\\[(\\d+)]\\.(\\w+)");
    private static final Pattern UNIT = Pattern.compile("units\\[(\\d+)](?:\\.men\\[(\\d+)])?(?:\\.(\\w+))?.*");
    private static final Pattern ROW = Pattern.compile("board\\.(\\w+)\\[(\\d+)]");
    private static final Pattern WAY = Pattern.compile("victory\\[(\\d+)].*");

    private static final List<String> OF_ARMIES = List.of("units", "trays", "rosters");

    private final Scenario scenario;
    /// A class of men, where the rule book has any.
    private final String anyClass;

    private Refusals(Scenario scenario, RuleTables tables) {
        this.scenario = scenario;
        this.anyClass = tables.of(scenario.rules()).map(Types::classes).flatMap(classes -> classes.stream().findFirst())
                .map(Types.Entry::id).orElse("");
    }

    /// None where the scenario is sound.
    static List<Finding> of(Scenario scenario, RuleTables tables) {
        return switch (ScenarioFile.parse(FILE, ScenarioFile.write(scenario), tables)) {
            case Loaded.Good<Scenario> _ -> List.of();
            case Loaded.Bad<Scenario>(List<Problem> problems) -> ofEach(problems, new Refusals(scenario, tables));
        };
    }

    /// Ground that the rules do not know is one finding, however many squares of it there are.
    private static List<Finding> ofEach(List<Problem> problems, Refusals refusals) {
        List<Finding> findings = new ArrayList<>();
        boolean told = false;
        for (Problem problem : problems) {
            boolean ofGround = ROW.matcher(problem.path()).matches();
            if (!ofGround) {
                findings.add(refusals.finding(problem));
            } else if (!told) {
                told = true;
                findings.add(refusals.ground(problem));
            }
        }
        return findings;
    }

    private Finding finding(Problem problem) {
        String path = problem.path();
        Matcher tray = TRAY.matcher(path);
        if (tray.matches()) {
            return tray(problem, Integer.parseInt(tray.group(1)), tray.group(2));
        }
        Matcher unit = UNIT.matcher(path);
        if (unit.matches()) {
            return unit(problem, Integer.parseInt(unit.group(1)), Optional.ofNullable(unit.group(2)).map(Integer::parseInt),
                    Optional.ofNullable(unit.group(3)).orElse(""));
        }
        Matcher way = WAY.matcher(path);
        if (way.matches()) {
            return way(problem, Integer.parseInt(way.group(1)));
        }
        return new Finding(Weight.REFUSED, named(problem), List.of(), mend(path), OF_ARMIES.contains(path) ? Form.ARMIES : Form.TERMS);
    }

    private Finding tray(Problem problem, int number, String key) {
        Scenario.Placement tray = scenario.trays().get(number);
        Optional<Mend> mend = key.equals("id") ? mend("mend.newId", draft -> renamed(draft, number))
                : mend("mend.takeOff", draft -> withoutTray(draft, number));
        return new Finding(Weight.REFUSED, Say.it("finding.tray", tray.id(), problem.text()), List.of(tray.at()), mend);
    }

    private Finding unit(Problem problem, int number, Optional<Integer> man, String key) {
        Scenario.UnitPlan unit = scenario.units().get(number);
        List<Square> squares = man.map(one -> List.of(unit.men().get(one).at()))
                .orElseGet(() -> unit.men().stream().map(Scenario.Post::at).toList());
        Optional<Mend> mend = man.isPresent()
                ? mend("mend.takeManOff", draft -> Pieces.remove(draft, List.of(Pieces.id(unit.id(), man.get()))))
                : unit.men().isEmpty() ? mend("mend.removeUnit", draft -> withoutUnit(draft, number))
                : key.equals("class") ? mend("mend.noClass", draft -> Quotas.withoutClasses(draft, unit.side(), anyClass))
                : Optional.empty();
        return new Finding(Weight.REFUSED, Say.it("finding.unit", unit.name(), problem.text()), squares, mend);
    }

    private Finding ground(Problem problem) {
        List<Square> swamps = scenario.board().squares().stream()
                .filter(square -> scenario.board().ground(square).terrain() == Terrain.SWAMP).toList();
        return new Finding(Weight.REFUSED, swamps.size() < 2 ? problem.text() : Say.it("finding.ground", problem.text(), swamps.size() - 1), swamps,
                mend("mend.noSwamps", Refusals::withoutSwamps));
    }

    private Finding way(Problem problem, int number) {
        return new Finding(Weight.REFUSED, Say.it("finding.way", number + 1, problem.text()), List.of(),
                mend("mend.removeWay", draft -> withoutWay(draft, number)));
    }

    private static String named(Problem problem) {
        return problem.path().isEmpty() ? problem.text()
                : Say.maybe("field." + problem.path()).map(field -> Say.it("finding.field", field, problem.text()))
                        .orElseGet(() -> Say.it("finding.field", problem.path(), problem.text()));
    }

    private Optional<Mend> mend(String path) {
        return switch (path) {
            case "id" -> mend("mend.idOfTitle",
                    draft -> draft.named(Names.scenario(draft.title()), draft.title(), draft.briefing()));
            case "title" -> mend("mend.title", draft -> draft.named(draft.id(), Say.it("blank.title"), draft.briefing()));
            case "units", "rosters" -> mend(Quotas.mixed(scenario) ? "mend.classes" : "mend.quota", draft -> Quotas.mended(draft, anyClass));
            default -> Optional.empty();
        };
    }

    private static Optional<Mend> mend(String key, UnaryOperator<Scenario> change) {
        return Optional.of(new Mend(Say.it(key), change));
    }

    private static Scenario renamed(Scenario draft, int number) {
        if (number >= draft.trays().size()) {
            return draft;
        }
        List<Scenario.Placement> trays = new ArrayList<>(draft.trays());
        Scenario.Placement tray = trays.get(number);
        trays.set(number, new Scenario.Placement(Names.tray(draft, tray.side()), tray.side(), tray.type(), tray.at(), tray.facing()));
        return draft.withTrays(trays);
    }

    private static Scenario withoutTray(Scenario draft, int number) {
        List<Scenario.Placement> trays = new ArrayList<>(draft.trays());
        if (number < trays.size()) {
            trays.remove(number);
        }
        return draft.withTrays(trays);
    }

    private static Scenario withoutUnit(Scenario draft, int number) {
        List<Scenario.UnitPlan> units = new ArrayList<>(draft.units());
        if (number < units.size() && units.get(number).men().isEmpty()) {
            units.remove(number);
        }
        return draft.withUnits(units);
    }

    private static Scenario withoutWay(Scenario draft, int number) {
        List<Scenario.Victory> ways = new ArrayList<>(draft.victory());
        if (number < ways.size()) {
            ways.remove(number);
        }
        return draft.withVictory(ways);
    }

    private static Scenario withoutSwamps(Scenario draft) {
        Kit kit = Kit.of("", "").with(Brush.SWAMP);
        List<Square> swamps = draft.board().squares().stream()
                .filter(square -> draft.board().ground(square).terrain() == Terrain.SWAMP).toList();
        return swamps.isEmpty() ? draft : Paint.stroke(draft, kit, swamps, true);
    }
}
