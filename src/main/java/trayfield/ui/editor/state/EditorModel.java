package trayfield.ui.editor.state;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;
import trayfield.ui.editor.state.Kit.Tool;

/// The designer's bench without its nodes: takes what the designer intends, holds what he sees. Each change makes one new
/// [Bench]; what cannot be done is answered by a sentence, never by silence. Lives on one thread.
public final class EditorModel {
    private final Worktop top;
    private final Strokes strokes;
    private final Blocks blocks;
    private final Troops troops;
    private final Levy levy;
    private final Pen pen;
    private final Selection selection;
    private final Lookout lookout;

    /// @param beside where scenarios are looked over
    /// @param bench  leads back to the thread that this model lives on
    public EditorModel(RuleTables tables, Scenario scenario, Executor beside, Executor bench) {
        this.top = new Worktop(tables, scenario);
        this.strokes = new Strokes(top);
        this.blocks = new Blocks(top);
        this.troops = new Troops(top);
        this.levy = new Levy(top);
        this.pen = new Pen(top, strokes, blocks, troops, levy);
        this.selection = new Selection(top, strokes, blocks, this::then);
        this.lookout = new Lookout(tables, beside, bench, this::found);
        publish();
    }

    private void found(Findings findings) {
        boolean first = lookout.behind() && findings.fairness().isEmpty();
        top.findings = first ? new Findings(findings.all(), top.findings.fairness()) : findings;
        top.looking = lookout.behind();
        top.publish();
    }

    private void publish() {
        lookout.look(top.history.now());
        top.looking = lookout.behind();
        top.publish();
    }

    public ReadOnlyObjectProperty<Bench> benchProperty() {
        return top.bench.getReadOnlyProperty();
    }

    public Bench bench() {
        return top.bench.get();
    }

    /// The scenario without a stroke under way.
    public Scenario scenario() {
        return top.history.now();
    }

    public RuleTable table() {
        return top.table();
    }

    private void then(Runnable work) {
        top.hush();
        work.run();
        publish();
    }

    /// Another brush, tool or choice; a stroke under way ends with what it has painted.
    public void take(UnaryOperator<Kit> choice) {
        then(() -> {
            strokes.end();
            top.history = top.history.closed();
            top.kit = choice.apply(top.kit);
        });
    }

    /// Changes the scenario from a form.
    ///
    /// @param merge changes in a row with the same key are one step, as typing in one field is
    public void edit(String label, Optional<String> merge, UnaryOperator<Scenario> change) {
        then(() -> {
            strokes.end();
            top.change(label, merge, change.apply(top.history.now()));
        });
    }

    // The pointer.

    public void hover(Optional<Square> square) {
        if (!square.equals(top.at) || top.keyboard) {
            top.at = square;
            top.keyboard = false;
            top.publish();
        }
    }

    /// Puts the cursor on a square, to be seen.
    public void lookAt(Square at) {
        then(() -> {
            top.at = Optional.of(at).filter(top.scenario().board()::contains);
            top.keyboard = true;
        });
    }

    /// What the reader would refuse of the scenario, looked for at once.
    public Findings refusals() {
        return Findings.atSight(top.history.now(), top.tables);
    }

    /// The button goes down.
    ///
    /// @param contrary true for the other button
    public void press(Square at, boolean contrary) {
        then(() -> pen.press(at, contrary));
    }

    /// The hand comes over a square with the button down.
    public void over(Square at) {
        top.at = Optional.of(at);
        if (strokes.under()) {
            strokes.to(at);
        }
        top.publish();
    }

    /// The button is let go.
    public void release() {
        then(strokes::end);
    }

    /// A rectangle drawn by hand; `done` when the button is let go.
    public void box(Square from, Square to, boolean done) {
        top.at = Optional.of(to);
        then(() -> pen.box(Rectangle.between(from, to), done));
    }

    /// A click with the tool that places trays.
    ///
    /// @param more true to place one where some stand already, or one more man of the unit that is picked
    public void click(Square at, Optional<String> tray, boolean add, boolean more) {
        then(more ? () -> levy.more(at) : () -> pen.click(at, tray, add));
    }

    public void drag(String tray, Square to) {
        then(() -> troops.drag(tray, to));
    }

    /// Takes off a tray, with all that are picked if it is one of them.
    public void takeOff(Optional<String> tray) {
        then(() -> troops.remove(tray.filter(id -> !top.picked.contains(id)).map(List::of)
                .orElse(List.copyOf(top.picked))));
    }

    public void pick(Collection<String> trays) {
        then(() -> {
            top.picked.clear();
            top.picked.addAll(trays);
            top.forget();
        });
    }

    // Keys.

    /// Moves the cursor; with `draw` a stroke or a selection grows with it.
    public void cursor(Facing way, int squares, boolean draw) {
        then(() -> pen.cursor(way, squares, draw));
    }

    /// Shift is let go: a stroke that was drawn with it ends; one that Enter began goes on to its other end.
    public void penUp() {
        then(pen::up);
    }

    /// Picks the next tray or unit in file order; gives the squares it stands on.
    public List<Square> pickNext(int step) {
        then(() -> troops.pickNext(step));
        return bench().pickedPieces().stream().map(Piece::at).toList();
    }

    /// What the main button would do at the cursor.
    public void enter() {
        then(pen::enter);
    }

    /// Moves what is picked or selected by a square.
    public void push(Facing way) {
        then(() -> pen.push(way));
    }

    /// Places a tray at the cursor, whoever stands there.
    public void place() {
        then(() -> top.at.ifPresent(levy::place));
    }

    /// One more man for the unit that is picked, at the cursor.
    public void recruit() {
        then(() -> top.at.ifPresent(levy::recruit));
    }

    /// Lets go of one thing: a stroke, what would be pasted, those picked, the selection.
    public void escape() {
        then(pen::escape);
    }

    /// Takes off those picked, or clears the selection.
    public void delete() {
        then(pen::delete);
    }

    /// Turns what is picked, selected or about to be placed by quarters to the right.
    public void turn(int quarters) {
        then(() -> {
            if (top.kit.tool() == Tool.SELECT || top.kit.tool() == Tool.PASTE) {
                blocks.turn(quarters > 0 ? Turn.RIGHT : Turn.LEFT);
            } else {
                troops.turn(quarters);
            }
        });
    }

    /// Work on the block of squares that is selected.
    public Selection selection() {
        return selection;
    }

    public void resize(Resizing.Plan plan) {
        edit(Say.it("step.resize", plan.after().board().columns(), plan.after().board().rows()), Optional.empty(), _ -> plan.after());
    }

    public void copyDeployment(String from, Symmetry symmetry) {
        then(() -> levy.copyDeployment(from, symmetry));
    }

    public void mend(Finding finding) {
        finding.mend().ifPresent(mend -> edit(Say.it("step.mend", mend.label()), Optional.empty(), mend.change()));
    }

    // History and file.

    /// Takes back the last step, or the stroke under way.
    public void undo() {
        then(() -> {
            if (strokes.under()) {
                strokes.drop();
            } else {
                top.history = top.history.undo();
                top.forget();
            }
        });
    }

    public void redo() {
        then(() -> {
            strokes.drop();
            top.history = top.history.redo();
            top.forget();
        });
    }

    /// The scenario stands in this file now.
    ///
    /// @param written as it was written; the designer may have gone on meanwhile
    public void saved(Path file, Scenario written) {
        top.file = Optional.of(file);
        top.safe = written;
        top.history = top.history.closed();
        publish();
    }

    /// The scenario is one that would be lost: salvaged from a broken file, or an edit that was kept.
    ///
    /// @param file    where it belongs, if anywhere
    /// @param written as the file has it, where that is known
    public void unsaved(Optional<Path> file, Optional<Scenario> written) {
        top.file = file;
        top.safe = written.orElse(null);
        publish();
    }

    /// Says something in passing.
    public void say(String text, boolean refusal) {
        top.tell(text, refusal);
        top.publish();
    }
}
