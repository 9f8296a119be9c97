package trayfield.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import trayfield.model.Pending.Answer;
import trayfield.model.Pending.Purpose;
import trayfield.ui.play.state.DiceShow;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Snapshot;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// The dice tray beside the board: each die in its side's colour, with what it needed and whether it did. Where players
/// throw real dice there is a field for each.
final class DiceTray extends VBox {
    private static final Duration TUMBLE = Duration.millis(650);
    private static final int DIGITS = 3;
    /// More dice than these are a heap: small, and it scrolls.
    private static final int FEW = 4;
    private static final double SMALLER = 0.55;

    private final PlayModel model;
    private final ScreenActions screen;
    private final double dieSize;
    private final Label caption = new Label();
    private final FlowPane row = new FlowPane();
    private final ScrollPane many = new ScrollPane(row);
    private final Button roll;
    private final Button take;
    private final Button leave;
    private final Button advance;
    private final Button hold;
    private final List<DieNode> dice = new ArrayList<>();
    private final List<TextField> fields = new ArrayList<>();
    /// One field for the faces of many dice.
    private final TextField line = new TextField();
    private final Label progress = small("");
    /// The faces set by hand that have yet to fall.
    private final Label set = small("");
    private DiceShow shown;
    private PlaySettings drawnWith;

    DiceTray(PlayModel model, ScreenActions screen, KeyTable keys, double dieSize) {
        this.model = model;
        this.screen = screen;
        this.dieSize = dieSize;
        this.roll = Buttons.of("button.roll", MaterialDesignD.DICE_MULTIPLE_OUTLINE, model::rollDice);
        this.take = Buttons.of("button.takeFaces", MaterialDesignC.CHECK, model::rollDice);
        this.leave = Buttons.of("button.rollForMe", MaterialDesignD.DICE_MULTIPLE_OUTLINE, model::rollForMe);
        this.advance = Buttons.of("button.advance", MaterialDesignA.ARROW_UP_BOLD, () -> model.choose(Answer.ADVANCES));
        this.hold = Buttons.of("button.hold", MaterialDesignH.HAND_BACK_LEFT_OUTLINE, () -> model.choose(Answer.HOLDS));
        advance.setText(Talk.word("button.key", advance.getText(), keys.label("advance")));
        hold.setText(Talk.word("button.key", hold.getText(), keys.label("hold")));
        advance.getStyleClass().add("tf-plate-primary");
        roll.setText(Talk.word("button.key", roll.getText(), keys.label("roll")));
        roll.getStyleClass().add("tf-plate-primary");
        take.getStyleClass().add("tf-plate-primary");
        caption.setWrapText(true);
        caption.getStyleClass().add("play-caption");
        row.getStyleClass().add("play-dice-row");
        getStyleClass().add("play-dice");
        setMinHeight(USE_PREF_SIZE);
        FlowPane buttons = new FlowPane(roll, take, leave, advance, hold);
        buttons.getStyleClass().add("play-buttons");
        many.setFitToWidth(true);
        many.setFocusTraversable(false);
        many.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        many.getStyleClass().add("play-dice-many");
        line.setId("dice-line");
        line.setPromptText(Talk.word("dice.line.prompt"));
        line.setAccessibleText(Talk.word("dice.line"));
        line.textProperty().addListener((_, _, text) -> model.typeDice(text));
        line.setOnAction(_ -> model.rollDice());
        progress.setId("dice-progress");
        set.setId("dice-set");
        set.getStyleClass().add("play-dice-set");
        getChildren().addAll(row, caption, line, progress, set, buttons);
    }

    void show(Snapshot snapshot) {
        DiceShow next = snapshot.scene().dice();
        if (!next.equals(shown) || !screen.settings().equals(drawnWith)) {
            shown = next;
            drawnWith = screen.settings();
            rebuild();
        }
        Controls.shown(roll, snapshot.diceDue() && !next.typed());
        Controls.shown(take, next.typed());
        Controls.shown(leave, next.typed());
        Controls.shown(advance, snapshot.choice().isPresent());
        Controls.shown(hold, snapshot.choice().isPresent());
        Controls.shown(set, !snapshot.scene().hand().set().isEmpty());
        set.setText(Talk.word("dice.set", Talk.faces(snapshot.scene().hand().set())));
        showLine(snapshot, next.typed() && next.dice().size() > FEW);
        for (int field = 0; field < fields.size() && field < snapshot.entry().size(); field++) {
            if (!fields.get(field).getText().equals(snapshot.entry().get(field))) {
                fields.get(field).setText(snapshot.entry().get(field));
            }
        }
    }

    /// The faces typed so far, on the dice too, and whose die is next.
    private void showLine(Snapshot snapshot, boolean shows) {
        Controls.shown(line, shows);
        Controls.shown(progress, shows);
        if (!shows) {
            return;
        }
        if (!snapshot.typedAs(line.getText())) {
            line.setText(snapshot.typedLine());
        }
        int count = shown.dice().size();
        int typed = 0;
        for (int i = 0; i < count; i++) {
            String face = snapshot.entry().get(i).strip();
            typed += face.isEmpty() ? 0 : 1;
            dice.get(i).show(face.matches("[0-9]") ? OptionalInt.of(face.charAt(0) - '0') : OptionalInt.empty());
        }
        progress.setText(typed == count ? Talk.word("dice.typed.all", count)
                : Talk.word("dice.typed", next(shown.dice().get(typed)), typed, count));
        many.setVvalue((double) Math.min(typed, count - 1) / (count - 1));
    }

    private static String next(DiceShow.Die die) {
        return die.need().isEmpty() ? die.who() : Talk.word("dice.typed.next", die.who(), die.need());
    }

    private void rebuild() {
        dice.clear();
        fields.clear();
        row.getChildren().clear();
        boolean crowd = shown.dice().size() > FEW;
        getChildren().set(0, new Region());
        many.setContent(crowd ? row : null);
        getChildren().set(0, crowd ? many : row);
        shown.dice().forEach(die -> row.getChildren().add(column(die)));
        caption.setText(shown.caption());
        Controls.shown(caption, !shown.caption().isEmpty());
        Controls.shown(row, !shown.dice().isEmpty());
    }

    private VBox column(DiceShow.Die die) {
        DieNode node = new DieNode(shown.dice().size() > FEW ? dieSize * SMALLER : dieSize, SideBadge.colour(model.talk().scenario(),
                model.talk().sideNumber(die.side()), drawnWith.palette()));
        node.show(die.face());
        dice.add(node);
        VBox column = new VBox(node, small(die.who()));
        if (!die.need().isEmpty() && shown.dice().size() <= FEW) {
            column.getChildren().add(small(die.need()));
        }
        if (shown.typed() && shown.dice().size() <= FEW) {
            column.getChildren().add(1, field(die));
        } else {
            die.success().filter(yes -> yes || !forFirst())
                    .ifPresent(yes -> column.getChildren().add(result(yes)));
        }
        column.setAlignment(Pos.TOP_CENTER);
        column.getStyleClass().add(shown.dice().size() > FEW ? "play-die-small" : "play-die");
        column.setAccessibleText(die.who() + " " + (die.face().isPresent() ? die.face().getAsInt() : "") + " " + die.need());
        return column;
    }

    private Label result(boolean success) {
        Label label = small(Talk.word(forFirst() ? "dice.first.yes" : success ? "dice.yes" : "dice.no"));
        label.getStyleClass().add(success ? "play-good" : "play-bad");
        return label;
    }

    private boolean forFirst() {
        return shown.purpose().filter(purpose -> purpose == Purpose.FIRST || purpose == Purpose.INITIATIVE).isPresent();
    }

    private TextField field(DiceShow.Die die) {
        int number = fields.size();
        TextField field = new TextField();
        field.setId("die-" + number);
        field.setPrefColumnCount(DIGITS);
        field.setMaxWidth(USE_PREF_SIZE);
        field.setPromptText(Talk.word("dice.prompt", shown.faces()));
        field.setAccessibleText(Talk.word("dice.field", die.who()));
        field.textProperty().addListener((_, _, text) -> model.typeDie(number, text));
        field.setOnAction(_ -> model.rollDice());
        fields.add(field);
        return field;
    }

    private static Label small(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.getStyleClass().add("play-die-label");
        return label;
    }

    /// Dice that fell roll for a while before they show what they already decided.
    void tumble() {
        if (!screen.settings().still()) {
            Duration length = TUMBLE.divide(screen.settings().motion().speed());
            for (int i = 0; i < dice.size() && shown != null; i++) {
                OptionalInt face = shown.dice().get(i).face();
                if (face.isPresent()) {
                    dice.get(i).tumble(face, length);
                }
            }
        }
    }

    /// Shows at once what the dice came to.
    void settle() {
        for (int i = 0; i < dice.size(); i++) {
            dice.get(i).show(shown.dice().get(i).face());
        }
    }

    /// Where the keyboard goes when dice are to be typed.
    void focusFirst() {
        if (!fields.isEmpty()) {
            fields.getFirst().requestFocus();
        } else if (line.isVisible()) {
            line.requestFocus();
        }
    }
}
