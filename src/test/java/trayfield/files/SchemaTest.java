package trayfield.files;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import trayfield.model.HouseRule;
import trayfield.tables.RuleTable;
import trayfield.tables.RuleTables;

/// The schemas that help a designer in an editor say what the readers say.
class SchemaTest {
    private static final Path FOLDER = Samples.RULES_DATA.resolve("schema");
    private static final String BASE = "https://schema.invalid/";
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(SchemaTest::source));

    /// A schema of the folder by its address; null for any other, as the registry asks.
    private static String source(String address) {
        try {
            return address.startsWith(BASE) ? Files.readString(FOLDER.resolve(address.substring(BASE.length()))) : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Error> errors(String schema, String json) {
        Schema loaded = REGISTRY.getSchema(SchemaLocation.of(BASE + schema + ".schema.json"));
        return loaded.validate(json, InputFormat.JSON);
    }

    static Stream<Path> shipped() throws IOException {
        try (Stream<Path> files = Files.walk(Samples.RULES_DATA)) {
            return files.filter(file -> file.toString().endsWith(".json")).filter(Predicate.not(file -> file.startsWith(FOLDER)))
                    .sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void shippedFilesFitTheSchemaThatTheyName(Path file) throws IOException {
        String json = Files.readString(file);
        String named = json.replaceFirst("(?s).*?\"\\$schema\": \"([^\"]*)\".*", "$1");
        assertThat(file.resolveSibling(named)).as("$schema of %s", file).exists();
        String schema = Path.of(named).getFileName().toString().replace(".schema.json", "");
        assertThat(errors(schema, json)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"scenario", "modern-table", "ancient-table", "save", "settings"})
    void schemasAreSchemas(String schema) {
        String metaSchema = SpecificationVersion.DRAFT_2020_12.getDialectId();
        assertThat(REGISTRY.getSchema(SchemaLocation.of(metaSchema))
                .validate(source(BASE + schema + ".schema.json"), InputFormat.JSON)).isEmpty();
    }

    @Test
    void whatTheProgramWritesFits() {
        assertThat(errors("scenario", ScenarioFile.write(Samples.scenario()))).isEmpty();
        assertThat(errors("save", SaveFile.write(Samples.save()))).isEmpty();
        SavedGame game = Samples.save();
        assertThat(errors("save", SaveFile.write(new SavedGame(game.title(), game.program(), game.saved(), 1, game.table(),
                game.scenario(), OptionalLong.empty(), List.of(), game.hash())))).isEmpty();
        assertThat(errors("save", SaveFile.write(game.with(Samples.annex())))).isEmpty();
        assertThat(errors("scenario", AncientSamples.SCENARIO)).isEmpty();
        assertThat(errors("save", SaveFile.write(AncientSamples.save()))).isEmpty();
        assertThat(errors("settings", Samples.SETTINGS)).isEmpty();
        assertThat(errors("settings", SettingsFile.write(Settings.STANDARD))).isEmpty();
    }

    @Test
    void everyOptionIsInTheSchemas() {
        everyOption(Samples.table(), Samples.SCENARIO);
        everyOption(AncientSamples.table(), AncientSamples.SCENARIO);
    }

    private static void everyOption(RuleTable table, String sample) {
        for (HouseRule rule : table.houseRules()) {
            for (String value : rule.values()) {
                String json = rule.isSwitch() ? value : "\"" + value + "\"";
                String scenario = sample.replaceFirst("\"options\": .*",
                        "\"options\": {\"" + rule.name() + "\": " + json + "},");
                assertThat(errors("scenario", scenario)).isEmpty();
            }
        }
    }

    /// Each row: an edit of the sample that its schema must refuse, as the reader does.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"title\" | \"titel\"", "\"format\": 1 | \"format\": 2", "\"rules\": \"modern\" | \"rules\": \"chess\"",
            "\"facing\": \"E\" | \"facing\": \"NE\"", "\"columns\": 6 | \"columns\": 0", "~~~f~~ | ~~~x~~", "~~~f~~ | ~~~s~~",
            "900000 | A00000", ".===== | .===#=", "\"at\": \"C4\" | \"at\": \"c4\"", "\"id\": \"r2\" | \"id\": \"r 2\"",
            "\"id\": \"r2\" | \"id\": \"end\"", "\"id\": \"blue\" | \"id\": \"draw\"", "#b3392f | red", "\"standoff\" | \"stand\"",
            "\"unitsBlockSight\": false | \"unitsBlockSight\": \"false\"", "[\"C4\", \"D4\"] | []",
            "\"type\": \"exit\" | \"type\": \"leave\"", "\"edge\": \"S\" | \"edge\": \"south\"", "\"turnLimit\": 15, | ",
            "\"name\": \"Red\" | \"name\": \" \"", "\"trays\" | \"units\""})
    void wrongScenariosAreRefused(String from, String to) {
        String json = Samples.SCENARIO.replace(from, to == null ? "" : to);
        assertThat(json).isNotEqualTo(Samples.SCENARIO);
        assertThat(errors("scenario", json)).isNotEmpty();
        assertThat(Samples.bad(ScenarioFile.parse("s.json", json, Samples.TABLES))).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"facing\": \"N\" | \"facing\": \"NE\"", "~~~f~s | ~~~x~s", "\"at\": \"C1\" | \"at\": \"c1\"", "\"id\": \"s2\" | \"id\": \"s 2\"",
            "\"crest\": \"#27ae60\" | \"crest\": \"green\"", "\"D\": 1 | \"D\": -1", "\"men\" | \"man\"", "\"units\" | \"trays\"",
            "\"compulsoryMelee\": \"all\" | \"compulsoryMelee\": \"some\"", "\"compulsoryMelee\": \"all\" | \"drawnMelee\": \"reroll\"",
            "\"name\": \"Second\" | \"name\": \" \"", "\"rules\": \"ancient\" | \"rules\": \"modern\""})
    void wrongAncientScenariosAreRefused(String from, String to) {
        String json = AncientSamples.SCENARIO.replace(from, to);
        assertThat(json).isNotEqualTo(AncientSamples.SCENARIO);
        assertThat(errors("scenario", json)).isNotEmpty();
        assertThat(Samples.bad(ScenarioFile.parse("s.json", json, Samples.TABLES))).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"speed\": 6 | \"speed\": 0", "\"meleePower\": 3 | \"meleePower\": -1", "[2, 4, 6] | []", "[2, 4, 6] | [2, 2]",
            "\"road\": {\"value\": 1 | \"road\": {\"value\": 0", "\"alone\": {\"value\": -1 | \"alone\": {\"value\": 1",
            "[-1, -2, -3] | [1]", "[-1, -2, -3] | []", "\"outOfWater\" | \"outofWater\"", "ancient.melee.5 | modern.A",
            "\"value\": \"moved\" | \"value\": \"move\"", "\"value\": true | \"value\": \"true\"", "\"town\": 2 | \"town\": null",
            "\"id\": \"B\" | \"id\": \"B b\""})
    void wrongAncientTablesAreRefused(String from, String to) {
        String json = AncientSamples.shippedTable().replace(from, to);
        assertThat(json).isNotEqualTo(AncientSamples.shippedTable());
        assertThat(errors("ancient-table", json)).isNotEmpty();
        assertThat(Samples.bad(RuleTables.parse("t.json", json))).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"range\": 12 | \"range\": -1", "[2, 4, 6] | []", "[2, 4, 6] | [2, 2]", "\"size\": 1 | \"size\": 0", "\"uphill\" | \"uphil\"",
            "\"class\": \"vehicle\" | \"class\": \"car\"", "modern.G.2 | ancient.G.2", "\"value\": true | \"value\": \"true\"",
            "\"value\": \"reroll\" | \"value\": \"again\"", "\"value\": -1 | \"value\": 1", "\"town\": 2 | \"town\": null",
            "\"type\": \"gun\" | \"type\": \"field gun\""})
    void wrongTablesAreRefused(String from, String to) {
        String json = Samples.shippedTable().replace(from, to);
        assertThat(json).isNotEqualTo(Samples.shippedTable());
        assertThat(errors("modern-table", json)).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"trayfield\": \"save\" | \"trayfield\": \"game\"", "\"people\": 2 | \"people\": 3", "\"seed\": -7, | ",
            "\"dice\": \"seeded\" | \"dice\": \"manual\"", "\"end\" | 7", "\"facing\": \"E\" | \"facing\": \"NE\"",
            "\"range\": 12 | \"range\": -1", "\"hash\" | \"hsah\"", "\"hash\" | \"sealed\": [\"AAAA\"], \"hash\""})
    void wrongSavesAreRefused(String from, String to) {
        String save = SaveFile.write(Samples.save());
        String json = save.replace(from, to == null ? "" : to);
        assertThat(json).isNotEqualTo(save);
        assertThat(errors("save", json)).isNotEmpty();
        assertThat(Samples.bad(SaveFile.parse("s.json", json))).isNotEmpty();
    }
}
