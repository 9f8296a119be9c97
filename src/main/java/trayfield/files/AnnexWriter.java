package trayfield.files;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import trayfield.model.DicePlan;
import trayfield.model.Input;
import trayfield.notation.RecordText;

/// Writes what a saved game carries beside its first line. What is not there leaves no key: plain games look as ever.
final class AnnexWriter {
    static final String NOTES = "notes";
    static final String BY_HAND = "byHand";
    static final String BRANCHES = "branches";
    static final String PLAYING = "playing";

    private AnnexWriter() {
    }

    static void write(ObjectNode tree, Annex annex) {
        notes(tree, annex.notes());
        dice(tree, annex.dice());
        if (!annex.branches().isEmpty()) {
            ArrayNode branches = tree.putArray(BRANCHES);
            annex.branches().forEach(branch -> branch(branches.addObject(), branch));
            tree.put(PLAYING, annex.playing());
        }
    }

    private static void branch(ObjectNode tree, Annex.Branch branch) {
        tree.put("from", branch.from()).put("at", branch.at());
        inputs(tree, branch.inputs());
        notes(tree, branch.notes());
        dice(tree, branch.dice());
        tree.put("hash", branch.hash());
    }

    static void inputs(ObjectNode tree, List<Input> inputs) {
        ArrayNode lines = tree.putArray(SaveFile.INPUTS);
        inputs.forEach(input -> lines.add(RecordText.print(input)));
    }

    private static void notes(ObjectNode tree, List<Annex.Noted> notes) {
        if (!notes.isEmpty()) {
            ArrayNode list = tree.putArray(NOTES);
            for (Annex.Noted noted : notes) {
                ObjectNode note = list.addObject().put("input", noted.input()).put("kind", noted.note().kind().word);
                noted.note().reader().ifPresent(side -> note.put("reader", side));
                note.put("text", noted.note().text());
            }
        }
    }

    private static void dice(ObjectNode tree, DicePlan plan) {
        if (plan.isEmpty()) {
            return;
        }
        ObjectNode byHand = tree.putObject(BY_HAND);
        if (!plan.set().isEmpty()) {
            ArrayNode set = byHand.putArray("set");
            plan.set().forEach((die, face) -> set.addObject().put("die", die).put("face", face));
        }
        if (!plan.anew().isEmpty()) {
            ArrayNode anew = byHand.putArray("anew");
            plan.anew().forEach(one -> anew.addObject().put("die", one.die()).put("cast", one.cast()));
        }
    }
}
