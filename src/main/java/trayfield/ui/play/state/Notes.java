package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import trayfield.model.Side;
import trayfield.play.Seat;
import trayfield.solo.Motives;
import trayfield.solo.sand.Intent;

/// What is written beside the report: what a commander's order was for, and where a hint was given. Each reader has his
/// own pages, numbered as his report is. What an enemy's orders are for is told him only where nothing is secret, or where
/// the order shows it anyway; the referee, who reports on the finished game, is told all.
final class Notes {
    private final Desk desk;
    private final Map<Optional<String>, NavigableMap<Integer, List<Note>>> pages = new HashMap<>();
    private final List<String> replaced = new ArrayList<>();
    private Runnable onChange = () -> { };

    /// @param remark true for one that stands by itself; else it belongs to what happened then
    record Note(String text, boolean remark) {
    }

    Notes(Desk desk) {
        this.desk = desk;
    }

    void onChange(Runnable listener) {
        onChange = listener;
    }

    /// Carries out a commander's order and notes what it is for.
    void ordered(Intent intent, Runnable order) {
        String side = desk.game.referee().observation().side().orElseThrow();
        Map<Optional<String>, Integer> before = numbers();
        String phrase = Motives.say(intent, desk.talk.words());
        order.run();
        numbers().forEach((reader, number) -> {
            boolean told = number > before.get(reader);
            if (told && tells(reader, side, intent) && !plain(intent)) {
                write(reader, before.get(reader) + 1, new Note(phrase, false));
            }
        });
        boolean said = tells(desk.live().viewer(), side, intent)
                && desk.live().number() > before.get(desk.live().viewer());
        if (said && desk.now().message().isEmpty()) {
            desk.say(Message.note(desk.talk.say("command.says", desk.talk.side(side),
                    desk.talk.words().order(intent.order()), phrase)));
        }
        onChange.run();
    }

    /// In a game with secrets, moves of the enemy are weighed with classes that he alone knows: what for is his secret too.
    private boolean tells(Optional<String> reader, String side, Intent intent) {
        return !desk.viewing.secrets() || reader.isEmpty() || reader.get().equals(side)
                || switch (intent.purpose()) {
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

    /// A robot could not go on, and another took its place; true where that is news.
    boolean replaced(String side, String fault) {
        boolean news = !replaced.contains(side);
        if (news) {
            replaced.add(side);
            String text = desk.talk.say("command.replaced", desk.talk.side(side), fault);
            numbers().forEach((reader, number) -> write(reader, number, new Note(text, true)));
            desk.say(Message.note(text));
            onChange.run();
        }
        return news;
    }

    /// Another leads the side now.
    void appointed(String side) {
        replaced.remove(side);
    }

    /// Something to be remembered by one reader, and by the referee.
    void remark(Optional<String> reader, String text) {
        Map<Optional<String>, Integer> numbers = numbers();
        write(reader, numbers.get(reader), new Note(text, true));
        if (reader.isPresent()) {
            write(Optional.empty(), numbers.get(Optional.<String>empty()), new Note(text, true));
        }
        onChange.run();
    }

    private void write(Optional<String> reader, int number, Note note) {
        pages.computeIfAbsent(reader, _ -> new TreeMap<>()).computeIfAbsent(number, _ -> new ArrayList<>()).add(note);
    }

    /// How far each reader's report has come.
    private Map<Optional<String>, Integer> numbers() {
        Map<Optional<String>, Integer> numbers = new HashMap<>();
        numbers.put(Optional.empty(), desk.game.referee().number());
        for (Side side : desk.game.scenario().sides()) {
            Seat seat = desk.game.seat(side.id());
            numbers.put(seat.viewer(), seat.number());
        }
        return numbers;
    }

    /// What was taken back was never for anything.
    void forgetBeyondNow() {
        numbers().forEach((reader, number) -> {
            NavigableMap<Integer, List<Note>> page = pages.get(reader);
            if (page != null) {
                page.tailMap(number, false).clear();
            }
        });
    }

    List<Note> at(Optional<String> reader, int number) {
        return List.copyOf(pages.getOrDefault(reader, new TreeMap<>()).getOrDefault(number, List.of()));
    }
}
