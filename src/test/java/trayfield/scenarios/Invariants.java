package trayfield.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import trayfield.model.Board;
import trayfield.model.Muster;
import trayfield.model.Pending;
import trayfield.model.Phase;
import trayfield.model.Position;
import trayfield.model.Square;
import trayfield.rules.Sightline;

/// What holds in every position of every game, whatever the rule book.
record Invariants(Bench bench) {

    void check(Position position, Random lots) {
        squares(position);
        trays(position);
        procedure(position);
        sight(position, lots);
    }

    private void squares(Position position) {
        int standing = 0;
        for (int square = 0; square < position.board().size(); square++) {
            if (position.firstOn(square) != Position.NONE) {
                standing += stack(position, square);
            }
        }
        assertThat(standing).as("trays on the board").isEqualTo(position.strength(0) + position.strength(1));
    }

    /// Checks the trays on one square, and counts them.
    private int stack(Position position, int square) {
        Board board = position.board();
        Muster muster = position.muster();
        int size = 0;
        int standing = 0;
        for (int tray = position.firstOn(square); tray != Position.NONE; tray = position.nextOn(tray)) {
            assertThat(position.square(tray)).as("square of %s", muster.id(tray)).isEqualTo(square);
            assertThat(muster.side(tray)).as("sides on %s", board.square(square)).isEqualTo(position.sideOn(square));
            size += bench.limits().size(muster.type(tray));
            standing++;
        }
        assertThat(size).as("room taken on %s", board.square(square)).isLessThanOrEqualTo(bench.limits().capacity());
        assertThat(bench.limits().passable(board.ground(square))).as("%s can be stood on", board.square(square)).isTrue();
        return standing;
    }

    private static void trays(Position position) {
        Muster muster = position.muster();
        for (int tray = 0; tray < muster.size(); tray++) {
            int fates = (position.onBoard(tray) ? 1 : 0) + (position.lost(tray) ? 1 : 0)
                    + (position.exit(tray).isPresent() ? 1 : 0);
            assertThat(fates).as("fates of %s", muster.id(tray)).isEqualTo(1);
        }
        int gone = position.losses(0) + position.losses(1) + position.exits(0) + position.exits(1);
        assertThat(position.strength(0) + position.strength(1) + gone).as("trays in all").isEqualTo(muster.size());
    }

    private void procedure(Position position) {
        boolean over = position.result().isPresent();
        assertThat(position.phase() == Phase.OVER).as("over when there is a result").isEqualTo(over);
        boolean dice = position.pending().filter(Pending.Dice.class::isInstance).isPresent();
        assertThat(bench.book().orders(position).isEmpty()).as("orders only while play goes on and no dice are due")
                .isEqualTo(over || dice);
        List<String> duties = bench.book().duties(position);
        for (String tray : duties) {
            assertThat(bench.book().orders(position, tray)).as("%s must act and can", tray).isNotEmpty();
        }
    }

    private void sight(Position position, Random lots) {
        List<Square> squares = position.board().squares();
        for (int i = 0; i < 8; i++) {
            Square from = squares.get(lots.nextInt(squares.size()));
            Square to = squares.get(lots.nextInt(squares.size()));
            Sightline there = bench.book().sight(position, from, to);
            Sightline back = bench.book().sight(position, to, from);
            assertThat(there.blockedBy()).as("sight %s to %s and back", from, to).isEqualTo(back.blockedBy());
            assertThat(there.range()).isEqualTo(back.range());
        }
    }

    /// Nothing comes back, and turns go on only.
    void checkStep(Position before, Position after) {
        Muster muster = before.muster();
        for (int tray = 0; tray < muster.size(); tray++) {
            assertThat(before.onBoard(tray) || !after.onBoard(tray)).as("%s was gone", muster.id(tray)).isTrue();
            assertThat(before.lost(tray)).as("%s stays lost", muster.id(tray)).isIn(false, after.lost(tray));
            assertThat(before.exit(tray)).as("%s stays away", muster.id(tray)).isIn(Optional.empty(), after.exit(tray));
        }
        assertThat(after.turn() - before.turn()).as("turns gone on").isBetween(0, 1);
    }
}
