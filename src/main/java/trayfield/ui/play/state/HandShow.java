package trayfield.ui.play.state;

import java.util.List;

/// What one who plays by himself has done by hand, as the screen shows it.
///
/// @param alone   true where one person plays: only he may do such things
/// @param set     faces that the next dice will show
/// @param course  the number of the line that is played, from 0
/// @param courses what the lines of the game are called, that one included
public record HandShow(boolean alone, List<Integer> set, int course, List<String> courses) {
    public HandShow {
        set = List.copyOf(set);
        courses = List.copyOf(courses);
    }

    static HandShow of(Desk desk) {
        var byHand = desk.game.byHand();
        List<String> names = byHand.courses().stream().map(course -> course.number() == 0
                ? desk.talk.say("line.first", course.turn())
                : desk.talk.say("line.branch", course.number() + 1, course.from() + 1, course.turn())).toList();
        return new HandShow(desk.alone(), byHand.diceSet(), byHand.course(), names);
    }
}
