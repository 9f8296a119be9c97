package trayfield.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Where one tray's lawful moves end.
public record Reach(List<Entry> entries) {
    public static final Reach NONE = new Reach(List.of());

    public Reach {
        entries = List.copyOf(entries);
    }

    /// What a search found, with the turns on the spot that are open: those stand as an entry at cost 0, if there are any.
    ///
    /// @param turns facings, as bits
    public static Reach of(Board board, int start, int turns, List<PathSearch.Found> ends) {
        List<Entry> entries = new ArrayList<>(ends.size() + 1);
        Square here = board.square(start);
        if (turns != 0) {
            List<List<Square>> paths = new ArrayList<>(4);
            for (int i = 0; i < 4; i++) {
                paths.add((turns & 1 << i) != 0 ? List.of(here) : List.of());
            }
            entries.add(new Entry(here, 0, turns, Optional.empty(), paths));
        }
        for (PathSearch.Found end : ends) {
            entries.add(new Entry(board.square(end.square()), end.cost(), end.facings(), end.why(), end.paths()));
        }
        return new Reach(entries);
    }

    public Optional<Entry> at(Square square) {
        for (Entry entry : entries) {
            if (entry.at().equals(square)) {
                return Optional.of(entry);
            }
        }
        return Optional.empty();
    }

    /// Why a move ends on a square whatever is left of its allowance.
    public enum End {
        CONTACT("contact"), FORD("ford"), RUN_DOWN("runDown");

        /// The word of the engine protocol.
        public final String word;

        End(String word) {
            this.word = word;
        }
    }

    /// One end square: the tray's own at cost 0 stands for turning on the spot.
    ///
    /// @param cost    the least, in parts of the move
    /// @param facings the final facings that are lawful there, as bits
    /// @param ends    why the move ends there; empty where the tray could go on
    /// @param paths   by facing: a cheapest path from the tray's square, itself included; empty lists for unlawful facings
    public record Entry(Square at, int cost, int facings, Optional<End> ends, List<List<Square>> paths) {
        public boolean allows(Facing facing) {
            return (facings & facing.bit()) != 0;
        }

        public Set<Facing> facingSet() {
            Set<Facing> set = EnumSet.noneOf(Facing.class);
            for (Facing facing : Facing.values()) {
                if (allows(facing)) {
                    set.add(facing);
                }
            }
            return set;
        }

        /// A cheapest path that may end with this facing, the start included; empty where the facing is unlawful.
        public List<Square> path(Facing facing) {
            return paths.get(facing.ordinal());
        }
    }
}
