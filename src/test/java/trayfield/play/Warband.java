package trayfield.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import trayfield.model.Order;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.model.Verdict.Refusal;
import trayfield.notation.BoardText;
import trayfield.tables.AncientTable;

/// Small Ancient games for tests: the board drawn as text, men of silver units beginning with `s`, of gold ones with `g`,
/// as `s1.2^`. Silver moves first.
public final class Warband {
    private Warband() {
    }

    public static AncientTable table() {
        return (AncientTable) Skirmish.tables().of("ancient").orElseThrow();
    }

    /// A scenario whose sides fill in rosters by these quotas, such as `A1 C2`.
    public static Scenario secret(String drawing, String silver, String gold) {
        SequencedMap<String, SequencedMap<String, Integer>> rosters = new LinkedHashMap<>();
        rosters.put("silver", quota(silver));
        rosters.put("gold", quota(gold));
        return scenario(drawing, Map.of(), rosters);
    }

    /// A scenario whose units are of these classes, by id; of class A where none is named.
    public static Scenario open(String drawing, Map<String, String> classes) {
        return scenario(drawing, classes, new LinkedHashMap<>());
    }

    private static SequencedMap<String, Integer> quota(String counts) {
        SequencedMap<String, Integer> quota = new LinkedHashMap<>();
        for (String count : counts.split(" ")) {
            quota.put(count.substring(0, 1), Integer.parseInt(count.substring(1)));
        }
        return quota;
    }

    private static Scenario scenario(String drawing, Map<String, String> classes,
            SequencedMap<String, SequencedMap<String, Integer>> rosters) {
        BoardText.Drawing drawn = BoardText.read(drawing);
        TreeMap<String, TreeMap<Integer, Scenario.Post>> men = new TreeMap<>();
        for (BoardText.Piece piece : drawn.pieces()) {
            String[] id = piece.id().split("\\.");
            men.computeIfAbsent(id[0], _ -> new TreeMap<>())
                    .put(Integer.parseInt(id[1]), new Scenario.Post(piece.at(), piece.facing()));
        }
        List<Scenario.UnitPlan> units = new ArrayList<>();
        men.forEach((id, posts) -> units.add(new Scenario.UnitPlan(id, side(id), "Unit " + id, "#c0392b",
                rosters.isEmpty() ? Optional.of(classes.getOrDefault(id, "A")) : Optional.empty(),
                List.copyOf(posts.values()))));
        return new Scenario("warband", "A warband", "", "ancient", List.of(), drawn.board(),
                List.of(new Side("silver", "Silver", "#c0c0c0"), new Side("gold", "Gold", "#d4af37")), List.of(), units,
                rosters, new LinkedHashMap<>(), List.of(), OptionalInt.of(8), new Scenario.AtLimit.FewerLosses(),
                Optional.of("silver"));
    }

    private static String side(String unit) {
        return unit.startsWith("s") ? "silver" : "gold";
    }

    public static Game game(Scenario scenario, DiceSource dice) {
        return Game.start(table(), scenario, dice);
    }

    /// A game of fixed classes in silver's move phase, nothing thrown.
    public static Game moving(String drawing, Map<String, String> classes) {
        Game game = game(open(drawing, classes), new DiceSource.Typed(1));
        while (game.referee().observation().phase() == trayfield.model.Phase.MISSILES) {
            play(game, "end");
        }
        return game;
    }

    /// Gives orders; all must be lawful. Dice that fall due are left to the test.
    public static void play(Game game, String... orders) {
        for (String text : orders) {
            must(game.play(Skirmish.order(text)), text);
        }
    }

    public static void play(Game game, List<Order> together) {
        must(game.playTogether(together), together.toString());
    }

    private static void must(Optional<Refusal> refusal, String what) {
        refusal.ifPresent(refused -> {
            throw new AssertionError(what + ": " + refused);
        });
    }
}
