"""What must be so in a simulated fortnight, counted without any of the code that is judged."""

import collections
import json
import math

HOUR = 3600
LATE = 60.0  # seconds after it is due that a notice may come
EXACT = 1.0  # seconds that a clock may be wrong, for each time that all servers were killed


class Turn:
    """Whose turn it is, since when, with how much time, and whether they look at the table."""

    def __init__(self, person, seat, version, at, left, *, looks):
        self.person, self.seat, self.version, self.at = person, seat, version, at
        self.left, self.looks, self.ended, self.told = left, looks, math.inf, True


class Reference:
    """Banks and turns of all tables. `quiet` are everybody's hours, `patience` comes first."""

    def __init__(self, timing, quiet, patience):
        self.timing, self.quiet, self.patience = timing, quiet, patience
        self.banks, self.turns, self.past = {}, {}, []
        self.downs, self.wrong = [], []
        self.read, self.worst = 0, 0.0

    def begin(self, table, seats):
        self.banks[table] = [float(self.timing.bank)] * seats

    def turn(self, table, person, seat, version, now, *, looks):
        left = self.timing.turn + self.banks[table][seat]
        self.turns[table] = Turn(person, seat, version, now, left, looks=looks)
        return self.turns[table]

    def end(self, table, now):
        """The turn is over: what it has cost."""
        turn = self.turns.pop(table)
        turn.ended = now
        self.past.append((table, turn))
        paid = max(0.0, self.used(turn, now) - self.timing.turn)
        self.banks[table][turn.seat] = max(0.0, self.banks[table][turn.seat] - paid)

    def compare(self, table, seat, kept):
        """The bank of a seat, as a server has it."""
        error = abs(kept - self.banks[table][seat])
        self.read, self.worst = self.read + 1, max(self.worst, error)
        if error > EXACT * max(1, len(self.downs)):
            self.wrong.append(("clock", table, seat, kept, self.banks[table][seat]))

    def used(self, turn, now):
        """The seconds since a turn began in which a server was up."""
        return now - turn.at - sum(up - fell for fell, up in self.downs if fell >= turn.at)

    def deadline(self, turn, before=0.0):
        """When its time is over, or so many seconds before."""
        at = turn.at + turn.left - before
        for fell, up in self.downs:
            if turn.at <= fell < at:
                at += up - fell
        return at

    def judge(self, posts, end):
        """Every notice that was due was shown once, in time, and no other; how many were due."""
        came, due = self.shown(posts), self.due(end)
        for where, windows in due.items():
            for at, needed in sorted(windows, key=lambda window: (not window[1], window[0])):
                found = [told for told in came[where] if at - 1 <= told <= at + LATE + 1]
                if found:
                    came[where].remove(found[0])
                elif needed:
                    self.wrong.append(("not told", where, at))
        self.wrong += [("told in vain", where, at) for where, told in came.items() for at in told]
        return sum(needed for windows in due.values() for _, needed in windows)

    def shown(self, posts):
        """When each message was first received: whoever honours its id shows it once."""
        came, known = collections.defaultdict(list), set()
        for path, headers, body in posts:
            if headers["Idempotency-Key"] in known:
                continue
            known.add(headers["Idempotency-Key"])
            told = json.loads(body)
            kind = "hour" if "hour" in told["text"] else "turn"
            came[path, told["url"].rpartition("/")[2], kind].append(headers["at"])
            if self.quiet.contain(headers["at"]):
                self.wrong.append(("in quiet hours", path, headers["at"]))
        return came

    def due(self, end):
        """When each notice can be told, and whether it must be; nothing to those who look."""
        due = collections.defaultdict(list)
        for table, turn in [*self.past, *self.turns.items()]:
            if turn.looks or not turn.told:
                continue
            firsts = {"turn": turn.at + self.patience, "hour": self.deadline(turn, HOUR)}
            for kind, first in firsts.items():
                at = self.when(first)
                needed = at + 1 < turn.ended and at + LATE < end
                due[f"/{turn.person}", table, kind].append((at, needed))
        return due

    def when(self, first):
        """When something can be told that is due now: a server is up, nobody is asleep."""
        for _ in range(3):
            for fell, up in self.downs:
                if fell < first <= up:
                    first = up
            if self.quiet.contain(first):
                first = self.quiet.others().after(first, 0.0)
        return first
