"""Skyline of the World once more, slowly and from the text of a position alone.

Nothing here is shared with the rules: lots are names, buildings are strings, patterns are
tried on every lot in every way.
"""

from itertools import combinations_with_replacement

VALUES = {"1m": 1, "2m": 2, "4m": 4, "6m": 6, "penthouse": 10, "neutral": 5, "skyline": 5}
FLOORS = {"1m": 8, "2m": 6, "4m": 4, "6m": 3, "penthouse": 3}
LEVELS = ["1m", "2m", "4m", "6m", "penthouse"]
ORANGE = ("c3", "b6", "b10")
PATTERNS = {
    "flatiron-building": "xxx",
    "chifley-tower": "xx/x.",
    "tower-42": "x../.x./..x",
    "tomorrow-square": "x.x/.x.",
    "montevideo": "xx.x",
    "us-bank-tower": "x.x.x",
    "delftse-poort": "x.x/.../x..",
    "chrysler-building": "xxx/.x.",
    "mlc-centre": "x./x./xx",
    "woolworth-building": ".xx/xx.",
    "messeturm": "x.x/.x./.x.",
    "commerzbank-tower": "xx./x.x",
    "jin-mao-tower": "xx./.x./..x",
    "one-canada-square": ".x./xx./..x",
}
MISSIONS = {
    "new-york": "xxxx",
    "rotterdam": "xx/xx",
    "sydney": ".x./x.x/.x.",
    "london": "xx/../xx",
    "frankfurt": "xx.xx",
    "shanghai": "x.x./.x.x",
}


class Position:
    def __init__(self, text):
        lines = text.split("\n")
        self.field = {line.split()[0]: line.split()[1:] for line in lines[:-11]}
        self.lots = {}
        for row, line in enumerate(lines[-11:], 1):
            for column, sign in zip("abcd", line.split(), strict=True):
                if sign != ".":
                    self.lots[f"{column}{row}"] = sign.strip("-")
        self.me = self.field["turn"][0]
        self.seats = "RBYG"[: int(self.field["seats"][0])]
        self.coins = dict(zip(self.seats, map(int, self.field["coins"]), strict=True))
        self.stock = {seat: self.field[f"stock-{seat}"] for seat in self.seats}
        self.flags = self.field["this-turn"]

    def owned(self, seat):
        """The lots whose top floor is the seat's."""
        return {lot for lot, floors in self.lots.items() if floors[-1:].upper() == seat}

    def legal(self):
        """Every legal action in words, in no order."""
        actions = self.cards()
        if self.field["phase"] == ["building"]:
            builds = self.builds()
            if builds and "built" not in self.flags:
                return builds | actions
            actions |= builds | {"invest"}
        else:
            actions |= {f"buy {floor}" for floor in VALUES if self.can_buy(floor)}
            actions |= {f"sell {floor}" for floor in self.stock[self.me] if floor != "skyline"}
        idle = "built" not in self.flags and "bought" not in self.flags
        if not (idle and any(self.can_buy(floor) for floor in VALUES)):
            actions.add("end")
        return actions

    def builds(self):
        found = set()
        for floor in set(self.stock[self.me]):
            for lot, floors in self.lots.items():
                top = floors[-1:]
                cost = 0 if top.upper() == self.me else VALUES[floor]
                if self.may_stand(floor, lot, floors) and cost <= self.coins[self.me]:
                    found.add(f"build {floor} {lot}")
        return found

    def may_stand(self, floor, lot, floors):
        top = floors[-1:]
        if len(floors) == 5:
            return False
        if floor == "neutral":
            return not top.islower()
        if floor == "skyline":
            return not top.islower() and lot not in ORANGE and "skyline" not in self.flags
        if LEVELS[len(floors)] != floor or top == self.me:
            return False
        if "own-skylines" in self.field["options"] and top.islower() and top.upper() != self.me:
            return False
        return floor != "penthouse" or self.me in floors.upper()

    def can_buy(self, floor):
        if floor == "skyline" or self.coins[self.me] < VALUES[floor]:
            return False
        if floor == "neutral":
            built = "".join(self.lots.values()).count("N")
            held = sum(stock.count("neutral") for stock in self.stock.values())
            return "neutral" not in self.flags and built + held < 6
        level = LEVELS.index(floor)
        built = sum(floors[level : level + 1] == self.me for floors in self.lots.values())
        return built + self.stock[self.me].count(floor) < FLOORS[floor]

    def cards(self):
        hand = self.field[f"cards-{self.me}"]
        shows = set(hand) - set(self.field["shown"])
        found = {f"show {card}" for card in shows if self.shows(PATTERNS[card], self.me)}
        names = [name for name in PATTERNS if name in hand]
        for three in combinations_with_replacement(names, 3):
            if all(three.count(card) <= hand.count(card) for card in three):
                found.add("hand-in " + " ".join(three))
        return found

    def shows(self, pattern, seat):
        """Whether the seat is on top everywhere in the pattern, anyhow turned, anywhere."""
        owned = {("abcd".index(lot[0]), int(lot[1:])) for lot in self.owned(seat)}
        shape = {
            (x, y)
            for y, line in enumerate(pattern.split("/"))
            for x, sign in enumerate(line)
            if sign == "x"
        }
        for _ in range(2):
            shape = {(-x, y) for x, y in shape}
            for _ in range(4):
                shape = {(y, -x) for x, y in shape}
                for dx in range(-8, 9):
                    for dy in range(-8, 20):
                        if {(x + dx, y + dy) for x, y in shape} <= owned:
                            return True
        return False

    def income(self, seat):
        """What the best group of the seat earns."""
        best, left = 0, self.owned(seat)
        while left:
            group, edge = set(), [left.pop()]
            while edge:
                lot = edge.pop()
                group.add(lot)
                column, row = "abcd".index(lot[0]), int(lot[1:])
                for x, y in (
                    (column - 1, row),
                    (column + 1, row),
                    (column, row - 1),
                    (column, row + 1),
                ):
                    near = f"{'abcd'[x]}{y}" if 0 <= x < 4 else ""
                    if near in left:
                        left.remove(near)
                        edge.append(near)
            best = max(best, sum(self.earns(lot) for lot in group))
        return best

    def earns(self, lot):
        floors = self.lots[lot]
        return 0 if floors[-1].islower() or len(floors) == 5 else VALUES[LEVELS[len(floors) - 1]]

    def points(self, seat):
        index = self.seats.index(seat)
        penthouses = sum(floors[4:] == seat for floors in self.lots.values())
        orange = sum(lot in ORANGE for lot in self.owned(seat))
        mission = self.shows(MISSIONS[self.field["missions"][index]], seat)
        return penthouses + orange + 2 * mission
