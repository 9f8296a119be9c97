package trayfield.ui.play;

import java.util.Locale;
import trayfield.ui.play.state.Talk;
import trayfield.ui.screen.KeyList;

/// All keys on one sheet, drawn from the table that the screen obeys.
final class KeysSheet extends Sheet {

    KeysSheet(Talk talk, KeyTable keys, Runnable close) {
        super("sheet-keys", Talk.word("keys.title"), close);
        for (KeyTable.Group group : KeyTable.Group.values()) {
            heading(talk.say("keys.group." + group.name().toLowerCase(Locale.ROOT)));
            add(new KeyList(keys.bindings().stream().filter(key -> key.group() == group)
                    .map(key -> new KeyList.Line(key.label(), talk.say("keys." + key.id()))).toList()));
        }
        text(talk.say("keys.mouse"));
        button("button.close", close);
    }
}
