package trayfield.ui.play.state;

import java.util.Optional;
import trayfield.model.Square;
import trayfield.play.Undo;
import trayfield.ui.play.Skirmishes;

/// A small Modern fight with everything in it, as a view model, and short ways to ask it.
final class Scrap {
    static final String FIELD = """
            6 .  .   b5v .   .    .
            5 .  .   .   .   T    b1v
            4 .  ~   .   .   .    .
            3 .  r1^ .   .   b12v+b2v .
            2 .  .   .   .   r11^+r12>+r13<+r2v  .
            1 r5^ r4^ .  .   .    r3^
              A  B   C   D   E    F
            """;

    static PlayModel model(int... faces) {
        return new PlayModel(Skirmishes.game(FIELD, faces), Undo.Players.TWO);
    }

    static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    static String message(PlayModel model) {
        return model.snapshot().message().map(Message::text).orElse("");
    }

    static void point(PlayModel model, String at) {
        model.hover(Optional.of(square(at)), Optional.empty());
    }

    private Scrap() {
    }
}
