package trayfield.ui.play.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import trayfield.ui.board.Highlight;

/// Trays taken up together, to be moved as one body.
///
/// @param men   their ids, each once
/// @param lead  the one whose step all follow; none: the middle of the front
/// @param drill what a click gives them
/// @param box   the box that is being drawn around them
public record Grip(List<String> men, Optional<String> lead, Drill drill, Optional<Highlight.Box> box) {
    public static final Grip NONE = new Grip(List.of(), Optional.empty(), Drill.STEP, Optional.empty());

    public Grip {
        men = List.copyOf(men);
        lead = lead.filter(men::contains);
    }

    static Grip of(List<String> men) {
        return new Grip(men, Optional.empty(), Drill.STEP, Optional.empty());
    }

    boolean holds(String man) {
        return men.contains(man);
    }

    Grip with(Drill next) {
        return new Grip(men, lead, next, box);
    }

    Grip led(String man) {
        return new Grip(men, Optional.of(man), drill, box);
    }

    Grip boxed(Highlight.Box drawn) {
        return new Grip(men, lead, drill, Optional.of(drawn));
    }

    /// The box is drawn: what it holds stays taken up.
    Grip unboxed() {
        return new Grip(men, lead, drill, Optional.empty());
    }

    /// With one more, or without one that is in it.
    Grip toggled(String man) {
        List<String> next = new ArrayList<>(men);
        if (!next.remove(man)) {
            next.add(man);
        }
        return new Grip(next, lead, drill, Optional.empty());
    }

    Grip only(Predicate<String> there) {
        return new Grip(men.stream().filter(there).toList(), lead, drill, Optional.empty());
    }
}
