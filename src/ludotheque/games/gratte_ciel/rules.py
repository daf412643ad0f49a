"""How Gratte-ciel plays: fly, settle the points, build."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from ludotheque import contract
from ludotheque.contract import NOBODY, Dice, Outcome, Tell
from ludotheque.games.gratte_ciel import board
from ludotheque.games.gratte_ciel.actions import LOT_BITS, LOT_MASK, length, lot_at, names
from ludotheque.games.gratte_ciel.parameters import (
    LANDING_FEE,
    PARAMETERS,
    SAME_DISTRICT_FEE,
    START_POINTS,
    STOCK,
)
from ludotheque.kit.grids import NOWHERE, WAYS
from ludotheque.kit.notation import WHOLE, Lines, Listed, Named, Row, line
from ludotheque.kit.scores import decided
from ludotheque.kit.vecs import filled, filled_narrow

ENDINGS: Final = ("", "cannot-fly", "no-floors", "last-player")
CANNOT_FLY: Final[i64] = 1
NO_FLOORS: Final[i64] = 2
LAST_PLAYER: Final[i64] = 3

LINES: Final = Lines(
    Row("turn", turn=Named(list(board.COLOURS))),
    Row("ending", ending=Named(ENDINGS)),
    Listed("points", WHOLE, []),
    Listed("stock", WHOLE, []),
)


def fee(floors: i64) -> i64:
    """GRA-4.4: 1 + 3 + 6 + ... for the floors of one colour."""
    return floors * (floors + 1) * (floors + 2) // 6


class State(contract.State):
    """Who stands where, who owns what, who has how many points and floors."""

    def __init__(
        self,
        seats: i64,
        turning: bool,
        numbers: vec[i64],
        first: i64,
        edition: i64,
        like: "State | None" = None,
    ) -> None:
        self.seats = seats
        self.turning = turning
        self.numbers = numbers  # the table's parameters; they never change
        self.edition = edition
        self.turn = first
        self.ending: i64 = 0
        if like is None:
            # By lot, in 16 bits: most of a position, and observations copy them.
            self.owner: vec[i16] = filled_narrow(board.LAST_LOT + 1, i16(NOBODY))
            self.height: vec[i16] = filled_narrow(board.LAST_LOT + 1, 0)
            self.stands: vec[i16] = filled_narrow(board.LAST_LOT + 1, 0)  # 1: a helicopter
            self.helicopter: vec[i64] = filled(seats, NOWHERE)
            self.points: vec[i64] = filled(seats, numbers[START_POINTS])
            self.stock: vec[i64] = filled(seats, numbers[STOCK])  # GRA-1.5, GRA-2.1
        else:
            self.ending = like.ending
            self.owner = like.owner[:]
            self.height = like.height[:]
            self.stands = like.stands[:]
            self.helicopter = like.helicopter[:]
            self.points = like.points[:]
            self.stock = like.stock[:]

    def copy(self) -> "State":
        return State(self.seats, self.turning, self.numbers, self.turn, self.edition, self)

    def to_act(self) -> i64:
        return self.turn

    # What may be done

    def legal(self) -> vec[i64]:
        if self.turn == NOBODY:
            return vec[i64]()
        here = self.helicopter[self.turn]
        if here == NOWHERE:
            return self._starts()
        if self.turning:
            return self._turning_flights(vec[i64](capacity=128), NOWHERE, here, here, board.REACH)
        return self._straight_flights(here)

    def start_refused(self, lot: i64) -> str:
        """The rule that forbids the seat to act to start on the lot, or ""."""
        if self.tint(lot) != board.WHITE or not self.free(lot):
            return "GRA-2.2"
        if self.seats == 3 and self._district_taken(board.DISTRICT[lot]):
            return "GRA-2.3"
        return ""

    def tint(self, lot: i64) -> i64:
        """The colour of a lot as it counts now; the centre has none (-1)."""
        colour = board.TINT[lot]
        if colour >= self.seats:
            return board.WHITE  # GRA-1.4: green lots are white with 3 players
        if colour >= 0 and self.out(colour) and self.stock[colour] == 0:
            return board.WHITE  # GRA-5.4
        return colour

    def out(self, seat: i64) -> bool:
        return self.points[seat] == 0  # GRA-4.5: exactly 0 eliminates

    def free(self, lot: i64) -> bool:
        """No building stands there, so one may land (GRA-3.1)."""
        return self.height[lot] == 0

    def blocked(self, lot: i64) -> bool:
        """A helicopter stands there, so nobody flies over (GRA-3.4) or lands (GRA-3.7)."""
        return self.stands[lot] != 0

    def _starts(self) -> vec[i64]:
        lots = board.WHITE_LOTS[self.seats]
        out = vec[i64](capacity=i64(len(lots)))
        for lot in lots:
            if not self.start_refused(lot):
                out = append(out, lot)
        return out

    def _district_taken(self, district: i64) -> bool:
        for lot in self.helicopter:
            if lot != NOWHERE and board.DISTRICT[lot] == district:
                return True
        return False

    def _straight_flights(self, here: i64) -> vec[i64]:
        """GRA-3.1, GRA-3.2: along a row or a column; the rays stop at the centre."""
        out = vec[i64](capacity=16)
        for way in range(WAYS):
            flight = here
            for lot in board.RAYS[here * WAYS + way]:
                if self.blocked(lot):
                    break
                flight = flight << LOT_BITS | lot
                if self.free(lot):
                    out = append(out, flight)
        return out

    def _turning_flights(
        self, out: vec[i64], left: i64, here: i64, flown: i64, fuel: i64
    ) -> vec[i64]:
        """GRA-3.3: add every flight that goes on from `here` with `fuel` lots left.

        Within four lots a flight can meet only the lot it has just left and its take-off
        lot, where its own helicopter stands: no other lot can be entered twice.
        """
        for lot in board.NEIGHBOURS[here]:
            if lot == left or self.blocked(lot):
                continue
            flight = flown << LOT_BITS | lot
            if self.free(lot):
                out = append(out, flight)
            if fuel > 1:
                out = self._turning_flights(out, here, lot, flight, fuel - 1)
        return out

    def _can_fly(self, seat: i64, through: bool) -> bool:
        """Whether any flight is possible; like the two above, but stops at the first.

        With `through`, as if no helicopter stood in the way: they stand on buildings.
        """
        here = self.helicopter[seat]
        if self.turning:
            return self._can_land(NOWHERE, here, board.REACH, through)
        for way in range(WAYS):
            for lot in board.RAYS[here * WAYS + way]:
                if self.blocked(lot) and not through:
                    break
                if self.free(lot):
                    return True
        return False

    def _can_land(self, left: i64, here: i64, fuel: i64, through: bool) -> bool:
        for lot in board.NEIGHBOURS[here]:
            if lot == left or (self.blocked(lot) and not through):
                continue
            if self.free(lot) or (fuel > 1 and self._can_land(here, lot, fuel - 1, through)):
                return True
        return False

    # What it does

    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        if action <= LOT_MASK:
            self._start(action, tell)
        else:
            self._fly(action, tell)
        self._next_turn(tell)

    def _start(self, lot: i64, tell: Tell | None) -> None:
        """GRA-2.2: one floor on a white lot and the helicopter on it."""
        me = self.turn
        if tell is not None:
            tell.all("started", {"seat": me, "lot": board.GRID.name(lot)})
        self._move_helicopter(me, lot)
        self._add_floor(lot, me, tell)

    def _fly(self, flight: i64, tell: Tell | None) -> None:
        """GRA-3: fly, settle the points, build, strictly in that order."""
        me = self.turn
        steps = length(flight)
        landing = flight & LOT_MASK
        if tell is not None:
            tell.all("flew", {"seat": me, "path": names(flight)})
        takeoff = self.helicopter[me]
        self._move_helicopter(me, landing)
        host = self.tint(landing)
        self._settle(flight, steps, takeoff, host, tell)
        self._build(flight, steps, host, tell)
        if self.out(me):
            self._eliminate(me, tell)

    def _move_helicopter(self, seat: i64, lot: i64) -> None:
        self.stands[self.helicopter[seat]] = 0
        self.helicopter[seat] = lot
        if lot != NOWHERE:
            self.stands[lot] = 1

    def _settle(self, flight: i64, steps: i64, takeoff: i64, host: i64, tell: Tell | None) -> None:
        """GRA-4.6: the +5, the overflights in flight order, the landing fee, the 50."""
        me = self.turn
        if host == me:
            self.points[me] += self.numbers[LANDING_FEE]  # GRA-4.2
            if tell is not None:
                tell.all("earned", {"seat": me, "points": self.numbers[LANDING_FEE]})
        self._pay_overflights(flight, steps, tell)
        if host != me and host != board.WHITE and not self.out(host):
            self._pay(host, self.numbers[LANDING_FEE], 0, tell)  # GRA-4.2
        if board.DISTRICT[takeoff] == board.DISTRICT[flight & LOT_MASK]:
            lost = min(self.numbers[SAME_DISTRICT_FEE], self.points[me])  # GRA-4.1, GRA-4.3
            self.points[me] -= lost
            if tell is not None:
                tell.all("same-district", {"seat": me, "points": lost})

    def _pay_overflights(self, flight: i64, steps: i64, tell: Tell | None) -> None:
        """GRA-4.5: creditors are paid in the order they were flown over."""
        settled: i64 = 1 << self.turn  # GRA-4.4: own floors are free
        for k in range(1, steps):  # GRA-3.6: neither take-off nor landing
            lot = lot_at(flight, steps, k)
            creditor = i64(self.owner[lot])
            if self.free(lot) or settled >> creditor & 1:
                continue
            settled |= 1 << creditor
            if not self.out(creditor):  # GRA-4.7
                floors = self._floors_flown_over(flight, steps, creditor)
                self._pay(creditor, fee(floors), floors, tell)

    def _floors_flown_over(self, flight: i64, steps: i64, owner: i64) -> i64:
        floors: i64 = 0
        for k in range(1, steps):
            lot = lot_at(flight, steps, k)
            if i64(self.owner[lot]) == owner:
                floors += i64(self.height[lot])
        return floors

    def _pay(self, creditor: i64, due: i64, floors: i64, tell: Tell | None) -> None:
        """GRA-4.5: as far as the points go. No floors: a landing fee."""
        me = self.turn
        paid = min(due, self.points[me])
        self.points[me] -= paid
        self.points[creditor] += paid
        if tell is None:
            return
        event = "landing-fee" if floors == 0 else "overflight-fee"
        if paid < due:
            event += "-short"
        tell.all(
            event,
            {"payer": me, "payee": creditor, "points": paid, "due": due, "floors": floors},
        )

    def _build(self, flight: i64, steps: i64, host: i64, tell: Tell | None) -> None:
        """GRA-5.3: the landing lot first, then in flight order."""
        owner = self.turn if host == board.WHITE else host  # GRA-5.1
        self._add_floor(flight & LOT_MASK, owner, tell)
        for k in range(1, steps):
            lot = lot_at(flight, steps, k)
            owner = i64(self.owner[lot])
            if not self.free(lot) and self.stock[owner] > 0:
                self._add_floor(lot, owner, tell)  # GRA-5.2

    def _add_floor(self, lot: i64, owner: i64, tell: Tell | None) -> None:
        self.owner[lot] = i16(owner)
        self.height[lot] += 1
        self.stock[owner] -= 1
        if tell is not None:
            height = int(self.height[lot])
            tell.all("built", {"seat": owner, "lot": board.GRID.name(lot), "height": height})

    def _eliminate(self, seat: i64, tell: Tell | None) -> None:
        """GRA-4.7, GRA-4.8: once the ruinous flight is built, the helicopter leaves."""
        self._move_helicopter(seat, NOWHERE)
        if tell is not None:
            tell.all("eliminated", {"seat": seat})

    def _next_turn(self, tell: Tell | None) -> None:
        """Clockwise to the next player who can act, or the end (GRA-6)."""
        self.ending = self._over_after_turn()
        if self.ending == 0:
            self._pass_on(tell)
        if self.ending != 0:
            if tell is not None:
                tell.all("ended", {"seat": self.turn, "reason": ENDINGS[self.ending]})
            self.turn = NOBODY

    def _pass_on(self, tell: Tell | None) -> None:
        """Somebody can act, or nobody is barred: whoever bars the way could fly it."""
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.out(self.turn):
                continue
            if self.helicopter[self.turn] == NOWHERE or self._can_fly(self.turn, through=False):
                return
            if self.edition == 1 or not self._can_fly(self.turn, through=True):
                self.ending = CANNOT_FLY  # GRA-6.1
                return
            if tell is not None:
                tell.all("barred", {"seat": self.turn})  # GRA-6.5

    def _over_after_turn(self) -> i64:
        left: i64 = 0
        for seat in range(self.seats):
            if not self.out(seat):
                left += 1
                if self.stock[seat] == 0:
                    return NO_FLOORS  # GRA-6.2; GRA-4.7: not for an eliminated player
        return LAST_PLAYER if left == 1 else 0  # GRA-6.3

    # Where it stands

    def standing(self) -> vec[i64]:
        return self.points[:]

    def outcome(self) -> Outcome | None:
        """GRA-6.4: the highest score wins, a tie is a shared win."""
        if self.turn != NOBODY:
            return None
        return decided(self.points, ENDINGS[self.ending])

    def check(self) -> None:
        built = filled(self.seats, 0)
        for lot in range(board.LAST_LOT + 1):
            owner = i64(self.owner[lot])
            assert (self.height[lot] > 0) == (owner != NOBODY), board.GRID.name(lot)
            if self.height[lot] > 0:
                assert board.DISTRICT[lot] != board.CENTRE and lot != NOWHERE, board.GRID.name(lot)
                built[owner] += i64(self.height[lot])
            standing = [seat for seat in range(self.seats) if self.helicopter[seat] == lot]
            assert lot == NOWHERE or len(standing) == int(self.stands[lot]), board.GRID.name(lot)
        for seat in range(self.seats):
            assert built[seat] + self.stock[seat] == self.numbers[STOCK], "floors"
            assert self.stock[seat] >= 0 and self.points[seat] >= 0, "debts"
            assert self.helicopter[seat] == NOWHERE or not self.free(self.helicopter[seat])
            assert not self.out(seat) or self.helicopter[seat] == NOWHERE, "a ghost flies"

    def text(self) -> str:
        rows = []
        for first in range(1, board.LAST_LOT + 1, 9):
            rows.append(" ".join([self._lot_text(first + i) for i in range(9)]))
        return "\n".join(
            [
                *PARAMETERS.lines(self.numbers, self.seats),
                f"seats {self.seats}",
                f"flights {'turning' if self.turning else 'straight'}",
                *LINES.write(self),
                line("helicopters", [board.GRID.name(lot) for lot in self.helicopter]),
                *rows,
            ]
        )

    def _lot_text(self, lot: i64) -> str:
        if self.height[lot] == 0:
            return "."
        return board.COLOURS[int(self.owner[lot])] + str(int(self.height[lot]))
