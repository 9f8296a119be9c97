package trayfield.ui.app;

import java.nio.file.Path;
import javafx.application.Application;
import trayfield.command.Desktop;
import trayfield.command.Opening;
import trayfield.command.RulesData;

/** The screen by JavaFX. Nothing of the toolkit is loaded before a method here is called. */
final class FxDesktop implements Desktop {

    @Override
    public void open(Opening opening) throws NoScreen {
        if (opening.headless()) {
            drawIntoMemory();
        }
        TrayfieldApp.openWith(opening);
        try {
            Application.launch(TrayfieldApp.class);
        } catch (UnsupportedOperationException | LinkageError failure) {
            throw new NoScreen(failure.getMessage(), failure);
        }
    }

    @Override
    public int draw(Path file, Path png, boolean symbols, RulesData rulesData) {
        System.err.println("trayfield draw: not there yet");
        return 3;
    }

    /** Has to be said before the toolkit starts. */
    private static void drawIntoMemory() {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
    }
}
