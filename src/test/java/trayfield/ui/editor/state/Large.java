package trayfield.ui.editor.state;

import java.util.ArrayList;
import java.util.List;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Placement;
import trayfield.model.Square;

/// The largest table: 200 x 200 squares by lot, 400 trays along two edges.
public final class Large {
    private static final int TRAYS_A_SIDE = 200;

    private Large() {
    }

    public static Scenario scenario() {
        Scenario land = Generator.scenario("modern", 1, Board.LARGEST, Board.LARGEST);
        List<Placement> trays = new ArrayList<>();
        List<String> types = Types.of(Tables.ALL.of("modern").orElseThrow()).stream().map(Types.Entry::id).toList();
        for (int i = 0; i < TRAYS_A_SIDE; i++) {
            trays.add(new Placement("r" + i, "red", types.get(i % types.size()), new Square(i, 2), Facing.N));
            trays.add(new Placement("b" + i, "blue", types.get(i % types.size()), new Square(i, 197), Facing.S));
        }
        Kit kit = Tables.kit(land).with(Brush.ERASER).with(Shape.RECTANGLE);
        Scenario dry = Paint.stroke(Paint.stroke(land, kit, Tables.way("A3", "GR3"), false), kit, Tables.way("A198", "GR198"), false);
        return dry.withTrays(trays);
    }
}
