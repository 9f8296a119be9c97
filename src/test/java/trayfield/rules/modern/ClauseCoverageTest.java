package trayfield.rules.modern;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every clause has a test that names it: `modern.C.e` is named by methods `modern_C_e_…`.
class ClauseCoverageTest {
    private static final List<Class<?>> TESTS = List.of(MovementTest.class, GroundTest.class, RunDownTest.class,
            FireTest.class, MeleeTest.class, TurnsTest.class);

    @Test
    void everyClauseHasATest() {
        List<String> names = TESTS.stream().flatMap(test -> Arrays.stream(test.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Test.class)).map(Method::getName).toList();
        List<String> without = Arrays.stream(Clause.values()).map(clause -> clause.ref.id())
                .filter(id -> names.stream().noneMatch(name -> name.startsWith(id.replace('.', '_') + "_"))).toList();
        assertThat(without).isEmpty();
    }
}
