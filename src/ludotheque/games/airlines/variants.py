"""The options of a table; they never change during a game."""


class Variants:
    """Which options are on, by their ids."""

    def __init__(self, chosen: list[str]) -> None:
        self.chosen = sorted(chosen)
        self.no_sabotage = "no-sabotage" in chosen  # AIR-7.7
        self.bonus = "bonus" in chosen  # AIR-13.1
        self.last_turn = "last-turn" in chosen  # AIR-13.2
        self.late = "late-score-cards" in chosen  # AIR-13.3
