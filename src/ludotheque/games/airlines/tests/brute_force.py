"""Airlines again, slowly and plainly, from the text of a position: to compare with."""

from fractions import Fraction

from ludotheque.games.airlines import board

from .position import SHARES, counts

COMPANIES = {company.code: company for company in board.COMPANIES}
FLIES = {code: {"NSCEW"[p] for p in company.patterns} for code, company in COMPANIES.items()}
ROUTES = {
    route.name: ("NSCEW"[route.pattern], route.ends, [int(n) for n in route.numbers])
    for route in board.ROUTES
}


class Slow:
    """A position as plain dictionaries."""

    def __init__(self, text):
        lines = text.split("\n")
        self.field = {line.split()[0]: line.split()[1:] for line in lines if ": " not in line}
        self.seats = int(self.field["seats"][0])
        self.me = int(self.field["turn"][0])
        self.markers = {name: ["."] * len(row[2]) for name, row in ROUTES.items()}
        for line in lines:
            if ": " in line:
                name, row = line.split(": ")
                self.markers[name] = row.split()
        self.founded = self.field["founded"]

    def counts(self, name):
        return counts(" ".join(self.field[name]))

    def used(self, code):
        rows = [word for row in self.markers.values() for word in row]
        return rows.count(code) + rows.count("*" + code) + (code in self.founded)

    def stock(self, code):
        return COMPANIES[code].markers - self.used(code)

    def worth(self, code):
        on_routes = sum(row.count(code) for row in self.markers.values())
        return on_routes + (code in self.founded)

    def cost(self, route):
        row = zip(ROUTES[route][2], self.markers[route], strict=True)
        return min([number for number, marker in row if marker == "."], default=99)

    def inactive(self, code):
        if code in self.founded:
            return False
        home = COMPANIES[code].headquarters
        exits = [
            name
            for name, (letter, ends, _) in ROUTES.items()
            if letter in FLIES[code] and home in ends
        ]
        return self.stock(code) < 2 or all("." not in self.markers[name] for name in exits)

    def may_stand(self, code, route):
        """Whatever the card and the connection."""
        free = "." in self.markers[route] and code not in self.markers[route]
        return free and ROUTES[route][0] in FLIES[code] and self.stock(code) > 0

    def fits(self, card, route):
        return card[0] == ROUTES[route][0] and int(card[1:]) >= self.cost(route)

    def connected(self, code, route):
        cities = {
            end for name, row in self.markers.items() if code in row for end in ROUTES[name][1]
        }
        return bool(cities & set(ROUTES[route][1]))

    def hand(self):
        return self.field[f"flights-{self.me}"]

    def unusable(self, card):
        return not any(
            self.fits(card, route) and self.may_stand(code, route) and not self.inactive(code)
            for route in ROUTES
            for code in COMPANIES
        )

    def first_flights(self, code):
        home = COMPANIES[code].headquarters
        return [
            f"fly, {card}, {route}, {code}"
            for route in ROUTES
            for card in self.hand()
            if home in ROUTES[route][1] and self.fits(card, route) and self.may_stand(code, route)
        ]

    def actions(self):
        """Every legal action in words."""
        phase = self.field["phase"][0]
        if phase == "turn":
            return self.activities()
        if phase == "start":
            return self.first_flights(self.field["company"][0])
        if phase == "fly":
            return self.expansions()
        if phase == "sabotage":
            return ["spare", *[f"sabotage, {c}" for c in COMPANIES if self.stock(c) > 0]]
        if phase == "block":
            return self.blocks()
        blind = ["blind"] if self.field["pile"] or self.field["score-cards"] != ["0"] else []
        return [*blind, *[f"take, {code}" for code in self.counts("market")]]

    def activities(self):
        out = ["expand"]
        if self.field["flight-pile"] or self.field["flight-discards"]:
            out += [f"swap, {card}" for card in self.hand() if self.unusable(card)]
        if "replaced" not in self.field["so-far"]:
            out += [f"replace, {code}" for code in self.counts("market") if self.inactive(code)]
        for code, number in self.counts(f"hand-{self.me}").items():
            if code in self.founded:
                out += [f"lay, {code}, {shares}" for shares in range(1, number + 1)]
            elif not self.inactive(code) and self.first_flights(code):
                out += [f"found, {code}, {shares}" for shares in range(1, number + 1)]
        return out

    def expansions(self):
        return ["keep"] + [
            f"fly, {card}, {route}, {code}"
            for code in self.founded
            for route in ROUTES
            for card in self.hand()
            if self.fits(card, route)
            and self.may_stand(code, route)
            and self.connected(code, route)
        ]

    def blocks(self):
        return [
            f"block, {name}, {number}"
            for name, row in self.markers.items()
            if not any(word.startswith("*") for word in row)
            for number, word in zip(ROUTES[name][2], row, strict=True)
            if word == "." and number >= 5
        ]

    def standing(self):
        points = [int(word) for word in self.field["points"]]
        for code in self.founded:
            laid = [self.counts(f"laid-{seat}").get(code, 0) for seat in range(self.seats)]
            for seat, prize in enumerate(prizes(self.worth(code), laid)):
                points[seat] += prize
        return points

    def conserved(self):
        """Every share is somewhere, once."""
        rows = [f"{kind}-{seat}" for kind in ("hand", "laid") for seat in range(self.seats)]
        totals = dict.fromkeys(SHARES, 0)
        for name in [*rows, "laid-dummy", "market", "gone", "pile"]:
            for code, number in self.counts(name).items():
                totals[code] += number
        return totals == SHARES


def prizes(worth, laid):
    """By sorting: places are taken one after the other, and prizes of a place are shared."""
    paid = [0] * len(laid)
    purse = [Fraction(worth), Fraction(worth // 2)]
    for number in sorted({n for n in laid if n}, reverse=True):
        holders = [seat for seat, n in enumerate(laid) if n == number]
        alone = len({n for n in laid if n}) == 1
        prize = sum(purse) if (len(holders) > 1 and len(purse) == 2) or alone else purse[0]
        for seat in holders:
            paid[seat] = int(prize / len(holders) + Fraction(1, 2))
        if len(holders) > 1 or len(purse) == 1 or alone:
            break
        purse = purse[1:]
    return paid
