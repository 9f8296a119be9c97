package trayfield.rules;

import java.util.Optional;
import trayfield.model.RuleRef;

/// What can be wrong with a path in either book; each book names its own clause. Arguments stand behind each.
public enum MoveFault implements Fault {
    /// tray
    ALREADY_MOVED("move.alreadyMoved"),
    /// tray, square, square
    NOT_ACROSS_A_SIDE("move.notAcrossASide"),
    /// square
    OFF_THE_BOARD("move.offTheBoard"),
    /// tray, square
    ENTERED_TWICE("move.enteredTwice"),
    /// tray, facing
    FACES_THERE_ALREADY("move.facesThereAlready"),
    /// tray, square
    STOPS_IN_FORD("move.stopsInFord"),
    /// tray, square
    ENEMY_THERE("move.enemyThere"),
    /// tray, square
    NO_ROOM("move.noRoom"),
    /// tray, cost, allowance
    TOO_FAR("move.tooFar"),
    /// tray, cost, allowance, in parts
    TOO_FAR_IN_PARTS("move.tooFarInParts"),
    /// tray, square
    ENEMY_AHEAD("move.enemyAhead"),
    /// tray, square
    ENEMY_FRONT("move.enemyFront"),
    /// tray, square, facings
    MUST_FACE_AHEAD("move.mustFaceAhead"),
    /// tray, square, facings
    MUST_FACE("move.mustFace");

    private final String code;

    MoveFault(String code) {
        this.code = code;
    }

    @Override
    public Optional<RuleRef> rule() {
        return Optional.empty();
    }

    @Override
    public String code() {
        return code;
    }
}
