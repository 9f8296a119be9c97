package trayfield.ui.app;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import trayfield.files.SaveFile;
import trayfield.files.SavedGame;
import trayfield.model.Loaded;
import trayfield.play.Game;
import trayfield.play.Saves;
import trayfield.play.Undo;
import trayfield.solo.Player;

/// A game and who plays it.
///
/// @param title      as lists of games show it: that of its scenario, or that it is one tried out
/// @param commanders who lead sides in place of people, by side
record OpenGame(Game game, String title, Undo.Players players, SequencedMap<String, Player> commanders) {
    OpenGame {
        commanders = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(commanders));
    }

    static OpenGame start(Setup setup) {
        return new OpenGame(Game.start(setup.table(), setup.scenario(), setup.dice()), setup.scenario().title(), setup.players(),
                setup.commanders());
    }

    /// The same game as one that was tried out from the bench.
    OpenGame triedOut() {
        return new OpenGame(game, Words.say("tryOut.title", game.scenario().title()), players, commanders);
    }

    /// The same game led by others. Two people stay two, for a side that a commander led comes back to them with its
    /// secrets.
    OpenGame with(SequencedMap<String, Player> others) {
        return new OpenGame(game, title, players, others);
    }

    /// Reads a saved game and plays it again.
    static Loaded<OpenGame> read(Path file) {
        return switch (SaveFile.read(file)) {
            case Loaded.Bad<SavedGame> bad -> new Loaded.Bad<>(bad.problems());
            case Loaded.Good<SavedGame>(SavedGame saved) -> of(file, saved);
        };
    }

    private static SequencedMap<String, Player> commanders(SavedGame saved) {
        SequencedMap<String, Player> commanders = new LinkedHashMap<>();
        saved.commanders().forEach((side, who) -> Leader.of(who).player()
                .ifPresent(player -> commanders.put(side, player)));
        return commanders;
    }

    /// Who leads by the words that saves have for them.
    SequencedMap<String, String> names() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        commanders.forEach((side, player) -> names.put(side, player.name()));
        return names;
    }

    static Loaded<OpenGame> of(Path file, SavedGame saved) {
        return switch (Saves.open(file.toString(), saved)) {
            case Loaded.Bad<Game> bad -> new Loaded.Bad<>(bad.problems());
            case Loaded.Good<Game>(Game game) ->
                new Loaded.Good<>(new OpenGame(game, saved.title(), Saves.players(saved), commanders(saved)));
        };
    }
}
