package trayfield.ui.app;

import java.time.Duration;
import java.util.Optional;
import trayfield.command.robot.RobotPlayer;
import trayfield.solo.Player;
import trayfield.solo.Rank;

/// Who leads a side: a person, a commander of the program, or an outside program.
///
/// @param command that starts the outside program; empty for the others
record Leader(Kind kind, String command) {
    /// That there is with a robot for each answer.
    static final int PATIENCE_SECONDS = 30;
    static final Leader PERSON = new Leader(Kind.PERSON, "");

    enum Kind {
        PERSON("person"), RECRUIT(Rank.RECRUIT.word), REGULAR(Rank.REGULAR.word), VETERAN(Rank.VETERAN.word), ROBOT("robot");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    /// By the word that names him, or a robot's command.
    static Leader of(String word) {
        for (Kind kind : Kind.values()) {
            if (kind != Kind.ROBOT && kind.word.equals(word)) {
                return new Leader(kind, "");
            }
        }
        return new Leader(Kind.ROBOT, word);
    }

    /// What settings and saves call him.
    String word() {
        return kind == Kind.ROBOT ? command : kind.word;
    }

    /// False for a robot without a command.
    boolean complete() {
        return kind != Kind.ROBOT || !command.isBlank();
    }

    /// Who plays in a person's place; empty for a person.
    Optional<Player> player() {
        return switch (kind) {
            case PERSON -> Optional.empty();
            case RECRUIT, REGULAR, VETERAN -> Rank.of(kind.word).map(Player::of);
            case ROBOT -> Optional.of(RobotPlayer.of(command.strip(), Duration.ofSeconds(PATIENCE_SECONDS)));
        };
    }
}
