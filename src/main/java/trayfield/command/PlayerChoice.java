package trayfield.command;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import trayfield.command.robot.RobotPlayer;
import trayfield.model.Loaded;
import trayfield.model.Scenario;
import trayfield.model.Side;
import trayfield.solo.Player;
import trayfield.solo.Rank;

/// Players as `--player SIDE=WHO` names them: a rank, or else the command that starts a robot.
///
/// @param nodes for a veteran's decision, where that was said
public record PlayerChoice(Scenario scenario, int robotSeconds, OptionalLong nodes) {

    /// By side, the players named; sides of which nobody spoke are left out.
    public Loaded<Map<String, Player>> of(List<String> named) {
        Map<String, Player> players = new LinkedHashMap<>();
        for (String one : named) {
            int equals = one.indexOf('=');
            String side = one.substring(0, Math.max(0, equals));
            String who = one.substring(equals + 1).strip();
            if (scenario.sideIndex(side) < 0 || who.isEmpty()) {
                String sides = scenario.sides().stream().map(Side::id).collect(Collectors.joining(", "));
                return ScenarioChoice.bad(one, Console.WORDS.say("player.unknownSide", sides));
            }
            players.put(side, player(who));
        }
        return new Loaded.Good<>(players);
    }

    private Player player(String who) {
        Optional<Player> ranked = Rank.of(who).map(Player::of);
        if (ranked.isPresent()) {
            boolean veteran = who.equals(Rank.VETERAN.word);
            return nodes.isPresent() && veteran ? ranked.get().withNodes(nodes.getAsLong()) : ranked.get();
        }
        return RobotPlayer.of(who, Duration.ofSeconds(robotSeconds));
    }
}
