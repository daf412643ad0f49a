// Gratte-ciel as one writes it by hand in C++: random games to the end, and nothing else.
//
// It draws from the same dice and lists the choices in the same order as the rules in Python,
// so both must play the very same games. Usage: gratte_ciel DICE GAMES SEATS TURNING
// prints games, moves, choices, a digest of the final points, and the seconds of CPU time.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

constexpr int SIDE = 9, LOTS = SIDE * SIDE + 1, NOWHERE = 0, WAYS = 4, REACH = 4;
constexpr int CENTRE = 4, WHITE = 4, MOST_SEATS = 4;
constexpr int START_POINTS = 45, LANDING_FEE = 5, SAME_DISTRICT_FEE = 50;
constexpr int MOST_CHOICES = 4 + 12 + 36 + 108;

constexpr char PLAN[] =
    "BYBGBRGRYGWRYWYBWGYRGBRGRBYGBY...YGRRWG...BWYYBR...RGBRGYBYGBYRBWGRWRYWBRYBYGBGRG";

struct Board {
    int8_t tint[LOTS], district[LOTS], beside[LOTS][WAYS];

    Board() {
        for (int lot = 0; lot < LOTS; lot++) {
            const int row = (lot - 1) / SIDE, column = (lot - 1) % SIDE;
            district[lot] = lot == NOWHERE ? -1 : row / 3 * 3 + column / 3;
            tint[lot] = lot == NOWHERE ? WHITE : colour(PLAN[lot - 1]);
        }
        for (int lot = 1; lot < LOTS; lot++) {
            const int row = (lot - 1) / SIDE, column = (lot - 1) % SIDE;
            const bool inside[] = {row > 0, column < SIDE - 1, row < SIDE - 1, column > 0};
            const int next[] = {lot - SIDE, lot + 1, lot + SIDE, lot - 1};
            for (int way = 0; way < WAYS; way++) {
                const bool open = inside[way] && district[next[way]] != CENTRE;
                beside[lot][way] = open ? next[way] : NOWHERE;
            }
        }
    }

    static int8_t colour(char letter) {
        switch (letter) {
            case 'R': return 0;
            case 'B': return 1;
            case 'Y': return 2;
            case 'G': return 3;
            case 'W': return WHITE;
            default: return -1;
        }
    }
} const board;

struct Dice {
    int64_t state;

    int64_t next() {
        state = 2147483085 * (state & 0xFFFFFFFF) + (state >> 32);
        return (state ^ state >> 32) & 0xFFFFFFFF;
    }

    int below(int n) {
        int64_t product = next() * n;
        if ((product & 0xFFFFFFFF) < n) {
            const int64_t uneven = 0x100000000 % n;
            while ((product & 0xFFFFFFFF) < uneven) product = next() * n;
        }
        return static_cast<int>(product >> 32);
    }
};

struct Flight {  // a start has no steps: its lot is the first
    uint8_t steps, lot[REACH + 1];
};

struct Choices {
    int count = 0;
    Flight flight[MOST_CHOICES];

    void add(const Flight& one) { flight[count++] = one; }
};

struct Game {
    int seats, turn;
    bool turning, over = false;
    int8_t owner[LOTS], height[LOTS] = {};
    bool stands[LOTS] = {};
    int helicopter[MOST_SEATS] = {}, points[MOST_SEATS], stock[MOST_SEATS];

    Game(int seats, bool turning, int first) : seats(seats), turn(first), turning(turning) {
        std::fill(owner, owner + LOTS, -1);
        std::fill(points, points + seats, START_POINTS);
        std::fill(stock, stock + seats, seats == 3 ? 60 : 40);
    }

    bool out(int seat) const { return points[seat] == 0; }

    int tint(int lot) const {
        const int colour = board.tint[lot];
        if (colour >= seats) return WHITE;
        return colour >= 0 && out(colour) && stock[colour] == 0 ? WHITE : colour;
    }

    void list(Choices& choices) const {
        choices.count = 0;
        const int here = helicopter[turn];
        if (here == NOWHERE) {
            list_starts(choices);
        } else if (turning) {
            Flight flight{0, {static_cast<uint8_t>(here)}};
            list_turning(choices, flight, NOWHERE);
        } else {
            list_straight(choices, here);
        }
    }

    void list_starts(Choices& choices) const {
        for (int lot = 1; lot < LOTS; lot++) {
            if (tint(lot) != WHITE || height[lot] != 0 || (seats == 3 && taken(lot))) continue;
            choices.add({0, {static_cast<uint8_t>(lot)}});
        }
    }

    bool taken(int lot) const {
        for (int seat = 0; seat < seats; seat++) {
            if (board.district[helicopter[seat]] == board.district[lot]) return true;
        }
        return false;
    }

    void list_straight(Choices& choices, int here) const {
        for (int way = 0; way < WAYS; way++) {
            Flight flight{0, {static_cast<uint8_t>(here)}};
            int lot = board.beside[here][way];
            while (flight.steps < REACH && lot != NOWHERE && !stands[lot]) {
                flight.lot[++flight.steps] = lot;
                if (height[lot] == 0) choices.add(flight);
                lot = board.beside[lot][way];
            }
        }
    }

    void list_turning(Choices& choices, Flight& flight, int left) const {
        const int here = flight.lot[flight.steps];
        for (int way = 0; way < WAYS; way++) {
            const int lot = board.beside[here][way];
            if (lot == NOWHERE || lot == left || stands[lot]) continue;
            flight.lot[++flight.steps] = lot;
            if (height[lot] == 0) choices.add(flight);
            if (flight.steps < REACH) list_turning(choices, flight, here);
            flight.steps--;
        }
    }

    bool can_fly(int seat, bool through) const {
        const int here = helicopter[seat];
        if (turning) return can_land(NOWHERE, here, REACH, through);
        for (int way = 0; way < WAYS; way++) {
            int lot = board.beside[here][way];
            for (int fuel = REACH; fuel > 0 && lot != NOWHERE; fuel--) {
                if (stands[lot] && !through) break;
                if (height[lot] == 0) return true;
                lot = board.beside[lot][way];
            }
        }
        return false;
    }

    bool can_land(int left, int here, int fuel, bool through) const {
        for (int way = 0; way < WAYS; way++) {
            const int lot = board.beside[here][way];
            if (lot == NOWHERE || lot == left || (stands[lot] && !through)) continue;
            if (height[lot] == 0) return true;
            if (fuel > 1 && can_land(here, lot, fuel - 1, through)) return true;
        }
        return false;
    }

    void play(const Flight& flight) {
        if (flight.steps == 0) {
            move(turn, flight.lot[0]);
            add_floor(flight.lot[0], turn);
        } else {
            fly(flight);
        }
        next_turn();
    }

    void fly(const Flight& flight) {
        const int me = turn, landing = flight.lot[flight.steps];
        move(me, landing);
        const int host = tint(landing);
        if (host == me) points[me] += LANDING_FEE;
        pay_overflights(flight);
        if (host != me && host != WHITE && !out(host)) pay(host, LANDING_FEE);
        if (board.district[flight.lot[0]] == board.district[landing]) {
            points[me] -= std::min(SAME_DISTRICT_FEE, points[me]);
        }
        add_floor(landing, host == WHITE ? me : host);
        for (int k = 1; k < flight.steps; k++) {
            const int lot = flight.lot[k];
            if (height[lot] != 0 && stock[owner[lot]] > 0) add_floor(lot, owner[lot]);
        }
        if (out(me)) move(me, NOWHERE);
    }

    void pay_overflights(const Flight& flight) {
        unsigned settled = 1U << turn;
        for (int k = 1; k < flight.steps; k++) {
            const int lot = flight.lot[k], creditor = owner[lot];
            if (height[lot] == 0 || (settled >> creditor & 1) != 0) continue;
            settled |= 1U << creditor;
            if (out(creditor)) continue;
            int floors = 0;
            for (int j = k; j < flight.steps; j++) {
                if (owner[flight.lot[j]] == creditor) floors += height[flight.lot[j]];
            }
            pay(creditor, floors * (floors + 1) * (floors + 2) / 6);
        }
    }

    void pay(int creditor, int due) {
        const int paid = std::min(due, points[turn]);
        points[turn] -= paid;
        points[creditor] += paid;
    }

    void move(int seat, int lot) {
        stands[helicopter[seat]] = false;
        helicopter[seat] = lot;
        if (lot != NOWHERE) stands[lot] = true;
    }

    void add_floor(int lot, int seat) {
        owner[lot] = seat;
        height[lot]++;
        stock[seat]--;
    }

    void next_turn() {
        int left = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (out(seat)) continue;
            left++;
            if (stock[seat] == 0) over = true;
        }
        if (left == 1) over = true;
        while (!over) {
            turn = turn + 1 == seats ? 0 : turn + 1;
            if (out(turn)) continue;
            if (helicopter[turn] == NOWHERE || can_fly(turn, false)) return;
            if (!can_fly(turn, true)) over = true;
        }
    }
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) return 2;
    Dice dice{std::atoll(argv[1])};
    const int games = std::atoi(argv[2]), seats = std::atoi(argv[3]);
    const bool turning = std::atoi(argv[4]) != 0;
    int64_t moves = 0, counted = 0, digest = 0;
    Choices choices;
    const std::clock_t began = std::clock();
    for (int played = 0; played < games; played++) {
        Game game(seats, turning, dice.below(seats));
        while (!game.over) {
            game.list(choices);
            if (choices.count > 1) {
                moves++;
                counted += choices.count;
                game.play(choices.flight[dice.below(choices.count)]);
            } else {
                game.play(choices.flight[0]);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            digest = (digest * 31 + game.points[seat]) % 1000003;
        }
    }
    const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("%d %lld %lld %lld %.6f\n", games, static_cast<long long>(moves),
                static_cast<long long>(counted), static_cast<long long>(digest), seconds);
}
