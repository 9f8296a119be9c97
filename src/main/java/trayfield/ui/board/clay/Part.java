package trayfield.ui.board.clay;

import java.util.ArrayList;
import java.util.List;

/// One painted solid of a model.
public record Part(Solid solid, Stuff stuff) {
    /// A whole model somewhere else.
    public static List<Part> placed(List<Part> model, Placing placing) {
        List<Part> moved = new ArrayList<>(model.size());
        for (Part part : model) {
            moved.add(new Part(part.solid.placed(placing), part.stuff));
        }
        return moved;
    }
}
