package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
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

    /// Sets all fields from one line: faces one after another, with or without blanks or commas between. What is too much
    /// is told and changes nothing.
    void line(String text) {
        List<String> faces = faces(text, desk.now().scene().dice().faces());
        int count = desk.entry().size();
        if (faces.size() > count) {
            desk.say(Message.refusal(desk.talk.say("refusal.tooManyFaces", count, faces.size())));
        } else if (!faces.equals(typed(desk.entry()))) {
            desk.hush();
            for (int field = 0; field < count; field++) {
                desk.entry().set(field, field < faces.size() ? faces.get(field) : "");
            }
            desk.publish();
        }
    }

    /// The faces in a line; where a die has fewer than ten, each sign is one.
    static List<String> faces(String text, int highest) {
        String between = highest < 10 ? "[\\s,;]*" : "[\\s,;]+";
        return Stream.of(text.strip().split(between)).filter(face -> !face.isEmpty()).toList();
    }

    static List<String> typed(List<String> entry) {
        return entry.stream().filter(face -> !face.isEmpty()).toList();
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

    /// Lets the dice fall that are due, or takes the faces typed in.
    void roll() {
        if (desk.now().diceDue() && desk.now().scene().dice().typed()) {
            submit();
        } else {
            leaveToProgram();
        }
    }

    /// Lets the program roll dice, also those that would be typed.
    void leaveToProgram() {
        if (desk.now().diceDue()) {
            desk.hush();
            desk.orders.rollDue();
        } else {
            desk.say(Message.note(desk.talk.say("note.noDice")));
        }
    }

    /// Gives the faces to the game.
    private void submit() {
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
    static OptionalInt read(String text) {
        return text.matches("[0-9]{1,3}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }
}
