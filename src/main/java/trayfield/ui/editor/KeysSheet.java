package trayfield.ui.editor;

import java.util.Optional;
import trayfield.ui.editor.state.Say;
import trayfield.ui.screen.KeyList;
import trayfield.ui.screen.Keys.Binding;

/// All keys on one sheet, drawn from the table that the screen obeys.
final class KeysSheet {
    private KeysSheet() {
    }

    static Overlay of(KeyTable keys, Runnable close) {
        Overlay sheet = new Overlay("sheet-keys", Say.it("keys.title"), close);
        for (KeyTable.Group group : KeyTable.Group.values()) {
            sheet.add(Buttons.text(Say.it("keys.group." + group.name()), "tf-subheading"),
                    new KeyList(keys.bindings().stream().filter(binding -> binding.group() == group)
                            .flatMap(binding -> line(binding).stream()).toList()));
        }
        sheet.add(Buttons.text(Say.it("keys.mouse")));
        sheet.button("sheet.close", close);
        return sheet;
    }

    /// Of four keys that do the same in four directions one line tells.
    private static Optional<KeyList.Line> line(Binding<KeyTable.Group> binding) {
        String key = "keys." + binding.id();
        return Say.maybe(key).map(does -> new KeyList.Line(Say.maybe(key + ".label").orElseGet(binding::label), does));
    }
}
