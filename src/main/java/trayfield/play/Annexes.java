package trayfield.play;

import java.util.ArrayList;
import java.util.List;
import trayfield.files.Annex;
import trayfield.model.Input;

/// What a save carries beside the first line of a game.
final class Annexes {
    private Annexes() {
    }

    static Annex of(Game game) {
        ByHand byHand = game.byHand();
        Game.Bookmark first = byHand.head(0);
        List<Annex.Branch> branches = new ArrayList<>();
        for (Course course : byHand.courses().subList(1, byHand.courses().size())) {
            Game.Bookmark head = byHand.head(course.number());
            branches.add(new Annex.Branch(course.from(), course.at(), inputs(head.now, course.at()), hash(game, head.now),
                    notes(head.now, course.at()), head.plan));
        }
        List<Annex.Noted> notes = new ArrayList<>(noted(first.now.at(0)));
        notes.addAll(notes(first.now, 0));
        return new Annex(notes, first.plan, branches, byHand.course());
    }

    static List<Input> inputs(Moment head, int since) {
        return head.since(since).stream().map(moment -> moment.input).toList();
    }

    static String hash(Game game, Moment head) {
        return game.referee(head).observation().hash();
    }

    private static List<Annex.Noted> notes(Moment head, int since) {
        return head.since(since).stream().flatMap(moment -> noted(moment).stream()).toList();
    }

    private static List<Annex.Noted> noted(Moment moment) {
        return moment.notes().stream().map(note -> new Annex.Noted(moment.number, note)).toList();
    }
}
