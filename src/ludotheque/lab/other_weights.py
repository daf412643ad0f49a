"""A level that judges by other weights than the game's own: `expert@weights.py`."""

import importlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.bots import bot
from ludotheque.bots.bot import Bot
from ludotheque.contract import Dice, Game, State
from ludotheque.kit.deep_sets import PRECISION, DeepSets
from ludotheque.registry import Title

AT = "@"


def judge_of(title: Title) -> Any:
    """The module judge.py of a game; LookupError when the game has none."""
    try:
        return importlib.import_module(f"{type(title.game).__module__}.judge")
    except ModuleNotFoundError:
        raise LookupError(f"{title.about.title} has no judge that could learn") from None


def bot_of(title: Title, name: str) -> Bot:
    """The bot of that name, with its own weights where it names a file of them."""
    level, at, file = name.partition(AT)
    if not at:
        return bot(name)
    return OtherWeights(bot(level), networks_of(title), read(Path(file)))


def networks_of(title: Title) -> list[DeepSets]:
    """The networks of a game's judge: some have one of their own for a duel."""
    judge = judge_of(title)
    return [judge.NETWORK, judge.DUEL] if hasattr(judge, "DUEL") else [judge.NETWORK]


def shipped(title: Title, sizes: Sequence[int] = ()) -> str:
    """The numbers that the game judges by at tables of these sizes, or of all."""
    network = networks_of(title)[-1 if list(sizes) == [2] else 0]
    return " ".join(str(round(number * PRECISION)) for number in network.weights)


def read(path: Path) -> str:
    """The numbers of a weights.py, without running it."""
    try:
        found = re.search(r'"""\n([-\d\s]+)"""\n$', path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LookupError(f"no weights in {path}: {error.strerror}") from None
    if found is None:
        raise LookupError(f"{path} is no weights.py")
    return found.group(1)


class OtherWeights(Bot):
    """Lends the judge its weights for each choice: all bots of a process share one judge."""

    def __init__(self, inner: Bot, networks: list[DeepSets], text: str) -> None:
        self.inner = inner
        self.networks = networks
        self.usual = [network.weights for network in networks]
        networks[0].load(text)
        self.own = networks[0].weights
        networks[0].weights = self.usual[0]

    def choose(self, game: Game[State], guess: State, seat: int, dice: Dice) -> int:
        for network in self.networks:
            network.weights = self.own
        try:
            return int(self.inner.choose(game, guess, seat, dice))
        finally:
            for network, usual in zip(self.networks, self.usual, strict=True):
                network.weights = usual
