"""The shares: hands, laid shares, market, pile, and shares out of the game (AIR-9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Dice
from ludotheque.games.airlines.board import CODES, COMPANY_COUNT, SHARES
from ludotheque.kit.bags import draw
from ludotheque.kit.vecs import filled, filled_narrow, narrow, total, total_narrow

SCORE_CARD: Final[i64] = COMPANY_COUNT  # a kind of card in the pile beside the shares


class Shares:
    """How many shares of each company are where; a seat has a row of companies.

    `laid` has one row more, for the fictitious shareholder (AIR-12.2). `known` are the
    shares in a hand that everybody saw being taken from the market.
    """

    def __init__(self, seats: i64, like: "Shares | None" = None) -> None:
        if like is None:
            # In 16 bits, because observations copy them.
            self.hand: vec[i16] = filled_narrow(seats * COMPANY_COUNT, 0)
            self.sizes: vec[i16] = filled_narrow(seats, 0)  # of the hands
            self.known: vec[i16] = filled_narrow(seats * COMPANY_COUNT, 0)
            self.laid: vec[i16] = filled_narrow((seats + 1) * COMPANY_COUNT, 0)
            self.market: vec[i16] = filled_narrow(COMPANY_COUNT, 0)
            self.gone: vec[i16] = filled_narrow(COMPANY_COUNT, 0)
            self.pile: vec[i64] = filled(COMPANY_COUNT + 1, 0)
            for company in range(COMPANY_COUNT):
                self.pile[company] = SHARES[company]
        else:
            self.hand = like.hand[:]
            self.sizes = like.sizes[:]
            self.known = like.known[:]
            self.laid = like.laid[:]
            self.market = like.market[:]
            self.pile = like.pile[:]
            self.gone = like.gone[:]

    def copy(self) -> "Shares":
        return Shares(0, self)

    def held(self, seat: i64, company: i64) -> i64:
        return i64(self.hand[seat * COMPANY_COUNT + company])

    def hand_size(self, seat: i64) -> i64:
        return i64(self.sizes[seat])

    def pile_size(self) -> i64:
        return total(self.pile)

    def market_size(self) -> i64:
        return total_narrow(self.market, 0, COMPANY_COUNT)

    def run_out(self) -> bool:
        """AIR-11.1: pile and market are empty."""
        return self.pile_size() == 0 and self.market_size() == 0

    def deal(self, seat: i64, number: i64, dice: Dice) -> None:
        """AIR-2.1: the first hand."""
        for _share in range(number):
            self.give(seat, draw(self.pile, dice))

    def give(self, seat: i64, company: i64) -> None:
        self.hand[seat * COMPANY_COUNT + company] += 1
        self.sizes[seat] += 1

    def take(self, seat: i64, company: i64) -> None:
        """AIR-9.1: out of the market, in sight of all."""
        self.market[company] -= 1
        self.give(seat, company)
        self.known[seat * COMPANY_COUNT + company] += 1

    def lay(self, seat: i64, company: i64, shares: i64) -> None:
        """AIR-7.1: out of the hand, face up."""
        place = seat * COMPANY_COUNT + company
        self.hand[place] -= i16(shares)
        self.sizes[seat] -= i16(shares)
        self.laid[place] += i16(shares)
        self.known[place] = i16(max(0, i64(self.known[place]) - shares))

    def leave(self, company: i64, shares: i64) -> None:
        """AIR-9.4, AIR-9.5: worthless market shares leave the game."""
        self.market[company] -= i16(shares)
        self.gone[company] += i16(shares)

    def lay_rest(self, seats: i64) -> None:
        """AIR-12.2: pile and market belong to the fictitious shareholder."""
        for company in range(COMPANY_COUNT):
            left = i16(self.pile[company]) + self.market[company]
            self.laid[seats * COMPANY_COUNT + company] = left
            self.pile[company] = 0
            self.market[company] = 0

    def lines(self) -> list[str]:
        seats = len(self.hand) // COMPANY_COUNT
        rows = [
            *[f"hand-{seat} {_counts(self.hand, seat)}" for seat in range(seats)],
            *[f"known-{seat} {_counts(self.known, seat)}" for seat in range(seats)],
            *[f"laid-{seat} {_counts(self.laid, seat)}" for seat in range(seats)],
            f"laid-dummy {_counts(self.laid, seats)}",
            f"market {_counts(self.market, 0)}",
            f"gone {_counts(self.gone, 0)}",
            f"pile {_counts(narrow(self.pile), 0)}",
            f"score-cards {self.pile[SCORE_CARD]}",
        ]
        return [row.strip() for row in rows]

    def check(self) -> None:
        """No share was lost or made, and no hand has less than everybody saw it take."""
        for company in range(COMPANY_COUNT):
            shares = i16(self.pile[company]) + self.market[company] + self.gone[company]
            for place in range(company, i64(len(self.hand)), COMPANY_COUNT):
                assert 0 <= self.known[place] <= self.hand[place], "known"
                shares += self.hand[place]
            for place in range(company, i64(len(self.laid)), COMPANY_COUNT):
                assert self.laid[place] >= 0, "laid"
                shares += self.laid[place]
            assert i64(shares) == SHARES[company], "shares"
            assert self.pile[company] >= 0, "pile"
            assert min(self.market[company], self.gone[company]) >= 0, "market"
        for seat in range(i64(len(self.sizes))):
            first = seat * COMPANY_COUNT
            held = total_narrow(self.hand, first, first + COMPANY_COUNT)
            assert self.hand_size(seat) == held, "hand"


def _counts(numbers: vec[i16], row: i64) -> str:
    """A row of companies as BOI:2 ITA:1, the empty ones left out."""
    first = row * COMPANY_COUNT
    return " ".join(
        [f"{CODES[c]}:{numbers[first + c]}" for c in range(COMPANY_COUNT) if numbers[first + c]]
    )
