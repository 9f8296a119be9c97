package trayfield.ui.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import trayfield.command.RulesData;
import trayfield.files.AppFolders;
import trayfield.model.Loaded;
import trayfield.ui.Fingers;
import trayfield.ui.FxThread;
import trayfield.ui.Seen;

/// Opens the window off screen and uses it with real mouse and keys. All methods are for a test's own thread.
final class AppHand implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    final AppFolders folders;
    final Deque<Path> answers = new ArrayDeque<>();
    private final Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final Fingers fingers = new Fingers();
    private MainFrame frame;
    private Stage stage;

    private AppHand(Path config) {
        this.folders = new AppFolders(config);
    }

    static AppHand open(Path config) {
        return open(config, Path.of("rules-data"), Optional.empty());
    }

    /// @param file opened at once
    static AppHand open(Path config, Path rulesData, Optional<Path> file) {
        return open(config, rulesData, file, List.of());
    }

    /// @param players named on the command line
    static AppHand open(Path config, Path rulesData, Optional<Path> file, List<String> players) {
        RulesData rules = ((Loaded.Good<RulesData>) RulesData.read(Optional.of(rulesData))).value();
        AppHand hand = new AppHand(config);
        FxThread.run(() -> {
            Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheetBSS());
            hand.stage = new Stage();
            hand.frame = MainFrame.open(hand.stage, hand.folders, rules, hand.dialogs());
            file.ifPresentOrElse(path -> hand.frame.director().openAndPlay(path, players), hand.frame.director()::home);
            hand.frame.show();
        });
        hand.settle();
        return hand;
    }

    private FileDialogs dialogs() {
        return new FileDialogs() {
            @Override
            public Optional<Path> open(Path folder) {
                return Optional.ofNullable(answers.poll());
            }

            @Override
            public Optional<Path> openResults(Path folder) {
                return Optional.ofNullable(answers.poll());
            }

            @Override
            public List<Path> openParts(Path folder) {
                return Optional.ofNullable(answers.poll()).stream().toList();
            }

            @Override
            public Optional<Path> save(Kind kind, Path folder, String name) {
                return Optional.ofNullable(answers.poll());
            }
        };
    }

    Stage stage() {
        return stage;
    }

    Program program() {
        return frame.program();
    }

    Screen screen() {
        return FxThread.call(() -> program().shell().screen());
    }

    /// The node of an id or style class that can be seen, if any.
    Optional<Node> find(String selector) {
        return FxThread.call(() -> stage.getScene().getRoot().lookupAll(selector).stream().filter(Seen::shows).findFirst());
    }

    /// True where these words stand on the screen.
    boolean says(String words) {
        return FxThread.call(() -> stage.getScene().getRoot().lookupAll(".label").stream()
                .anyMatch(node -> node instanceof Label label && Seen.shows(label) && label.getText() != null
                        && label.getText().contains(words)));
    }

    void click(String selector) {
        until("there is " + selector, () -> find(selector).isPresent());
        clickNode(find(selector).orElseThrow());
    }

    /// Clicks the button with this text.
    void clickButton(String text) {
        until("there is a button " + text, () -> button(text).isPresent());
        clickNode(button(text).orElseThrow());
    }

    Optional<Node> button(String text) {
        return FxThread.call(() -> stage.getScene().getRoot().lookupAll(".button").stream()
                .filter(Seen::shows).filter(node -> node instanceof Labeled labeled && text.equals(labeled.getText()))
                .findFirst());
    }

    private void clickNode(Node node) {
        FxThread.call(() -> Seen.scrolledTo(node));
        settle();
        fingers.move(FxThread.call(() -> node.localToScreen(node.getBoundsInLocal().getCenterX(), node.getBoundsInLocal().getCenterY())));
        fingers.click(MouseButton.PRIMARY);
        settle();
    }

    void press(KeyCode... codes) {
        for (KeyCode code : codes) {
            fingers.hold(code);
            fingers.release(code);
            settle();
        }
    }

    void until(String what, BooleanSupplier condition) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!condition.getAsBoolean()) {
            if (Instant.now().isAfter(end)) {
                shot("waited-in-vain");
                throw new AssertionError("waited in vain: " + what);
            }
            FxThread.pause(20);
        }
    }

    /// Lets everything that is due on the toolkit's thread happen, layout included.
    void settle() {
        for (int i = 0; i < 3; i++) {
            FxThread.run(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
            });
            FxThread.pause(20);
        }
    }

    /// Writes a picture of the window.
    void shot(String name) {
        settle();
        Seen.write(FxThread.call(() -> SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null)), "app/" + name);
    }

    /// Waits for all thumbnails first.
    void shotWithPictures(String name) {
        until("all thumbnails are drawn", () -> FxThread.call(() -> stage.getScene().getRoot().lookupAll(".tf-thumbnail")
                .stream().allMatch(node -> ((Thumbnail) node).isReady())));
        shot(name);
    }

    /// Closes the window as a player does.
    @Override
    public void close() {
        FxThread.run(() -> {
            try {
                frame.close();
            } catch (IOException fault) {
                throw new UncheckedIOException(fault);
            } finally {
                FxThread.close(stage);
                Thread.setDefaultUncaughtExceptionHandler(before);
            }
        });
    }
}
