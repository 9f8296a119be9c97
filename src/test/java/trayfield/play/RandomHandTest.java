package trayfield.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Input;
import trayfield.model.Loaded;
import trayfield.model.Note;
import trayfield.model.Order;
import trayfield.model.Roll;
import trayfield.model.Side;

/// Random games by one who does everything by hand that there is to do, in any order: whatever he did, the record of each
/// line leads to its position, and all of it comes back from a file.
@Execution(ExecutionMode.CONCURRENT)
class RandomHandTest {
    private static final int DEEDS = 120;
    private static final int FILE_EVERY = 12;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void modernGamesHold(long seed) {
        Random lots = new Random(seed);
        Game game = Game.start(Skirmish.modern(), Skirmish.scenario(Skirmish.BATTLE, Optional.empty(), 4),
                new DiceSource.Seeded(seed));
        play(game, lots, () -> modern(game, lots));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void ancientGamesHold(long seed) {
        RandomWar war = new RandomWar(seed, seed % 2 == 1);
        Game game = Warband.game(war.scenario(), new DiceSource.Seeded(seed));
        play(game, new Random(seed), () -> (Order) war.next(game));
    }

    /// The liveliest of a few orders.
    private static Order modern(Game game, Random lots) {
        List<Order> orders = game.referee().orders();
        Order drawn = orders.get(lots.nextInt(orders.size()));
        for (int i = 0; i < 8 && !(drawn instanceof Order.Fire || drawn instanceof Order.Attack); i++) {
            drawn = orders.get(lots.nextInt(orders.size()));
        }
        return drawn;
    }

    private interface Player {
        Order order();
    }

    private static void play(Game game, Random lots, Player player) {
        int files = 0;
        List<String> deeds = new ArrayList<>();
        for (int i = 0; i < DEEDS; i++) {
            String deed = deed(game, lots, player);
            deeds.add(deed);
            try {
                checkLines(game);
                if (lots.nextInt(FILE_EVERY) == 0) {
                    checkFile(game);
                    files++;
                }
            } catch (AssertionError | RuntimeException fault) {
                throw new AssertionError("after " + deeds, fault);
            }
        }
        assertThat(deeds).as("all that can be done was done").contains("order", "roll", "undo", "redo", "set", "anew", "branch",
                "follow", "note");
        assertThat(files).isGreaterThan(5);
    }

    private static String deed(Game game, Random lots, Player player) {
        return switch (lots.nextInt(16)) {
            case 0, 1 -> undo(game, lots);
            case 2 -> game.redo() instanceof Undo.Possible ? "redo" : "no redo";
            case 3 -> anew(game);
            case 4 -> set(game, lots);
            case 5 -> branch(game, lots);
            case 6 -> follow(game, lots);
            case 7 -> note(game, lots);
            default -> forth(game, player);
        };
    }

    private static String forth(Game game, Player player) {
        if (game.referee().observation().result().isPresent()) {
            return "over";
        }
        boolean dice = game.diceDue().isPresent();
        assertThat(dice ? game.rollDue() : game.play(player.order())).isEmpty();
        return dice ? "roll" : "order";
    }

    /// What was taken back comes again as it was; then it is taken back for good, and more with it, or comes again.
    private static String undo(Game game, Random lots) {
        String before = state(game);
        if (game.undo(Undo.Players.SOLO) instanceof Undo.Barred) {
            return "no undo";
        }
        String back = state(game);
        assertThat(game.redo()).isInstanceOf(Undo.Possible.class);
        assertThat(state(game)).isEqualTo(before);
        game.undo(Undo.Players.SOLO);
        assertThat(state(game)).isEqualTo(back);
        if (game.undo(Undo.Players.SOLO) instanceof Undo.Possible && lots.nextBoolean()) {
            game.redo();
            assertThat(state(game)).isEqualTo(back);
            return "redo";
        }
        return "undo";
    }

    private static String anew(Game game) {
        if (game.now().isRoll()) {
            game.undo(Undo.Players.SOLO);
        }
        if (game.byHand().throwAnew() instanceof Undo.Barred) {
            return "nothing anew";
        }
        assertThat(game.diceDue()).isPresent();
        return "anew";
    }

    private static String set(Game game, Random lots) {
        List<Integer> faces = lots.ints(lots.nextInt(4), 1, 7).boxed().toList();
        assertThat(game.byHand().setDice(faces)).isEmpty();
        assertThat(game.byHand().diceSet()).isEqualTo(faces);
        if (!faces.isEmpty() && game.diceDue().isPresent()) {
            game.rollDue();
            assertThat(((Roll) game.inputs().getLast()).faces().getFirst()).isEqualTo(faces.getFirst());
        }
        return "set";
    }

    private static String branch(Game game, Random lots) {
        String left = state(game);
        int course = game.byHand().course();
        int at = lots.nextInt(game.length() + 1);
        List<Input> shared = game.inputs().subList(0, at);
        game.byHand().branch(at);
        assertThat(game.inputs()).isEqualTo(shared);
        assertThat(hash(game.referee(game.byHand().head(course).now))).as("the line left").isEqualTo(left.lines().findFirst().orElseThrow());
        return "branch";
    }

    private static String follow(Game game, Random lots) {
        int course = lots.nextInt(game.byHand().courses().size());
        String there = hash(game.referee(game.byHand().head(course).now));
        game.byHand().follow(course);
        assertThat(hash(game.referee())).isEqualTo(there);
        return "follow";
    }

    private static String note(Game game, Random lots) {
        List<Side> sides = game.scenario().sides();
        Optional<String> reader = lots.nextBoolean() ? Optional.empty() : Optional.of(sides.get(lots.nextInt(2)).id());
        Note.Kind kind = Note.Kind.values()[lots.nextInt(Note.Kind.values().length)];
        game.note(lots.nextInt(game.length() + 1), new Note(kind, reader, "Note " + lots.nextInt(100)));
        return "note";
    }

    /// Each line's inputs alone lead to where it stands, and as many of them as are said to be are those of the line it
    /// goes off.
    private static void checkLines(Game game) {
        for (Course course : game.byHand().courses()) {
            Moment head = game.byHand().head(course.number()).now;
            Moment parent = game.byHand().head(course.from()).now;
            assertThat(course.length()).isEqualTo(head.number);
            assertThat(head.at(course.at())).isSameAs(parent.at(course.at()));
        }
        for (Moment next : game.undone().reversed().stream().limit(1).toList()) {
            assertThat(next.before).as("what comes again comes after what is there").isSameAs(game.now());
        }
    }

    private static void checkFile(Game game) {
        String text = SaveFile.write(Saves.of(game, "x", Undo.Players.SOLO, Instant.EPOCH));
        SavedGame read = good(SaveFile.parse("save.json", text));
        assertThat(SaveFile.write(read)).isEqualTo(text);
        Game again = good(Saves.open("save.json", read));
        int playing = game.byHand().course();
        assertThat(again.byHand().course()).isEqualTo(playing);
        assertThat(again.byHand().courses()).isEqualTo(game.byHand().courses());
        for (int course = 0; course < game.byHand().courses().size(); course++) {
            Game.Bookmark here = game.bookmark();
            game.byHand().follow(course);
            again.byHand().follow(course);
            assertThat(state(again)).as("line %s", course).isEqualTo(state(game));
            game.byHand().follow(playing);
            assertThat(game.now()).isSameAs(here.now);
        }
    }

    private static <T> T good(Loaded<T> loaded) {
        if (loaded instanceof Loaded.Good<T>(T value)) {
            return value;
        }
        throw new AssertionError(loaded.toString());
    }

    private static String hash(Seat seat) {
        return seat.observation().hash();
    }

    /// All there is to a game, dice to come and what each side sees and reads included: the hash alone in its first line.
    private static String state(Game game) {
        StringBuilder state = new StringBuilder(hash(game.referee())).append('\n').append(game.inputs()).append('\n');
        List<Seat> seats = new ArrayList<>(List.of(game.referee()));
        game.scenario().sides().forEach(side -> seats.add(game.seat(side.id())));
        seats.forEach(seat -> state.append(seat.number()).append(' ').append(seat.observation()).append(seat.notes()).append('\n'));
        int faces = game.table().dieFaces().value();
        return state.append(game.byHand().dice()).append('\n')
                .append(new Cup(game.dice(), game.byHand().dice(), faces).roll(game.now().dice, 9, List.of())).toString();
    }
}
