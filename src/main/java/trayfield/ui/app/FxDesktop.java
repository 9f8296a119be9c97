package trayfield.ui.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import javafx.application.Application;
import javafx.application.Platform;
import trayfield.command.Desktop;
import trayfield.command.ExitStatus;
import trayfield.command.Opening;
import trayfield.command.PrintOrder;
import trayfield.command.RulesData;
import trayfield.model.Problem;
import trayfield.play.Seat;
import trayfield.ui.board.Look;

/// The screen by JavaFX. Nothing of the toolkit is loaded before the window is opened.
final class FxDesktop implements Desktop {

    private FutureTask<Void> toolkit;

    /// Starts the toolkit, and has it read the theme.
    @Override
    public void expect(boolean headless) {
        if (headless) {
            drawIntoMemory();
        }
        toolkit = new FutureTask<>(() -> Platform.startup(TrayfieldApp::dress), null);
        Thread.ofPlatform().daemon().name("trayfield-toolkit").start(toolkit);
    }

    @Override
    public void open(Opening opening) throws NoScreen {
        if (toolkit == null) {
            expect(opening.headless());
        }
        await(toolkit);
        TrayfieldApp.openWith(opening);
        Application.launch(TrayfieldApp.class);
    }

    @Override
    public int draw(Path file, Path png, boolean symbols, RulesData rulesData) {
        Look look = Look.STANDARD.with(symbols ? Look.Style.SYMBOLS : Look.Style.FIGURES);
        return told(BoardDrawing.draw(new Stock(rulesData), file, png, look));
    }

    @Override
    public int print(PrintOrder order, RulesData rulesData) {
        return told(Press.print(new Stock(rulesData), order));
    }

    private static int told(List<Problem> problems) {
        problems.forEach(problem -> System.err.println(problem.oneLine()));
        return problems.isEmpty() ? ExitStatus.DONE : ExitStatus.FAILED;
    }

    @Override
    public boolean picture(Seat seat, Path png) {
        Optional<Problem> problem = BoardDrawing.write(BoardDrawing.of(seat), png);
        problem.ifPresent(fault -> System.err.println(fault.oneLine()));
        return problem.isEmpty();
    }

    /// Apart from the application's own start, so that a mistake in that is not taken for a missing screen.
    private static void await(Future<?> toolkit) throws NoScreen {
        try {
            toolkit.get();
        } catch (ExecutionException failure) {
            throw new NoScreen(failure.getCause().getMessage(), failure.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new NoScreen(interrupted.getMessage(), interrupted);
        }
    }

    /// Has to be said before the toolkit starts.
    private static void drawIntoMemory() {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
    }
}
