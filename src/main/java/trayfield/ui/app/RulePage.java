package trayfield.ui.app;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import trayfield.model.RuleRef;
import trayfield.notation.Phrases;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;

/// One rule book for players: the tables as the program plays them, and every clause with its name. Its words stand in a
/// bundle of its own, with the sections and their clauses in order.
///
/// @param args   numbers of the rule table that the words speak of
/// @param tables by section; they come before its clauses
record RulePage(String rules, Phrases text, Object[] args, Map<String, Node> tables) {

    static RulePage of(RuleTable table) {
        return switch (table) {
            case ModernTable modern -> ModernRules.page(modern);
            case AncientTable ancient -> AncientRules.page(ancient);
        };
    }

    /// The words of a rule book's page.
    static Phrases text(String rules) {
        return Phrases.of("trayfield.ui.app." + rules + "-rules");
    }

    /// The words of a key that lists some.
    static List<String> words(Phrases text, String key) {
        return List.of(text.say(key).split(" "));
    }

    Sheet sheet() {
        Sheet page = new Sheet().heading(say("title")).text(say("intro"));
        for (String section : words(text, "sections")) {
            page.subheading(say("section." + section));
            if (tables.containsKey(section)) {
                page.add(tables.get(section));
            }
            words(text, "section." + section + ".clauses").forEach(clause -> page.add(clause(clause)));
        }
        page.getStyleClass().add("tf-page");
        return page;
    }

    private String say(String key) {
        return text.say(key, args);
    }

    private Node clause(String id) {
        return new Sheet().plain().text(say(id)).text(new RuleRef(id).label(), "tf-clause");
    }
}
