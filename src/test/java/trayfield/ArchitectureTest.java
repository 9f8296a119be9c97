package trayfield;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import trayfield.command.Main;

/** Which package may use which, and why. */
@Execution(ExecutionMode.CONCURRENT)
class ArchitectureTest {

    /** One row of the table of packages; {@code mayUse} names packages with all that lies below them in the table. */
    private record Row(String name, List<String> mayUse, String because) {}

    private static final List<String> RULES = List.of("model", "geometry", "tables", "rules");
    private static final List<String> PLAY = List.of(
            "model", "geometry", "tables", "tables.json", "rules", "rules.modern", "rules.ancient", "notation", "files");

    private static final List<Row> TABLE = List.of(
            new Row("model", List.of(), "the vocabulary is shared by everything and knows nothing but itself"),
            new Row("geometry", List.of("model"), "squares, arcs and lines hold in any game, whatever its rules"),
            new Row("tables.json", List.of("model"), "reading strictly is the same for every kind of file"),
            new Row("tables", List.of("model", "tables.json"), "tables are numbers, and numbers need no procedure"),
            new Row("rules", List.of("model", "geometry", "tables"), "what both games share may know neither of them"),
            new Row("rules.modern", RULES, "a rule book stands on the shared rules and never on its sibling"),
            new Row("rules.ancient", RULES, "a rule book stands on the shared rules and never on its sibling"),
            new Row("notation", List.of("model"), "text of an order says nothing about whether it is lawful"),
            new Row("files", List.of("model", "tables", "tables.json", "notation"), "reading a file must not depend on how games are played"),
            new Row("play.body", RULES, "men are moved together by any rule book, in a game or out of one"),
            new Row("play", with(PLAY, "play.body"), "a game in progress is the same with any player and on any screen"),
            new Row("solo.sand", with(PLAY, "play", "play.body"), "a sand table is laid from what a seat shows"),
            new Row("solo.modern", with(PLAY, "play.body", "solo.sand"), "armies are led on the sand table alone, never in the game"),
            new Row("solo.ancient", with(PLAY, "play.body", "solo.sand"), "armies are led on the sand table alone, never in the game"),
            new Row("solo", with(PLAY, "play", "play.body", "solo.sand", "solo.modern", "solo.ancient"), "a computer commander plays through the same door as people"),
            new Row("solo.trial", with(PLAY, "play", "solo", "solo.sand"), "games are counted whoever plays them"),
            new Row("command.engine", with(PLAY, "play", "solo"), "the protocol is spoken to programs, not typed by people"),
            new Row("command.robot", with(PLAY, "play", "solo", "solo.sand", "command.engine"), "a robot is a commander behind a pipe"),
            new Row("command", with(PLAY, "play", "solo", "solo.sand", "solo.trial", "command.engine", "command.robot"), "the command line has to work where there is no screen"),
            new Row("ui.screen", List.of("model", "notation", "ui.board", "ui.board.tray"), "what all screens share knows none of them"));

    private static final JavaClasses CLASSES = productionClasses();

    @TestFactory
    Stream<DynamicTest> packagesUseOnlyWhatTheTableGrantsThem() {
        return TABLE.stream().map(row -> test(row.name(), onlyWhatIsGranted(row)));
    }

    @Test
    void theTableNamesEveryPackage() {
        Set<String> named = new TreeSet<>(List.of("ui.board", "ui.board.clay", "ui.board.ground", "ui.board.tray", "ui.play", "ui.play.state", "ui.print", "ui.editor", "ui.editor.state", "ui.trial", "ui.app"));
        TABLE.forEach(row -> named.add(row.name()));
        Set<String> found = new TreeSet<>();
        CLASSES.forEach(type -> found.add(type.getPackageName().replaceFirst("^trayfield\\.?", "")));
        found.remove(""); // module-info
        found.removeIf(name -> name.matches("ui\\.[a-z]+\\..+")); // within screens nothing but the ban on cycles holds
        assertThat(named).containsAll(found);
    }

    @TestFactory
    Stream<DynamicTest> librariesStayInTheirPackages() {
        return Stream.of(
                test("cycles", slices().matching("trayfield.(**)").should().beFreeOfCycles()
                        .because("packages in a circle are one package")),
                test("toolkit", onlyIn(List.of("ui"),
                        "javafx..", "com.sun..", "atlantafx..", "org.kordamp..", "java.awt..", "javax.swing..", "javax.sound..")
                        .because("a game has to run without a window")),
                test("controls", noClasses().that(resideInAPackage("trayfield.ui.*.state.."))
                        .should().dependOnClassesThat(resideInAnyPackage("javafx.scene..", "javafx.stage..", "java.awt.."))
                        .because("what a screen knows is tested without a window")),
                test("JSON", onlyIn(List.of("tables", "files", "command"), "tools.jackson..", "com.fasterxml..")
                        .because("the shape of a file is the concern of those who read it")),
                test("paper", onlyIn(List.of("ui.print"), "org.apache.pdfbox..", "org.apache.fontbox..", "de.rototor..")
                        .because("a page is painted like any picture, and only who binds the pages knows how files of them are made")),
                test("options", onlyIn(List.of("command"), "picocli..")
                        .because("only the command line knows of a command line")));
    }

    @TestFactory
    Stream<DynamicTest> positionsFollowFromInputsAlone() {
        String because = "a replay must reach the same position on every machine: dice are inputs, and rules tell no one";
        return Stream.of("model", "geometry", "rules").map(name -> test(name,
                noClasses().that(resideInAPackage("trayfield." + name + ".."))
                        .should().dependOnClassesThat(resideInAnyPackage(
                                "java.io..", "java.nio.file..", "java.nio.channels..", "java.net..", "java.util.logging..",
                                "java.util.random.."))
                        .orShould().dependOnClassesThat(named("Random", "ThreadLocalRandom", "SecureRandom",
                                "SplittableRandom", "Clock", "Logger"))
                        .orShould(accessTargetWhere(method(
                                "random", "randomUUID", "now", "currentTimeMillis", "nanoTime",
                                "getLogger")))
                        .because(because)));
    }

    @Test
    void whatScreensDecideNeedsNoWindow() {
        noClasses().that(resideInAnyPackage("trayfield.ui.play.state..", "trayfield.ui.editor.state.."))
                .should().dependOnClassesThat(resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application.."))
                .because("view models are tested without a window").check(CLASSES);
    }

    @Test
    void standardOutputBelongsToTheCommandLine() {
        noClasses().that(resideInAPackage("trayfield..")).and(DescribedPredicate.not(in(List.of("command"))))
                .should().accessField(System.class, "out")
                .because("the engine protocol speaks there, and a stray line breaks it")
                .allowEmptyShould(true).check(CLASSES);
    }

    private static ArchRule onlyWhatIsGranted(Row row) {
        String[] granted = with(row.mayUse(), row.name()).stream()
                .map(name -> "trayfield." + name).toArray(String[]::new);
        return classes().that(resideInAPackage("trayfield." + row.name()))
                .should().onlyDependOnClassesThat(resideInAnyPackage(granted)
                        .or(DescribedPredicate.not(resideInAPackage("trayfield.."))))
                .because(row.because());
    }

    private static ArchRule onlyIn(List<String> packages, String... libraries) {
        return noClasses().that(DescribedPredicate.not(in(packages)))
                .should().dependOnClassesThat(resideInAnyPackage(libraries));
    }

    private static DescribedPredicate<JavaClass> in(List<String> packages) {
        return resideInAnyPackage(packages.stream().map(name -> "trayfield." + name + "..").toArray(String[]::new));
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        return DescribedPredicate.describe("are named " + List.of(names),
                type -> type.getPackageName().startsWith("java.") && List.of(names).contains(type.getSimpleName()));
    }

    private static DescribedPredicate<JavaAccess<?>> method(String... names) {
        return DescribedPredicate.describe("target is one of " + List.of(names),
                access -> access.getTargetOwner().getPackageName().startsWith("java.")
                        && List.of(names).contains(access.getTarget().getName()));
    }

    private static DynamicTest test(String name, ArchRule rule) {
        return DynamicTest.dynamicTest(name, () -> rule.allowEmptyShould(true).check(CLASSES));
    }

    private static List<String> with(List<String> names, String... more) {
        return Stream.concat(names.stream(), Stream.of(more)).toList();
    }

    private static JavaClasses productionClasses() {
        try {
            Path compiled = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return new ClassFileImporter().importPath(compiled);
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
