package trayfield.ui.play;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import trayfield.model.Observation.TrayView;
import trayfield.solo.Player;
import trayfield.ui.board.Look;

/// What the keys, menus and buttons of this screen do with it.
final class PlayActions implements ScreenActions {
    private final PlayScreen screen;

    PlayActions(PlayScreen screen) {
        this.screen = screen;
    }

    @Override
    public PlaySettings settings() {
        return screen.settings();
    }

    @Override
    public void settings(PlaySettings next) {
        if (!next.equals(settings())) {
            screen.apply(next);
            screen.host().settingsChanged(next);
        }
    }

    @Override
    public Node portrait(TrayView tray, double size) {
        return screen.portrait(tray, size);
    }

    @Override
    public void showKeys() {
        screen.sheets().keys();
    }

    @Override
    public void showBriefing() {
        screen.sheets().briefing();
    }

    @Override
    public void showRosters() {
        screen.sheets().rosters();
    }

    @Override
    public void playBack() {
        screen.model().watch().playBack();
        screen.replay().start();
    }

    @Override
    public void fightAll() {
        screen.model().melees().begin();
        screen.pace().start();
    }

    @Override
    public void setDice() {
        screen.sheets().dice();
    }

    @Override
    public void setUp() {
        if (screen.model().byHand().maySetUp()) {
            screen.host().setUp(screen.game());
        }
    }

    @Override
    public void pause() {
        screen.model().commanders().pause(!screen.model().commanders().paused());
    }

    @Override
    public void nextSpeed() {
        List<PlaySettings.Speed> speeds = List.of(PlaySettings.Speed.SLOW, PlaySettings.Speed.NORMAL,
                PlaySettings.Speed.FAST, PlaySettings.Speed.OFF);
        settings(settings().with(speeds.get((speeds.indexOf(settings().speed()) + 1) % speeds.size())));
    }

    @Override
    public void lead(String side, Optional<Player> commander) {
        screen.model().commanders().appoint(side, commander);
        screen.host().commandersChanged(screen.model().commanders().players());
    }

    @Override
    public void toggleCoordinates() {
        settings(settings().withCoordinates(!settings().coordinates()));
    }

    @Override
    public void toggleSymbols() {
        settings(settings().with(settings().style() == Look.Style.FIGURES ? Look.Style.SYMBOLS : Look.Style.FIGURES));
    }

    @Override
    public void zoom(int notches) {
        screen.board().zoom(notches);
    }

    @Override
    public void fit() {
        screen.board().fit();
    }

    @Override
    public void moveFocus() {
        if (screen.board().isFocused()) {
            screen.side().focusReport();
        } else {
            screen.board().requestFocus();
        }
    }

    @Override
    public void save() {
        screen.host().save(screen.game());
    }

    @Override
    public void saveReport() {
        screen.host().saveReport(screen.model().watch().seat());
    }

    @Override
    public void printRosters() {
        screen.host().printRosters(screen.model().watch().seat());
    }

    @Override
    public void open() {
        screen.host().open();
    }

    @Override
    public void newGame() {
        screen.host().newGame();
    }

    @Override
    public void home() {
        screen.host().home();
    }
}
