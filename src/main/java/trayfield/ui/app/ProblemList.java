package trayfield.ui.app;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import trayfield.model.Problem;

/// Everything that is wrong with a file, each with its place.
final class ProblemList extends VBox {
    /// A hostile file can have any number of problems; nobody reads more than this.
    private static final int MOST = 200;

    ProblemList(List<Problem> problems) {
        getStyleClass().add("tf-problems");
        problems.stream().limit(MOST).forEach(problem -> getChildren().add(entry(problem)));
        if (problems.size() > MOST) {
            getChildren().add(new Label(Words.say("problem.more", problems.size() - MOST)));
        }
    }

    private static VBox entry(Problem problem) {
        Label text = new Label(problem.text());
        text.setWrapText(true);
        VBox entry = new VBox(text);
        String place = place(problem);
        if (!place.isEmpty()) {
            Label where = new Label(place);
            where.getStyleClass().addAll("tf-small", "tf-soft");
            where.setWrapText(true);
            entry.getChildren().add(where);
        }
        entry.getStyleClass().add("tf-problem");
        return entry;
    }

    /// Line, column and path, as far as they are known.
    private static String place(Problem problem) {
        return Stream.of(number("problem.line", problem.line()), number("problem.column", problem.column()),
                problem.path()).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    private static String number(String key, OptionalInt value) {
        return value.isPresent() ? Words.say(key, value.getAsInt()) : "";
    }
}
