package trayfield.ui.editor.state;

import java.util.Optional;
import java.util.function.Consumer;

/// What a designer does with the block of squares that is selected. Part of [EditorModel].
public final class Selection {
    private final Worktop top;
    private final Strokes strokes;
    private final Blocks blocks;
    private final Consumer<Runnable> then;

    /// @param then does some work and shows what came of it
    Selection(Worktop top, Strokes strokes, Blocks blocks, Consumer<Runnable> then) {
        this.top = top;
        this.strokes = strokes;
        this.blocks = blocks;
        this.then = then;
    }

    /// Selects the whole board.
    public void all() {
        then.accept(() -> {
            strokes.end();
            top.kit = top.kit.with(Kit.Tool.SELECT);
            top.selection = Optional.of(Rectangle.of(top.history.now().board()));
        });
    }

    public void copy() {
        then.accept(blocks::copy);
    }

    public void cut() {
        then.accept(blocks::cut);
    }

    /// Takes what was copied in hand.
    public void paste() {
        then.accept(() -> {
            strokes.end();
            if (top.held.isEmpty()) {
                top.refuse("note.nothingHeld");
            } else {
                top.kit = top.kit.with(Kit.Tool.PASTE);
            }
        });
    }

    public void crop() {
        then.accept(blocks::crop);
    }

    /// Turns or flips the block, or what would be pasted.
    public void turn(Turn turn) {
        then.accept(() -> blocks.turn(turn));
    }
}
