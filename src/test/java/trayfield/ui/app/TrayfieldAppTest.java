package trayfield.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import trayfield.command.Opening;
import trayfield.command.RulesData;
import trayfield.model.Loaded;
import trayfield.ui.FxThread;

class TrayfieldAppTest {

    @Test
    void opensAWindowWithoutAnyDisplay() {
        RulesData rules = ((Loaded.Good<RulesData>) RulesData.read(Optional.of(Path.of("rules-data")))).value();
        TrayfieldApp.openWith(new Opening(Optional.empty(), rules, true, false));
        boolean showing = FxThread.call(() -> {
            Stage stage = new Stage();
            new TrayfieldApp().start(stage);
            try {
                return stage.isShowing();
            } finally {
                stage.close();
            }
        });
        assertThat(showing).isTrue();
    }
}
