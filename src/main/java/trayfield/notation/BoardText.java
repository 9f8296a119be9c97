package trayfield.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Observation;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.model.Terrain;

/// Little boards drawn in text, so that a test shows what it is about:
///
/// ```
/// 3  .    T1   ~
/// 2  .    r1^  f=
/// 1  #    .2:r2>+r3v  .
///    A    B    C
/// ```
///
/// Each row begins with its number, the columns are named below. A square is its terrain with the symbol of the scenario
/// file, then its height where it has one, then `=` where a road runs; then, after a colon, the trays on it, each with its
/// facing `^ > v <`, joined by `+`. Flat open ground may be left out before trays. Columns need not line up to be read.
public final class BoardText {
    private static final String ARROWS = "^>v<";

    private BoardText() {
    }

    /// A tray as drawn.
    public record Piece(String id, Square at, Facing facing) {
    }

    /// A board with trays on it, these by row from the north, then column, then as they stand in the square.
    public record Drawing(Board board, List<Piece> pieces) {
        public Drawing {
            pieces = List.copyOf(pieces);
        }
    }

    /// Reads a drawing.
    ///
    /// @throws IllegalArgumentException where it is none: drawings are written by programmers
    public static Drawing read(String text) {
        require(!text.isBlank(), "an empty drawing");
        List<List<String>> lines = text.stripTrailing().lines().map(line -> List.of(line.strip().split("\\s+"))).toList();
        int rows = lines.size() - 1;
        int columns = lines.getLast().size();
        checkNames(lines, rows, columns);
        Board board = Board.of(columns, rows,
                square -> ground(lines.get(rows - 1 - square.row()).get(square.column() + 1)));
        List<Piece> pieces = new ArrayList<>();
        for (int row = rows - 1; row >= 0; row--) {
            for (int column = 0; column < columns; column++) {
                pieces.addAll(pieces(lines.get(rows - 1 - row).get(column + 1), new Square(column, row)));
            }
        }
        return new Drawing(board, pieces);
    }

    private static void checkNames(List<List<String>> lines, int rows, int columns) {
        require(rows >= 1, "a drawing has rows and below them the names of the columns");
        for (int column = 0; column < columns; column++) {
            require(lines.getLast().get(column).equals(Square.columnName(column)), "columns are named A, B ..");
        }
        for (int row = 0; row < rows; row++) {
            List<String> line = lines.get(rows - 1 - row);
            require(line.getFirst().equals(String.valueOf(row + 1)), "rows count down to 1: " + line);
            require(line.size() == columns + 1, columns + " squares in each row: " + line);
        }
    }

    private static Ground ground(String cell) {
        String text = cell.substring(0, Math.max(cell.indexOf(':'), 0));
        if (text.isEmpty()) {
            text = hasPieces(cell) ? "." : cell;
        }
        boolean road = text.endsWith("=");
        String rest = road ? text.substring(0, text.length() - 1) : text;
        Optional<Terrain> terrain = rest.isEmpty() ? Optional.empty() : Terrain.of(rest.charAt(0));
        int height = rest.length() < 2 ? 0 : Character.digit(rest.charAt(1), 10);
        require(terrain.isPresent() && rest.length() <= 2 && height >= 0, "no ground: " + cell);
        return new Ground(height, terrain.orElseThrow(), road);
    }

    private static boolean hasPieces(String cell) {
        return ARROWS.indexOf(cell.charAt(cell.length() - 1)) >= 0;
    }

    private static List<Piece> pieces(String cell, Square at) {
        if (!hasPieces(cell)) {
            return List.of();
        }
        List<Piece> pieces = new ArrayList<>();
        for (String text : cell.substring(cell.indexOf(':') + 1).split("\\+")) {
            require(text.length() > 1 && hasPieces(text), "no tray: " + text);
            Facing facing = Facing.of(ARROWS.indexOf(text.charAt(text.length() - 1)));
            pieces.add(new Piece(text.substring(0, text.length() - 1), at, facing));
        }
        return pieces;
    }

    /// Draws, columns in line.
    public static String print(Drawing drawing) {
        Board board = drawing.board();
        List<List<String>> lines = new ArrayList<>();
        for (int row = board.rows() - 1; row >= 0; row--) {
            List<String> line = new ArrayList<>(List.of(String.valueOf(row + 1)));
            for (int column = 0; column < board.columns(); column++) {
                line.add(cell(drawing, new Square(column, row)));
            }
            lines.add(line);
        }
        List<String> names = new ArrayList<>(List.of(""));
        for (int column = 0; column < board.columns(); column++) {
            names.add(Square.columnName(column));
        }
        lines.add(names);
        return inLine(lines);
    }

    private static String inLine(List<List<String>> lines) {
        int columns = lines.getFirst().size();
        int[] widths = new int[columns];
        for (List<String> line : lines) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringBuilder padded = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                padded.append(line.get(i)).repeat(' ', widths[i] - line.get(i).length() + 1);
            }
            text.append(padded.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static String cell(Drawing drawing, Square square) {
        Ground ground = drawing.board().ground(square);
        String trays = drawing.pieces().stream().filter(piece -> piece.at().equals(square))
                .map(piece -> piece.id() + ARROWS.charAt(piece.facing().ordinal())).collect(Collectors.joining("+"));
        if (!trays.isEmpty() && ground.equals(Ground.OPEN)) {
            return trays;
        }
        String height = ground.height() == 0 ? "" : String.valueOf(ground.height());
        return ground.terrain().symbol + height + (ground.road() ? "=" : "") + (trays.isEmpty() ? "" : ":" + trays);
    }

    /// Draws what a viewer sees.
    public static String print(Board board, Observation seen) {
        return print(new Drawing(board, seen.trays().stream()
                .map(tray -> new Piece(tray.id(), tray.at(), tray.facing())).toList()));
    }

    /// Draws a position.
    public static String print(Position position) {
        List<Piece> pieces = new ArrayList<>();
        for (int tray = 0; tray < position.muster().size(); tray++) {
            if (position.onBoard(tray)) {
                pieces.add(new Piece(position.muster().id(tray), position.board().square(position.square(tray)),
                        position.facing(tray)));
            }
        }
        return print(new Drawing(position.board(), pieces));
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalArgumentException(what);
        }
    }
}
