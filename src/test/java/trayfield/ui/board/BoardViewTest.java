package trayfield.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trayfield.model.Facing;
import trayfield.model.Square;
import trayfield.ui.FxThread;

/// A real mouse over a real window on the headless platform.
class BoardViewTest {
    private static final long PATIENCE = 60_000;

    private final List<String> heard = new ArrayList<>();
    private Stage stage;
    private BoardView view;
    private Robot robot;

    @BeforeEach
    void open() {
        FxThread.run(() -> {
            view = new BoardView();
            view.setListener(new Listener());
            stage = new Stage();
            stage.setScene(new Scene(view, 800, 640));
            stage.setX(0);
            stage.setY(0);
            stage.show();
            view.show(DemoBoard.trays());
            robot = new Robot();
        });
        settle();
    }

    @AfterEach
    void close() {
        FxThread.run(() -> FxThread.close(stage));
    }

    private final class Listener implements BoardListener {
        @Override
        public void hovered(Optional<Spot> spot) {
            spot.ifPresent(over -> heard.add("hover " + over.square()));
        }

        @Override
        public void clicked(Spot spot, Press press) {
            heard.add("click " + spot.square() + " " + spot.tray().orElse("-") + " " + press.button() + press.count());
        }

        @Override
        public boolean mayDrag(Spot spot) {
            return spot.tray().filter(tray -> tray.startsWith("r")).isPresent();
        }

        @Override
        public void dropped(Spot from, Square to) {
            heard.add("drop " + from.tray().orElse("-") + " " + to);
        }

        @Override
        public void turned(int quarters) {
            heard.add("turn " + quarters);
        }

        @Override
        public void stroked(Square at, Press press, boolean first) {
            heard.add((first ? "stroke " : "on ") + at);
        }

        @Override
        public void strokeEnded() {
            heard.add("lifted");
        }
    }

    private void settle() {
        long until = System.currentTimeMillis() + PATIENCE;
        while (!FxThread.call(view::settled)) {
            assertThat(System.currentTimeMillis()).as("still drawing").isLessThan(until);
            try {
                Thread.sleep(20);
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    private Point2D middle(String square) {
        Camera camera = view.camera();
        Square at = DemoBoard.at(square);
        return view.localToScreen(camera.centreX(at) / view.scale(), camera.centreY(at) / view.scale());
    }

    private void drag(String from, String... over) {
        FxThread.run(() -> {
            robot.mouseMove(middle(from));
            robot.mousePress(MouseButton.PRIMARY);
        });
        for (String square : over) {
            FxThread.run(() -> robot.mouseMove(middle(square)));
        }
        FxThread.run(() -> robot.mouseRelease(MouseButton.PRIMARY));
        FxThread.run(() -> { });
    }

    @Test
    void hoverAndClickNameTheSquareAndTheTray() {
        FxThread.run(() -> {
            robot.mouseMove(middle("F4"));
            robot.mouseClick(MouseButton.PRIMARY);
        });
        FxThread.run(() -> robot.mouseClick(MouseButton.SECONDARY));
        FxThread.run(() -> { });
        assertThat(heard).contains("hover F4", "click F4 r5 MAIN1", "click F4 r5 OTHER1");
    }

    @Test
    void aTrayIsDraggedToASquare() {
        Camera before = FxThread.call(view::camera);
        drag("F4", "F3", "G3");
        assertThat(heard).contains("drop r5 G3");
        assertThat(FxThread.call(view::camera)).isEqualTo(before);
    }

    @Test
    void dragElsewherePansAndIsNoClick() {
        FxThread.run(() -> view.zoom(6));
        Camera before = FxThread.call(view::camera);
        Square grasped = before.squareAt(400, 320).orElseThrow();
        FxThread.run(() -> {
            view.show(DemoBoard.ground());
            robot.mouseMove(middle(grasped.name()));
            robot.mousePress(MouseButton.PRIMARY);
        });
        FxThread.run(() -> robot.mouseMove(robot.getMousePosition().add(40, -30)));
        FxThread.run(() -> robot.mouseRelease(MouseButton.PRIMARY));
        FxThread.run(() -> { });
        Camera after = FxThread.call(view::camera);
        assertThat(after.left() - before.left()).isEqualTo(40);
        assertThat(after.top() - before.top()).isEqualTo(-30);
        assertThat(heard).noneMatch(word -> word.startsWith("click"));
    }

    @Test
    void theWheelZoomsAtThePointer() {
        Camera before = FxThread.call(view::camera);
        FxThread.run(() -> {
            robot.mouseMove(middle("C10"));
            robot.mouseWheel(-3);
        });
        FxThread.run(() -> { });
        Camera after = FxThread.call(view::camera);
        assertThat(after.cell()).isGreaterThan(before.cell());
        Square c10 = DemoBoard.at("C10");
        assertThat(after.squareAt(before.centreX(c10), before.centreY(c10))).contains(c10);
        FxThread.run(view::fit);
        assertThat(FxThread.call(view::camera)).isEqualTo(before);
    }

    @Test
    void theWheelWithControlTurns() {
        Camera before = FxThread.call(view::camera);
        FxThread.run(() -> view.fireEvent(new ScrollEvent(ScrollEvent.SCROLL, 200, 200, 200, 200, false, true, false,
                false, true, false, 0, 40, 0, 40, ScrollEvent.HorizontalTextScrollUnits.NONE, 0,
                ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null)));
        assertThat(heard).contains("turn -1");
        assertThat(FxThread.call(view::camera)).isEqualTo(before);
    }

    @Test
    void aBrushNamesEverySquareOnItsWayOnce() {
        FxThread.run(() -> view.setGesture(Gestures.Mode.PAINT));
        drag("E8", "H8");
        assertThat(heard.stream().filter(word -> !word.startsWith("hover")))
                .containsExactly("stroke E8", "on F8", "on G8", "on H8", "lifted");
    }

    @Test
    void whatIsSeenOnScreenIsThePicture() {
        var shown = FxThread.call(() -> view.snapshot(null, null));
        var painted = Pictures.at(DemoBoard.trays(), FxThread.call(view::camera));
        int differing = 0;
        for (int y = 0; y < painted.getHeight(); y += 3) {
            for (int x = 0; x < painted.getWidth(); x += 3) {
                differing += (shown.getPixelReader().getArgb(x, y) | 0xff000000) != (painted.getRGB(x, y) | 0xff000000) ? 1 : 0;
            }
        }
        assertThat(differing).isZero();
    }

    @Test
    void animationsEndByThemselvesAndCanBeCutShort() {
        FxThread.run(() -> view.animate(List.of(new Animation.Turn("r5", Facing.N, Facing.E),
                new Animation.Shot(DemoBoard.at("F4"), DemoBoard.at("H11"), false, true))));
        assertThat(FxThread.call(view::animating)).isTrue();
        settle();
        assertThat(FxThread.call(view::animating)).isFalse();
        FxThread.run(() -> view.animate(List.of(new Animation.Move("r5", List.of(DemoBoard.at("F3"), DemoBoard.at("F4")),
                Facing.N, Facing.E))));
        FxThread.run(view::finishAnimations);
        assertThat(FxThread.call(view::animating)).isFalse();
    }

    @Test
    void theViewTakesTheKeyboardAndKeepsNoKeyToItself() {
        List<KeyCode> keys = new ArrayList<>();
        FxThread.run(() -> {
            stage.getScene().setOnKeyPressed(event -> keys.add(event.getCode()));
            robot.mouseMove(middle("A1"));
            robot.mouseClick(MouseButton.PRIMARY);
        });
        FxThread.run(() -> robot.keyType(KeyCode.DOWN));
        FxThread.run(() -> { });
        assertThat(FxThread.call(view::isFocused)).isTrue();
        assertThat(keys).contains(KeyCode.DOWN);
    }
}
