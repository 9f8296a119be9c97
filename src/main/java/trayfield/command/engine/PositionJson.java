package trayfield.command.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import trayfield.model.Mark;
import trayfield.model.Observation;
import trayfield.model.Pending;
import trayfield.model.Result;

/// Writes positions as the protocol shows them.
public final class PositionJson {
    private final JsonGenerator out;

    public PositionJson(JsonGenerator out) {
        this.out = out;
    }

    public void write(Observation seen) {
        out.writeObjectPropertyStart("position");
        out.writeStringProperty("rules", seen.rules());
        out.writeNumberProperty("turn", seen.turn());
        text("side", seen.side());
        out.writeStringProperty("phase", seen.phase().word);
        out.writeName("pending");
        pending(seen.pending());
        out.writeArrayPropertyStart("trays");
        seen.trays().forEach(this::tray);
        out.writeEndArray();
        out.writeArrayPropertyStart("units");
        seen.units().forEach(this::unit);
        out.writeEndArray();
        texts(out, "declared", seen.declared());
        counts("lost", seen.lost());
        counts("exited", seen.exited());
        out.writeName("result");
        result(seen.result());
        out.writeStringProperty("hash", seen.hash());
        out.writeEndObject();
    }

    private void tray(Observation.TrayView tray) {
        out.writeStartObject();
        out.writeStringProperty("id", tray.id());
        out.writeStringProperty("side", tray.side());
        out.writeStringProperty("type", tray.type());
        text("unit", tray.unit());
        out.writeStringProperty("at", tray.at().name());
        out.writeStringProperty("facing", tray.facing().name());
        out.writeArrayPropertyStart("done");
        for (Mark mark : tray.done()) {
            out.writeString(mark.word);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void unit(Observation.UnitView unit) {
        out.writeStartObject();
        out.writeStringProperty("id", unit.id());
        out.writeStringProperty("side", unit.side());
        text("class", unit.unitClass());
        out.writeBooleanProperty("thrown", unit.thrown());
        out.writeEndObject();
    }

    private void pending(Optional<Pending> pending) {
        switch (pending.orElse(null)) {
            case null -> out.writeNull();
            case Pending.Dice(int count, Pending.Purpose purpose) -> {
                out.writeStartObject();
                out.writeStringProperty("type", "dice");
                out.writeNumberProperty("count", count);
                out.writeStringProperty("purpose", purpose.word);
                out.writeEndObject();
            }
            case Pending.Choice(String tray, List<Pending.Answer> choices) -> {
                out.writeStartObject();
                out.writeStringProperty("type", "choice");
                out.writeStringProperty("tray", tray);
                texts(out, "choices", choices.stream().map(answer -> answer.word).toList());
                out.writeEndObject();
            }
        }
    }

    private void result(Optional<Result> result) {
        if (result.isEmpty()) {
            out.writeNull();
        } else {
            write(out, result.get());
        }
    }

    public static void write(JsonGenerator out, Result result) {
        out.writeStartObject();
        out.writeName("winner");
        if (result.winner().isPresent()) {
            out.writeString(result.winner().get());
        } else {
            out.writeNull();
        }
        out.writeStringProperty("reason", result.reason().word);
        out.writeEndObject();
    }

    private void counts(String name, Map<String, Integer> counts) {
        out.writeObjectPropertyStart(name);
        counts.forEach(out::writeNumberProperty);
        out.writeEndObject();
    }

    private void text(String name, Optional<String> text) {
        if (text.isPresent()) {
            out.writeStringProperty(name, text.get());
        } else {
            out.writeNullProperty(name);
        }
    }

    public static void texts(JsonGenerator out, String name, List<String> texts) {
        out.writeArrayPropertyStart(name);
        texts.forEach(out::writeString);
        out.writeEndArray();
    }
}
