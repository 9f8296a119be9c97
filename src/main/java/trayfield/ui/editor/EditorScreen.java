package trayfield.ui.editor;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import trayfield.model.Square;
import trayfield.ui.board.BoardView;
import trayfield.ui.board.Look;
import trayfield.ui.editor.state.Bench;
import trayfield.ui.editor.state.EditorModel;
import trayfield.ui.editor.state.Finding;
import trayfield.ui.editor.state.Findings;
import trayfield.ui.editor.state.Kit.Tool;
import trayfield.ui.editor.state.Say;
import trayfield.ui.editor.state.StatusLine;

/// The designer's bench: tools at the left, the board in the middle, armies, terms, problems and the measure of both sides
/// at the right. It draws the [Bench] of its model and hands on what the designer does by mouse and keys; what it cannot
/// do itself it asks of its [EditorHost].
public final class EditorScreen extends StackPane implements EditorActions {
    private static final double PANEL_EMS = 23;
    private static final double PANEL_SHARE = 0.36;
    private static final double EM = 16;
    private static final int ARMIES = 0;
    private static final int TERMS = 1;
    private static final int PROBLEMS = 2;

    private final EditorModel model;
    private final EditorHost host;
    private final BorderPane table = new BorderPane();
    private final TopBar top;
    private final BoardPane board;
    private final ToolPalette tools;
    private final ArmiesTab armies;
    private final TermsTab terms;
    private final ProblemsTab problems;
    private final FairTab fair = new FairTab();
    private final TabPane tabs = new TabPane();
    private final Tab problemsTab = new Tab();
    private final Label status = new Label();
    private final KeyTable keys;
    private Look look;
    private Optional<Overlay> sheet = Optional.empty();

    /// @param look as the designer likes boards drawn
    public EditorScreen(EditorModel model, Look look, EditorHost host) {
        this.model = model;
        this.host = host;
        this.look = look;
        this.keys = new KeyTable(model, this);
        this.top = new TopBar(model, this, host, keys);
        this.board = new BoardPane(model);
        this.tools = new ToolPalette(model, keys, this);
        this.armies = new ArmiesTab(model, this);
        this.terms = new TermsTab(model);
        this.problems = new ProblemsTab(model, this);
        getStyleClass().add("bench-screen");
        getStylesheets().add(EditorScreen.class.getResource("editor.css").toExternalForm());
        layOut();
        new Keyboard(this, keys, board.view(), model, () -> sheet);
        model.benchProperty().addListener((_, _, next) -> show(next));
        tabs.getSelectionModel().selectedIndexProperty().addListener(_ -> show(model.bench()));
        sceneProperty().addListener((_, _, scene) -> {
            if (scene != null) {
                Platform.runLater(this::requestFocus);
            }
        });
        show(model.bench());
    }

    private void layOut() {
        tabs.getTabs().setAll(tab("tab.armies", scrolling(armies)), tab("tab.terms", scrolling(terms)), problemsTab, tab("tab.fair", scrolling(fair)));
        problemsTab.setContent(problems);
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.getStyleClass().add("bench-tabs");
        tabs.setMinWidth(0);
        widthProperty().addListener((_, _, width) -> tabs.setPrefWidth(Math.min(PANEL_EMS * EM * look.textScale(), width.doubleValue() * PANEL_SHARE)));
        status.setId("status");
        status.setMaxWidth(Double.MAX_VALUE);
        status.setWrapText(true);
        status.getStyleClass().add("bench-status");
        table.setTop(top);
        table.setLeft(tools);
        table.setCenter(board);
        table.setRight(tabs);
        table.setBottom(status);
        getChildren().setAll(table);
    }

    private static Tab tab(String key, Node content) {
        Tab tab = new Tab(Say.it(key), content);
        tab.setId(key.replace('.', '-'));
        return tab;
    }

    private static ScrollPane scrolling(Region content) {
        content.setMinWidth(0);
        ScrollPane pane = new ScrollPane(content);
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.getStyleClass().add("bench-scroll");
        return pane;
    }

    private void show(Bench bench) {
        top.show(bench);
        tools.show(bench);
        board.show(bench, look, tabs.getSelectionModel().getSelectedIndex() == TERMS);
        // What cannot be seen is shown when it can.
        switch (tabs.getSelectionModel().getSelectedIndex()) {
            case ARMIES -> armies.show(bench, look);
            case TERMS -> terms.show(bench);
            case PROBLEMS -> problems.show(bench);
            default -> fair.show(bench);
        }
        status.setText(StatusLine.of(bench));
        Findings findings = bench.findings();
        problemsTab.setText(findings.all().isEmpty() ? Say.it("tab.problems") : Say.it("tab.problems.some", findings.all().size()));
        problemsTab.getStyleClass().remove("bench-alarm");
        if (!findings.sound()) {
            problemsTab.getStyleClass().add("bench-alarm");
        }
    }

    /// The view model, for those who drive or watch the screen.
    public EditorModel model() {
        return model;
    }

    /// The board: to remember how it was looked at.
    public BoardView board() {
        return board.view();
    }

    /// Shows the bench by another look.
    public void apply(Look next) {
        look = next;
        show(model.bench());
    }

    @Override
    public void requestFocus() {
        sheet.ifPresentOrElse(Overlay::focusFirst, board.view()::requestFocus);
    }

    private void lay(Overlay next) {
        clear();
        sheet = Optional.of(next);
        getChildren().add(next);
        // Later: the letter that laid the sheet is not to be typed into its first field.
        Platform.runLater(next::focusFirst);
    }

    private void clear() {
        sheet.ifPresent(getChildren()::remove);
        sheet = Optional.empty();
        board.view().requestFocus();
    }

    @Override
    public void save() {
        host.save();
    }

    @Override
    public void saveAs() {
        host.saveAs();
    }

    @Override
    public void open() {
        host.open();
    }

    @Override
    public void start() {
        host.start();
    }

    @Override
    public void revert() {
        host.revert();
    }

    @Override
    public void home() {
        host.home();
    }

    /// Only a sound scenario can be played; else the problems are shown.
    @Override
    public void play() {
        model.release();
        Findings now = model.refusals();
        if (now.sound()) {
            host.play(model.scenario());
        } else {
            tab(PROBLEMS);
            model.say(Say.it("note.notPlayable", now.refused()), true);
        }
    }

    @Override
    public void resize() {
        lay(ResizeSheet.of(model, this::clear));
    }

    @Override
    public void showKeys() {
        lay(KeysSheet.of(keys, this::clear));
    }

    @Override
    public void army() {
        model.take(kit -> kit.with(Tool.ARMY));
        tab(ARMIES);
        toBoard();
    }

    @Override
    public void tab(int number) {
        tabs.getSelectionModel().select(number);
    }

    @Override
    public void form(Finding.Form form) {
        tab(switch (form) {
            case ARMIES -> ARMIES;
            case TERMS -> TERMS;
        });
    }

    /// From the board to the form at the right, and back.
    @Override
    public void moveFocus() {
        if (board.view().isFocused()) {
            tabs.getSelectionModel().getSelectedItem().getContent().requestFocus();
            tabs.requestFocus();
        } else {
            board.view().requestFocus();
        }
    }

    @Override
    public void hideTrays() {
        apply(look.withTrays(!look.trays()));
    }

    @Override
    public void toggleSymbols() {
        apply(look.with(look.style() == Look.Style.FIGURES ? Look.Style.SYMBOLS : Look.Style.FIGURES));
    }

    @Override
    public void zoom(int notches) {
        board.view().zoom(notches);
    }

    @Override
    public void fit() {
        board.view().fit();
    }

    @Override
    public void look(List<Square> squares) {
        squares.stream().findFirst().ifPresent(at -> {
            model.lookAt(at);
            board.view().reveal(at);
        });
    }

    @Override
    public void toBoard() {
        board.view().requestFocus();
    }
}
