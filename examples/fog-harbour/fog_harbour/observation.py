"""The position as numbers, for learning programs: only what the seat may know."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from fog_harbour.board import CRATES, GOODS
from fog_harbour.rules import State
from ludotheque.contract import Block
from ludotheque.kit.assembled import Observer
from ludotheque.kit.rows import put, put_seat, put_seats


class Observation(Observer[State]):
    """What a seat sees, block by block."""

    def blocks(self, seats: int) -> list[Block]:
        """What `observe` writes."""
        return [
            Block("left", 1, 0, "auctions left, this one included"),
            Block("crate", 1, CRATES + 1, "the crate that is bid for; the last: none"),
            Block("order", 1, GOODS, "my order"),
            Block("bid", 1, 0, "my sealed bid and 1; 0: none"),
            Block("coins", seats, 0, "coins of each seat, mine first"),
            Block("chosen", seats, 2, "who has bid, me first"),
            Block("owner", CRATES, seats + 2, "0 mine, 1 the next seat's and so on; at sea; sunk"),
        ]

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write it down."""
        at = put(state.left, out, at)
        at = put(state.crate if state.crate >= 0 else CRATES, out, at)
        at = put(state.order[seat], out, at)
        at = put(max(0, state.bids.chosen[seat] + 1), out, at)
        at = put_seats(state.coins, 1, state.seats, seat, out, at)
        chosen = vec[i64]([int(choice >= 0) for choice in state.bids.chosen])
        at = put_seats(chosen, 1, state.seats, seat, out, at)
        for owner in state.owner:
            if owner >= 0:
                at = put_seat(owner, state.seats, seat, out, at)
            else:
                at = put(state.seats - 1 - owner, out, at)
