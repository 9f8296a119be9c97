package trayfield.model;

import java.util.Arrays;
import java.util.List;

/// The faces of the dice that were due, in the order asked for.
public record Roll(List<Integer> faces) implements Input {
    public Roll {
        faces = List.copyOf(faces);
    }

    public static Roll of(int... faces) {
        return new Roll(Arrays.stream(faces).boxed().toList());
    }
}
