package trayfield.ui.app;

import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.Platform;
import trayfield.command.Desktop;
import trayfield.command.ExitStatus;
import trayfield.command.Opening;
import trayfield.command.RulesData;

/** The screen by JavaFX. Nothing of the toolkit is loaded before a method here is called. */
final class FxDesktop implements Desktop {

    @Override
    public void open(Opening opening) throws NoScreen {
        if (opening.headless()) {
            drawIntoMemory();
        }
        startToolkit();
        TrayfieldApp.openWith(opening);
        Application.launch(TrayfieldApp.class);
    }

    @Override
    public int draw(Path file, Path png, boolean symbols, RulesData rulesData) {
        return ExitStatus.notThereYet("draw");
    }

    /** Apart from the application's own start, so that a mistake in that is not taken for a missing screen. */
    private static void startToolkit() throws NoScreen {
        try {
            Platform.startup(() -> {});
        } catch (RuntimeException | LinkageError failure) {
            throw new NoScreen(failure.getMessage(), failure);
        }
    }

    /** Has to be said before the toolkit starts. */
    private static void drawIntoMemory() {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
    }
}
