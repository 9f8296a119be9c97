package trayfield.model;

/// A clause by its id, such as `modern.C.e`: what refusals, events and the battle report name.
public record RuleRef(String id) {
    /// As players read it: `modern.C.e` is "Modern C(e)", `modern.G.3` "Modern G(3)", `modern.ruling.stack`
    /// "Modern ruling: stack".
    public String label() {
        String[] parts = id.split("\\.");
        StringBuilder label = new StringBuilder(capital(parts[0]));
        if (parts.length > 2 && parts[1].equals("ruling")) {
            return label.append(" ruling: ").append(parts[2]).toString();
        }
        for (int i = 1; i < parts.length; i++) {
            label.append(i == 1 ? " " + parts[i] : "(" + parts[i] + ")");
        }
        return label.toString();
    }

    private static String capital(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    @Override
    public String toString() {
        return id;
    }
}
