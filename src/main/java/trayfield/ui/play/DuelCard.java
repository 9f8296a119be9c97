package trayfield.ui.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import trayfield.geometry.Grid;
import trayfield.model.Observation.TrayView;
import trayfield.model.Odds;
import trayfield.model.Order;
import trayfield.model.Square;
import trayfield.play.Words;
import trayfield.tables.ModernTable.Weapon;
import trayfield.ui.play.state.Deed;
import trayfield.ui.play.state.PlayModel;
import trayfield.ui.play.state.Pointed;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.Controls;

/// What the tray in hand could do to the enemy pointed at: distance, sight, and for every way to fight its exact
/// chances with the modifiers and their clauses, or the reason why not.
final class DuelCard extends VBox {
    private static final double PICTURE = 64;
    private static final double WHOLE = 100;

    private final PlayModel model;
    private final ScreenActions screen;
    private final KeyTable keys;

    DuelCard(PlayModel model, ScreenActions screen, KeyTable keys) {
        this.model = model;
        this.screen = screen;
        this.keys = keys;
        getStyleClass().add("play-card");
    }

    void show(Pointed.Duel duel) {
        getChildren().setAll(header(duel), sight(duel));
        duel.deeds().forEach(deed -> getChildren().add(deed(duel, deed)));
    }

    private Node header(Pointed.Duel duel) {
        Talk talk = model.talk();
        Label names = text(talk.say("duel.names", talk.tray(duel.own()), talk.tray(duel.enemy())));
        names.getStyleClass().add("play-heading");
        HBox.setHgrow(names, Priority.ALWAYS);
        FontIcon arrow = Controls.icon(MaterialDesignA.ARROW_RIGHT_BOLD);
        HBox pictures = new HBox(screen.portrait(duel.own(), PICTURE), arrow,
                screen.portrait(duel.enemy(), PICTURE));
        pictures.getStyleClass().add("play-duel-pictures");
        HBox header = new HBox(pictures, names);
        header.getStyleClass().add("play-card-header");
        return header;
    }

    private Label sight(Pointed.Duel duel) {
        Talk talk = model.talk();
        String blocked = String.join(", ", duel.sight().blockedBy().stream().map(Square::name).toList());
        boolean arc = Grid.inArc(duel.own().at(), duel.own().facing(), duel.enemy().at());
        return text(talk.say("duel.sight", duel.sight().range(),
                talk.say(duel.sight().clear() ? "duel.clear" : "duel.blocked", blocked),
                talk.say(arc ? "duel.inArc" : "duel.outOfArc")));
    }

    private Node deed(Pointed.Duel duel, Deed deed) {
        Talk talk = model.talk();
        Label title = text(talk.say("button.key", talk.deed(deed), keysOf(duel, deed)));
        title.getStyleClass().add("play-deed-title");
        VBox box = new VBox(title);
        box.setId("deed-" + deed.kind().name().toLowerCase(Locale.ROOT) + deed.weapon().map(id -> "-" + id).orElse(""));
        box.getStyleClass().addAll("play-deed", deed.lawful() ? "play-deed-lawful" : "play-deed-refused");
        deed.refusal().ifPresent(refusal -> box.getChildren().add(text(talk.words().refusal(refusal))));
        deed.odds().ifPresent(odds -> odds(duel, deed, odds, box));
        if (deed.lawful() && deed.odds().isEmpty()) {
            box.getChildren().add(text(talk.say("duel.sure")));
        }
        if (deed.lawful() && deed.order() instanceof Order.Throw) {
            talk.idiom().missile(model.snapshot().standing().seat(), new Order.Aim(duel.own().id(), duel.enemy().id()))
                    .ifPresent(missile -> box.getChildren().add(text(talk.say("duel.missile", talk.missile(missile)))));
            box.getChildren().add(text(talk.say("duel.throw")));
        }
        return box;
    }

    /// The keys that do it: another weapon than the first lawful one is chosen before.
    private String keysOf(Pointed.Duel duel, Deed deed) {
        return switch (deed.kind()) {
            case FIRE -> duel.lawful().stream().filter(other -> other.kind() == Deed.Kind.FIRE).findFirst()
                    .filter(deed::equals).isPresent() || !deed.lawful() ? keys.label("fire")
                    : model.talk().say("duel.otherKeys", keys.label("weapon"), keys.label("fire"));
            case MELEE -> keys.label("melee");
            case RUN_DOWN -> keys.label("runDown");
            case THROW -> keys.label("confirm");
        };
    }

    private void odds(Pointed.Duel duel, Deed deed, Odds odds, VBox into) {
        odds.cases().forEach(one -> odds(duel, deed, one, into));
    }

    /// One case: what it supposes of the enemy, and the chances then.
    private void odds(Pointed.Duel duel, Deed deed, Odds.Case known, VBox into) {
        model.talk().idiom().given(model.talk(), known.given()).ifPresent(given -> {
            Label title = text(given);
            title.getStyleClass().add("play-deed-title");
            into.getChildren().add(title);
        });
        if (deed.kind() == Deed.Kind.MELEE) {
            into.getChildren().add(bar(known.outcomes()));
            known.outcomes().forEach(chance -> into.getChildren().add(outcome(chance)));
        } else {
            known.outcomes().stream().limit(1).forEach(chance -> into.getChildren().add(outcome(chance)));
        }
        needs(duel, deed, known, into);
        for (Odds.Modifier modifier : known.modifiers()) {
            Label line = text(Words.withClause(model.talk().say("duel.modifier." + modifier.who().word,
                    modifier.value()), Optional.of(modifier.rule())));
            line.getStyleClass().add("play-warning");
            into.getChildren().add(line);
        }
    }

    /// The powers as far as they are known.
    private void needs(Pointed.Duel duel, Deed deed, Odds.Case known, VBox into) {
        Talk talk = model.talk();
        if (deed.kind() == Deed.Kind.MELEE) {
            OptionalInt own = power(duel.own(), Odds.Who.ATTACKER, known);
            OptionalInt enemy = power(duel.enemy(), Odds.Who.DEFENDER, known);
            if (own.isPresent() && enemy.isPresent()) {
                into.getChildren().add(text(talk.say("duel.powers", own.getAsInt(), enemy.getAsInt())));
            }
        } else {
            talk.facts(duel.own().type()).weapon(deed.weapon().orElse("")).ifPresent(
                    weapon -> into.getChildren().add(text(shot(talk, duel, weapon))));
        }
    }

    private OptionalInt power(TrayView tray, Odds.Who who, Odds.Case known) {
        OptionalInt power = model.talk().idiom().power(model.snapshot().seen(), tray);
        int change = known.modifiers().stream().filter(modifier -> modifier.who() == who)
                .mapToInt(Odds.Modifier::value).sum();
        return power.isPresent() ? OptionalInt.of(Math.max(0, power.getAsInt() + change)) : power;
    }

    private static String shot(Talk talk, Pointed.Duel duel, Weapon weapon) {
        String hits = String.join(", ", weapon.hits().stream().map(String::valueOf).toList());
        return talk.say("duel.shot", hits, duel.sight().range(), weapon.range());
    }

    private HBox outcome(Odds.Chance chance) {
        Label name = text(model.talk().outcome(chance));
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        Label share = new Label(model.talk().percent(chance.probability()));
        share.getStyleClass().add("play-percent");
        share.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(swatch(chance), name, share);
        row.getStyleClass().add("play-outcome");
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Node swatch(Odds.Chance chance) {
        StackPane swatch = new StackPane();
        swatch.getStyleClass().addAll("play-swatch", style(chance));
        return swatch;
    }

    /// All outcomes as parts of one bar.
    private static Node bar(List<Odds.Chance> outcomes) {
        GridPane bar = new GridPane();
        bar.getStyleClass().add("play-odds-bar");
        int column = 0;
        for (Odds.Chance chance : outcomes) {
            Region part = new Region();
            part.getStyleClass().addAll("play-odds-part", style(chance));
            ColumnConstraints share = new ColumnConstraints();
            share.setPercentWidth(chance.probability() * WHOLE);
            bar.getColumnConstraints().add(share);
            bar.add(part, column++, 0);
        }
        return bar;
    }

    private static String style(Odds.Chance chance) {
        return "play-odds-" + chance.name().replace(' ', '-');
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        return label;
    }
}
