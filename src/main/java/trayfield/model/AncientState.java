package trayfield.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What the Ancient rules keep in a position: classes, missiles thrown and declared, who was in contact when a side's
/// move began, who arrived when, and the fight that is going on. Units and trays are numbers; a new state shares what
/// did not change with the old one.
public final class AncientState implements BookState {
    /// In place of a target: none.
    public static final int NOBODY = -1;

    private final List<Optional<String>> classes;
    private final boolean[] thrown;
    private final boolean[] declared;
    private final int[] aims;
    private final boolean[] inContact;
    private final int[] arrival;
    private final int arrivals;
    private final Clash clash;

    private AncientState(List<Optional<String>> classes, boolean[] thrown, boolean[] declared, int[] aims,
            boolean[] inContact, int[] arrival, int arrivals, Clash clash) {
        this.classes = classes;
        this.thrown = thrown;
        this.declared = declared;
        this.aims = aims;
        this.inContact = inContact;
        this.arrival = arrival;
        this.arrivals = arrivals;
        this.clash = clash;
    }

    /// The fight that is going on.
    public sealed interface Clash {
        record Quiet() implements Clash {
        }

        /// A melee whose dice are due. All attackers spend their attack; the faced one fights.
        record Fight(int faced, int defender, List<Integer> attackers) implements Clash {
            public Fight {
                attackers = List.copyOf(attackers);
            }
        }

        /// The faced attacker may step into the square, or hold.
        record Advance(int attacker, int square) implements Clash {
        }
    }

    /// Nothing thrown, nobody in contact.
    ///
    /// @param classes by unit, where the scenario fixes them
    public static AncientState start(List<Optional<String>> classes, int men) {
        return new AncientState(List.copyOf(classes), new boolean[classes.size()], new boolean[classes.size()],
                nobody(men), new boolean[men], new int[men], 0, new Clash.Quiet());
    }

    private static int[] nobody(int men) {
        int[] aims = new int[men];
        Arrays.fill(aims, NOBODY);
        return aims;
    }

    public Optional<String> unitClass(int unit) {
        return classes.get(unit);
    }

    public boolean thrown(int unit) {
        return thrown[unit];
    }

    /// True when the unit is declared to throw in this missile phase.
    public boolean declared(int unit) {
        return declared[unit];
    }

    /// Whom the man throws at in this missile phase, or [#NOBODY].
    public int aim(int man) {
        return aims[man];
    }

    /// True for a man who was in contact when his side's move phase began.
    public boolean inContact(int man) {
        return inContact[man];
    }

    /// When the man moved or turned in this turn, counted from 1; 0 if he did not.
    public int arrival(int man) {
        return arrival[man];
    }

    public Clash clash() {
        return clash;
    }

    public AncientState withClasses(List<Optional<String>> now) {
        return new AncientState(List.copyOf(now), thrown, declared, aims, inContact, arrival, arrivals, clash);
    }

    /// The unit declared, with the aims of its men added to those of others.
    public AncientState withDeclared(int unit, int[] aimsNow) {
        boolean[] units = declared.clone();
        units[unit] = true;
        return new AncientState(classes, thrown, units, aimsNow.clone(), inContact, arrival, arrivals, clash);
    }

    /// All declared units have thrown.
    public AncientState afterMissiles() {
        boolean[] units = thrown.clone();
        for (int unit = 0; unit < units.length; unit++) {
            units[unit] |= declared[unit];
        }
        return new AncientState(classes, units, new boolean[units.length], nobody(aims.length), inContact, arrival,
                arrivals, clash);
    }

    /// A side's move begins with these men in contact; nobody has arrived yet.
    public AncientState beginMove(boolean[] contact) {
        return new AncientState(classes, thrown, declared, aims, contact.clone(), new int[arrival.length], 0, clash);
    }

    public AncientState withArrival(int man) {
        int[] now = arrival.clone();
        now[man] = arrivals + 1;
        return new AncientState(classes, thrown, declared, aims, inContact, now, arrivals + 1, clash);
    }

    public AncientState withClash(Clash now) {
        return new AncientState(classes, thrown, declared, aims, inContact, arrival, arrivals, now);
    }

    public int[] aims() {
        return aims.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AncientState that && classes.equals(that.classes) && Arrays.equals(thrown, that.thrown)
                && Arrays.equals(declared, that.declared) && Arrays.equals(aims, that.aims)
                && Arrays.equals(inContact, that.inContact) && Arrays.equals(arrival, that.arrival)
                && clash.equals(that.clash);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * classes.hashCode() + Arrays.hashCode(arrival)) + clash.hashCode();
    }
}
