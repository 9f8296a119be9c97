package trayfield.ui.play.state;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import trayfield.model.Side;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.solo.Commander;
import trayfield.solo.Player;

/// The commanders of a game: which sides they lead. Every other side is led by a person.
final class Staff {
    private final Game game;
    private final SequencedMap<String, Post> posts = new LinkedHashMap<>();

    /// Who leads a side.
    record Post(Player player, Commander commander) {
    }

    Staff(Game game, SequencedMap<String, Player> players) {
        this.game = game;
        players.forEach(this::appoint);
    }

    private void appoint(String side, Player player) {
        posts.put(side, new Post(player, player.commander(seed() + game.scenario().sideIndex(side))));
    }

    /// The same game has the same commanders, whenever it is opened.
    private long seed() {
        return switch (game.dice()) {
            case DiceSource.Seeded(long seed) -> seed;
            case DiceSource.Typed(long seed) -> seed;
            case DiceSource.Scripted _ -> 0;
        };
    }

    /// Gives a side to a commander, or to a person; the post that falls vacant.
    Optional<Post> appoint(String side, Optional<Player> player) {
        Optional<Post> vacant = Optional.ofNullable(posts.remove(side));
        player.ifPresent(next -> appoint(side, next));
        return vacant;
    }

    Optional<Post> of(String side) {
        return Optional.ofNullable(posts.get(side));
    }

    boolean leads(Optional<String> side) {
        return side.filter(posts::containsKey).isPresent();
    }

    boolean isEmpty() {
        return posts.isEmpty();
    }

    /// The sides that people lead.
    List<String> people() {
        return game.scenario().sides().stream().map(Side::id).filter(side -> !posts.containsKey(side)).toList();
    }

    SequencedMap<String, Player> players() {
        SequencedMap<String, Player> players = new LinkedHashMap<>();
        game.scenario().sides().forEach(side -> of(side.id()).ifPresent(post -> players.put(side.id(), post.player())));
        return Collections.unmodifiableSequencedMap(players);
    }

    /// Nobody leads for the program any more.
    void dismiss() {
        posts.values().forEach(post -> post.commander().close());
        posts.clear();
    }
}
