package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.Loaded;
import trayfield.model.Scenario;

/// Saves of games with secrets: what one player must not read stands in them closed.
@Execution(ExecutionMode.CONCURRENT)
class SealedSaveTest {
    private static final String TEXT = SaveFile.write(AncientSamples.save());

    private static List<String> problems(String json) {
        return Samples.problems(SaveFile.parse("s.json", json));
    }

    /// The sample with other things sealed in it.
    private static String sealed(String inside) {
        String lines = Seal.close(inside).stream().map(line -> "\"" + line + "\"").reduce((a, b) -> a + ", " + b).orElseThrow();
        return TEXT.replaceFirst("(?s)\"sealed\": \\[.*?]", "\"sealed\": [" + lines + "]");
    }

    private static String inside() {
        String lines = TEXT.replaceFirst("(?s).*\"sealed\": \\[(.*?)].*", "$1");
        return Seal.open(List.of(lines.replaceAll("[^A-Za-z0-9+/=]", ""))).orElseThrow();
    }

    @Test
    void aWrittenGameIsReadAsTheSame() {
        assertThat(SaveFile.parse("s.json", TEXT)).isEqualTo(new Loaded.Good<>(AncientSamples.save()));
        assertThat(SaveFile.write(Samples.good(SaveFile.parse("s.json", TEXT)))).isEqualTo(TEXT);
    }

    @Test
    void noClassNoRosterAndNoAimStandsInTheClear() {
        assertThat(TEXT).contains("\"sealed\"", "\"title\": \"A Sunday\"").doesNotContain("\"class\"", "roster s", "s1=", "throws",
                "s1.1", "\"inputs\"", "\"scenario\"");
        assertThat(inside()).contains("\"class\": \"B\"", "roster s1=D s2=A", "s1 throws s1.1>g1.2");
    }

    @Test
    void gamesWithoutSecretsStayReadable() {
        assertThat(SaveFile.write(Samples.save())).contains("r1 fires b1 grenade").doesNotContain("sealed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[\"\"]", "[\"no base 64\"]", "[\"AAAA\"]", "[\"eJw=\"]"})
    void whatCannotBeOpenedIsSaid(String seal) {
        assertThat(problems(TEXT.replaceFirst("(?s)\"sealed\": \\[.*?]", "\"sealed\": " + seal)))
                .containsExactly("sealed: this cannot be opened: it was changed, cut, or sealed by something else");
    }

    @Test
    void aSealCutShortIsSaid() {
        int half = TEXT.indexOf("\"sealed\"") + 200;
        String cut = TEXT.substring(0, half).replaceFirst(",\\s*\"[^\"]*$", "") + "], \"hash\": \"5d1c0a\"}";
        assertThat(problems(cut)).containsExactly("sealed: this cannot be opened: it was changed, cut, or sealed by something else");
    }

    @Test
    void whatIsWrongInsideIsSaid() {
        assertThat(problems(sealed(inside().replace("\"inputs\"", "\"inptus\"")))).anySatisfy(heard ->
                assertThat(heard).startsWith("sealed: inside: sealed:").contains("did you mean \"inputs\"?"));
        assertThat(problems(sealed(inside().replace("roster s1=D", "roster s1-D")))).singleElement().asString()
                .startsWith("sealed: inside: sealed:").contains("inputs[0]", "is no order and no roll");
        assertThat(problems(sealed(inside().replace("\"class\": \"B\"", "\"class\": \"X\"")))).isNotEmpty();
        assertThat(problems(sealed("{\"format\": 2}"))).singleElement().asString().contains("this file has format 2");
        assertThat(problems(sealed("[1]"))).isNotEmpty();
        assertThat(problems(sealed("{"))).isNotEmpty();
    }

    @Test
    void sealedAndClearAreNotMixed() {
        assertThat(problems(TEXT.replace("\"hash\"", "\"inputs\": [], \"hash\""))).anySatisfy(heard ->
                assertThat(heard).startsWith("inputs: unknown key"));
    }

    @Test
    void aBombIsNotOpened() {
        assertThat(Seal.open(Seal.close("x".repeat(9 << 20)))).isEmpty();
        assertThat(Seal.open(Seal.close("x".repeat(8 << 20)))).isPresent();
    }

    @Test
    void aGameTooLargeToBeOpenedAgainIsNotSaved(@TempDir Path folder) {
        SavedGame game = AncientSamples.save();
        Scenario scenario = game.scenario();
        Scenario wordy = new Scenario(scenario.id(), scenario.title(), "x".repeat(9 << 20), scenario.rules(),
                scenario.options(), scenario.board(), scenario.sides(), scenario.trays(), scenario.units(),
                scenario.rosters(), scenario.headquarters(), scenario.victory(), scenario.turnLimit(),
                scenario.atLimit(), scenario.firstSide());
        SavedGame huge = new SavedGame(game.title(), game.program(), game.saved(), 2, game.table(), wordy,
                OptionalLong.of(1), game.inputs(), game.hash());
        assertThat(SaveFile.save(folder.resolve("game.json"), huge)).hasValueSatisfying(problem ->
                assertThat(problem.text()).contains("could not be read again"));
    }
}
