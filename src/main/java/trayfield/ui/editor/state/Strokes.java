package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Scenario;
import trayfield.model.Square;

/// Strokes of the brush, and stamps: from the first square to where the hand is lifted they are one step.
final class Strokes {
    private final Worktop top;
    private final List<Square> way = new ArrayList<>();
    private boolean contrary;

    Strokes(Worktop top) {
        this.top = top;
    }

    boolean under() {
        return top.stroke != null;
    }

    void begin(Square at, boolean other) {
        end();
        way.clear();
        contrary = other;
        top.stroke = top.history.now();
        to(at);
    }

    void to(Square at) {
        if (!under() || !way.isEmpty() && way.getLast().equals(at)) {
            return;
        }
        way.add(at);
        Scenario base = top.history.now();
        top.stroke = Paint.stroke(base, top.kit, way, contrary);
        top.stroked = List.copyOf(top.kit.symmetry().both(
                top.kit.shape().squares(base.board(), way, top.kit.size()), base.board()));
    }

    /// Lifts the brush: what was painted stays, as one step.
    void end() {
        if (under()) {
            Scenario painted = top.stroke;
            drop();
            top.change(label(), painted);
        }
    }

    /// Takes the stroke back as if it had never begun.
    void drop() {
        top.stroke = null;
        top.stroked = List.of();
    }

    private String label() {
        String brush = Say.choice("brush", top.kit.brush());
        return contrary ? Say.it("step.contrary", brush) : Say.it("step.brush", brush);
    }

    void stamp(Square at) {
        top.change(Say.it("step.stamp", Say.choice("stamp", top.kit.stamp())),
                top.kit.stamp().put(top.history.now(), at, top.kit.symmetry()));
    }
}
