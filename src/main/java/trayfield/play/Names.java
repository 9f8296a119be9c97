package trayfield.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import trayfield.model.Facing;
import trayfield.model.Muster;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.notation.Phrases;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// What players call the trays, sides, weapons and squares of one game. A type or weapon that the words do not know has
/// its name from the rule table, so that a row added there needs no words.
final class Names {
    private final Phrases phrases;
    private final RuleTable table;
    private final Scenario scenario;
    private final Map<String, String> trays = new HashMap<>();

    Names(Phrases phrases, RuleTable table, Scenario scenario) {
        this.phrases = phrases;
        this.table = table;
        this.scenario = scenario;
        Muster muster = new Muster(scenario);
        for (int tray = 0; tray < muster.size(); tray++) {
            trays.put(muster.id(tray), phrases.say("tray", type(muster.type(tray)), muster.id(tray)));
        }
    }

    /// A tray with its type: "Rifle r1". A text that is no tray's id stays as it is.
    String tray(String id) {
        return trays.getOrDefault(id, id);
    }

    /// An Ancient unit by its name.
    String unit(String id) {
        return scenario.units().stream().filter(unit -> unit.id().equals(id)).map(Scenario.UnitPlan::name).findFirst()
                .orElse(id);
    }

    String side(String id) {
        int side = scenario.sideIndex(id);
        return side < 0 ? id : scenario.sides().get(side).name();
    }

    String type(String type) {
        return phrases.find("type." + type).or(() -> typeInTable(type)).orElse(type);
    }

    String weapon(String id) {
        return phrases.find("weapon." + id).or(() -> weaponInTable(id)).orElse(id);
    }

    private Optional<String> typeInTable(String type) {
        return switch (table) {
            case ModernTable modern -> modern.unit(type).map(ModernTable.UnitType::name);
            case AncientTable _ -> Optional.empty();
        };
    }

    private Optional<String> weaponInTable(String id) {
        return switch (table) {
            case ModernTable modern -> modern.weapon(id).map(ModernTable.Weapon::name);
            case AncientTable _ -> Optional.empty();
        };
    }

    String facing(Facing facing) {
        return phrases.say("facing." + facing.name());
    }

    /// What a refusal speaks of, whatever kind of thing it is.
    String any(Object thing) {
        return switch (thing) {
            case Facing facing -> facing(facing);
            case Square square -> square.name();
            case List<?> things when things.stream().allMatch(Facing.class::isInstance) ->
                listed(things.stream().map(this::any).toList(), "list.or");
            case List<?> things -> listed(things.stream().map(this::any).toList(), "list.and");
            case String id when trays.containsKey(id) -> tray(id);
            case String id when scenario.sideIndex(id) >= 0 -> side(id);
            case String id -> weapon(id);
            default -> String.valueOf(thing);
        };
    }

    /// Words to choose from, as they stand.
    String either(List<String> words) {
        return listed(words, "list.or");
    }

    private String listed(List<String> words, String last) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        String head = words.subList(0, words.size() - 1).stream().collect(Collectors.joining(phrases.say("list.comma")));
        return phrases.say(last, head, words.getLast());
    }
}
