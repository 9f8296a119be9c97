package trayfield.command.engine;

import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import trayfield.model.Facing;
import trayfield.model.Observation;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.notation.OrderText;
import trayfield.play.Told;
import trayfield.rules.Reach;
import trayfield.rules.Sightline;

/// What answers hold besides `ok`, each as something that writes its fields.
final class Answers {
    private Answers() {
    }

    /// The fields of one answer.
    interface Fields extends Consumer<JsonGenerator> {
    }

    static Fields nothing() {
        return _ -> {
        };
    }

    static Fields scenarios(List<Scenario> scenarios) {
        return out -> {
            out.writeArrayPropertyStart("scenarios");
            for (Scenario scenario : scenarios) {
                out.writeStartObject();
                out.writeStringProperty("id", scenario.id());
                out.writeStringProperty("title", scenario.title());
                out.writeStringProperty("rules", scenario.rules());
                out.writeEndObject();
            }
            out.writeEndArray();
        };
    }

    static Fields position(Observation seen) {
        return out -> new PositionJson(out).write(seen);
    }

    static Fields step(List<Told> told, Observation seen) {
        return out -> {
            out.writeArrayPropertyStart("events");
            EventJson events = new EventJson(out);
            told.forEach(input -> input.events().forEach(events::write));
            out.writeEndArray();
            new PositionJson(out).write(seen);
        };
    }

    /// Orders as notation, sorted.
    static Fields orders(List<Order> orders) {
        return out -> PositionJson.texts(out, "orders", orders.stream().map(OrderText::print).sorted().toList());
    }

    static Fields lines(List<String> lines) {
        return out -> PositionJson.texts(out, "lines", lines);
    }

    static Fields sight(Sightline line) {
        return out -> {
            out.writeBooleanProperty("clear", line.clear());
            PositionJson.texts(out, "blockedBy", line.blockedBy().stream().map(Object::toString).toList());
            out.writeNumberProperty("range", line.range());
        };
    }

    static Fields reach(Reach reach) {
        return out -> {
            out.writeArrayPropertyStart("reach");
            reach.entries().forEach(entry -> end(out, entry));
            out.writeEndArray();
        };
    }

    private static void end(JsonGenerator out, Reach.Entry entry) {
        StringBuilder facings = new StringBuilder(4);
        for (int i = 0; i < 4; i++) {
            facings.append(entry.allows(Facing.of(i)) ? Facing.of(i).name() : "");
        }
        out.writeStartObject();
        out.writeStringProperty("at", entry.at().name());
        out.writeNumberProperty("cost", entry.cost());
        out.writeStringProperty("facings", facings.toString());
        if (entry.ends().isPresent()) {
            out.writeStringProperty("ends", entry.ends().get().word);
        } else {
            out.writeNullProperty("ends");
        }
        out.writeEndObject();
    }

    /// Where something is hidden from the viewer, one case for each thing that may be so.
    static Fields odds(Odds odds) {
        return out -> {
            if (odds.cases().size() == 1 && odds.cases().getFirst().given().isEmpty()) {
                chances(out, odds.cases().getFirst());
                return;
            }
            out.writeArrayPropertyStart("cases");
            for (Odds.Case hidden : odds.cases()) {
                out.writeStartObject();
                out.writeStringProperty("given", hidden.given());
                chances(out, hidden);
                out.writeEndObject();
            }
            out.writeEndArray();
        };
    }

    private static void chances(JsonGenerator out, Odds.Case given) {
        out.writeArrayPropertyStart("outcomes");
        for (Odds.Chance chance : given.outcomes()) {
            out.writeStartObject();
            out.writeStringProperty("name", chance.name());
            out.writeNumberProperty("p", chance.probability());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeArrayPropertyStart("modifiers");
        for (Odds.Modifier modifier : given.modifiers()) {
            out.writeStartObject();
            out.writeStringProperty("rule", modifier.rule().id());
            out.writeStringProperty("who", modifier.who().word);
            out.writeNumberProperty("value", modifier.value());
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
