package trayfield.ui.editor.state;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Everything that the designer's bench shows, as one value.
///
/// @param scenario  as it looks now, a stroke under way included
/// @param at        where the pointer or the keyboard's cursor is
/// @param keyboard  true where the keyboard moved there last
/// @param selection block of squares that is selected
/// @param picked    ids of trays and men that are picked
/// @param held      what would be pasted
/// @param brush     squares that the next touch would change
/// @param ghosts    trays as the next click would place them
/// @param barred    true where they cannot stand there
/// @param stroking  true between the two ends of a stroke
/// @param undo      what undo would take back; likewise redo
/// @param unsaved   true where the scenario's file is not as the scenario
/// @param findings  of the last scenario looked over
/// @param looking   true while a newer one is being looked over
public record Bench(Scenario scenario, Kit kit, Optional<Square> at, boolean keyboard, Optional<Rectangle> selection,
        SequencedSet<String> picked, Optional<Patch> held, List<Square> brush, List<Piece> ghosts, boolean barred,
        boolean stroking, Optional<String> undo, Optional<String> redo, boolean unsaved, Optional<Path> file,
        Findings findings, boolean looking, Optional<Note> note) {

    public Bench {
        picked = Collections.unmodifiableSequencedSet(new LinkedHashSet<>(picked));
        brush = List.copyOf(brush);
        ghosts = List.copyOf(ghosts);
    }

    /// Something said in passing.
    ///
    /// @param refusal true where something could not be done
    public record Note(String text, boolean refusal) {
    }

    /// Those picked, as they stand.
    public List<Piece> pickedPieces() {
        return Pieces.of(scenario).stream().filter(piece -> picked.contains(piece.id())).toList();
    }
}
