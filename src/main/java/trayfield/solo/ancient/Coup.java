package trayfield.solo.ancient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import trayfield.model.Board;
import trayfield.model.Facing;
import trayfield.model.Order;
import trayfield.model.Position;
import trayfield.rules.Reach;
import trayfield.rules.Rulebook;
import trayfield.solo.sand.Intent;
import trayfield.solo.sand.Intent.Purpose;
import trayfield.solo.sand.Mission;

/// The game won in this very turn: as many men as the terms ask for can stand where they have to, and nobody has to fight
/// for it.
final class Coup {
    private final Host host;
    private final Board board;
    private final Rulebook book;

    Coup(Host host, Rulebook book) {
        this.host = host;
        this.board = host.board();
        this.book = book;
    }

    /// A man who goes to a square, or stays on it.
    record Post(int man, int square) {
    }

    /// Who has to be where, those who have to go there first; none where the game cannot be won so.
    List<Post> posts(Position position, Plan plan) {
        Mission mission = plan.mission;
        if (mission.kind() != Mission.Kind.TAKE && mission.kind() != Mission.Kind.LEAVE) {
            return List.of();
        }
        List<Post> there = new ArrayList<>();
        List<Integer> near = new ArrayList<>();
        for (int man = 0; man < host.muster().size(); man++) {
            int square = position.square(man);
            if (square != Position.NONE && host.muster().side(man) == plan.side) {
                if (mission.at(square)) {
                    there.add(new Post(man, square));
                } else if (mission.toGo(square) <= host.speed(position, man) && plan.free(position, man)) {
                    near.add(man);
                }
            }
        }
        int gone = mission.kind() == Mission.Kind.LEAVE ? position.exits(plan.side) : 0;
        int missing = mission.needed() - gone - there.size();
        List<Post> posts = near.size() < missing ? List.of() : sent(position, near, missing, mission);
        if (posts.size() < missing) {
            return List.of();
        }
        List<Post> all = new ArrayList<>(posts);
        all.addAll(there);
        return all;
    }

    /// As many men as are missing, each on a square of his own, or fewer.
    private List<Post> sent(Position position, List<Integer> near, int missing, Mission mission) {
        int[][] ends = new int[host.muster().size()][];
        for (int man : near) {
            ends[man] = ends(position, man, mission);
        }
        int[] holder = new int[board.size()];
        Arrays.fill(holder, Position.NONE);
        int found = 0;
        for (int man : near) {
            found += found < missing && place(man, ends, holder, new boolean[holder.length]) ? 1 : 0;
        }
        List<Post> posts = new ArrayList<>();
        for (int square = 0; square < holder.length; square++) {
            if (holder[square] != Position.NONE) {
                posts.add(new Post(holder[square], square));
            }
        }
        return posts;
    }

    /// Squares that the mission is about and where he can stand without a fight.
    private int[] ends(Position position, int man, Mission mission) {
        return book.reach(position, host.muster().id(man)).entries().stream()
                .filter(end -> mission.at(board.index(end.at())) && peaceful(position, end, man).isPresent())
                .mapToInt(end -> board.index(end.at())).toArray();
    }

    /// A facing in which he faces no enemy.
    private Optional<Facing> peaceful(Position position, Reach.Entry end, int man) {
        for (int i = 0; i < 4; i++) {
            Facing facing = Facing.of(i);
            int ahead = board.neighbour(board.index(end.at()), facing);
            if (end.allows(facing) && !host.enemyOn(position, host.muster().side(man), ahead)) {
                return Optional.of(facing);
            }
        }
        return Optional.empty();
    }

    /// Finds him a square; who has it already takes another one.
    private static boolean place(int man, int[][] ends, int[] holder, boolean[] asked) {
        for (int square : ends[man]) {
            if (!asked[square]) {
                asked[square] = true;
                if (holder[square] == Position.NONE || place(holder[square], ends, holder, asked)) {
                    holder[square] = man;
                    return true;
                }
            }
        }
        return false;
    }

    /// The order that takes him there, where it is still open; none for who stays.
    Optional<Intent> order(Position position, Post post) {
        if (position.square(post.man()) == post.square()) {
            return Optional.empty();
        }
        String id = host.muster().id(post.man());
        return book.reach(position, id).at(board.square(post.square())).flatMap(end -> peaceful(position, end, post.man())
                .map(facing -> Intent.of(new Order.Move(id, end.path(facing), facing), Purpose.TAKE, end.at())));
    }
}
