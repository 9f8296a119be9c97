package trayfield.command.engine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import trayfield.files.ScenarioLibrary;
import trayfield.tables.RuleTables;
import trayfield.tables.json.FileText;
import trayfield.tables.json.JsonValue;

/// Plays for another program: reads requests, one JSON object a line, and writes one line of answer for each, in order.
/// Whatever a line holds, it gets an answer; only `quit` and the end of input end the reading.
public final class Engine {
    private static final Logger LOG = System.getLogger(Engine.class.getName());
    private static final JsonFactory JSON = new JsonFactory();
    private static final int LONGEST = FileText.LARGEST;

    private final Desk desk;

    public Engine(RuleTables tables, ScenarioLibrary library) {
        this.desk = new Desk(new Shelf(tables, library));
    }

    /// Answers requests until there are no more.
    public void run(InputStream in, OutputStream out) throws IOException {
        LineReader lines = new LineReader(in, LONGEST);
        boolean open = true;
        while (open) {
            switch (lines.next()) {
                case LineReader.Line.End _ -> open = false;
                case LineReader.Line.TooLong _ ->
                    send(out, failure(Optional.empty(), Failure.of(Failure.Code.TOO_LONG, LONGEST >> 20)));
                case LineReader.Line.Bytes(byte[] line) -> {
                    Request request = new Request();
                    send(out, answer(request, line));
                    open = !desk.closed();
                }
            }
        }
    }

    private static void send(OutputStream out, ByteArrayOutputStream answer) throws IOException {
        answer.write('\n');
        answer.writeTo(out);
        out.flush();
    }

    private ByteArrayOutputStream answer(Request request, byte[] line) {
        try {
            request.read(line);
            Answers.Fields fields = desk.answer(request);
            return object(request.id(), true, fields);
        } catch (Failure failure) {
            return failure(request.id(), failure);
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.log(Logger.Level.ERROR, "a request could not be answered", fault);
            return failure(request.id(), Failure.of(Failure.Code.INTERNAL, String.valueOf(fault)));
        }
    }

    private static ByteArrayOutputStream failure(Optional<JsonValue> id, Failure failure) {
        return object(id, false, out -> {
            out.writeObjectPropertyStart("error");
            out.writeStringProperty("code", failure.code());
            out.writeStringProperty("message", failure.getMessage());
            failure.rule().ifPresent(rule -> out.writeStringProperty("rule", rule.id()));
            out.writeEndObject();
        });
    }

    private static ByteArrayOutputStream object(Optional<JsonValue> id, boolean ok, Answers.Fields fields) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), bytes)) {
            out.writeStartObject();
            if (id.isPresent()) {
                out.writeName("id");
                echo(out, id.get());
            }
            out.writeBooleanProperty("ok", ok);
            fields.accept(out);
            out.writeEndObject();
        }
        return bytes;
    }

    private static void echo(JsonGenerator out, JsonValue value) {
        switch (value) {
            case JsonValue.Text text -> out.writeString(text.value());
            case JsonValue.Num number -> out.writeNumber(number.literal());
            case JsonValue.Bool flag -> out.writeBoolean(flag.value());
            case JsonValue.Null _ -> out.writeNull();
            case JsonValue.Arr list -> {
                out.writeStartArray();
                list.items().forEach(item -> echo(out, item));
                out.writeEndArray();
            }
            case JsonValue.Obj object -> {
                out.writeStartObject();
                for (Map.Entry<String, JsonValue.Member> member : object.members().entrySet()) {
                    out.writeName(member.getKey());
                    echo(out, member.getValue().value());
                }
                out.writeEndObject();
            }
        }
    }
}
