package trayfield.command.robot;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.Optional;
import trayfield.play.Seat;
import trayfield.solo.Commander;
import trayfield.solo.Player;
import trayfield.solo.Rank;
import trayfield.solo.sand.Budget;
import trayfield.solo.sand.Intent;

/// An outside program that leads a side. It is started once a game, asked for each order, and told when the game is over.
/// After three unlawful answers in a row, after too long without one, or when it ends, a regular takes its place.
public final class RobotPlayer implements Commander {
    private static final Logger LOG = System.getLogger(RobotPlayer.class.getName());
    private static final int TRIES = 3;

    private final String command;
    private final Duration patience;
    private final Commander substitute;
    private Wire wire;
    private int heard;
    private String fault;

    private RobotPlayer(String command, Duration patience, long seed) {
        this.command = command;
        this.patience = patience;
        this.substitute = Rank.REGULAR.commander(seed);
    }

    /// A player who starts the command anew for each game.
    ///
    /// @param patience that there is with it for each answer
    public static Player of(String command, Duration patience) {
        return new Player(command, Budget.PLAIN, seed -> new RobotPlayer(command, patience, seed));
    }

    @Override
    public Optional<Intent> choose(Seat seat, Budget budget) {
        if (fault == null) {
            try {
                return ask(seat, budget);
            } catch (RobotFailure failure) {
                fault = failure.getMessage();
                LOG.log(Logger.Level.WARNING, command + ": " + fault);
                close();
            }
        }
        return substitute.choose(seat, budget);
    }

    private Optional<Intent> ask(Seat seat, Budget budget) throws RobotFailure {
        boolean first = wire == null;
        if (first) {
            wire = Wire.start(command);
        }
        wire.clear();
        wire.send(Message.choose(seat, seat.told(heard), first));
        heard = seat.number();
        String complaint = "";
        for (int tries = 0; tries < TRIES; tries++) {
            Optional<byte[]> line = wire.answer(patience, budget::calledOff);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            switch (Answer.of(line.get(), seat)) {
                case Answer.Lawful(var order) -> {
                    return Optional.of(Intent.of(order, Intent.Purpose.ROBOT));
                }
                case Answer.Refused(String code, String message, Optional<String> rule) -> {
                    complaint = message;
                    wire.send(Message.refused(code, message, rule));
                }
            }
        }
        throw new RobotFailure("robot.unlawful", TRIES, complaint);
    }

    @Override
    public Optional<String> fault() {
        return Optional.ofNullable(fault);
    }

    @Override
    public void ended(Seat seat) {
        if (wire != null && fault == null) {
            try {
                wire.send(Message.over(seat.observation()));
            } catch (RobotFailure failure) {
                LOG.log(Logger.Level.DEBUG, command + ": " + failure.getMessage());
            }
        }
    }

    @Override
    public void close() {
        if (wire != null) {
            wire.close();
        }
    }
}
