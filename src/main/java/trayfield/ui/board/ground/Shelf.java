package trayfield.ui.board.ground;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trayfield.ui.board.clay.Part;
import trayfield.ui.board.clay.Sculptor;

/// Pictures of the loose models for one size of square, made when they are first needed. Used by one thread.
final class Shelf {
    /// A camp is a landmark.
    private static final double TENT = 1.3;
    private static final double ROOM = 1.6;
    private static final double TREE = 1.18;
    private static final double INK = 0.5;

    /// Pixels kept, four bytes each.
    private static final long MOST = 3_000_000;

    private final Map<Item, BufferedImage> made = new LinkedHashMap<>(64, 0.75f, true);
    private int cell;
    private long pixels;

    /// One model.
    sealed interface Item {
        record Tree(int variant) implements Item {
        }

        record Tuft(int variant) implements Item {
        }

        record Stone(int variant) implements Item {
        }

        /// Half its width and depth in hundredths of a square.
        record House(int kind, int halfX, int halfY) implements Item {
        }

        record Church() implements Item {
        }

        record Tent(Color side, int number) implements Item {
        }
    }

    /// The picture of a model for squares of this many pixels, its foot in the middle.
    BufferedImage of(Item item, int size) {
        if (size != cell) {
            made.clear();
            pixels = 0;
            cell = size;
        }
        BufferedImage picture = made.get(item);
        return picture != null ? picture : keep(item, make(item));
    }

    private BufferedImage keep(Item item, BufferedImage picture) {
        made.put(item, picture);
        pixels += room(picture);
        var oldest = made.entrySet().iterator();
        while (pixels > MOST && made.size() > 1) {
            pixels -= room(oldest.next().getValue());
            oldest.remove();
        }
        return picture;
    }

    private static long room(BufferedImage picture) {
        return (long) picture.getWidth() * picture.getHeight();
    }

    private BufferedImage make(Item item) {
        int side = (int) Math.ceil(cell * room(item));
        double scale = cell * size(item);
        double half = side / 2.0 / scale;
        return Sculptor.picture(parts(item), new Sculptor.Frame(side, side, scale, -half, half), INK);
    }

    private static double size(Item item) {
        return switch (item) {
            case Item.Tree _ -> TREE;
            case Item.Tent _ -> TENT;
            case Item.House _, Item.Church _, Item.Tuft _, Item.Stone _ -> 1;
        };
    }

    private static double room(Item item) {
        return switch (item) {
            case Item.Tree _ -> 1.15;
            case Item.Tuft _, Item.Stone _ -> 0.5;
            case Item.House _, Item.Church _, Item.Tent _ -> ROOM;
        };
    }

    private static List<Part> parts(Item item) {
        return switch (item) {
            case Item.Tree(int variant) -> Props.tree(variant);
            case Item.Tuft(int variant) -> Props.tuft(variant);
            case Item.Stone(int variant) -> Props.stone(variant);
            case Item.House(int kind, int halfX, int halfY) -> Houses.house(kind, halfX / 100.0, halfY / 100.0);
            case Item.Church() -> Houses.church();
            case Item.Tent(Color side, int number) -> Houses.tent(side, number);
        };
    }
}
