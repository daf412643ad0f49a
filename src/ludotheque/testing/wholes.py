"""Checks that come first: everything that the contract and the house ask for is there."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.levels import LEVELS, OFFERED, bot
from ludotheque.coach.contest import LEVEL as COACH
from ludotheque.coach.review import SECOND_LOOK
from ludotheque.contract import State
from ludotheque.dice import Fast
from ludotheque.lab.simulation import Setting
from ludotheque.registry import Title, is_a, missing
from ludotheque.testing.moments import EVERYBODY, ONLOOKER, naming, running_moments

VEC = type(vec[i64]())  # compiled callers take nothing else
SOME = 12  # positions that every bot is asked in
BOTS = ("beginner", "casual", "heuristic", "search:4")


def nothing_is_missing(title: Title) -> None:
    """The position has every method of the contract, and the board is what it says it is."""
    seats = title.about.players.fewest
    setting = Setting(seats, title.options(title.about.simulation, seats))
    with naming(setting, 0, 0, EVERYBODY, None):
        state = title.game.setup(seats, setting.options, Fast(0), None)
        assert is_a(state, State), f"setup() gives {state!r}, not a State of the contract"
        lacking = missing(state, State)
        said = f"{type(state).__name__} lacks {', '.join(lacking)}; see docs/contract.md"
        assert not lacking, said
    with naming(setting, 0, 0, 0, state):
        board, kind = title.game.view(state, 0), title.game.board_type()
        assert issubclass(kind, msgspec.Struct), f"board_type() is {kind!r}, not a msgspec.Struct"
        assert isinstance(board, kind), f"view() gives {board!r}, not a {kind.__name__}"
        facts = title.game.facts(state, 0)
        assert len(facts) == seats, f"facts() has {len(facts)} for {seats} seats"
        for name, numbers in (("legal", state.legal()), ("standing", state.standing())):
            assert type(numbers) is VEC, (
                f"{name}() gives a {type(numbers).__name__}, not a vec[i64]"
            )
        prompt = title.game.prompt(state)
        assert prompt and isinstance(prompt[0], str), f"prompt() is {prompt!r}: a verb, then nouns"


def all_are_shown_what_each_sees(title: Title) -> None:
    """What is made for several viewers at once is what each of them sees alone."""
    game = title.game
    for moment in running_moments(title, SOME):
        viewers = [ONLOOKER, *range(moment.setting.seats)]
        alone = [(game.facts(moment.state, one), game.view(moment.state, one)) for one in viewers]
        for viewer, each, shown in zip(
            viewers, alone, game.shown(moment.state, viewers), strict=True
        ):
            with moment.seen_by(viewer):
                assert shown == each, (
                    "shown() gives this viewer something else than facts() and view()"
                )


def bots_are_known(title: Title) -> None:
    """The levels that about.toml tunes are levels of the house."""
    tuning = title.about.bots
    allowed = ", ".join(OFFERED)
    assert tuning.hint in OFFERED, (
        f"about.toml: bots.hint is {tuning.hint!r}; allowed are {allowed}"
    )
    for level in tuning.simulations:
        assert level in {*LEVELS, COACH, SECOND_LOOK}, (
            f"about.toml: bots.simulations has {level!r}; allowed are {allowed}"
        )


def bots_can_play(title: Title) -> None:
    """Every kind of bot chooses a legal action."""
    for moment in running_moments(title, SOME):
        seat = int(moment.state.to_act())
        with moment.seen_by(seat):
            for level in BOTS:
                dice = Fast(moment.step)
                guess = title.game.guess(moment.state, seat, dice)
                action = bot(level).choose(title.game, guess, seat, dice)
                legal = action in moment.state.legal()
                assert legal, f"the bot {level} chooses {title.game.spell(action)}, not legal"
