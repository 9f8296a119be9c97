package trayfield.command.engine;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import trayfield.files.SaveFile;
import trayfield.model.Order;
import trayfield.model.Problem;
import trayfield.model.Scenario;
import trayfield.model.Square;
import trayfield.play.DiceSource;
import trayfield.play.Game;
import trayfield.play.Records;
import trayfield.play.Saves;
import trayfield.play.Seat;
import trayfield.play.Undo;
import trayfield.rules.OrderFault;
import trayfield.rules.Rulebook.OddsAnswer;
import trayfield.tables.json.Item;

/// Carries out requests, one after the other, on the game that is being played.
final class Desk {
    private final Shelf shelf;
    private Session session;
    private boolean closed;

    Desk(Shelf shelf) {
        this.shelf = shelf;
    }

    /// True once a request has asked to end.
    boolean closed() {
        return closed;
    }

    Answers.Fields answer(Request request) throws Failure {
        return switch (request.action()) {
            case "scenarios" -> scenarios(request);
            case "new" -> begin(request);
            case "position" -> position(request);
            case "orders" -> orders(request);
            case "check" -> check(request);
            case "play" -> play(request);
            case "roll" -> roll(request);
            case "sight" -> sight(request);
            case "reach" -> reach(request);
            case "odds" -> odds(request);
            case "undo" -> undo(request);
            case "redo" -> redo(request);
            case "save" -> save(request);
            case "load" -> load(request);
            case "record" -> record(request);
            default -> quit(request);
        };
    }

    private Answers.Fields scenarios(Request request) throws Failure {
        request.complete();
        return Answers.scenarios(shelf.scenarios());
    }

    private Answers.Fields begin(Request request) throws Failure {
        Item item = request.item("scenario");
        Optional<Long> seed = request.optionalNumber("seed");
        boolean manual = request.says("dice", "manual");
        request.complete();
        Scenario scenario = shelf.find(item, request.complaints());
        long number = seed.orElseGet(RandomGenerator.getDefault()::nextLong);
        DiceSource dice = manual ? new DiceSource.Typed(number) : new DiceSource.Seeded(number);
        session = Session.begin(Game.start(shelf.tables().of(scenario.rules()).orElseThrow(), scenario, dice));
        return Answers.position(referee().observation());
    }

    private Answers.Fields position(Request request) throws Failure {
        Optional<String> viewer = request.optionalText("viewer");
        request.complete();
        return Answers.position(seat(viewer).observation());
    }

    private Answers.Fields orders(Request request) throws Failure {
        Optional<String> tray = request.optionalText("tray");
        request.complete();
        if (tray.isPresent()) {
            known(tray.get());
        }
        return Answers.orders(tray.isPresent() ? referee().orders(tray.get()) : referee().orders());
    }

    private Answers.Fields check(Request request) throws Failure {
        String order = request.text("order");
        request.complete();
        Session playing = playing();
        playing.must(referee().check(Request.order(order)));
        return Answers.nothing();
    }

    private Answers.Fields play(Request request) throws Failure {
        String text = request.text("order");
        Optional<List<Integer>> dice = request.dice();
        request.complete();
        Session playing = playing();
        Order order = Request.order(text);
        int before = playing.game().length();
        playing.play(order, dice);
        return step(before);
    }

    private Answers.Fields roll(Request request) throws Failure {
        Optional<List<Integer>> dice = request.dice();
        request.complete();
        Session playing = playing();
        int before = playing.game().length();
        playing.roll(dice);
        return step(before);
    }

    private Answers.Fields step(int before) throws Failure {
        Seat seat = referee();
        return Answers.step(seat.told(before), seat.observation());
    }

    private Answers.Fields sight(Request request) throws Failure {
        String from = request.text("from");
        String to = request.text("to");
        request.complete();
        Seat seat = referee();
        return Answers.sight(seat.sight(square(seat, from), square(seat, to)));
    }

    private static Square square(Seat seat, String name) throws Failure {
        Square square = Request.square(name);
        if (!seat.scenario().board().contains(square)) {
            throw Failure.of(Failure.Code.NO_SQUARE, name);
        }
        return square;
    }

    private Answers.Fields reach(Request request) throws Failure {
        String tray = request.text("tray");
        request.complete();
        known(tray);
        return Answers.reach(referee().reach(tray));
    }

    /// Fails where no tray of the game has this id, be it on the board or not.
    private void known(String tray) throws Failure {
        Session playing = playing();
        if (!playing.hasTray(tray)) {
            playing.must(Optional.of(OrderFault.UNKNOWN_TRAY.of(tray)));
        }
    }

    private Answers.Fields odds(Request request) throws Failure {
        String text = request.text("order");
        Optional<String> viewer = request.optionalText("viewer");
        request.complete();
        Seat seat = seat(viewer);
        return switch (seat.odds(Request.order(text))) {
            case OddsAnswer.Known known -> Answers.odds(known.odds());
            case OddsAnswer.Refused refused -> {
                playing().must(Optional.of(refused.refusal()));
                yield Answers.nothing();
            }
        };
    }

    private Answers.Fields undo(Request request) throws Failure {
        request.complete();
        playing().undo();
        return Answers.position(referee().observation());
    }

    private Answers.Fields redo(Request request) throws Failure {
        request.complete();
        playing().redo();
        return Answers.position(referee().observation());
    }

    private Answers.Fields save(Request request) throws Failure {
        String name = request.text("path");
        request.complete();
        Game game = playing().game();
        Optional<Problem> problem = SaveFile.save(Shelf.path(name),
                Saves.of(game, game.scenario().title(), Undo.Players.TWO, Instant.now()));
        if (problem.isPresent()) {
            throw Failure.of(Failure.Code.BAD_FILE, List.of(problem.get()));
        }
        return Answers.nothing();
    }

    private Answers.Fields load(Request request) throws Failure {
        String name = request.text("path");
        request.complete();
        Path path = Shelf.path(name);
        Game game = Shelf.good(Saves.open(name, Shelf.good(SaveFile.read(path), Failure.Code.BAD_FILE)),
                Failure.Code.BAD_FILE);
        session = Session.resume(game);
        return Answers.position(referee().observation());
    }

    private Answers.Fields record(Request request) throws Failure {
        request.complete();
        return Answers.lines(Records.lines(playing().game()));
    }

    private Answers.Fields quit(Request request) throws Failure {
        request.complete();
        closed = true;
        return Answers.nothing();
    }

    private Session playing() throws Failure {
        if (session == null) {
            throw Failure.of(Failure.Code.NO_GAME);
        }
        return session;
    }

    private Seat referee() throws Failure {
        return playing().game().referee();
    }

    private Seat seat(Optional<String> viewer) throws Failure {
        Game game = playing().game();
        if (viewer.isPresent() && game.scenario().sideIndex(viewer.get()) < 0) {
            throw Failure.of(Failure.Code.NO_SIDE, viewer.get());
        }
        return viewer.map(game::seat).orElseGet(game::referee);
    }
}
