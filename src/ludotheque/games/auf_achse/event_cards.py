"""The event cards: drawn, executed, and the choices that some of them give (AUF-9).

A card either does its work here and lets the truck arrive where it now stands
(`done`), or sets the phase in which somebody must choose.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import Dice, Facts, Tell
from ludotheque.games.auf_achse import actions, board, phases
from ludotheque.games.auf_achse.business import arrive, deliver, deliver_all, last_loading
from ludotheque.games.auf_achse.driving import back_to_city, landings
from ludotheque.games.auf_achse.state import Position
from ludotheque.kit.bags import draw as draw_from
from ludotheque.kit.vecs import total


def draw(p: Position, dice: Dice, tell: Tell | None) -> None:
    """AUF-9.0: the next card; once all have been seen their order is known."""
    if total(p.bag) > 0:
        card = draw_from(p.bag, dice)
    else:
        card = p.under[0]
        p.under = p.under[1:]
    p.event = card
    if tell is not None:
        tell.all("drew", {"seat": p.turn, "card": board.CARDS[card]})
    if _is_kept(card):
        p.kept[card] = p.turn
    elif not _owed(p, card):
        p.put_under(card)  # before its effect
    _execute(p, card, dice, tell)


def _is_kept(card: i64) -> bool:
    """Cards that stay in front of the player; the jam cards are laid down with the sign."""
    return card in (
        board.INSPEKTION,
        board.MOTIVATION,
        board.SCHNELLE_VERLADUNG,
        board.SONDERAUFTRAG_FLENSBURG,
        board.SONDERAUFTRAG_WIEN,
    )


def _owed(p: Position, card: i64) -> bool:
    """AUF-8.1: the card stays in front of who cannot pay it; so do the jam cards."""
    if card in (board.POLIZEIKONTROLLE, board.RADARFALLE):
        return p.money[p.turn] < board.FINE
    return board.STAU_MUENCHEN <= card <= board.STAU_UNFALL


def done(p: Position) -> None:
    """The card is executed; if it brought the truck to a city there is business there."""
    p.cause = phases.BY_CARD
    p.driver = p.turn
    p.actor = p.turn
    p.phase = phases.ARRIVING


def _choose(p: Position, phase: i64) -> None:
    p.actor = p.turn
    p.phase = phase


def let_drive(p: Position, cause: i64, seat: i64, chooser: i64) -> None:
    """A drive by card of a seat's truck; `chooser` chooses its end."""
    p.cause = cause
    p.driver = seat
    p.actor = chooser
    p.phase = phases.DRIVING


def _execute(p: Position, card: i64, dice: Dice, tell: Tell | None) -> None:
    if card == board.BAHNVERLADUNG:
        _rail_or_choose(p, tell)
    elif card == board.BEIFAHRER:
        p.phase = phases.ROLLING  # AUF-9.2
    elif card == board.FAMILIENNACHWUCHS:
        _jump_or_choose(p, tell)
    elif card == board.FRACHT_DUMPING:
        _give_or_nothing(p)
    elif card == board.ROUTENPLANUNG:
        let_drive(p, phases.BY_ROUTE, p.turn, p.turn)  # AUF-9.8
    elif card == board.PANNENHILFE:
        _choose(p, phases.HELPING)  # AUF-9.12
    elif card in (board.ROAD_RUNNER, board.SUBUNTERNEHMER):
        _choose(p, phases.INVITING)  # AUF-9.15, AUF-9.22
    elif card == board.SCHNEESTUERME:
        p.blown = 0
        _choose(p, phases.STORM)  # AUF-9.16
    elif board.STAU_MUENCHEN <= card <= board.STAU_UNFALL:
        _lay_jam_card(p, card, tell)
    elif card == board.WARTUNG:
        let_drive(p, phases.BY_SERVICE, p.turn, p.turn)  # AUF-9.25
    elif card == board.WARE_VERDORBEN:
        _back_to_loading(p, tell)
    elif card == board.ZOLLABFERTIGUNG:
        let_drive(p, phases.BY_CLEARANCE, p.turn, p.turn)  # AUF-9.27
    else:
        _execute_at_once(p, card, dice, tell)


def _execute_at_once(p: Position, card: i64, dice: Dice, tell: Tell | None) -> None:
    """The cards that leave nothing to choose, and the Zollkontrolle."""
    me = p.turn
    done(p)
    if card == board.DOKUMENTE:
        _send(p, back_to_city(p, me, p.way), "drove-back", tell)  # AUF-9.3
    elif card == board.FAHRTENSCHREIBER:
        skip(p, me, tell)  # AUF-9.4
    elif card in (board.KUNDENSERVICE, board.VERTRAUEN):
        _draw_reserve(p, dice, tell)
    elif card == board.DIEBE:
        _steal(p, tell)
    elif card == board.INSPEKTION:
        p.drawer = me  # AUF-9.10
    elif card in (board.POLIZEIKONTROLLE, board.RADARFALLE):
        _fine(p, card, tell)
    elif card == board.TRUCKERFESTIVAL:
        p.receive(me, board.PRIZE)  # AUF-9.23
        if tell is not None:
            tell.all("received", {"seat": me, "money": board.PRIZE})
    elif card == board.ZOLLKONTROLLE:
        _customs(p, tell)


def skip(p: Position, seat: i64, tell: Tell | None) -> None:
    p.skips[seat] += 1
    if tell is not None:
        tell.all("must-skip", {"seat": seat, "turns": p.skips[seat]})


def _send(p: Position, space: i64, event: str, tell: Tell | None) -> None:
    p.move_truck(p.turn, space)
    if tell is not None:
        tell.all(event, {"seat": p.turn, "space": board.NAMES[space]})


# Bahnverladung


def farthest(p: Position, seat: i64) -> vec[i64]:
    """AUF-9.1: the loaded contracts with the most distant destination."""
    out = vec[i64]()
    most: i64 = -1
    for card in range(board.CONTRACTS):
        if p.holder[card] != seat or p.loaded[card] == 0:
            continue
        far = board.distance(board.GOAL[card], p.at[seat])
        if far > most:
            out = vec[i64]()
            most = far
        if far == most:
            out = append(out, actions.RAIL | card)
    return out


def _rail_or_choose(p: Position, tell: Tell | None) -> None:
    choices = farthest(p, p.turn)
    if len(choices) > 1:
        _choose(p, phases.RAIL_FREIGHT)
    elif len(choices) == 1:
        rail(p, choices[0] - actions.RAIL, tell)
    else:
        done(p)


def rail(p: Position, card: i64, tell: Tell | None) -> None:
    """The railway is paid out of the revenue, which is always higher."""
    done(p)
    p.pay(p.turn, board.FREIGHT)
    if tell is not None:
        tell.all("railed", {"seat": p.turn, "money": board.FREIGHT})
    deliver(p, p.turn, card, tell)


# Jumps


def destinations(p: Position, seat: i64) -> vec[i64]:
    """AUF-9.5: where the loaded contracts go, each city once."""
    out = vec[i64]()
    seen: i64 = 0
    for card in range(board.CONTRACTS):
        if p.holder[card] == seat and p.loaded[card] > 0 and seen >> board.GOAL[card] & 1 == 0:
            seen |= 1 << board.GOAL[card]
            out = append(out, actions.JUMP | board.GOAL[card])
    return out


def _jump_or_choose(p: Position, tell: Tell | None) -> None:
    choices = destinations(p, p.turn)
    if len(choices) > 1:
        _choose(p, phases.JUMPING)
    elif len(choices) == 1:
        jump(p, choices[0] - actions.JUMP, tell)
    else:
        done(p)


def jump(p: Position, place: i64, tell: Tell | None) -> None:
    """AUF-9.5: the truck arrives, then unloads; in edition 1 it unloaded before it arrived."""
    p.phase = phases.LANDING
    if p.edition == 1:
        deliver_all(p, p.turn, place, tell)
    if p.phase != phases.OVER:
        _land_near(p, place, tell)


def _back_to_loading(p: Position, tell: Tell | None) -> None:
    """AUF-9.26: to the city of the latest loading; the goods are as good as new there."""
    latest = last_loading(p, p.turn)
    done(p)
    for card in range(board.CONTRACTS):
        if latest > 0 and p.holder[card] == p.turn and p.loaded[card] == latest:
            _land_near(p, board.START[card], tell)


def _land_near(p: Position, place: i64, tell: Tell | None) -> None:
    p.target = place
    spaces = landings(p, p.turn, place)
    if len(spaces) == 1:
        land(p, spaces[0], tell)
    else:
        _choose(p, phases.LANDING)


def land(p: Position, space: i64, tell: Tell | None) -> None:
    place = p.target
    p.target = board.NOWHERE
    done(p)
    _send(p, space, "jumped", tell)
    if p.event == board.FAMILIENNACHWUCHS and p.edition > 1:
        _unload_after_jump(p, place, tell)


def _unload_after_jump(p: Position, place: i64, tell: Tell | None) -> None:
    """AUF-9.5: all that goes there, even if the truck must stand beside the city.

    AUF-10.1: what else the arrival brings comes first, for unloading may end the game.
    """
    if p.in_city(p.turn):
        arrive(p, p.turn, tell)
    deliver_all(p, p.turn, place, tell)


# Fracht Dumping and the reserve


def gifts(p: Position, seat: i64) -> vec[i64]:
    """AUF-9.6: the contracts that are not loaded."""
    out = vec[i64]()
    for card in range(board.CONTRACTS):
        if p.holder[card] == seat and p.loaded[card] == 0:
            out = append(out, actions.GIVE | card)
    return out


def _give_or_nothing(p: Position) -> None:
    if len(gifts(p, p.turn)) > 0:
        _choose(p, phases.GIVING)
    else:
        done(p)


def give(p: Position, card: i64, tell: Tell | None) -> None:
    """To the right; face down, unless all who sit there know the contract anyway."""
    me = p.turn
    right = (me + p.seats - 1) % p.seats
    secret = p.shown[card] == 0
    done(p)
    if tell is not None:
        _tell_gift(p, right, card, tell)
    if secret and p.seats == 2:
        p.show(card)
    elif secret:
        p.gifts = p.gifts.given(me, right, card, p.secrets(me))
    p.hand(right, card)


def _tell_gift(p: Position, right: i64, card: i64, tell: Tell) -> None:
    facts: Facts = {"seat": p.turn, "other": right, "contract": board.CONTRACT_NAMES[card]}
    if p.shown[card] == 1 or p.seats == 2:
        tell.all("gave", facts, reveals=p.shown[card] == 0)
        return
    secret: Facts = {"contract": board.CONTRACT_NAMES[card]}
    tell.some("gave", {**facts, "contract": "secret"}, secret, [p.turn, right])


def _draw_reserve(p: Position, dice: Dice, tell: Tell | None) -> None:
    """AUF-9.7, AUF-9.24: a contract for nothing; an empty reserve gives none."""
    if p.reserve == 0:
        return
    card = p.take_unseen(dice)
    p.reserve -= 1
    p.hand(p.turn, card)
    if tell is not None:
        secret: Facts = {"contract": board.CONTRACT_NAMES[card]}
        tell.some("got", {"seat": p.turn, "contract": "secret"}, secret, [p.turn])


# Thieves, fines, customs, help


def _steal(p: Position, tell: Tell | None) -> None:
    """AUF-9.9: the goods are gone, the contracts stay, the insurance pays."""
    for card in range(board.CONTRACTS):
        if p.holder[card] == p.turn and p.loaded[card] > 0:
            p.loaded[card] = 0
            p.receive(p.turn, board.INSURANCE)
            if tell is not None:
                facts: Facts = {
                    "seat": p.turn,
                    "contract": board.CONTRACT_NAMES[card],
                    "money": board.INSURANCE,
                }
                tell.all("robbed", facts)


def _fine(p: Position, card: i64, tell: Tell | None) -> None:
    """AUF-9.13, AUF-9.14: pay 500, or AUF-8.1: keep the card."""
    if p.money[p.turn] < board.FINE:
        p.kept[card] = p.turn
        if tell is not None:
            tell.all("owes", {"seat": p.turn, "money": 2 * board.FINE})
        return
    pay_fine(p, tell)


def pay_fine(p: Position, tell: Tell | None) -> None:
    p.pay(p.turn, board.FINE)
    if tell is not None:
        tell.all("paid", {"seat": p.turn, "money": board.FINE})


def pay_customs_refused(p: Position) -> str:
    return "AUF-9.28" if p.money[p.turn] < board.FINE else ""


def _customs(p: Position, tell: Tell | None) -> None:
    """AUF-9.28: skip a turn or pay; with less than 500 there is no choice."""
    if pay_customs_refused(p):
        skip(p, p.turn, tell)
    else:
        _choose(p, phases.CUSTOMS)


def help_out(p: Position, tell: Tell | None) -> None:
    """AUF-9.12: 1000 DM for a turn."""
    done(p)
    p.receive(p.turn, board.REWARD)
    if tell is not None:
        tell.all("received", {"seat": p.turn, "money": board.REWARD})
    skip(p, p.turn, tell)


# Jams


def _lay_jam_card(p: Position, card: i64, tell: Tell | None) -> None:
    """AUF-9.20, AUF-9.21: the card lies in front of the player as long as the sign stands."""
    p.lift_jam(tell)
    p.kept[card] = p.turn
    if card in (board.STAU_NEBEL, board.STAU_UNFALL):
        _choose(p, phases.JAMMING)
        return
    place = board.MUENCHEN
    if card == board.STAU_FRANKFURT:
        place = board.FRANKFURT
    elif card == board.STAU_KASSEL:
        place = board.KASSEL
    put_jam(p, place, tell)


def jam_refused(p: Position, space: i64) -> str:
    """AUF-9.21: any free space, a city or the one before Flensburg too."""
    return "AUF-9.21" if p.trucks[space] > 0 or space == p.works else ""


def jams(p: Position) -> vec[i64]:
    out = vec[i64](capacity=board.SPACES)
    for space in range(board.SPACES):
        if not jam_refused(p, space):
            out = append(out, actions.JAM | space)
    return out


def put_jam(p: Position, space: i64, tell: Tell | None) -> None:
    p.jam = space
    done(p)
    if tell is not None:
        tell.all("jammed", {"seat": p.turn, "space": board.NAMES[space]})


# Road Runner, Subunternehmer, Schneestürme


def guests(p: Position) -> vec[i64]:
    """AUF-9.15: the other players."""
    out = vec[i64]()
    for seat in range(p.seats):
        if seat != p.turn:
            out = append(out, actions.INVITE | seat)
    return out


def invite(p: Position, seat: i64, tell: Tell | None) -> None:
    """The player chosen drives first, then oneself."""
    if tell is not None:
        tell.all("invited", {"seat": p.turn, "other": seat})
    let_drive(p, phases.BY_GUEST, seat, seat)


def blow_refused(p: Position, seat: i64) -> str:
    return "AUF-9.16" if p.blown >> seat & 1 else ""


def blows(p: Position) -> vec[i64]:
    """AUF-9.16: each truck at most once, in any order."""
    out = vec[i64]()
    for seat in range(p.seats):
        if not blow_refused(p, seat):
            out = append(out, actions.BLOW | seat)
    return append(out, actions.CALM)


def blow(p: Position, seat: i64) -> None:
    p.blown |= 1 << seat
    let_drive(p, phases.BY_STORM, seat, p.turn)


def after_drive_by_card(p: Position) -> None:
    """What follows a drive that a card allowed."""
    if p.cause == phases.BY_GUEST:
        let_drive(p, phases.BY_PARTNER, p.turn, p.turn)
    elif p.cause == phases.BY_STORM and p.blown != (1 << p.seats) - 1:
        _choose(p, phases.STORM)
    else:
        calm(p)


def calm(p: Position) -> None:
    p.blown = 0
    done(p)
