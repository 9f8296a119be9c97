package trayfield.ui.trial.state;

import java.time.Duration;
import trayfield.command.robot.RobotPlayer;
import trayfield.solo.Player;
import trayfield.solo.Rank;

/// Who leads a side in a trial.
public enum Leader {
    RECRUIT, REGULAR, VETERAN,
    /// An outside program.
    ROBOT;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /// @param command that starts the outside program; of no use to the others
    Player player(String command) {
        return switch (this) {
            case RECRUIT -> Player.of(Rank.RECRUIT);
            case REGULAR -> Player.of(Rank.REGULAR);
            case VETERAN -> Player.of(Rank.VETERAN);
            case ROBOT -> RobotPlayer.of(command.strip(), PATIENCE);
        };
    }
}
