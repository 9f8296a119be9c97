package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Note;
import trayfield.solo.Motives;
import trayfield.solo.sand.Intent;

/// Writes beside the record what a commander's order was for, and where a hint was given; the game keeps it, and shows
/// each side what it may read. What an enemy's orders are for is told only where nothing is secret, or where the order
/// shows it anyway; once the game is over all is told.
final class Notes {
    private final Desk desk;
    private final List<String> replaced = new ArrayList<>();

    Notes(Desk desk) {
        this.desk = desk;
    }

    /// Carries out a commander's order and notes what it is for.
    void ordered(Intent intent, Runnable order) {
        String side = desk.game.referee().observation().side().orElseThrow();
        int before = desk.game.length();
        int shown = desk.live().number();
        String phrase = Motives.say(intent, desk.talk.words());
        order.run();
        if (desk.game.length() > before && !plain(intent)) {
            desk.game.note(before + 1, new Note(Note.Kind.MOTIVE,
                    open(intent) ? Optional.empty() : Optional.of(side), phrase));
        }
        Optional<String> viewer = desk.live().viewer();
        boolean said = (open(intent) || viewer.isEmpty() || viewer.get().equals(side)) && desk.live().number() > shown;
        if (said && desk.now().message().isEmpty()) {
            desk.say(Message.note(desk.talk.say("command.says", desk.talk.side(side),
                    desk.talk.words().order(intent.order()), phrase)));
        }
    }

    /// In a game with secrets, moves of the enemy are weighed with classes that he alone knows: what for is his secret too.
    private boolean open(Intent intent) {
        return !desk.viewing.secrets() || switch (intent.purpose()) {
            case ATTACK, FOLLOW_UP, ROBOT -> true;
            case SHOOT, RUN_DOWN, TAKE, CLOSE, STRIKE, AIM, COVER, GUARD, FRONT, STAND, FORMATION, VOLLEY, ROSTER,
                DONE, LAWFUL -> false;
        };
    }

    /// True where the sentence of the order says it already.
    private static boolean plain(Intent intent) {
        return switch (intent.purpose()) {
            case SHOOT, RUN_DOWN, ATTACK, VOLLEY, ROSTER -> true;
            case TAKE, CLOSE, STRIKE, AIM, COVER, GUARD, FRONT, FOLLOW_UP, STAND, FORMATION, DONE, ROBOT, LAWFUL -> false;
        };
    }

    /// A robot could not go on, and another took its place; true where that is news. Why may name what its side alone
    /// knows, such as a class: in a game with secrets that side alone reads it.
    boolean replaced(String side, String fault) {
        boolean news = !replaced.contains(side);
        if (news) {
            replaced.add(side);
            boolean secrets = desk.viewing.secrets();
            String text = desk.talk.say(secrets ? "command.replaced.untold" : "command.replaced", desk.talk.side(side), fault);
            write(Note.Kind.REMARK, Optional.empty(), text);
            if (secrets) {
                write(Note.Kind.REMARK, Optional.of(side), desk.talk.say("command.replaced.why", desk.talk.side(side), fault));
            }
            desk.say(Message.note(text));
        }
        return news;
    }

    /// Another leads the side now.
    void appointed(String side) {
        replaced.remove(side);
    }

    /// A hint was given to one reader.
    void hinted(Optional<String> reader, String text) {
        write(Note.Kind.HINT, reader, text);
    }

    private void write(Note.Kind kind, Optional<String> reader, String text) {
        desk.game.note(desk.game.length(), new Note(kind, reader, text));
    }
}
