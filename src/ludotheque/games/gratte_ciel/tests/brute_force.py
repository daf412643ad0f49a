"""Gratte-ciel once more, slowly and differently: dictionaries, words and no tricks.

Written from the rulebook alone, to confirm the numbers of the real rules.
"""

from itertools import product

PLAN = """
BYB GBR GRY
GWR YWY BWG
YRG BRG RBY
GBY ... YGR
RWG ... BWY
YBR ... RGB
RGY BYG BYR
BWG RWR YWB
RYB YGB GRG
"""
COLUMNS = "abcdefghi"
TINT = {
    (x, y): letter
    for y, line in enumerate(PLAN.replace(" ", "").split())
    for x, letter in enumerate(line)
    if letter != "."
}
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def named(lot):
    return f"{COLUMNS[lot[0]]}{lot[1] + 1}"


def district(lot):
    return lot[0] // 3, lot[1] // 3


class Slow:
    """A position as plain dictionaries, read from the text of the real one."""

    def __init__(self, text, edition=2):
        self.edition = edition
        lines = text.split("\n")
        field = {line.split()[0]: line.split()[1:] for line in lines[:7]}
        self.players = list("RBYG"[: int(field["seats"][0])])
        self.turning = field["flights"] == ["turning"]
        self.turn = field["turn"][0]
        self.points = dict(zip(self.players, map(int, field["points"]), strict=True))
        self.stock = dict(zip(self.players, map(int, field["stock"]), strict=True))
        self.helicopter = {}
        for player, lot in zip(self.players, field["helicopters"], strict=True):
            if lot != "-":
                self.helicopter[player] = (COLUMNS.index(lot[0]), int(lot[1]) - 1)
        self.tower = {}
        for y, line in enumerate(lines[7:]):
            for x, cell in enumerate(line.split()):
                if cell != ".":
                    self.tower[x, y] = [cell[0], int(cell[1:])]

    def tint(self, lot):
        letter = TINT[lot]
        if letter not in self.players:
            return "W"
        dead = self.points[letter] == 0
        return "W" if dead and self.stock[letter] == 0 else letter

    def flights(self, others=True):
        """Every flight as the tuple of all its lots, by trying all sequences of steps.

        Without the `others` it is as if only this helicopter were there.
        """
        me = self.turn
        if me == "-":
            return set()
        here = self.helicopter[me]
        found = set()
        for size in (1, 2, 3, 4):
            for steps in product(STEPS, repeat=size):
                if not self.turning and len(set(steps)) > 1:
                    continue
                lots = [here]
                for dx, dy in steps:
                    lots.append((lots[-1][0] + dx, lots[-1][1] + dy))
                if self.allowed(lots, others):
                    found.add(tuple(lots))
        return found

    def allowed(self, lots, others):
        standing = {lot for player, lot in self.helicopter.items() if player != self.turn}
        return (
            all(lot in TINT for lot in lots)
            and len(set(lots)) == len(lots)
            and not (others and standing & set(lots))
            and lots[-1] not in self.tower
        )

    def fly(self, lots):
        me, landing, over = self.turn, lots[-1], lots[1:-1]
        host = self.tint(landing)
        if host == me:
            self.points[me] += 5
        owed = []
        for lot in over:
            if lot in self.tower and self.tower[lot][0] not in [*dict(owed), me]:
                owner = self.tower[lot][0]
                floors = sum(t[1] for at, t in self.tower.items() if at in over and t[0] == owner)
                owed.append((owner, sum(n * (n + 1) // 2 for n in range(1, floors + 1))))
        if host not in (me, "W"):
            owed.append((host, 5))
        for creditor, due in owed:
            if self.points[creditor] > 0:
                paid = min(due, self.points[me])
                self.points[me] -= paid
                self.points[creditor] += paid
        if district(lots[0]) == district(landing):
            self.points[me] = max(0, self.points[me] - 50)
        self.helicopter[me] = landing
        self.build(me if host == "W" else host, landing, over)
        if self.points[me] == 0:
            del self.helicopter[me]
        self.turn = self.next_player()

    def build(self, owner, landing, over):
        self.tower[landing] = [owner, 1]
        self.stock[owner] -= 1
        for lot in over:
            if lot in self.tower and self.stock[self.tower[lot][0]] > 0:
                self.tower[lot][1] += 1
                self.stock[self.tower[lot][0]] -= 1

    def next_player(self):
        alive = [player for player in self.players if self.points[player] > 0]
        if len(alive) == 1 or any(self.stock[player] == 0 for player in alive):
            return "-"
        index = self.players.index(self.turn)
        order = self.players[index + 1 :] + self.players[: index + 1]
        for player in order:
            self.turn = player
            if player not in alive:
                continue
            if self.flights():
                return player
            if self.edition == 1 or not self.flights(others=False):
                break
        return "-"

    def perft(self, text, depth):
        """How many ways go on from a position, by playing every one of them."""
        if depth == 0 or self.turn == "-":
            return 1
        total = 0
        for lots in self.flights():
            after = Slow(text, self.edition)
            after.__dict__.update(self.deep_copy())
            after.fly(lots)
            total += after.perft(text, depth - 1)
        return total

    def deep_copy(self):
        return {
            "turn": self.turn,
            "points": dict(self.points),
            "stock": dict(self.stock),
            "helicopter": dict(self.helicopter),
            "tower": {lot: list(tower) for lot, tower in self.tower.items()},
        }
