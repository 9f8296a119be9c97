package trayfield.ui.app;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// What the program is, whose games it plays, and where it keeps its files.
final class AboutScreen implements Screen {
    private final ScrollPane scroll;
    private final Region root;

    /// @param version of the program
    /// @param folder  where it keeps what is its own
    AboutScreen(String version, Path folder, Navigator navigator) {
        Sheet page = new Sheet().heading(version).text(Words.say("about.what")).text(Words.say("about.whose"))
                .subheading(Words.say("about.files")).text(Words.say("about.files.says", folder))
                .subheading(Words.say("about.licence")).text(Words.say("about.licence.says"))
                .text(Words.say("about.java", System.getProperty("java.version"), System.getProperty("javafx.version")),
                        "tf-small", "tf-soft");
        page.getStyleClass().add("tf-page");
        StackPane middle = new StackPane(page);
        middle.getStyleClass().add("tf-page-margin");
        scroll = Sheet.scrolling(middle);
        root = Bar.over(scroll, title(), navigator::home);
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public String title() {
        return Words.say("about.title");
    }

    @Override
    public Node firstFocus() {
        return scroll;
    }
}
