package trayfield.model;

import java.util.List;

/// The exact chances of an order's dice. More than one case only where the asking side may not know a class.
public record Odds(List<Case> cases) {
    public Odds {
        cases = List.copyOf(cases);
    }

    /// Odds where nothing is hidden.
    public static Odds known(List<Chance> chances, List<Modifier> modifiers) {
        return new Odds(List.of(new Case("", chances, modifiers)));
    }

    /// The odds of one die that hits with some of its faces, where nothing is hidden.
    public static Odds hitting(int hits, int faces) {
        List<Chance> chances = List.of(new Chance("hit", hits, faces), new Chance("miss", faces - hits, faces));
        return known(chances.stream().filter(chance -> chance.of() > 0).toList(), List.of());
    }

    /// What may happen if a thing unknown to the viewer is so.
    ///
    /// @param given the unknown thing, such as an enemy's class; empty where nothing is hidden
    public record Case(String given, List<Chance> outcomes, List<Modifier> modifiers) {
        public Case {
            outcomes = List.copyOf(outcomes);
            modifiers = List.copyOf(modifiers);
        }
    }

    /// One outcome with its chance as a fraction; impossible outcomes are not listed.
    public record Chance(String name, int of, int in) {
        public double probability() {
            return (double) of / in;
        }
    }

    /// A number added to a power, by a clause.
    public record Modifier(RuleRef rule, Who who, int value) {
    }

    public enum Who {
        ATTACKER("attacker"), DEFENDER("defender");

        public final String word;

        Who(String word) {
            this.word = word;
        }
    }
}
