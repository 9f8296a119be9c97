package trayfield.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import trayfield.model.Pending;
import trayfield.model.Roll;

/// Dice without much luck: for each purpose and side the faces come out of a bag that holds each of them once, and is
/// filled anew when it is empty. What six shots come to is then nearly what they come to on average, and fewer games tell
/// one way of leading from another.
final class DiceBag {
    private static final int ROLES = 2;

    private final SplittableRandom lots;
    private final int faces;
    private final int[][] bags;
    private final int[] left;

    DiceBag(SplittableRandom lots, int faces) {
        this.lots = lots;
        this.faces = faces;
        int count = Pending.Purpose.values().length * ROLES * ROLES;
        this.bags = new int[count][faces];
        this.left = new int[count];
    }

    /// @param side whose turn it is, or a number below 0
    Roll roll(Pending.Dice due, int side) {
        List<Integer> thrown = new ArrayList<>(due.count());
        for (int die = 0; die < due.count(); die++) {
            // In a melee the attacker's die and the defender's come from bags of their own.
            int role = due.purpose() == Pending.Purpose.MISSILES ? 0 : die % ROLES;
            thrown.add(face((due.purpose().ordinal() * ROLES + role) * ROLES + Math.max(0, side)));
        }
        return new Roll(thrown);
    }

    private int face(int bag) {
        if (left[bag] == 0) {
            for (int i = 0; i < faces; i++) {
                bags[bag][i] = i + 1;
            }
            left[bag] = faces;
        }
        int drawn = lots.nextInt(left[bag]);
        int face = bags[bag][drawn];
        bags[bag][drawn] = bags[bag][--left[bag]];
        return face;
    }
}
