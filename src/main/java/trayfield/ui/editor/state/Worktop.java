package trayfield.ui.editor.state;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// What lies on the designer's bench, shared by those who work at it: the history of the scenario, what is in hand, what
/// is selected. Lives on one thread.
final class Worktop {
    final RuleTables tables;
    final ReadOnlyObjectWrapper<Bench> bench = new ReadOnlyObjectWrapper<>();
    final SequencedSet<String> picked = new LinkedHashSet<>();
    History history;
    Kit kit;
    /// As it stands in its file, or began where it has none: without this, work would be lost. Null where all of it would.
    Scenario safe;
    Optional<Path> file = Optional.empty();
    /// Shown in place of the history's scenario while a stroke is under way; else null.
    Scenario stroke;
    List<Square> stroked = List.of();
    Optional<Square> at = Optional.empty();
    boolean keyboard;
    Optional<Rectangle> selection = Optional.empty();
    Optional<Patch> held = Optional.empty();
    Findings findings = Findings.NONE;
    boolean looking;
    private Optional<Bench.Note> note = Optional.empty();

    Worktop(RuleTables tables, Scenario scenario) {
        this.tables = tables;
        this.history = History.of(scenario);
        this.safe = scenario;
        this.kit = Kit.of(scenario.sides().getFirst().id(), Types.first(table(scenario)));
    }

    private RuleTable table(Scenario scenario) {
        return tables.of(scenario.rules()).orElseThrow();
    }

    RuleTable table() {
        return table(history.now());
    }

    Scenario scenario() {
        return stroke != null ? stroke : history.now();
    }

    /// A change of its own.
    void change(String label, Scenario next) {
        change(label, Optional.empty(), next);
    }

    /// @param merge changes in a row with the same key are one step
    void change(String label, Optional<String> merge, Scenario next) {
        history = history.then(label, merge, next);
        forget();
    }

    /// Takes over what came of work on trays, or says why nothing did.
    void outcome(String label, Optional<String> merge, Army.Outcome outcome) {
        switch (outcome) {
            case Army.Outcome.Done(Scenario next, List<String> ids) -> {
                change(label, merge, next);
                picked.clear();
                picked.addAll(ids);
            }
            case Army.Outcome.NoRoom(Room why, Square at) when why == Room.ENEMY && middle(at) -> refuse("note.middle", at);
            case Army.Outcome.NoRoom(Room why, Square at) -> refuse("room." + why.name(), at);
        }
    }

    private boolean middle(Square at) {
        Symmetry symmetry = kit.symmetry();
        return symmetry != Symmetry.NONE && symmetry.image(at, history.now().board()).equals(at);
    }

    /// Drops what is picked or selected and no longer there.
    void forget() {
        if (!picked.isEmpty()) {
            picked.retainAll(Pieces.of(scenario()).stream().map(Piece::id).collect(Collectors.toSet()));
        }
        selection = selection.flatMap(block -> block.on(scenario().board()));
        at = at.filter(scenario().board()::contains);
    }

    void say(String key, Object... args) {
        note = Optional.of(new Bench.Note(Say.it(key, args), false));
    }

    void refuse(String key, Object... args) {
        note = Optional.of(new Bench.Note(Say.it(key, args), true));
    }

    void tell(String text, boolean refusal) {
        note = Optional.of(new Bench.Note(text, refusal));
    }

    void hush() {
        note = Optional.empty();
    }

    boolean unsaved() {
        Scenario now = history.now();
        return safe == null || safe != now && !safe.equals(now);
    }

    /// Shows how things stand.
    void publish() {
        Aim aim = Aim.of(this);
        bench.set(new Bench(scenario(), kit, at, keyboard, selection, picked, held, aim.brush(), aim.ghosts(), aim.barred(),
                stroke != null, history.undoable(), history.redoable(), unsaved(), file, findings, looking, note));
    }
}
