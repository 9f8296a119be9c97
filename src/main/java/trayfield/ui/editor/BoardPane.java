package trayfield.ui.editor;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import trayfield.model.Square;
import trayfield.ui.board.BoardListener;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.Gestures;
import trayfield.ui.board.Look;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.StatusLine;
import trayfield.ui.screen.Controls;

/// The board in the middle: shows the bench and passes on what the pointer means to the tool in hand.
final class BoardPane extends StackPane implements BoardListener {
    private final EditorModel model;
    private final BoardView view = new BoardView();
    private final Label note = new Label();

    BoardPane(EditorModel model) {
        this.model = model;
        getStyleClass().add("bench-board");
        setMinSize(0, 0);
        view.setId("board");
        view.setListener(this);
        note.setId("note");
        note.setWrapText(true);
        note.setMouseTransparent(true);
        note.getStyleClass().add("bench-note");
        note.setMaxHeight(USE_PREF_SIZE);
        StackPane.setAlignment(note, Pos.BOTTOM_CENTER);
        getChildren().addAll(view, note);
    }

    BoardView view() {
        return view;
    }

    void show(Bench bench, Look look, boolean objectives) {
        view.setGesture(switch (bench.kit().tool()) {
            case BRUSH, STAMP, PICK, PASTE -> Gestures.Mode.PAINT;
            case SELECT -> Gestures.Mode.BOX;
            case ARMY -> Gestures.Mode.PLAY;
        });
        view.show(BenchPicture.of(bench, model.table(), look, objectives));
        if (bench.keyboard()) {
            bench.at().ifPresent(view::reveal);
        }
        Controls.shown(note, bench.note().isPresent());
        note.getStyleClass().remove("bench-refusal");
        bench.note().ifPresent(said -> {
            note.setText(said.text());
            if (said.refusal()) {
                note.getStyleClass().add("bench-refusal");
            }
        });
        tell(bench);
    }

    /// What a screen reader says of the square under pointer or cursor.
    private void tell(Bench bench) {
        String text = StatusLine.of(bench);
        if (bench.keyboard() && !text.equals(view.getAccessibleText())) {
            view.setAccessibleText(text);
            view.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }

    @Override
    public void hovered(Optional<Spot> spot) {
        model.hover(spot.map(Spot::square));
    }

    @Override
    public void stroked(Square at, Press press, boolean first) {
        if (first) {
            model.press(at, press.button() == Press.Button.OTHER);
        } else {
            model.over(at);
        }
    }

    @Override
    public void strokeEnded() {
        model.release();
    }

    @Override
    public void boxed(Square from, Square to, boolean done) {
        model.box(from, to, done);
    }

    @Override
    public void clicked(Spot spot, Press press) {
        switch (model.bench().kit().tool()) {
            case SELECT -> model.box(spot.square(), spot.square(), true);
            case ARMY -> army(spot, press);
            case BRUSH, STAMP, PICK, PASTE -> { }
        }
    }

    private void army(Spot spot, Press press) {
        if (press.button() == Press.Button.OTHER) {
            spot.tray().ifPresent(tray -> model.takeOff(Optional.of(tray)));
        } else {
            model.click(spot.square(), spot.tray(), press.shift(), press.control());
        }
    }

    @Override
    public boolean mayDrag(Spot spot) {
        return spot.tray().isPresent();
    }

    @Override
    public void draggedOver(Spot from, Optional<Square> over) {
        model.hover(over);
    }

    @Override
    public void dropped(Spot from, Square to) {
        from.tray().ifPresent(tray -> model.drag(tray, to));
    }

    @Override
    public void turned(int quarters) {
        model.turn(quarters);
    }
}
