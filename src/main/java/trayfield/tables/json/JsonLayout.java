package trayfield.tables.json;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/// Writes JSON as a person would lay it out: small things on one line, lists of objects an entry a line. The same tree
/// always gives the same text.
public final class JsonLayout {
    private static final int WIDTH = 180;
    private static final String STEP = "  ";

    private final List<String> open;
    private final StringBuilder text = new StringBuilder();

    private JsonLayout(List<String> open) {
        this.open = open;
    }

    /// The text of an object, ending with a line feed.
    ///
    /// @param open keys of lists that always stand an entry a line
    public static String print(ObjectNode object, List<String> open) {
        JsonLayout layout = new JsonLayout(open);
        layout.block(object, "", "");
        return layout.text.append('\n').toString();
    }

    private void value(String key, JsonNode node, String indent) {
        String line = line(node);
        if (mustOpen(key, node) || node.isContainer() && indent.length() + key.length() + line.length() > WIDTH) {
            block(node, key, indent);
        } else {
            text.append(line);
        }
    }

    /// True where the value, or a value in it, is a list that stands an entry a line.
    private boolean mustOpen(String key, JsonNode node) {
        if (node.isArray() && !node.isEmpty()) {
            return open.contains(key) || node.get(0).isObject();
        }
        return node.isObject() && node.properties().stream().anyMatch(e -> mustOpen(e.getKey(), e.getValue()));
    }

    private void block(JsonNode node, String key, String indent) {
        String inner = indent + STEP;
        text.append(node.isArray() ? '[' : '{');
        if (node.isArray()) {
            for (Iterator<JsonNode> items = node.iterator(); items.hasNext();) {
                text.append('\n').append(inner);
                value("", items.next(), inner);
                text.append(items.hasNext() ? "," : "");
            }
        } else {
            for (Iterator<Map.Entry<String, JsonNode>> fields = node.properties().iterator(); fields.hasNext();) {
                Map.Entry<String, JsonNode> field = fields.next();
                text.append('\n').append(inner).append(quoted(field.getKey())).append(": ");
                value(field.getKey(), field.getValue(), inner);
                text.append(fields.hasNext() ? "," : "");
            }
        }
        text.append('\n').append(indent).append(node.isArray() ? ']' : '}');
    }

    private static String line(JsonNode node) {
        StringBuilder line = new StringBuilder();
        if (node.isArray()) {
            node.forEach(item -> line.append(line.isEmpty() ? "" : ", ").append(line(item)));
            return "[" + line + "]";
        }
        if (node.isObject()) {
            node.properties().forEach(field -> line.append(line.isEmpty() ? "" : ", ").append(quoted(field.getKey()))
                    .append(": ").append(line(field.getValue())));
            return "{" + line + "}";
        }
        return node.toString();
    }

    private static String quoted(String key) {
        return StringNode.valueOf(key).toString();
    }
}
