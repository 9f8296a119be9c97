package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import trayfield.model.DicePlan;
import trayfield.model.Verdict.Refusal;
import trayfield.play.Game.Bookmark;

/// What one who plays by himself may do with a game beside its rules: lay down its dice, and play it along more lines than
/// one. All of it is noted beside the record.
public final class ByHand {
    private final Game game;
    private final Courses courses;
    private DicePlan plan = DicePlan.NONE;

    ByHand(Game game, Moment start) {
        this.game = game;
        this.courses = new Courses(new Bookmark(start, List.of(), plan));
    }

    /// What is laid down of the dice, those that have fallen included.
    public DicePlan dice() {
        return plan;
    }

    void lay(DicePlan laid) {
        plan = laid;
    }

    /// What [#throwAnew] would give again, or why it cannot.
    public Undo throwable() {
        return Undoing.anew(game.undone());
    }

    /// Gives again what was taken back last, up to its dice: these are due then, and fall anew, as do all after them. They
    /// may fall as before: they are thrown, not chosen.
    public Undo throwAnew() {
        Undo anew = throwable();
        if (anew instanceof Undo.Possible) {
            List<Moment> left = new ArrayList<>(game.undone());
            Moment order = left.removeLast();
            while (!left.getLast().isRoll()) {
                order = left.removeLast();
            }
            plan = plan.castingAnew(order.dice, casts() + 1);
            game.go(order, List.of());
        }
        return anew;
    }

    /// Casts of dice along all lines so far: no two lines have the same one anew.
    private int casts() {
        return IntStream.range(0, courses.count()).map(course -> head(course).plan.casts()).max().orElseThrow();
    }

    /// The faces that are set for the next dice, in the order in which they will fall.
    public List<Integer> diceSet() {
        return plan.next(game.now().dice);
    }

    /// Sets the faces of the next dice, of whatever roll they will be, in place of those set before; none: the dice fall as
    /// they fall. Empty when they are set; a refusal when not, and then nothing has changed.
    public Optional<Refusal> setDice(List<Integer> faces) {
        int most = game.table().dieFaces().value();
        Optional<Integer> wrong = faces.stream().filter(face -> face < 1 || face > most).findFirst();
        if (game.dice() instanceof DiceSource.Typed) {
            return Optional.of(PlayFault.REAL_DICE.of());
        }
        if (wrong.isPresent()) {
            return Optional.of(PlayFault.NO_FACE.of(wrong.get(), most));
        }
        plan = plan.setting(game.now().dice, faces);
        game.go(game.now(), game.undone());
        return Optional.empty();
    }

    /// All lines along which this game was played.
    public List<Course> courses() {
        return IntStream.range(0, courses.count()).mapToObj(course -> courses.describe(course, game.bookmark())).toList();
    }

    /// The number of the line that is being played.
    public int course() {
        return courses.playing();
    }

    Bookmark head(int course) {
        return courses.head(course, game.bookmark());
    }

    /// Begins another line after the first `inputs` of this one, which stays as it is. What came then can be given again
    /// there by [Game#redo], or by [#throwAnew].
    public void branch(int inputs) {
        Moment there = game.now().at(inputs);
        List<Moment> ahead = game.now().since(inputs).reversed();
        there.note(Cup.byHand("note.branch", courses.count() + 1));
        begin(courses.playing(), there, plan.before(there.dice));
        game.go(there, ahead.isEmpty() || ahead.getLast().isRoll() ? List.of() : ahead);
    }

    /// Begins the next line of a game that is opened.
    void depart(int from, int at) {
        Moment there = head(from).now.at(at);
        begin(from, there, DicePlan.NONE);
        game.go(there, List.of());
    }

    private void begin(int from, Moment there, DicePlan laid) {
        courses.begin(from, game.bookmark(), new Bookmark(there, List.of(), laid));
        plan = laid;
    }

    /// Goes on with another line, where it was left.
    public void follow(int course) {
        game.restore(courses.follow(course, game.bookmark()));
    }
}
