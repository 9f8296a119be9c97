package trayfield.solo.ancient;

import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Ground;
import trayfield.model.Mark;
import trayfield.model.Position;
import trayfield.model.Terrain;
import trayfield.tables.AncientTable.Penalties;

/// Melees weighed by their exact chances before anyone has come to blows.
final class Bout {
    private final Host host;
    private final Board board;
    private final int faces;

    Bout(Host host) {
        this.host = host;
        this.board = host.board();
        this.faces = host.table().dieFaces().value();
    }

    /// What a melee gains on average, men counted: enemies removed less own men lost, those at their price.
    ///
    /// @param faced     the attacker who fights, from a square where he may not stand yet
    /// @param attackers how many fall upon the defender, him included
    double gain(Position position, int faced, int from, int defender, int attackers, double price) {
        int to = position.square(defender);
        Penalties penalties = host.table().penalties();
        Ground own = board.ground(from);
        Ground other = board.ground(to);
        int defence = host.power(position, defender) + penalties.outnumbered().at(attackers - 1)
                + (own.height() > other.height() ? penalties.below().value() : 0)
                + (host.alone(position, defender, to) ? penalties.alone().value() : 0);
        if (attackers > 1 && defence < 0) {
            return 1;
        }
        int attack = host.power(position, faced) + ground(penalties, own, other)
                + (host.alone(position, faced, from) ? penalties.alone().value() : 0);
        return share(attack) - share(defence) * price;
    }

    private static int ground(Penalties penalties, Ground own, Ground other) {
        return penalties.uphill().at(other.height() - own.height())
                + (own.wet() && !other.wet() ? penalties.outOfWater().value() : 0)
                + (into(own, other, Terrain.TOWN) ? penalties.intoTown().value() : 0)
                + (into(own, other, Terrain.TREES) ? penalties.intoTrees().value() : 0);
    }

    private static boolean into(Ground own, Ground other, Terrain terrain) {
        return other.terrain() == terrain && own.terrain() != terrain;
    }

    private double share(int power) {
        return Math.clamp(power, 0, faces) / (double) faces;
    }

    /// Men of a side who stand ready to fall upon a man.
    int ready(Position position, int side, int defender) {
        int count = 0;
        for (int i = 0; i < 4; i++) {
            Facing toward = Facing.of(i);
            int next = board.neighbour(position.square(defender), toward);
            if (next >= 0 && position.sideOn(next) == side) {
                int man = position.firstOn(next);
                count += position.facing(man) == toward.opposite() && !position.has(man, Mark.ATTACKED) ? 1 : 0;
            }
        }
        return count;
    }

    /// The risk of a man on a square in the enemy's turn: what the enemy gains by falling upon him over the sides that are
    /// open to him.
    ///
    /// @param position without the man
    double risk(Position position, int man, int square, int near) {
        int side = host.muster().side(man);
        int open = 0;
        int contact = Position.NONE;
        for (int i = 0; i < 4; i++) {
            int next = board.neighbour(square, Facing.of(i));
            if (next >= 0 && position.sideOn(next) != side) {
                open++;
                contact = position.sideOn(next) == 1 - side ? position.firstOn(next) : contact;
            }
        }
        int attackers = Math.min(open, near);
        if (attackers == 0) {
            return 0;
        }
        Penalties penalties = host.table().penalties();
        double defence = share(host.power(position, man) + penalties.outnumbered().at(attackers - 1)
                + (host.alone(position, man, square) ? penalties.alone().value() : 0));
        double attack = share(contact == Position.NONE ? host.power(position, man) : host.power(position, contact));
        return attack - 0.7 * defence;
    }
}
