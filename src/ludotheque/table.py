"""One game in play: act, undo, preview, standing orders, replay, verify.

Humans, bots, standing orders and timeouts all enter by `act` (or by its two halves,
`plan` and `adopt`, between which a server stores the step). A table does no input or
output and knows no clock.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludotheque import fair, foresight, record, registry
from ludotheque.contract import (
    NOBODY,
    Dice,
    Event,
    Illegal,
    Options,
    Outcome,
    State,
    Tell,
    Words,
)
from ludotheque.dice import Fast, Recorded, Replayed, Sealed
from ludotheque.foresight import Preview, Price
from ludotheque.kit.vecs import plain
from ludotheque.record import Fair, Origin, Record, Result, Seeded, Step
from ludotheque.registry import Title
from ludotheque.trail import Taken, Trail, goes_on

SETUP = "setup"
UNDO = "undo"
# Steps since the oldest position that can be gone back to. All of them are kept in memory and
# played again when the table is opened: without a limit, a player who does and undoes the same
# action for ever could make both as large as they like.
MOST_UNDOABLE = 128

Code = Literal["game-over", "not-your-turn", "no-such-action", "nothing-to-undo", "no-such-order"]


class Refused(Exception):
    """Something that the table does not take; `code` is from a closed list."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code = code


class Plan(msgspec.Struct):
    """A step worked out but not yet taken: what a server stores before it is told.

    `deciders` are those whom the position after it asks.
    """

    version: int
    step: Step
    state: State
    deciders: list[int]
    events: list[Event]
    action: int = int(NOBODY)


class Snapshot(msgspec.Struct, frozen=True):
    """A position to go on from without the steps before it: only a cache of the log.

    `digest` is keyed and covers the rest: nobody but its own table can have written it.
    """

    version: int
    drawn: int
    hash: str
    text: str
    digest: str = ""


class BadSnapshot(ValueError):
    """A snapshot that cannot be read, was altered, or is another table's."""


class Differs(ValueError):
    """A step that does not come out again as it was written down."""


class Table:
    """Seats, options, log and state of one game, which is set up when its table is made.

    `begun` is how a game began that is played again: its first step, or a snapshot.
    """

    def __init__(
        self,
        title: Title,
        seats: int,
        options: Options,
        dice: Seeded | Fair,
        *,
        origin: Origin | None = None,
        edition: int | None = None,
        format: int = record.FORMAT,  # noqa: A002
        begun: Step | Snapshot | None = None,
    ) -> None:
        title.check_seats(seats)
        self.title = title
        self.edition = title.about.edition if edition is None else edition
        self.game = title.edition(self.edition)
        self.seats = seats
        current = self.edition == title.about.edition
        complete = title.options(options, seats if current else None)
        # What was agreed stays as it was written: an option may have come since.
        self.options = complete if begun is None else options
        self.dice = dice
        self.origin = origin
        self.format = format
        # So many steps come from another game, with its draws; the dice begin after them.
        self.copied = origin.steps if origin else 0
        self.orders: dict[int, Words] = {}
        self.version = -1  # of the last step
        self.state: State
        self._deciders: list[int] = []
        # A table that went on from a snapshot remembers only the steps from `first` on.
        self.first = 0
        self.log: list[Step] = []
        self.events: list[list[Event]] = []
        self.drawn = 0
        key = dice.key()
        # A running game read from its record: its dice are a secret of its server.
        self.sealed = key is None
        self._key = key or b""
        self._mac = fair.mac(fair.hash_key(self._key))
        self._hash_before = ""
        self._trail = Trail()
        # The version since which every decider is asked what it is asked now.
        self._asked_since = 0
        if isinstance(begun, Snapshot):
            self._resume(begun)
        else:
            self._set_up(complete, begun)

    def __getstate__(self) -> dict[str, object]:
        """For copies and pickles: all but what follows from the key."""
        return {name: value for name, value in vars(self).items() if name != "_mac"}

    def __setstate__(self, kept: dict[str, object]) -> None:
        vars(self).update(kept)
        self._mac = fair.mac(fair.hash_key(self._key))

    def to_act(self) -> int:
        """The seat to act, the first of them where several decide at once; or NOBODY."""
        return self._deciders[0] if self._deciders else int(NOBODY)

    def deciders(self) -> list[int]:
        """Every seat that decides now."""
        return self._deciders

    def asked(self, seat: int | None) -> State:
        """The position with this seat to act, if it is one of the deciders."""
        if seat is None or seat not in self._deciders[1:]:
            return self.state
        return _asking(self.state.copy(), seat)

    def still_asks(self, seats: Sequence[int], version: int) -> bool:
        """Whether one of these seats decides the same as at that version, or may undo it.

        Of several that choose at once, none is late because another was faster.
        """
        if version == self.version:
            return True
        if not max(self._asked_since, self.first - 1) <= version < self.version:
            return False
        if any(step.seat in seats for step in self.log[version + 1 - self.first :]):
            return False
        return any(seat in self._deciders or self.can_undo(seat) for seat in seats)

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def legal(self, seat: int | None = None) -> list[Words]:
        """The legal actions of the seat to act, or of another that decides, in words."""
        return [self.game.spell(action) for action in self.asked(seat).legal()]

    def act(self, seat: int, words: Words) -> Step:
        """Carry out an action of a seat, or raise Refused or Illegal and change nothing."""
        return self.adopt(self.plan(seat, words))

    def undo(self, seat: int, whole_turn: bool = False) -> Step:
        """Go back one step, or to the start of the turn, as far as nothing new was learnt."""
        return self.adopt(self.plan_undo(seat, whole_turn))

    def plan_undo(self, seat: int, whole_turn: bool = False) -> Plan:
        versions = self._trail.of(seat)
        if not versions:
            raise Refused("nothing-to-undo")
        return self.plan(seat, [UNDO, versions[0 if whole_turn else -1]])

    def plan(self, seat: int, words: Words, dice: Dice | None = None) -> Plan:
        """Work a step out without taking it; the dice are the table's own unless given."""
        if dice is None and self.sealed:
            raise ValueError("only its server can go on with this game: its dice are secret")
        if dice is None and self.version + 1 < self.copied:
            raise ValueError("a copied step needs the draws that it had")
        recorded = Recorded(dice or self.own_dice())
        tell = Tell()
        action = int(NOBODY)
        if words[:1] == [UNDO]:
            if dice is None and self._undid_enough():  # what was played before is repeated
                raise Refused("nothing-to-undo")
            state = self._gone_back(seat, words)
        else:
            action = self._checked(seat, words)
            words = self.game.spell(action)
            state = _asking(self.state.copy(), seat)
            state.apply(action, recorded, tell)
        step = self._step(seat, words, recorded)
        return Plan(self.version + 1, step, state, plain(state.deciders()), tell.events, action)

    def own_dice(self) -> Sealed:
        """The dice of this table as they fall next."""
        return Sealed(self._key, self.drawn)

    def can_undo(self, seat: int) -> bool:
        return self._trail.has(seat) and not self._undid_enough()

    def adopt(self, plan: Plan) -> Step:
        """Take a planned step: from now on it is part of the game."""
        if plan.version != self.version + 1:
            raise RuntimeError("the table has moved on since this step was planned")
        step = plan.step
        if step.action[0] == UNDO:
            self._trail, _ = self._trail.without(step.seat, int(step.action[1]))
        else:
            self._lengthen_trail(plan)
        self.version = plan.version
        self.log.append(step)
        self.events.append(plan.events)
        self.state, self._deciders = plan.state, plan.deciders
        if plan.version >= self.copied:
            self.drawn += len(step.draws)
        elif plan.version == self.copied - 1:
            self._trail.clear()  # nobody takes back what was played elsewhere
        return step

    def set_position(self, state: State) -> None:
        """The position from now on; whom it asks is looked up many times with every move."""
        self.state, self._deciders = state, plain(state.deciders())

    def repeat(self, step: Step, dice: Dice | None = None) -> Plan:
        """Take a step that was played before, here or elsewhere, with the draws it had.

        It keeps its hash; one without a hash gets one. Differs when the rules, or the dice
        where some are given, do not give it again.
        """
        try:
            plan = self.plan(step.seat, step.action, dice or Replayed(step.draws))
        except Exception as error:
            # Where the rules have changed since, they may fail in any way.
            said = f"step {self.version + 1} does not fit: {error}"
            raise Differs(said) from error
        plan = msgspec.structs.replace(plan, step=self._same(plan.version, plan.step, step))
        self.adopt(plan)
        return plan

    def snapshot(self) -> Snapshot:
        """The oldest position that can be gone back to: whoever resumes it loses no undo."""
        version, state = self._trail.start() or (self.version, self.state)
        # Nothing was drawn since then: a draw is a barrier.
        bare = Snapshot(version, self.drawn, self._hash_of(version), state.text())
        return msgspec.structs.replace(bare, digest=record.digest(self._mac, bare))

    def forget(self, version: int) -> None:
        """Drop the steps before a version from memory, as far as no snapshot needs them."""
        start = self._trail.start()
        oldest = min(version, self.version if start is None else start[0])
        if oldest > self.first:
            self._hash_before = self._hash_of(oldest - 1)
            del self.log[: oldest - self.first], self.events[: oldest - self.first]
            self.first = oldest

    def why_not(self, seat: int, words: Words) -> str:
        """The id of the rule that forbids the action now, or "" when it is allowed.

        Refused for what no rule is asked about: no action, another's turn, a finished game.
        """
        try:
            self._checked(seat, words)
        except Illegal as refusal:
            return refusal.rule
        return ""

    def preview(self, seat: int, words: Words) -> Preview:
        """What an action would do, up to the first draw or reveal: nothing hidden shows."""
        action = self._checked(seat, words)
        guess = _asking(self._guess(seat), seat)
        return foresight.preview(self.game, guess, seat, action)

    def prices(self, seat: int) -> list[Price]:
        """What each legal action would cost or bring this seat, as far as it can be foreseen."""
        guess = _asking(self._guess(seat), seat)
        return foresight.prices(self.game, self.title.about, guess, seat)

    def luck(self) -> Fast:
        """Dice for a bot that is asked: the same at the same moment of the same game."""
        return Fast(int.from_bytes(self._hash_of(self.version).encode(), "big"))

    def svg(self, seat: int | None = None) -> str:
        """The position as this seat, or an onlooker (None), sees it: a drawing."""
        return self.game.drawing(self.state, seat)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def __repr__(self) -> str:
        """What an interpreter shows."""
        seat = self.to_act()
        now = "over" if seat == NOBODY else f"seat {seat} to act"
        return f"<{self.title.id}, {self.seats} seats, version {self.version}, {now}>"

    def give_order(self, seat: int, order: Words) -> None:
        """Keep a standing order of a seat; an empty one takes the last back."""
        self.check_order(seat, order)
        self.set_order(seat, order)

    def check_order(self, seat: int, order: Words) -> None:
        """Refused for words that are no order."""
        try:
            if order:
                self._answer(seat, order)
        except ValueError:
            raise Refused("no-such-order") from None

    def set_order(self, seat: int, order: Words) -> None:
        """Keep an order that was checked."""
        if order:
            self.orders[seat] = order
        else:
            self.orders.pop(seat, None)

    def ordered(self, seat: int | None = None) -> Words | None:
        """What the standing order of the seat to act, or of another decider, asks for now."""
        seat = self.to_act() if seat is None else seat
        order = self.orders.get(seat)
        if order is None:
            return None
        action = self._answer(seat, order)
        return None if action == NOBODY else self.game.spell(action)

    def record(self, names: list[str], forgotten: Sequence[Step] = ()) -> Record:
        """The game written down; a secret that still matters is left out."""
        if self.sealed:
            raise ValueError("only its server can write this game down: its dice are secret")
        if len(forgotten) != self.first:
            raise ValueError("a record needs every step")
        dice = self.dice
        if isinstance(dice, Fair) and self.outcome() is None:
            dice = msgspec.structs.replace(dice, secret=None)
        bare = record.KINDS[self.format](
            game=self.title.id,
            edition=self.edition,
            seats=names,
            options=self.options,
            dice=dice,
            origin=self.origin,
            result=self.result(),
            steps=[*forgotten, *self.log],
            seal="",
        )
        return msgspec.structs.replace(bare, seal=self.seal(bare))

    def result(self) -> Result | None:
        """How the game ended, as its record says it."""
        outcome = self.outcome()
        if outcome is None or self.format == record.FIRST:
            return None
        return Result.of(outcome)

    def seal(self, written: Record) -> str:
        """The seal of a record of this game."""
        return record.digest(self._mac, msgspec.structs.replace(written, seal=""))

    def _set_up(self, options: Options, first: Step | None) -> None:
        """Version 0, or Differs when the rules do not set the game up as it was."""
        if first is None and self.sealed:
            raise ValueError("a table needs the secret of its dice")
        if first is None and self.copied:
            raise ValueError("a copied step needs the draws that it had")
        recorded = Recorded(Sealed(self._key, 0) if first is None else Replayed(first.draws))
        tell = Tell()
        try:
            state = self.game.setup(self.seats, options, recorded, tell)
        except Exception as error:
            if first is None:
                raise
            raise Differs(f"step 0 does not fit: {error}") from error
        step = self._step(int(NOBODY), [SETUP], recorded)
        step = step if first is None else self._same(0, step, first)
        self.adopt(Plan(0, step, state, plain(state.deciders()), tell.events))

    def _resume(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot; the steps up to it stay unknown here."""
        bare = msgspec.structs.replace(snapshot, digest="")
        if snapshot.digest != record.digest(self._mac, bare):
            raise BadSnapshot("it was altered, or is another table's")
        try:
            state = self.game.read(snapshot.text)
            same = state.text() == snapshot.text
        except Exception as error:
            raise BadSnapshot(f"it cannot be read: {error!r}") from error
        if not same:
            raise BadSnapshot("positions are written otherwise today")
        self.version = snapshot.version
        self.set_position(state)
        self._asked_since = snapshot.version
        self.first = snapshot.version + 1
        self.drawn = snapshot.drawn
        self._hash_before = snapshot.hash

    def _step(self, seat: int, words: Words, recorded: Recorded) -> Step:
        before = self._hash_of(self.version)
        made = (seat, words, recorded.draws)
        return Step(*made, record.digest(self._mac, (before, *made))[: record.HASH_DIGITS])

    def _same(self, version: int, step: Step, written: Step) -> Step:
        """The step as it was written down; Differs when another came out."""
        hashed = msgspec.structs.replace(step, hash=written.hash)
        checked = self.format != record.FIRST and not self.sealed and written.hash
        if hashed != written or (checked and step != written):
            raise Differs(f"step {version} is not what was played")
        return written if written.hash else step

    def _hash_of(self, version: int) -> str:
        return self.log[version - self.first].hash if version >= self.first else self._hash_before

    def _checked(self, seat: int, words: Words) -> int:
        """The legal action that the words mean; legality is decided here and only here."""
        if not self._deciders:
            raise Refused("game-over")
        if seat not in self._deciders:
            raise Refused("not-your-turn")
        try:
            action = self.game.parse(words) if words else None
        except ValueError:
            action = None
        if action is None:
            raise Refused("no-such-action")
        state = self.asked(seat)
        if action not in state.legal():
            raise Illegal(self.game.why_not(state, action))
        return int(action)

    def _answer(self, seat: int, order: Words) -> int:
        """Ask the game on a guess, so that an order cannot use what its seat does not know."""
        guess = self._guess(seat)
        if seat in self._deciders:
            guess.ask(seat)
        return int(self.game.answer(guess, seat, order))

    def _guess(self, seat: int) -> State:
        """A position that this seat cannot tell from the true one."""
        return self.game.guess(self.state, seat, Fast(self.version))

    def _gone_back(self, seat: int, words: Words) -> State:
        """The position that an undo goes back to."""
        for version in self._trail.of(seat):
            if words == [UNDO, version]:
                return self._trail.without(seat, version)[1]
        raise Refused("nothing-to-undo")

    def _undid_enough(self) -> bool:
        start = self._trail.start()
        return start is not None and self.version - start[0] >= MOST_UNDOABLE

    def _lengthen_trail(self, plan: Plan) -> None:
        """The barrier of undo: a draw, a reveal, another seat's turn, the end."""
        step, left = plan.step, plan.deciders
        if step.draws or plan.version == 0 or not left or _reveals(plan.events):
            self._trail.clear()
            self._asked_since = plan.version
            return
        still_open = goes_on(self._deciders, step.seat, left)
        taken = Taken(self.version, self.state, step.seat, plan.action)
        self._trail.lengthen(taken, still_open)
        if not still_open:
            self._asked_since = plan.version


def _reveals(events: list[Event]) -> bool:
    """Whether something hidden comes to light in one of these."""
    for event in events:  # several times as fast as any(), and done with every move
        if event.reveals:
            return True
    return False


def _asking(state: State, seat: int) -> State:
    """The same position with one of its deciders to act."""
    state.ask(seat)
    return state


def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: Options | None = None,
    edition: int | None = None,
) -> Table:
    """A table with open, repeatable dice, set up and ready."""
    return Table(registry.title(game), seats, options or {}, Seeded(seed), edition=edition)
