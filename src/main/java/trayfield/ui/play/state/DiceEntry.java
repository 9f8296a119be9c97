package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import trayfield.model.Roll;

/// Real dice: players type the faces that are due. What is no face of a die is explained and changes nothing.
final class DiceEntry {
    private final Desk desk;

    DiceEntry(Desk desk) {
        this.desk = desk;
    }

    /// Sets the text of one field.
    void type(int field, String text) {
        if (field < desk.entry().size() && !desk.entry().get(field).equals(text)) {
            desk.hush();
            desk.entry().set(field, text);
            desk.publish();
        }
    }

    /// Fills the next empty field with a face.
    void face(int face) {
        int empty = desk.entry().indexOf("");
        if (empty >= 0) {
            type(empty, String.valueOf(face));
        }
    }

    /// Empties the last filled field.
    void erase() {
        for (int field = desk.entry().size() - 1; field >= 0; field--) {
            if (!desk.entry().get(field).isEmpty()) {
                type(field, "");
                return;
            }
        }
    }

    /// Gives the faces to the game.
    void submit() {
        List<Integer> faces = new ArrayList<>();
        int highest = desk.now().scene().dice().faces();
        for (int field = 0; field < desk.entry().size(); field++) {
            String text = desk.entry().get(field).strip();
            OptionalInt face = read(text);
            if (face.isEmpty() || face.getAsInt() < 1 || face.getAsInt() > highest) {
                desk.say(Message.refusal(text.isEmpty() ? desk.talk.say("refusal.dieMissing", field + 1)
                        : desk.talk.say("refusal.dieFace", field + 1, text, highest)));
                return;
            }
            faces.add(face.getAsInt());
        }
        desk.hush();
        desk.game.roll(new Roll(faces)).ifPresent(desk::refuse);
    }

    /// Plain digits only, so that no other script's digits nor signs slip through.
    private static OptionalInt read(String text) {
        return text.matches("[0-9]{1,3}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }
}
