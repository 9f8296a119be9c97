package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Roll;
import trayfield.model.Scenario;

/// Game records as lines of text: six lines of header, then one line for each order and roll.
///
/// ```
/// trayfield record 1
/// scenario "crossroads"
/// title "The crossroads"
/// rules modern
/// options drawnMelee=standoff
/// dice seed 7
/// [3 5]
/// r1 D4-D5-E5 N
/// ```
///
/// `options none` where all is as printed; `dice manual` where players threw them. Exact both ways.
public final class RecordText {
    private static final String FIRST_LINE = "trayfield record 1";
    private static final String NONE = "none";
    private static final String MANUAL = "manual";
    private static final String SEED = "seed ";
    private static final int HEADER_LINES = 6;

    private RecordText() {
    }

    /// Writes a record.
    public static List<String> print(GameRecord record) {
        List<String> lines = new ArrayList<>(HEADER_LINES + record.inputs().size());
        GameRecord.Header header = record.header();
        lines.add(FIRST_LINE);
        lines.add("scenario " + Quoted.print(header.scenario()));
        lines.add("title " + Quoted.print(header.title()));
        lines.add("rules " + header.rules());
        lines.add("options " + print(header.options()));
        lines.add("dice " + (header.seed().isPresent() ? SEED + header.seed().getAsLong() : MANUAL));
        record.inputs().forEach(input -> lines.add(print(input)));
        return lines;
    }

    private static String print(List<Scenario.Setting> options) {
        if (options.isEmpty()) {
            return NONE;
        }
        StringBuilder text = new StringBuilder();
        for (Scenario.Setting option : options) {
            text.append(text.isEmpty() ? "" : " ").append(option.name()).append('=').append(option.value());
        }
        return text.toString();
    }

    /// One order or roll as its line.
    public static String print(Input input) {
        return switch (input) {
            case Order order -> OrderText.print(order);
            case Roll roll -> DiceText.print(roll);
        };
    }

    /// Reads one line of the body.
    public static Loaded<Input> parse(String line) {
        try {
            return new Loaded.Good<>(input(line));
        } catch (Unreadable fault) {
            return new Loaded.Bad<>(List.of(fault.problem("record", 1)));
        }
    }

    private static Input input(String line) throws Unreadable {
        return DiceText.isDice(line) ? DiceText.read(line) : OrderText.read(line);
    }

    /// Reads a record. A fault of the header ends the reading; of the body, all faults are collected.
    ///
    /// @param name what problems call the record, such as its file's name
    public static Loaded<GameRecord> parse(String name, List<String> lines) {
        GameRecord.Header header;
        HeaderLines head = new HeaderLines(lines);
        try {
            header = header(head);
        } catch (Unreadable fault) {
            return new Loaded.Bad<>(List.of(fault.problem(name, head.line())));
        }
        List<Problem> problems = new ArrayList<>();
        List<Input> inputs = new ArrayList<>();
        for (int i = HEADER_LINES; i < lines.size(); i++) {
            try {
                inputs.add(input(lines.get(i)));
            } catch (Unreadable fault) {
                problems.add(fault.problem(name, i + 1));
            }
        }
        return problems.isEmpty() ? new Loaded.Good<>(new GameRecord(header, inputs)) : new Loaded.Bad<>(problems);
    }

    private static GameRecord.Header header(HeaderLines lines) throws Unreadable {
        lines.first(FIRST_LINE);
        String scenario = Quoted.read(lines.value("scenario"));
        String title = Quoted.read(lines.value("title"));
        String rules = lines.value("rules").id();
        List<Scenario.Setting> options = options(lines.value("options"));
        return new GameRecord.Header(scenario, title, rules, options, seed(lines.value("dice")));
    }

    private static List<Scenario.Setting> options(Word value) throws Unreadable {
        List<Scenario.Setting> options = new ArrayList<>();
        if (!value.text().equals(NONE)) {
            for (Word word : value.words()) {
                List<Word> halves = word.halves('=', TextFault.NO_SETTING);
                options.add(new Scenario.Setting(halves.get(0).id(), halves.get(1).id()));
            }
        }
        return options;
    }

    private static OptionalLong seed(Word value) throws Unreadable {
        if (value.text().equals(MANUAL)) {
            return OptionalLong.empty();
        }
        Word number = value.text().startsWith(SEED) ? value.part(SEED.length(), value.text().length()) : value;
        try {
            long seed = Long.parseLong(number.text());
            if (value.text().equals(SEED + seed)) {
                return OptionalLong.of(seed);
            }
        } catch (NumberFormatException _) {
            throw value.fault(TextFault.NO_DICE_MODE);
        }
        throw value.fault(TextFault.NO_DICE_MODE);
    }
}
