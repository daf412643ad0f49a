"""The set-up of Skyline of the World (section 2)."""

from mypy_extensions import i64

from ludotheque.contract import Dice, Facts, Options, Tell
from ludotheque.games.skyline_of_the_world.board import MISSION_NAMES, MISSIONS, START_CARDS
from ludotheque.games.skyline_of_the_world.cards import HIDDEN, card_names, three
from ludotheque.games.skyline_of_the_world.parameters import PARAMETERS
from ludotheque.games.skyline_of_the_world.rules import State
from ludotheque.games.skyline_of_the_world.variants import Variants
from ludotheque.kit.bags import draw
from ludotheque.kit.vecs import filled


def setup(seats: i64, options: Options, dice: Dice, tell: Tell | None, _edition: i64) -> State:
    variants = Variants(
        bool(options["own-skylines"]), bool(options["tournament"]), bool(options["covered"])
    )
    numbers = PARAMETERS.chosen(options, seats)
    state = State(seats, variants, numbers, dice.below(seats))  # SKY-2.4
    missions = filled(MISSIONS, 1)
    for seat in range(seats):
        state.missions[seat] = draw(missions, dice)  # SKY-2.2, SKY-2.5: the rest stays hidden
        for _card in range(START_CARDS):
            state.cards.deal(seat, dice)  # SKY-2.3
    if tell is not None:
        _tell(state, tell)
    return state


def _tell(state: State, tell: Tell) -> None:
    tell.all("first", {"seat": state.turn})
    for seat in range(state.seats):
        hidden: Facts = {"seat": seat, "mission": HIDDEN, **three([HIDDEN] * 3)}
        hand = card_names(state.cards.hand(seat))
        secret: Facts = {"mission": MISSION_NAMES[state.missions[seat]], **three(hand)}
        tell.some("dealt", hidden, secret, [seat])
