"""How much is luck and how much skill: bots of different strength in the same deals.

A deal is played in every rotation, so that every bot gets every seat's luck. What the shares of
the victory vary by is taken apart (an analysis of variance): which bot sits there, in which
place it acts, what the deal gave the seat whoever sat there, and the rest, which is what came up
on the way. No part is less than 0. Where a better bot's edge differs from deal to deal, the
difference counts as what came up on the way, and may hide some of the luck of the deal.
"""

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque.lab.study.findings import Estimate, Group

RESAMPLES = 200
Shares = npt.NDArray[np.float64]
Names = npt.NDArray[np.int64]


class Parts(msgspec.Struct, frozen=True):
    """Parts of the variance of who wins: together 1."""

    skill: Estimate  # which bot it is
    place: Estimate  # in which place it acts
    deal: Estimate  # what the deal gave the seat
    way: Estimate  # what came up on the way, and the bots' own dice


def parts(group: Group) -> Parts:
    """Of a cell whose bots differ; intervals by resampling whole deals."""
    won = np.array([[game.won for game in deal] for deal in group.deals])
    names = sorted(set(group.cell.bots))
    bots = np.array([[names.index(bot) for bot in turned] for turned in group.cell.rotations()])
    places = np.array(
        [[deal[0].place(seat) - 1 for seat in range(group.cell.seats)] for deal in group.deals]
    )
    chance = np.random.default_rng(1)
    samples = [
        _parts(won[picked], bots, places[picked])
        for picked in chance.integers(len(won), size=(RESAMPLES, len(won)))
    ]
    low, high = np.quantile(samples, (0.025, 0.975), axis=0)
    found = zip(_parts(won, bots, places), low, high, strict=True)
    return Parts(*(Estimate(float(a), float(b), float(c)) for a, b, c in found))


def _parts(won: Shares, bots: Names, places: Names) -> Shares:
    """`won` is by deal, rotation and seat; `bots` by rotation and seat; `places` by deal and seat.

    Every bot is on every seat equally often in each deal, so the sums of squares add up. The
    shares of a game make 1: of n seats n - 1 are free.
    """
    deals, rotations, seats = won.shape
    free = seats - 1
    by_bot = np.array([won[:, bots == bot].mean() for bot in range(bots.max() + 1)])
    seat_means = won.mean(axis=1)
    by_place = np.array([seat_means[places == place].mean() for place in range(seats)])
    luck = seat_means - by_place[places]
    fitted = by_bot[bots][None] + seat_means[:, None] - won.mean()
    left = float(((won - fitted) ** 2).sum())
    left_free = (deals * (rotations - 1)) * free - by_bot.size + 1
    noise = left / max(1, left_free)
    deal = (rotations * float((luck**2).sum()) / max(1, (deals - 1) * free) - noise) / rotations
    cells = deals * rotations * free
    skill = float(((by_bot[bots] - won.mean()) ** 2).sum()) * deals
    place = float(((by_place[places] - won.mean()) ** 2).sum()) * rotations
    variances = np.array(
        [
            (skill - (by_bot.size - 1) * noise) / cells,
            (place - free * (noise + rotations * max(0.0, deal))) / cells,
            deal,
            noise,
        ]
    )
    clipped: Shares = np.maximum(variances, 0.0)
    return clipped / max(float(clipped.sum()), 1e-12)
