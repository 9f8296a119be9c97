package trayfield.ui.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.ui.board.BoardPicture;
import trayfield.ui.screen.Controls;
import trayfield.ui.trial.state.Findings;
import trayfield.ui.trial.state.Findings.OfSide;
import trayfield.ui.trial.state.Talk;

/// Where trays of each side stood and fell, over the board, and the worst squares in words. Drawn beside the toolkit's
/// thread; while a picture is being drawn, newer findings wait, and only the newest of them is drawn next.
final class HeatSheet extends VBox {
    private static final int WIDTH = 420;
    private static final int HEIGHT = 420;
    private static final int WORST = 3;

    private final TrialHost host;
    private final List<OneSide> sides = List.of(new OneSide(), new OneSide());
    private Scenario scenario;
    private HeatPicture painter;
    private boolean drawing;
    private Optional<Findings> next = Optional.empty();

    HeatSheet(TrialHost host) {
        this.host = host;
        getStyleClass().add("tf-paper");
        FlowPane pictures = new FlowPane(sides.getFirst(), sides.getLast());
        pictures.getStyleClass().add("tf-heat-pictures");
        getChildren().addAll(Paper.subheading(Talk.say("heat.title")), Controls.label(Talk.say("heat.key"), "tf-small", "tf-soft"),
                pictures);
    }

    void show(Findings findings) {
        if (findings.scenario() != scenario) {
            scenario = findings.scenario();
            sides.forEach(side -> side.show(null));
            painter = new HeatPicture(host.liked(BoardPicture.of(scenario)), WIDTH, HEIGHT);
        }
        for (int i = 0; i < sides.size(); i++) {
            sides.get(i).tell(findings.sides().get(i));
        }
        next = Optional.of(findings);
        drawNext();
    }

    private void drawNext() {
        if (!drawing && next.isPresent()) {
            drawing = true;
            List<OfSide> what = next.get().sides();
            HeatPicture by = painter;
            next = Optional.empty();
            draw(by, what, 0);
        }
    }

    private void draw(HeatPicture by, List<OfSide> what, int side) {
        host.draw(() -> by.of(what.get(side)), image -> {
            if (by == painter) {
                sides.get(side).show(image);
            }
            if (side + 1 < what.size()) {
                draw(by, what, side + 1);
            } else {
                drawing = false;
                drawNext();
            }
        });
    }

    /// The picture of one side, with its words and what lies under the pointer.
    private final class OneSide extends VBox {
        private final Label name = Controls.label("", "tf-strong");
        private final ImageView view = new ImageView();
        private final Label words = Controls.label("", "tf-small");
        private final Label pointed = Controls.label(Talk.say("heat.point"), "tf-small", "tf-soft");
        private OfSide shown;

        OneSide() {
            getStyleClass().add("tf-heat");
            setPrefWidth(WIDTH);
            view.setOnMouseMoved(mouse -> point(painter.camera().squareAt(mouse.getX(), mouse.getY())));
            view.setOnMouseExited(_ -> point(Optional.empty()));
            getChildren().addAll(name, view, pointed, words);
        }

        void show(Image image) {
            view.setImage(image);
        }

        void tell(OfSide side) {
            shown = side;
            name.setText(side.side().name());
            words.setText(side.fell().isEmpty() ? Talk.say("heat.noneFell") : Talk.say("heat.worst", worst(side)));
            view.setAccessibleText(words.getText());
        }

        private void point(Optional<Square> square) {
            pointed.setText(square.filter(_ -> shown != null).map(at -> Talk.say("heat.pointed", at.name(),
                    shown.stood().getOrDefault(at, 0), shown.fell().getOrDefault(at, 0))).orElse(Talk.say("heat.point")));
        }

        private static String worst(OfSide side) {
            List<Map.Entry<Square, Integer>> squares = new ArrayList<>(side.fell().entrySet());
            squares.sort(Comparator.comparingInt(one -> -one.getValue()));
            return squares.stream().limit(WORST).map(one -> Talk.say("heat.square", one.getKey().name(), one.getValue()))
                    .collect(Collectors.joining(Talk.say("heat.comma")));
        }
    }
}
