package trayfield.ui.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trayfield.files.Settings;
import trayfield.files.Settings.Display;
import trayfield.files.Settings.Overlay;
import trayfield.files.SettingsFile;
import trayfield.model.Problem;
import trayfield.ui.board.Look;
import trayfield.ui.board.Palette;
import trayfield.ui.play.PlaySettings;

/// How somebody likes the program, kept in a file that is written in the background after every change. Where it cannot
/// be written the program goes on; that is told once.
final class Likings {
    private final Path file;
    private final Background background;
    private final Consumer<Problem> complaint;
    private final ReadOnlyObjectWrapper<Settings> settings;
    private boolean complained;

    /// @param complaint is told, once, when the file cannot be written
    Likings(Path file, Settings remembered, Background background, Consumer<Problem> complaint) {
        this.file = file;
        this.background = background;
        this.complaint = complaint;
        this.settings = new ReadOnlyObjectWrapper<>(remembered);
    }

    ReadOnlyObjectProperty<Settings> property() {
        return settings.getReadOnlyProperty();
    }

    Settings get() {
        return settings.get();
    }

    void set(Settings changed) {
        if (!changed.equals(get())) {
            settings.set(changed);
            background.run(() -> SettingsFile.write(file, changed), this::complain);
        }
    }

    private void complain(Optional<Problem> problem) {
        if (problem.isPresent() && !complained) {
            complained = true;
            complaint.accept(problem.get());
        }
    }

    /// The part of the settings that the playing screen knows.
    PlaySettings play() {
        Display now = get().display();
        return new PlaySettings(PlaySettings.TextSize.valueOf(now.textSize().name()),
                Look.Style.valueOf(now.view().name()), now.safeColours() ? Palette.COLOUR_SAFE : Palette.NORMAL,
                now.overlays().contains(Overlay.COORDINATES), now.reducedMotion(),
                PlaySettings.Speed.valueOf(now.speed().name()));
    }

    void set(PlaySettings play) {
        set(get().withDisplay(new Display(Settings.TextSize.valueOf(play.textSize().name()),
                Settings.View.valueOf(play.style().name()), play.palette() == Palette.COLOUR_SAFE,
                play.reducedMotion(), Settings.Speed.valueOf(play.speed().name()), overlays(play.coordinates()))));
    }

    private List<Overlay> overlays(boolean coordinates) {
        List<Overlay> overlays = new ArrayList<>(get().display().overlays());
        overlays.remove(Overlay.COORDINATES);
        if (coordinates) {
            overlays.addFirst(Overlay.COORDINATES);
        }
        return overlays;
    }
}
