package trayfield.ui.trial.state;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import trayfield.model.HouseRule;
import trayfield.model.Scenario.Setting;
import trayfield.solo.Player;
import trayfield.solo.trial.Contest;
import trayfield.solo.trial.Trial;

/// The choices of a trial. What is wrong with one of them is told for its field; while anything is, there is no
/// [TrialOrder].
public final class TrialForm {
    /// The most games of one trial.
    public static final int MOST_GAMES = 1_000_000;
    private static final int GAMES = 100;
    private static final long MOST_NODES = 1_000_000_000;

    private final int processors;
    private final ReadOnlyObjectWrapper<List<Candidate>> candidates = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Candidate> chosen = new SimpleObjectProperty<>();
    private final List<ObjectProperty<Leader>> leaders = List.of(new SimpleObjectProperty<>(Leader.REGULAR),
            new SimpleObjectProperty<>(Leader.REGULAR));
    private final List<StringProperty> robots = List.of(new SimpleStringProperty(""), new SimpleStringProperty(""));
    private final StringProperty games = new SimpleStringProperty(String.valueOf(GAMES));
    private final StringProperty seed = new SimpleStringProperty("1");
    private final StringProperty cores = new SimpleStringProperty();
    private final StringProperty nodes = new SimpleStringProperty("");
    private final StringProperty part = new SimpleStringProperty("");
    private final StringProperty file = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Map<Field, String>> problems = new ReadOnlyObjectWrapper<>(Map.of());
    private List<HouseRule> houseRules = List.of();

    /// A field that can be filled in wrongly.
    public enum Field {
        FIRST_ROBOT, SECOND_ROBOT, NODES, GAMES, SEED, CORES, PART, FILE, JOIN
    }

    /// @param processors of this machine; one is left to the screen unless the player says otherwise
    public TrialForm(int processors) {
        this.processors = processors;
        cores.set(String.valueOf(Math.max(1, processors - 1)));
        chosen.addListener((_, _, candidate) -> houseRules = candidate == null ? List.of()
                : candidate.table().with(candidate.scenario().options()).houseRules());
        List<Property<?>> fields = new ArrayList<>(List.of(chosen, nodes, games, seed, cores, part, file));
        fields.addAll(leaders);
        fields.addAll(robots);
        fields.forEach(field -> field.addListener((_, _, _) -> problems.set(wrong())));
    }

    /// Takes the list of scenarios, and chooses the first unless one is chosen.
    public void show(List<Candidate> all) {
        List<Candidate> shown = new ArrayList<>(all);
        if (chosen.get() != null && !shown.contains(chosen.get())) {
            shown.addFirst(chosen.get());
        }
        candidates.set(List.copyOf(shown));
        if (chosen.get() == null && !shown.isEmpty()) {
            chosen.set(shown.getFirst());
        }
    }

    /// Chooses a scenario from outside the list, which joins it.
    public void add(Candidate candidate) {
        List<Candidate> all = new ArrayList<>(candidates.get());
        all.removeIf(candidate::equals);
        all.addFirst(candidate);
        candidates.set(List.copyOf(all));
        chosen.set(candidate);
    }

    public ReadOnlyObjectProperty<List<Candidate>> candidatesProperty() {
        return candidates.getReadOnlyProperty();
    }

    public ObjectProperty<Candidate> chosenProperty() {
        return chosen;
    }

    /// The house rules of the chosen scenario, as it asks for them or as set since.
    public List<HouseRule> houseRules() {
        return houseRules;
    }

    /// Sets one house rule.
    public void choose(String name, String value) {
        houseRules = houseRules.stream().map(rule -> rule.name().equals(name)
                ? new HouseRule(name, rule.values(), value, rule.rule()) : rule).toList();
    }

    public ObjectProperty<Leader> leaderProperty(int side) {
        return leaders.get(side);
    }

    /// The command that starts a side's robot.
    public StringProperty robotProperty(int side) {
        return robots.get(side);
    }

    public StringProperty gamesProperty() {
        return games;
    }

    public StringProperty seedProperty() {
        return seed;
    }

    public StringProperty coresProperty() {
        return cores;
    }

    /// What a veteran may spend on a decision; blank for his usual.
    public StringProperty nodesProperty() {
        return nodes;
    }

    /// Which games are this machine's to play, as in `3/16`; blank for all.
    public StringProperty partProperty() {
        return part;
    }

    /// Where rows are written; blank for nowhere.
    public StringProperty fileProperty() {
        return file;
    }

    /// One sentence for each field that is wrong.
    public ReadOnlyObjectProperty<Map<Field, String>> problemsProperty() {
        return problems.getReadOnlyProperty();
    }

    /// Says what came to light about files when they were opened; stands until something is changed.
    void refuse(Field field, String why) {
        Map<Field, String> wrong = wrong();
        wrong.put(field, why);
        problems.set(wrong);
    }

    private Map<Field, String> wrong() {
        Map<Field, String> wrong = new EnumMap<>(Field.class);
        for (int side = 0; side < leaders.size(); side++) {
            if (leaders.get(side).get() == Leader.ROBOT && robots.get(side).get().isBlank()) {
                wrong.put(side == 0 ? Field.FIRST_ROBOT : Field.SECOND_ROBOT, Talk.say("form.noCommand"));
            }
        }
        if (!nodes.get().isBlank() && number(nodes, 1, MOST_NODES).isEmpty()) {
            wrong.put(Field.NODES, Talk.say("form.wrongNodes", MOST_NODES));
        }
        if (number(games, 1, MOST_GAMES).isEmpty()) {
            wrong.put(Field.GAMES, Talk.say("form.wrongGames", MOST_GAMES));
        }
        if (number(seed, Long.MIN_VALUE, Long.MAX_VALUE).isEmpty()) {
            wrong.put(Field.SEED, Talk.say("form.wrongSeed"));
        }
        if (number(cores, 1, processors).isEmpty()) {
            wrong.put(Field.CORES, Talk.say("form.wrongCores", processors));
        }
        if (part().isEmpty()) {
            wrong.put(Field.PART, Talk.say("form.wrongPart"));
        }
        if (path().isEmpty()) {
            wrong.put(Field.FILE, Talk.say("form.wrongFile"));
        }
        return wrong;
    }

    private Optional<Trial.Part> part() {
        return part.get().isBlank() ? Optional.of(Trial.Part.WHOLE) : Trial.Part.parse(part.get().strip());
    }

    private static OptionalLong number(StringProperty field, long least, long most) {
        try {
            long number = Long.parseLong(field.get().strip());
            return number < least || number > most ? OptionalLong.empty() : OptionalLong.of(number);
        } catch (NumberFormatException noNumber) {
            return OptionalLong.empty();
        }
    }

    /// The file that is named, if any; empty where what is typed can be no file.
    private Optional<Optional<Path>> path() {
        String name = file.get().strip();
        try {
            return Optional.of(name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name).toAbsolutePath()));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    /// The trial as chosen; empty while no scenario is chosen or a field is wrong.
    public Optional<TrialOrder> order() {
        Candidate what = chosen.get();
        if (what == null || !wrong().isEmpty()) {
            return Optional.empty();
        }
        List<Player> players = List.of(player(0), player(1));
        Contest contest = new Contest(what.table(), what.scenario().withOptions(settings(what)), players,
                number(seed, Long.MIN_VALUE, Long.MAX_VALUE).orElseThrow(), Contest.LONGEST);
        return Optional.of(new TrialOrder(what, new Trial(contest, (int) number(games, 1, MOST_GAMES).orElseThrow(),
                part().orElseThrow(), (int) number(cores, 1, processors).orElseThrow()), path().orElseThrow()));
    }

    /// The scenario's own settings, and those changed here.
    private List<Setting> settings(Candidate what) {
        return houseRules.stream().filter(rule -> !what.table().houseRules().contains(rule)
                || what.scenario().options().stream().anyMatch(own -> own.name().equals(rule.name())))
                .map(rule -> new Setting(rule.name(), rule.value())).toList();
    }

    private Player player(int side) {
        Player player = leaders.get(side).get().player(robots.get(side).get());
        return nodes.get().isBlank() || leaders.get(side).get() != Leader.VETERAN ? player
                : player.withNodes(number(nodes, 1, MOST_NODES).orElseThrow());
    }
}
