package trayfield.ui.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyEvent;

/// A screen's one table of keys: the screen obeys it and the sheet of keys is drawn from it.
///
/// @param <G> the headings of the sheet
public abstract class Keys<G extends Enum<G>> {
    private final List<Binding<G>> bindings = new ArrayList<>();

    /// What keys do.
    ///
    /// @param id    of its words
    /// @param place where they count
    /// @param label the keys as the sheet shows them
    public record Binding<G extends Enum<G>>(String id, G group, Place place, List<Stroke> strokes, String label,
            Consumer<KeyEvent> action) {
        public Binding {
            strokes = List.copyOf(strokes);
        }
    }

    /// Where a key counts.
    public enum Place {
        /// While the board has the keyboard: keys that mean something else on buttons and in lists.
        BOARD,
        /// Everywhere but in text fields.
        SCREEN,
        /// Everywhere: keys that no text field uses.
        ANYWHERE
    }

    protected final void add(String id, G group, Place place, Runnable action, Stroke... strokes) {
        String label = Stream.of(strokes).map(Stroke::label).collect(Collectors.joining(Stroke.OR));
        add(new Binding<>(id, group, place, List.of(strokes), label, _ -> action.run()));
    }

    protected final void add(Binding<G> binding) {
        bindings.add(binding);
    }

    /// All keys, in the order of the sheet.
    public final List<Binding<G>> bindings() {
        return List.copyOf(bindings);
    }

    /// The keys of an action, as a label; empty where it has none.
    public final String label(String id) {
        return bindings.stream().filter(binding -> binding.id().equals(id)).findFirst().map(Binding::label).orElse("");
    }

    /// The action of a pressed key where the keyboard is; a sign typed into a text field is none.
    public final Optional<Binding<G>> find(KeyEvent event, Place from) {
        return bindings.stream().filter(binding -> binding.place().compareTo(from) >= 0)
                .filter(binding -> binding.strokes().stream().anyMatch(stroke -> stroke.is(event)
                        && (from != Place.ANYWHERE || stroke.sign().isEmpty()))).findFirst();
    }
}
