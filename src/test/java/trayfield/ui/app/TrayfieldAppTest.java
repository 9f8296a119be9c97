package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trayfield.command.Opening;
import trayfield.command.RulesData;
import trayfield.files.AppFolders;
import trayfield.model.Loaded;
import trayfield.ui.FxThread;

class TrayfieldAppTest {

    @Test
    void opensAWindowWithoutAnyDisplay(@TempDir Path config) {
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        System.setProperty(AppFolders.PROPERTY, config.toString());
        RulesData rules = ((Loaded.Good<RulesData>) RulesData.read(Optional.of(Path.of("rules-data")))).value();
        TrayfieldApp.openWith(new Opening(Optional.empty(), rules, true, false));
        try {
            boolean showing = FxThread.call(() -> {
                Stage stage = new Stage();
                TrayfieldApp app = new TrayfieldApp();
                app.start(stage);
                try {
                    return stage.isShowing();
                } finally {
                    FxThread.close(stage);
                    app.stop();
                }
            });
            assertThat(showing).isTrue();
        } finally {
            System.clearProperty(AppFolders.PROPERTY);
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }
}
