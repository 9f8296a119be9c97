package trayfield.ui.app;

import java.nio.file.Path;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import trayfield.ui.print.Progress;

/// A slip below the screen that tells how far a file for paper is, and calls it off when asked. Work at the screens goes
/// on meanwhile.
final class PrintSign extends HBox implements Progress {
    private final String name;
    private final Label says = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    /// Set on the toolkit's thread, read on the one that writes.
    private volatile boolean calledOff;

    PrintSign(Path file) {
        this.name = String.valueOf(file.getFileName());
        getStyleClass().add("tf-slip");
        setId("print-sign");
        says.setText(Words.say("print.begun", name));
        Button off = new Button(Words.say("notice.cancel"));
        off.setId("print-off");
        off.setOnAction(_ -> callOff());
        getChildren().setAll(says, bar, off);
        says.setMinWidth(0);
        off.setMinWidth(Region.USE_PREF_SIZE);
        bar.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(bar, Priority.ALWAYS);
    }

    private void callOff() {
        calledOff = true;
        setDisable(true);
        says.setText(Words.say("print.callingOff", name));
    }

    boolean calledOff() {
        return calledOff;
    }

    @Override
    public boolean goOn(int done, int pages) {
        Platform.runLater(() -> tell(done, pages));
        return !calledOff;
    }

    private void tell(int done, int pages) {
        if (!calledOff) {
            bar.setProgress(done == pages ? ProgressBar.INDETERMINATE_PROGRESS : (double) done / pages);
            says.setText(done == pages ? Words.say("print.binding", name) : Words.say("print.page", name, done + 1, pages));
        }
    }
}
