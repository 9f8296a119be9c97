package trayfield.command.robot;

import java.util.Optional;
import trayfield.model.Loaded;
import trayfield.model.Order;
import trayfield.notation.OrderText;
import trayfield.play.Seat;
import trayfield.play.Words;
import trayfield.rules.OrderFault;
import trayfield.tables.json.Complaints;
import trayfield.tables.json.Fields;
import trayfield.tables.json.FileText;
import trayfield.tables.json.Item;
import trayfield.tables.json.JsonValue;
import trayfield.tables.json.StrictJson;

/// A robot's answer: a lawful order, or what it is told in return.
sealed interface Answer {
    record Lawful(Order order) implements Answer {
    }

    record Refused(String code, String message, Optional<String> rule) implements Answer {
    }

    static Answer of(byte[] line, Seat seat) {
        Complaints complaints = new Complaints("answer");
        Optional<String> order = FileText.decode(line, complaints).filter(text -> !text.isBlank())
                .flatMap(text -> StrictJson.parse(text, complaints))
                .filter(item -> item.value().orElse(null) instanceof JsonValue.Obj).flatMap(Item::fields)
                .map(fields -> fields.required("order")).flatMap(Item::text);
        if (order.isEmpty() || !complaints.none()) {
            return new Refused("badAnswer", RobotFailure.say("robot.badAnswer"), Optional.empty());
        }
        return switch (OrderText.parse(order.get())) {
            case Loaded.Bad<Order> bad -> new Refused("badOrder", bad.problems().getFirst().text(), Optional.empty());
            case Loaded.Good<Order>(Order read) -> seat.check(read).<Answer>map(refusal -> new Refused(refusal.code(),
                    Words.of(seat).refusal(refusal), refusal.rule().map(rule -> rule.id()))).orElseGet(() -> new Lawful(read));
        };
    }
}
