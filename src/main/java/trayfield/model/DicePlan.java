package trayfield.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What one who plays by himself has laid down of a game's dice. Dice are counted from 0 over the whole game, so that
/// what was laid down holds whenever the game comes to that die.
///
/// @param set  faces that shall fall, by die, the lowest first
/// @param anew where dice are thrown anew, the lowest die first
public record DicePlan(SequencedMap<Integer, Integer> set, List<Anew> anew) {
    /// All dice fall as they fall.
    public static final DicePlan NONE = new DicePlan(new LinkedHashMap<>(), List.of());

    public DicePlan {
        set = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(new TreeMap<>(set)));
        anew = List.copyOf(anew);
    }

    /// From this die on another cast of dice falls.
    ///
    /// @param cast from 1; the dice nobody threw anew are cast 0
    public record Anew(int die, int cast) {
    }

    public boolean isEmpty() {
        return set.isEmpty() && anew.isEmpty();
    }

    /// The face that is set for a die.
    public OptionalInt face(int die) {
        Integer face = set.get(die);
        return face == null ? OptionalInt.empty() : OptionalInt.of(face);
    }

    /// The faces set for the dice from this one on, up to the first that is not set.
    public List<Integer> next(int die) {
        List<Integer> next = new ArrayList<>();
        for (OptionalInt face = face(die); face.isPresent(); face = face(die + next.size())) {
            next.add(face.getAsInt());
        }
        return next;
    }

    /// Which cast a die belongs to.
    public int cast(int die) {
        return anew.stream().filter(one -> one.die() <= die).mapToInt(Anew::cast).reduce(0, (_, later) -> later);
    }

    /// True where the dice from this one on were thrown anew.
    public boolean beginsAt(int die) {
        return anew.stream().anyMatch(one -> one.die() == die);
    }

    /// The highest cast of all.
    public int casts() {
        return anew.stream().mapToInt(Anew::cast).max().orElse(0);
    }

    /// What is laid down of the dice before this one alone.
    public DicePlan before(int die) {
        SequencedMap<Integer, Integer> kept = new LinkedHashMap<>();
        set.forEach((number, face) -> {
            if (number < die) {
                kept.put(number, face);
            }
        });
        return new DicePlan(kept, anew.stream().filter(one -> one.die() < die).toList());
    }

    /// These faces are set for the dice from this one on, and none beyond them.
    public DicePlan setting(int die, List<Integer> faces) {
        SequencedMap<Integer, Integer> next = new LinkedHashMap<>(before(die).set);
        for (int i = 0; i < faces.size(); i++) {
            next.put(die + i, faces.get(i));
        }
        return new DicePlan(next, anew);
    }

    /// The dice from this one on are thrown anew, and none of them is set any more.
    public DicePlan castingAnew(int die, int cast) {
        DicePlan before = before(die);
        List<Anew> next = new ArrayList<>(before.anew);
        next.add(new Anew(die, cast));
        return new DicePlan(before.set, next);
    }
}
