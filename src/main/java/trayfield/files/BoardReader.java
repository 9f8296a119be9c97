package trayfield.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import trayfield.model.Board;
import trayfield.model.Ground;
import trayfield.model.Square;
import trayfield.model.Terrain;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Reads the board: rows from north to south, one character a square. A square that cannot be read counts as open, so
/// that what stands on the others can still be judged.
final class BoardReader {
    private static final Words WORDS = Words.of(BoardReader.class);

    private final List<Terrain> refused;
    private int columns;
    private int rows;

    /// @param refused terrain that the rule book does not know
    BoardReader(List<Terrain> refused) {
        this.refused = refused;
    }

    /// The board; empty where its size cannot be read.
    Optional<Board> read(Fields fields) {
        Optional<Integer> width = fields.required("columns").whole(1, Board.LARGEST);
        Optional<Integer> height = fields.required("rows").whole(1, Board.LARGEST);
        Item terrain = fields.required("terrain");
        Item heights = fields.optional("heights");
        Item roads = fields.optional("roads");
        fields.noOthers();
        if (width.isEmpty() || height.isEmpty()) {
            return Optional.empty();
        }
        columns = width.get();
        rows = height.get();
        List<String> terrainRows = rows(terrain, "board.terrain", c -> Terrain.of((char) c).isPresent());
        List<String> heightRows = rows(heights, "board.heights", c -> c >= '0' && c <= '0' + Ground.HIGHEST);
        List<String> roadRows = rows(roads, "board.roads", c -> c == '.' || c == '=');
        return Optional.of(Board.of(columns, rows, square -> new Ground(
                at(heightRows, square, '0') - '0',
                Terrain.of(at(terrainRows, square, '.')).orElse(Terrain.OPEN),
                at(roadRows, square, '.') == '=')));
    }

    /// The rows of a layer, those that cannot be used left empty.
    private List<String> rows(Item layer, String unknown, IntPredicate known) {
        List<Item> items = layer.items();
        if (layer.present() && items.size() != rows) {
            layer.complain(WORDS, "board.rows", rows, items.size());
        }
        List<String> texts = new ArrayList<>();
        for (Item item : items.subList(0, Math.min(rows, items.size()))) {
            int row = rows - 1 - texts.size();
            String text = item.text().orElse("");
            boolean usable = item.holdsText() && fits(item, text) && readable(item, text, row, unknown, known);
            texts.add(usable ? text : "");
        }
        return texts;
    }

    private boolean fits(Item item, String text) {
        if (text.length() != columns) {
            item.complain(WORDS, "board.columns", columns, text.length());
        }
        return text.length() == columns;
    }

    private boolean readable(Item item, String text, int row, String unknown, IntPredicate known) {
        for (int column = 0; column < columns; column++) {
            char c = text.charAt(column);
            if (!known.test(c)) {
                item.complain(WORDS, unknown, String.valueOf(c), new Square(column, row));
                return false;
            }
            Optional<Terrain> terrain = Terrain.of(c).filter(refused::contains);
            if (terrain.isPresent()) {
                item.complain(WORDS, "board.refused", String.valueOf(c), new Square(column, row));
                return false;
            }
        }
        return true;
    }

    private char at(List<String> layer, Square square, char unless) {
        int fromNorth = rows - 1 - square.row();
        String row = fromNorth < layer.size() ? layer.get(fromNorth) : "";
        return row.isEmpty() ? unless : row.charAt(square.column());
    }
}
