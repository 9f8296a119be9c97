package trayfield.command.engine;

import java.util.List;
import java.util.OptionalInt;
import tools.jackson.core.JsonGenerator;
import trayfield.model.Event;
import trayfield.model.Facing;
import trayfield.model.Square;

/// Writes events as the protocol shows them: `type`, what it is about, and the clause.
public final class EventJson {
    private final JsonGenerator out;

    public EventJson(JsonGenerator out) {
        this.out = out;
    }

    public void write(Event event) {
        out.writeStartObject();
        fields(event);
        if (event.rule() != null) {
            out.writeStringProperty("rule", event.rule().id());
        }
        out.writeEndObject();
    }

    private void fields(Event event) {
        switch (event) {
            case Event.Rolled rolled -> {
                begin("rolled", "purpose", rolled.purpose().word);
                numbers("faces", rolled.faces());
            }
            case Event.WentFirst first -> begin("wentFirst", "side", first.side());
            case Event.TurnBegan turn -> turn("turnBegan", turn.side(), turn.turn());
            case Event.TurnEnded turn -> turn("turnEnded", turn.side(), turn.turn());
            case Event.Moved moved -> {
                path("moved", moved.tray(), moved.path(), moved.facing());
                moved.stop().ifPresent(clause -> out.writeStringProperty("stop", clause.id()));
            }
            case Event.Turned turned -> {
                begin("turned", "tray", turned.tray());
                square("at", turned.at());
                out.writeStringProperty("facing", turned.facing().name());
            }
            case Event.RanDown ran -> {
                path("ranDown", ran.tray(), ran.path(), ran.facing());
                out.writeStringProperty("victim", ran.victim());
            }
            case Event.Fired shot -> shot("fired", shot.tray(), shot.target(), shot.weapon());
            case Event.ShotFell shot -> {
                shot("shotFell", shot.tray(), shot.target(), shot.weapon());
                out.writeNumberProperty("face", shot.face());
                numbers("hits", shot.hits());
                out.writeBooleanProperty("hit", shot.hit());
            }
            case Event.Attacked attack -> {
                begin("attacked", "tray", attack.tray());
                out.writeStringProperty("target", attack.target());
            }
            case Event.Fought fight -> fought(fight);
            case Event.Removed removed -> {
                begin("removed", "tray", removed.tray());
                square("at", removed.at());
            }
            case Event.Advanced advance -> {
                begin("advanced", "tray", advance.tray());
                square("from", advance.from());
                square("to", advance.to());
            }
            case Event.Held held -> begin("held", "tray", held.tray());
            case Event.Exited exit -> {
                begin("exited", "tray", exit.tray());
                square("from", exit.from());
                out.writeStringProperty("edge", exit.edge().name());
            }
            case Event.RosterSet set -> {
                begin("rosterSet", "side", set.side());
                out.writeArrayPropertyStart("assignments");
                set.assignments().forEach(one -> out.writeString(one.unit() + "=" + one.unitClass()));
                out.writeEndArray();
            }
            case Event.SequenceBegan sequence -> {
                out.writeStringProperty("type", "sequenceBegan");
                out.writeNumberProperty("turn", sequence.turn());
            }
            case Event.PhaseBegan phase -> {
                begin("phaseBegan", "side", phase.side());
                out.writeStringProperty("phase", phase.phase().word);
            }
            case Event.Declared declared -> {
                begin("declared", "side", declared.side());
                out.writeStringProperty("unit", declared.unit());
                out.writeArrayPropertyStart("aims");
                declared.aims().forEach(aim -> out.writeString(aim.man() + ">" + aim.target()));
                out.writeEndArray();
            }
            case Event.Threw threw -> begin("threw", "unit", threw.unit());
            case Event.MissileFell fell -> {
                begin("missileFell", "tray", fell.tray());
                out.writeStringProperty("target", fell.target());
                out.writeBooleanProperty("direct", fell.direct());
                out.writeNumberProperty("face", fell.face());
                numbers("hits", fell.hits());
                out.writeBooleanProperty("hit", fell.hit());
            }
            case Event.Overwhelmed fight -> {
                begin("overwhelmed", "defender", fight.defender());
                PositionJson.texts(out, "attackers", fight.attackers());
            }
            case Event.GameOver over -> {
                out.writeStringProperty("type", "gameOver");
                out.writeName("result");
                PositionJson.write(out, over.result());
            }
        }
    }

    private void begin(String type, String key, String value) {
        out.writeStringProperty("type", type);
        out.writeStringProperty(key, value);
    }

    private void turn(String type, String side, int turn) {
        begin(type, "side", side);
        out.writeNumberProperty("turn", turn);
    }

    private void path(String type, String tray, List<Square> path, Facing facing) {
        begin(type, "tray", tray);
        PositionJson.texts(out, "path", path.stream().map(Square::name).toList());
        out.writeStringProperty("facing", facing.name());
    }

    private void shot(String type, String tray, String target, String weapon) {
        begin(type, "tray", tray);
        out.writeStringProperty("target", target);
        out.writeStringProperty("weapon", weapon);
    }

    private void fought(Event.Fought fight) {
        begin("fought", "attacker", fight.attacker());
        out.writeStringProperty("defender", fight.defender());
        out.writeNumberProperty("attackerFace", fight.attackerFace());
        out.writeNumberProperty("defenderFace", fight.defenderFace());
        power("attackerPower", fight.attackerPower());
        power("defenderPower", fight.defenderPower());
        out.writeStringProperty("outcome", fight.outcome().words);
    }

    /// A power that the viewer may not know is left out.
    private void power(String name, OptionalInt power) {
        power.ifPresent(known -> out.writeNumberProperty(name, known));
    }

    private void square(String name, Square square) {
        out.writeStringProperty(name, square.name());
    }

    private void numbers(String name, List<Integer> numbers) {
        out.writeArrayPropertyStart(name);
        numbers.forEach(out::writeNumber);
        out.writeEndArray();
    }
}
