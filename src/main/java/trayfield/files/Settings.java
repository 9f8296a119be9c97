package trayfield.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trayfield.model.Scenario.Setting;

/// What the program remembers of how somebody likes it.
///
/// @param handOver   the screen between two players also where there are no secrets; where there are it always comes
/// @param realDice   players type what they rolled
/// @param window     where the window was last
/// @param camera     how the board of the game played last was looked at; none where it was seen whole
/// @param paper      printed on last
/// @param recent     files opened last, the latest first
/// @param leaders    who led the first and the second side last, by their words; none: people
/// @param houseRules chosen last, by rule book
public record Settings(Display display, boolean sound, boolean handOver, boolean realDice, Optional<Window> window,
        Optional<Camera> camera, Optional<Paper> paper, List<String> recent, List<String> leaders,
        List<HouseRules> houseRules) {
    static final int RECENT_MOST = 12;

    public static final Settings STANDARD = new Settings(Display.STANDARD, true, false, false, Optional.empty(),
            Optional.empty(), Optional.empty(), List.of(), List.of(), List.of());

    public Settings {
        leaders = List.copyOf(leaders);
        recent = List.copyOf(recent);
        houseRules = List.copyOf(houseRules);
    }

    /// How the board and the windows look.
    ///
    /// @param safeColours   the palette that colour-blind players can tell apart
    /// @param reducedMotion nothing slides or tumbles
    /// @param overlays      those shown, each once
    public record Display(TextSize textSize, View view, boolean safeColours, boolean reducedMotion, Speed speed,
            List<Overlay> overlays) {
        public static final Display STANDARD = new Display(TextSize.NORMAL, View.FIGURES, false, false, Speed.NORMAL,
                List.of(Overlay.COORDINATES));

        public Display {
            overlays = List.copyOf(overlays);
        }
    }

    public enum TextSize {
        NORMAL("normal"), LARGE("large"), LARGEST("largest");

        /// The word in the file; so for all of these.
        public final String word;

        TextSize(String word) {
            this.word = word;
        }
    }

    /// How trays and ground are drawn.
    public enum View {
        FIGURES("figures"), SYMBOLS("symbols");

        public final String word;

        View(String word) {
            this.word = word;
        }
    }

    /// Of animations.
    public enum Speed {
        OFF("off"), SLOW("slow"), NORMAL("normal"), FAST("fast");

        public final String word;

        Speed(String word) {
            this.word = word;
        }
    }

    /// What may be drawn over the board.
    public enum Overlay {
        COORDINATES("coordinates"), OWN_THREATS("ownThreats"), ENEMY_THREATS("enemyThreats"), FIRE_ARCS("fireArcs");

        public final String word;

        Overlay(String word) {
            this.word = word;
        }
    }

    /// Bounds in pixels of the screen, and whether the window fills it.
    public record Window(int x, int y, int width, int height, boolean maximised) {
    }

    /// A view of a board.
    ///
    /// @param scenario its id
    /// @param width    of the view in pixels; likewise `height`
    /// @param cell     side of a square in pixels
    /// @param left     from the view's left edge to the board's, in pixels; likewise `top`
    /// @param margin   around the board, in pixels
    public record Camera(String scenario, int columns, int rows, int width, int height, int cell, int left, int top,
            int margin) {
    }

    /// Sizes of paper.
    public enum Paper {
        A4("a4"), LETTER("letter");

        public final String word;

        Paper(String word) {
            this.word = word;
        }
    }

    /// The house rules last chosen for a rule book.
    public record HouseRules(String rules, List<Setting> chosen) {
        public HouseRules {
            chosen = List.copyOf(chosen);
        }
    }

    /// The house rules last chosen for a rule book; none where it was never played otherwise than printed.
    public List<Setting> houseRules(String rules) {
        return houseRules.stream().filter(book -> book.rules().equals(rules)).findFirst().map(HouseRules::chosen)
                .orElse(List.of());
    }

    public Settings withHouseRules(String rules, List<Setting> chosen) {
        List<HouseRules> books = new ArrayList<>(houseRules);
        books.removeIf(book -> book.rules().equals(rules));
        books.add(new HouseRules(rules, chosen));
        return new Settings(display, sound, handOver, realDice, window, camera, paper, recent, leaders, books);
    }

    /// With a file as the one opened last.
    public Settings withRecent(String file) {
        List<String> files = new ArrayList<>(recent);
        files.remove(file);
        files.addFirst(file);
        return new Settings(display, sound, handOver, realDice, window, camera, paper,
                files.subList(0, Math.min(files.size(), RECENT_MOST)), leaders, houseRules);
    }

    public Settings withDisplay(Display chosen) {
        return new Settings(chosen, sound, handOver, realDice, window, camera, paper, recent, leaders, houseRules);
    }

    public Settings withSound(boolean on) {
        return new Settings(display, on, handOver, realDice, window, camera, paper, recent, leaders, houseRules);
    }

    public Settings withHandOver(boolean shown) {
        return new Settings(display, sound, shown, realDice, window, camera, paper, recent, leaders, houseRules);
    }

    public Settings withRealDice(boolean typed) {
        return new Settings(display, sound, handOver, typed, window, camera, paper, recent, leaders, houseRules);
    }

    public Settings withLeaders(List<String> chosen) {
        return new Settings(display, sound, handOver, realDice, window, camera, paper, recent, chosen, houseRules);
    }

    public Settings withWindow(Window bounds) {
        return new Settings(display, sound, handOver, realDice, Optional.of(bounds), camera, paper, recent, leaders, houseRules);
    }

    public Settings withCamera(Optional<Camera> view) {
        return new Settings(display, sound, handOver, realDice, window, view, paper, recent, leaders, houseRules);
    }

    public Settings withPaper(Paper chosen) {
        return new Settings(display, sound, handOver, realDice, window, camera, Optional.of(chosen), recent, leaders, houseRules);
    }
}
