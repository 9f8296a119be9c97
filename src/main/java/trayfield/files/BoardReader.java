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
/// that what stands on the others can still be judged; so do all squares of a row of the wrong length.
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
                height(at(heightRows, square, '0')),
                Terrain.of(at(terrainRows, square, '.')).orElse(Terrain.OPEN),
                at(roadRows, square, '.') == '=')));
    }

    private static int height(char c) {
        return c >= '0' && c <= '0' + Ground.HIGHEST ? c - '0' : 0;
    }

    /// The rows of a layer as they stand; those of the wrong length, and what is no text, are left empty.
    private List<String> rows(Item layer, String unknown, IntPredicate known) {
        List<Item> items = layer.items();
        if (layer.present() && items.size() != rows) {
            layer.complain(WORDS, "board.rows", rows, items.size());
        }
        List<String> texts = new ArrayList<>();
        for (Item item : items.subList(0, Math.min(rows, items.size()))) {
            int row = rows - 1 - texts.size();
            String text = item.text().orElse("");
            if (item.holdsText() && text.length() != columns) {
                item.complain(WORDS, "board.columns", columns, text.length());
                text = "";
            } else if (item.holdsText()) {
                complainOfFirst(item, text, row, unknown, known);
            }
            texts.add(text);
        }
        return texts;
    }

    /// A row is complained of once, however many of its squares are wrong.
    private void complainOfFirst(Item item, String text, int row, String unknown, IntPredicate known) {
        for (int column = 0; column < columns; column++) {
            char c = text.charAt(column);
            boolean foreign = !known.test(c);
            if (foreign || Terrain.of(c).filter(refused::contains).isPresent()) {
                item.complain(WORDS, foreign ? unknown : "board.refused", String.valueOf(c), new Square(column, row));
                return;
            }
        }
    }

    private char at(List<String> layer, Square square, char unless) {
        int fromNorth = rows - 1 - square.row();
        String row = fromNorth < layer.size() ? layer.get(fromNorth) : "";
        return row.isEmpty() ? unless : row.charAt(square.column());
    }
}
