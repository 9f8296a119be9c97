package trayfield.ui.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import trayfield.command.Main;

/**
 * What the build has the program do once besides opening its window, so that Java can keep the classes for later
 * starts: answer a script of engine requests, and load the parts of the toolkit which only a real display uses.
 */
final class Rehearsal {
    private static final List<String> OF_A_DISPLAY = List.of(
            "com/sun/glass/ui/gtk", "com/sun/glass/ui/win", "com/sun/glass/ui/mac",
            "com/sun/prism/es2", "com/sun/prism/d3d", "com/sun/prism/mtl");

    private Rehearsal() {}

    static void playIfAsked() {
        String script = System.getProperty("trayfield.rehearsal");
        if (script == null) {
            return;
        }
        try {
            answer(Path.of(script));
            for (String folder : OF_A_DISPLAY) {
                loadPackage(folder);
            }
        } catch (IOException failure) {
            System.err.println("Rehearsal left off: " + failure);
        }
    }

    private static void answer(Path script) throws IOException {
        try (InputStream requests = Files.newInputStream(script)) {
            System.setIn(requests);
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
            Main.run(new FxDesktop(), "engine");
        }
    }

    private static void loadPackage(String folder) throws IOException {
        Path top = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/javafx.graphics");
        if (!Files.isDirectory(top.resolve(folder))) {
            return;
        }
        try (Stream<Path> files = Files.list(top.resolve(folder))) {
            files.map(file -> top.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .forEach(Rehearsal::loadClass);
        }
    }

    private static void loadClass(String name) {
        try {
            Class.forName(name, false, Rehearsal.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError left) {
            System.err.println("Not loaded: " + left);
        }
    }
}
