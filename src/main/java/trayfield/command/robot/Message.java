package trayfield.command.robot;

import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import trayfield.command.engine.EventJson;
import trayfield.command.engine.PositionJson;
import trayfield.files.ScenarioFile;
import trayfield.model.Observation;
import trayfield.notation.OrderText;
import trayfield.play.Seat;
import trayfield.play.Told;

/// What a robot is told, one line each.
final class Message {
    private static final JsonFactory JSON = new JsonFactory();

    private Message() {
    }

    /// An order is due.
    ///
    /// @param told     since it was asked before
    /// @param scenario true with the first message of a game
    static String choose(Seat seat, List<Told> told, boolean scenario) {
        return line(out -> {
            out.writeStringProperty("do", "choose");
            out.writeStringProperty("side", seat.viewer().orElseThrow());
            if (scenario) {
                // Only between its values has that text line ends.
                out.writeName("scenario");
                out.writeRawValue(ScenarioFile.write(seat.scenario()).replace("\n", " ").strip());
            }
            new PositionJson(out).write(seat.observation());
            PositionJson.texts(out, "orders", seat.orders().stream().map(OrderText::print).sorted().toList());
            out.writeArrayPropertyStart("events");
            EventJson events = new EventJson(out);
            told.forEach(input -> input.events().forEach(events::write));
            out.writeEndArray();
        });
    }

    static String refused(String code, String message, Optional<String> rule) {
        return line(out -> {
            out.writeStringProperty("do", "refused");
            out.writeObjectPropertyStart("error");
            out.writeStringProperty("code", code);
            out.writeStringProperty("message", message);
            rule.ifPresent(id -> out.writeStringProperty("rule", id));
            out.writeEndObject();
        });
    }

    static String over(Observation end) {
        return line(out -> {
            out.writeStringProperty("do", "over");
            out.writeName("result");
            if (end.result().isPresent()) {
                PositionJson.write(out, end.result().get());
            } else {
                out.writeNull();
            }
        });
    }

    private static String line(Consumer<JsonGenerator> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            fields.accept(out);
            out.writeEndObject();
        }
        return text.toString();
    }
}
