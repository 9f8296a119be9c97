package trayfield.ui.editor;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.util.StringConverter;
import trayfield.model.Square;
import trayfield.ui.editor.state.Say;

/// Fields of forms, each with its name and a word of explanation.
final class Fields {
    private Fields() {
    }

    /// A field under its name, with an explanation below it.
    ///
    /// @param key of its name; `key.says` explains it, where there is something to explain
    static VBox named(String key, Node... field) {
        VBox box = new VBox(Buttons.text(Say.it(key), "tf-strong"));
        box.getChildren().addAll(field);
        Say.maybe(key + ".says").ifPresent(says -> box.getChildren().add(Buttons.text(says, "tf-small", "tf-soft")));
        box.getStyleClass().add("bench-field");
        return box;
    }

    /// Tells of every text typed; texts set by the program are not told.
    static <T extends TextInputControl> T typed(T field, Consumer<String> told) {
        field.textProperty().addListener((_, _, text) -> {
            if (field.isFocused()) {
                told.accept(text);
            }
        });
        return field;
    }

    /// Sets a text unless it stands there, so that the cursor of someone typing stays where it is.
    static void set(TextInputControl field, String text) {
        if (!field.getText().equals(text) && !field.isFocused()) {
            field.setText(text);
        }
    }

    /// A whole number that can be typed; what is none is put right when the field is left.
    static Spinner<Integer> number(String id, int least, int most, int value) {
        Spinner<Integer> spinner = new Spinner<>(least, most, Math.clamp(value, least, most));
        spinner.setId(id);
        spinner.setEditable(true);
        spinner.getStyleClass().add("bench-number");
        spinner.getEditor().textProperty().addListener((_, _, text) -> whole(text).filter(number -> number >= least && number <= most)
                .ifPresent(number -> spinner.getValueFactory().setValue(number)));
        spinner.getEditor().focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                spinner.getEditor().setText(String.valueOf(spinner.getValue()));
            }
        });
        return spinner;
    }

    static Optional<Integer> whole(String text) {
        return text.strip().matches("\\d{1,7}") ? Optional.of(Integer.parseInt(text.strip())) : Optional.empty();
    }

    /// A choice among values, shown by their words.
    static <T> ComboBox<T> choice(String id, List<T> values, Function<T, String> words, Consumer<T> chosen) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.getItems().setAll(values);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : words.apply(value);
            }

            @Override
            public T fromString(String text) {
                return values.stream().filter(value -> words.apply(value).equals(text)).findFirst().orElse(null);
            }
        });
        box.setOnAction(_ -> {
            if (box.getValue() != null) {
                chosen.accept(box.getValue());
            }
        });
        return box;
    }

    /// Shows a value without telling of it.
    static <T> void set(ComboBox<T> box, T value) {
        if (!value.equals(box.getValue())) {
            var told = box.getOnAction();
            box.setOnAction(null);
            box.setValue(value);
            box.setOnAction(told);
        }
    }

    /// Names of squares in a line, as `A1 B2`.
    static String squares(List<Square> squares) {
        return String.join(" ", squares.stream().map(Square::name).toList());
    }

    /// Squares as they were typed, with or without commas; empty where a word is no square.
    static Optional<List<Square>> squares(String text) {
        List<String> words = Arrays.stream(text.toUpperCase(Locale.ROOT).split("[\\s,;]+")).filter(word -> !word.isEmpty()).toList();
        Set<Square> squares = new LinkedHashSet<>();
        for (String word : words) {
            Optional<Square> square = Square.parse(word);
            if (square.isEmpty()) {
                return Optional.empty();
            }
            squares.add(square.get());
        }
        return Optional.of(List.copyOf(squares));
    }

    static Color colour(String colour) {
        return colour.matches("#[0-9a-fA-F]{6}") ? Color.web(colour) : Color.GRAY;
    }

    static String colour(Color colour) {
        return String.format(Locale.ROOT, "#%02x%02x%02x", Math.round(255 * colour.getRed()),
                Math.round(255 * colour.getGreen()), Math.round(255 * colour.getBlue()));
    }
}
