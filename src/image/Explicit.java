import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.constant.ModuleDesc;
import java.lang.constant.PackageDesc;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Jars that jlink can link. It refuses those that do not describe themselves as modules; of each such jar a copy is made
 * that does: open, with all its packages exported, requiring what its classes use.
 */
final class Explicit {
    private final List<Path> jars;
    private final Path folder;

    /** @param folder where the copies are put */
    Explicit(List<Path> jars, Path folder) {
        this.jars = jars;
        this.folder = folder;
    }

    List<Path> all() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path jar : jars) {
            ModuleDescriptor found = ModuleFinder.of(jar).findAll().iterator().next().descriptor();
            all.add(found.isAutomatic() ? described(jar, found) : jar);
        }
        return all;
    }

    private Path described(Path jar, ModuleDescriptor found) throws IOException {
        Path copy = Files.copy(jar, folder.resolve(found.name() + ".jar"));
        try (FileSystem inside = FileSystems.newFileSystem(URI.create("jar:" + copy.toUri()), Map.of())) {
            Files.write(inside.getPath("module-info.class"), moduleInfo(found, required(jar)));
        }
        return copy;
    }

    private static byte[] moduleInfo(ModuleDescriptor found, List<String> required) {
        return ClassFile.of().buildModule(ModuleAttribute.of(ModuleDesc.of(found.name()), module -> {
            module.moduleFlags(ClassFile.ACC_OPEN);
            required.forEach(name -> module.requires(ModuleDesc.of(name),
                    name.equals("java.base") ? ClassFile.ACC_MANDATED : 0, null));
            found.packages().stream().sorted().forEach(name -> module.exports(PackageDesc.of(name), 0));
        }));
    }

    /** The modules that a jar's classes use, as far as they are there: what is optional may be missing. */
    private List<String> required(Path jar) {
        StringWriter told = new StringWriter();
        // Not the program: it requires this jar, which is not among the others.
        List<String> others = jars.stream().filter(other -> !other.equals(jar) && Files.isRegularFile(other))
                .map(Path::toString).toList();
        int status = ToolProvider.findFirst("jdeps").orElseThrow().run(new PrintWriter(told), new PrintWriter(System.err),
                "-s", "--ignore-missing-deps", "--multi-release", "base",
                "--module-path", String.join(File.pathSeparator, others), jar.toString());
        if (status != 0) {
            throw new IllegalStateException("jdeps ended with " + status + " on " + jar + ": " + told);
        }
        return Stream.concat(Stream.of("java.base"), told.toString().lines().map(Explicit::target).filter(Objects::nonNull))
                .distinct().sorted().toList();
    }

    /** Of a line such as {@code a.jar -> b}, b. */
    private static String target(String line) {
        int arrow = line.indexOf(" -> ");
        String name = arrow < 0 ? "" : line.substring(arrow + 4).strip();
        return name.matches("[a-z][\\w.]*") ? name : null;
    }
}
