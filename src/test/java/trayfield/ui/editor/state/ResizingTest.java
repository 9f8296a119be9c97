package trayfield.ui.editor.state;

import static org.assertj.core.api.Assertions.assertThat;
import static trayfield.ui.editor.state.Tables.at;
import static trayfield.ui.editor.state.Tables.way;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trayfield.model.Scenario;
import trayfield.model.Scenario.Victory;
import trayfield.ui.editor.state.Resizing.Anchor;
import trayfield.ui.editor.state.Resizing.Plan;

/// Boards of another size: everything keeps its place beside the anchor, and what is lost is said first.
@Execution(ExecutionMode.CONCURRENT)
class ResizingTest {
    private static final Scenario MODERN = Tables.shipped("crossroads");

    @ParameterizedTest
    @EnumSource(Anchor.class)
    void grownAndShrunkBackNothingIsLost(Anchor anchor) {
        for (Scenario scenario : List.of(MODERN, Tables.shipped("joes-table"))) {
            int columns = scenario.board().columns();
            int rows = scenario.board().rows();
            Plan grown = Resizing.to(scenario, columns + 6, rows + 4, anchor);
            assertThat(grown.losesNothing()).isTrue();
            Plan back = Resizing.to(grown.after(), columns, rows, anchor);
            assertThat(back.losesNothing()).isTrue();
            assertThat(back.after()).isEqualTo(scenario);
        }
    }

    @Test
    void whatFallsOffIsListed() {
        Scenario scenario = MODERN.withHeadquarters(new LinkedHashMap<>(Map.of("red", way("A1", "U1"))));
        Plan plan = Resizing.to(scenario, 11, 13, Anchor.WEST);
        assertThat(plan.trays()).hasSize(13).allMatch(id -> id.startsWith("b"));
        assertThat(plan.headquarters()).containsExactly(at("U1"));
        assertThat(plan.objectives()).containsExactly(at("L6"), at("L7"), at("L8"));
        assertThat(plan.ground()).isPositive();
        assertThat(plan.after().trays()).hasSize(13);
        assertThat(((Victory.Capture) plan.after().victory().getFirst()).squares()).hasSize(6);
        assertThat(plan.after().board().columns()).isEqualTo(11);
    }

    @Test
    void theMiddleStaysInTheMiddle() {
        Plan plan = Resizing.to(MODERN, 25, 17, Anchor.MIDDLE);
        assertThat(plan.after().board().ground(at("M9"))).isEqualTo(MODERN.board().ground(at("K7")));
        assertThat(Resizing.to(MODERN, 21, 13, Anchor.NORTH).after()).isSameAs(MODERN);
    }

    @Test
    void menWhoFallOffLeaveTheirUnit() {
        Scenario ancient = Tables.shipped("bald-hill");
        Plan plan = Resizing.to(ancient, 28, 26, Anchor.NORTH);
        assertThat(plan.trays()).isNotEmpty().allMatch(id -> id.startsWith("s"));
        assertThat(Pieces.of(plan.after())).hasSize(96 - plan.trays().size());
        assertThat(plan.after().units()).noneMatch(unit -> unit.men().isEmpty());
    }
}
