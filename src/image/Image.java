import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes the folder players get: a Java runtime with the program linked into it, its rules data and its launchers.
 * A program of its own, run by the build on the JDK that compiled the game, so that it works on every system.
 *
 * <p>Arguments: the project's folder, the image's folder, the class path.
 */
final class Image {
    private static final String NATIVE_LIBRARIES = "regex:/.*\\.(so|dll|dylib)";

    private final Path project;
    private final Path image;
    private final List<Path> modules;

    private Image(Path project, Path image, List<Path> modules) {
        this.project = project;
        this.image = image;
        this.modules = modules;
    }

    static void main(String[] arguments) throws IOException, InterruptedException {
        List<Path> modules = Stream.of(arguments[2].split(File.pathSeparator)).map(Path::of).toList();
        new Image(Path.of(arguments[0]), Path.of(arguments[1]), modules).make();
    }

    private void make() throws IOException, InterruptedException {
        delete(image);
        link();
        for (Path module : modules) {
            unpackNativeLibraries(module);
        }
        copy(project.resolve("src/image/bin"), image.resolve("bin"));
        copy(project.resolve("src/image/trayfield.options"), image.resolve("lib/trayfield.options"));
        copy(project.resolve("rules-data"), image.resolve("rules-data"));
        copy(project.resolve("LICENSE"), image.resolve("LICENSE"));
        launcher().toFile().setExecutable(true, false);
        if (!rehearse()) {
            System.out.println("The rehearsal failed, see target/rehearsal.log: the image works, and starts more slowly.");
        }
        tryOut("--version");
        tryPrinting();
        System.out.printf("%s: %d MB%n", project.relativize(image), size(image) >> 20);
    }

    private void link() throws IOException {
        Path described = Files.createTempDirectory(image.getParent(), "modules");
        List<Path> linkable = new Explicit(modules, described).all();
        int status = ToolProvider.findFirst("jlink").orElseThrow().run(System.out, System.err,
                "--module-path", String.join(File.pathSeparator, linkable.stream().map(Path::toString).toList()),
                "--add-modules", "trayfield",
                "--exclude-resources", NATIVE_LIBRARIES.replace("regex:/", "regex:/javafx.*/"),
                "--no-header-files",
                "--no-man-pages",
                "--compress", "zip-6",
                "--output", image.toString());
        delete(described);
        if (status != 0) {
            throw new IllegalStateException("jlink ended with " + status);
        }
    }

    /** JavaFX looks for its native libraries beside Java's, and only then unpacks them into the user's home. */
    private void unpackNativeLibraries(Path module) throws IOException {
        if (!Files.isRegularFile(module)) {
            return;
        }
        boolean windows = Files.isDirectory(image.resolve("bin/server"));
        Path folder = Files.createDirectories(image.resolve(windows ? "bin/javafx" : "lib"));
        try (var jar = FileSystems.newFileSystem(module);
                Stream<Path> files = Files.list(jar.getPath("/"))) {
            Predicate<Path> isNative = jar.getPathMatcher(NATIVE_LIBRARIES)::matches;
            for (Path library : files.filter(isNative).toList()) {
                Files.copy(library, folder.resolve(library.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Starts the program once, so that Java keeps what it loaded, linked and learned for later starts. */
    private boolean rehearse() throws IOException, InterruptedException {
        Path cache = image.resolve("lib/trayfield.aot");
        Path log = image.resolveSibling("rehearsal.log");
        Process process = new ProcessBuilder(
                        image.resolve("bin/java").toString(),
                        "-XX:AOTCacheOutput=" + cache,
                        "@" + image.resolve("lib/trayfield.options"),
                        "-Dtrayfield.home=" + image,
                        "-Dtrayfield.rehearsal=" + project.resolve("src/image/rehearsal.jsonl"),
                        "-m", "trayfield/trayfield.ui.app.Launch", "play", "--headless", "--exit-after-start")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(3, TimeUnit.MINUTES);
        if (!ended) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
        if (ended && process.exitValue() == 0 && Files.exists(cache)) {
            return true;
        }
        Files.deleteIfExists(cache);
        return false;
    }

    private void tryOut(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher().toString()));
        command.addAll(List.of(arguments));
        if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
            throw new IllegalStateException("The image fails to do this: " + command);
        }
    }

    /** A page needs every library that {@link Explicit} described: what is missing in a description shows here. */
    private void tryPrinting() throws IOException, InterruptedException {
        Path page = Files.createTempFile(image.getParent(), "page", ".pdf");
        try {
            tryOut("print", image.resolve("rules-data/scenarios/ancient/joes-table.json").toString(), "-o", page.toString(), "--symbols");
        } finally {
            Files.delete(page);
        }
    }

    private Path launcher() {
        boolean windows = File.separatorChar == '\\';
        return image.resolve(windows ? "bin/trayfield.bat" : "bin/trayfield");
    }

    private static void copy(Path from, Path to) throws IOException {
        if (!Files.exists(from)) {
            return;
        }
        for (Path source : tree(from)) {
            Path target = to.resolve(from.relativize(source).toString());
            if (Files.isDirectory(source)) {
                Files.createDirectories(target);
            } else {
                Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> files = new ArrayList<>(tree(folder));
            files.sort(Comparator.reverseOrder());
            for (Path file : files) {
                Files.delete(file);
            }
        }
    }

    private static long size(Path folder) throws IOException {
        return tree(folder).stream().filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }

    private static List<Path> tree(Path top) throws IOException {
        try (Stream<Path> files = Files.walk(top)) {
            return files.toList();
        }
    }
}
