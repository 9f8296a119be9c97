package trayfield.ui.play;

import java.util.List;
import java.util.SequencedMap;
import trayfield.play.Game;
import trayfield.play.Seat;
import trayfield.play.Undo;
import trayfield.solo.Player;

/// A host that writes down what the playing screen asks of it.
record RecordingHost(Undo.Players players, SequencedMap<String, Player> commanders, List<String> asked) implements PlayHost {

    @Override
    public void commandersChanged(SequencedMap<String, Player> now) {
        asked.add("commanders " + now.keySet());
    }

    @Override
    public void save(Game saved) {
        asked.add("save");
    }

    @Override
    public void saveReport(Seat seat) {
        asked.add("report");
    }

    @Override
    public void printRosters(Seat seat) {
        asked.add("rosters");
    }

    @Override
    public void open() {
        asked.add("open");
    }

    @Override
    public void setUp(Game position) {
        asked.add("set up");
    }

    @Override
    public void newGame() {
        asked.add("new");
    }

    @Override
    public void home() {
        asked.add("home");
    }

    @Override
    public void settingsChanged(PlaySettings settings) {
        asked.add("settings " + settings.textSize());
    }
}
