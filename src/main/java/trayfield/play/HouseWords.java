package trayfield.play;

import trayfield.model.HouseRule;

/// House rules in words: what they are called, what their values are called, and what these mean. One that has no words
/// shows as it stands in the rule table.
public final class HouseWords {
    private HouseWords() {
    }

    /// The rule itself: "Tanks run down".
    public static String name(HouseRule rule) {
        return Terms.PHRASES.find(key(rule)).orElse(rule.name());
    }

    /// One of its values, for a choice: "throw again".
    public static String value(HouseRule rule, String value) {
        return Terms.PHRASES.find(key(rule) + "." + value).orElse(value);
    }

    /// What a value means, and that it is as printed or where it departs from that.
    public static String sentence(HouseRule rule, String value) {
        boolean printed = value.equals(rule.values().getFirst());
        String says = Terms.PHRASES.find(key(rule) + "." + value + ".says").orElse(value);
        return Terms.PHRASES.say(printed ? "house.printed" : "house.changed", says, rule.rule().label());
    }

    /// What the value in force means.
    public static String sentence(HouseRule rule) {
        return sentence(rule, rule.value());
    }

    private static String key(HouseRule rule) {
        String clause = rule.rule().id();
        return "house." + clause.substring(0, clause.indexOf('.')) + "." + rule.name();
    }
}
