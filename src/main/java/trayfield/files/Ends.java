package trayfield.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import trayfield.model.Facing;
import trayfield.model.Scenario.AtLimit;
import trayfield.model.Scenario.Victory;
import trayfield.model.Square;
import trayfield.tables.json.Fields;
import trayfield.tables.json.Hint;
import trayfield.tables.json.Item;
import trayfield.tables.json.Words;

/// Reads how a game may end, and who begins it.
final class Ends {
    private static final Words WORDS = Words.of(Ends.class);
    private static final List<String> VICTORIES = List.of("capture", "losses", "exit");
    private static final int MOST = 1_000_000;

    private final Fields fields;
    private final Sides sides;
    private final Squares squares;

    Ends(Fields fields, Sides sides, Squares squares) {
        this.fields = fields;
        this.sides = sides;
        this.squares = squares;
    }

    /// Headquarters squares by side id.
    SequencedMap<String, List<Square>> headquarters() {
        SequencedMap<String, List<Square>> headquarters = new LinkedHashMap<>();
        fields.optional("headquarters").fields().ifPresent(bySide -> bySide.all().forEach((side, list) -> {
            if (sides.sure() && !sides.ids().contains(side)) {
                bySide.complainKey(side, WORDS, "ends.unknownSide", side, new Hint(side, sides.ids()));
            }
            headquarters.put(side, squares.squares(list));
        }));
        return headquarters;
    }

    List<Victory> victory() {
        List<Victory> ways = new ArrayList<>();
        fields.optional("victory").items()
                .forEach(item -> item.fields().flatMap(this::way).ifPresent(ways::add));
        return ways;
    }

    private Optional<Victory> way(Fields entry) {
        Optional<String> type = entry.required("type").oneOf(VICTORIES);
        Optional<String> side = sides.side(entry.required("side"));
        Optional<Victory> way = type.map(word -> switch (word) {
            case "capture" -> new Victory.Capture(side.orElse(""), captured(entry.required("squares")),
                    count(entry.optional("count")));
            case "losses" -> new Victory.Losses(side.orElse(""), count(entry.required("count")));
            default -> new Victory.Exit(side.orElse(""),
                    Squares.facing(entry.required("edge")).orElse(Facing.N), count(entry.required("count")));
        });
        if (way.isPresent()) {
            entry.noOthers();
        }
        return way;
    }

    private List<Square> captured(Item list) {
        if (list.isEmptyList()) {
            list.complain(WORDS, "ends.noSquares");
        }
        return squares.squares(list);
    }

    private static int count(Item item) {
        return item.whole(1, MOST).orElse(1);
    }

    OptionalInt turnLimit() {
        Optional<Integer> limit = fields.optional("turnLimit").whole(1, MOST);
        return limit.isPresent() ? OptionalInt.of(limit.get()) : OptionalInt.empty();
    }

    /// What the turn limit decides: a draw where nothing is said.
    AtLimit atLimit() {
        Item item = fields.optional("atLimit");
        if (item.present() && !fields.optional("turnLimit").present()) {
            item.complain(WORDS, "ends.noLimit");
        }
        return switch (sides.sideOr(item, Sides.DRAW, Sides.LOSSES).orElse(Sides.DRAW)) {
            case Sides.DRAW -> new AtLimit.Draw();
            case Sides.LOSSES -> new AtLimit.FewerLosses();
            case String side -> new AtLimit.Wins(side);
        };
    }

    Optional<String> firstSide() {
        return sides.sideOr(fields.optional("firstSide"), Sides.ROLL).filter(side -> !side.equals(Sides.ROLL));
    }
}
