"""The options of a table; they never change during a game."""

from typing import Final

OPTIONS: Final = ("own-skylines", "tournament", "covered")


class Variants:
    """The table's options."""

    def __init__(self, own_skylines: bool, tournament: bool, covered: bool) -> None:
        self.own_skylines = own_skylines  # SKY-4.9
        self.tournament = tournament  # SKY-9.6
        self.covered = covered  # SKY-9.7

    def names(self) -> list[str]:
        """The options that are on."""
        on = (self.own_skylines, self.tournament, self.covered)
        return [name for name, yes in zip(OPTIONS, on, strict=True) if yes]
