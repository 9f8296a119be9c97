package trayfield.ui.play.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trayfield.model.Observation;
import trayfield.model.Observation.TrayView;
import trayfield.model.Order;
import trayfield.play.Seat;
import trayfield.tables.AncientTable;
import trayfield.tables.ModernTable;
import trayfield.tables.RuleTable;
import trayfield.ui.play.state.TurnBar.Step;

/// What one rule book alone brings to the playing screen. It is chosen here and nowhere else; everything besides goes by
/// phases, orders and events.
public sealed interface Idiom permits ModernIdiom, AncientIdiom {

    static Idiom of(RuleTable table) {
        return switch (table) {
            case ModernTable modern -> new ModernIdiom(modern);
            case AncientTable ancient -> new AncientIdiom(ancient);
        };
    }

    /// What the keys of sentences end with that this rule book words in its own way.
    String dialect();

    /// True where the sides keep something from each other.
    boolean secrets();

    /// The printed sequence of a turn, with the step lit that is being played.
    List<Step> sequence(Standing standing);

    /// The printed numbers of a tray, and what is known of it, a line each.
    List<String> card(Talk talk, Standing standing, TrayView tray);

    /// A cost with the whole move it is taken from: "2 of 3 squares".
    String cost(Talk talk, Observation seen, TrayView tray, int cost);

    /// The printed melee power of a tray; none where it has none or the viewer may not know it.
    OptionalInt power(Observation seen, TrayView tray);

    /// Everything that a tray in hand could try on an enemy, lawful or not.
    List<Deed> deeds(Standing standing, Hand hand, Touch touch, TrayView enemy);

    /// Faces that hit with a weapon.
    List<Integer> hits(String weapon);

    /// How a man would throw at his target; empty where nobody throws.
    Optional<Missile> missile(Seat seat, Order.Aim aim);

    /// True for a weapon that fires over what stands between.
    boolean lobs(String weapon);

    /// What a case of the odds supposes, in words; empty where nothing is unknown.
    Optional<String> given(Talk talk, String given);
}
