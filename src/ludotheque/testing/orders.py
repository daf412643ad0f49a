"""Checks of standing orders, where a game has them."""

from ludotheque.contract import NOBODY, Game, State, Words
from ludotheque.dice import Fast
from ludotheque.registry import Title
from ludotheque.testing.moments import running_moments
from ludotheque.testing.received import has_orders, strays

STRANGE: tuple[Words, ...] = ([""], ["no-such-order"], [1], ["no", "such", 7])


def orders_are_answered_legally(title: Title) -> None:
    """An order is one everywhere or nowhere, and its answer is a legal action, or none."""
    if not has_orders(title.game):
        assert not title.about.orders, "about.toml has orders, but the game has no answer()"
        return
    accepted: dict[str, bool] = {}
    for moment in running_moments(title):
        words = strays(title, moment.setting)
        verbs = [list(verb) for verb in sorted({(words[0],) for words in words})]
        orders = [*title.about.orders, *verbs, *words]
        for seat in moment.seats:
            with moment.seen_by(seat):
                guess = title.game.guess(moment.state, seat, Fast(moment.step))
                for order in [*orders[:40], *_garbled(title.about.orders), *STRANGE]:
                    taken = _is_answered(title.game, guess, seat, order)
                    before = accepted.setdefault(repr(order), taken)
                    assert before == taken, (
                        f"{order} is a standing order in one position and a ValueError in another"
                    )
    assert any(accepted.values()), (
        "no standing order was found: give examples in about.toml, orders = [[word, noun ...]]"
    )
    for order in title.about.orders:
        assert accepted[repr(order)], f"about.toml: {order} is no standing order of this game"


def _garbled(orders: list[Words]) -> list[Words]:
    return [other for order in orders for other in (order[:1], [*order, 0], [order[0], "nothing"])]


def _is_answered(game: Game[State], guess: State, seat: int, order: Words) -> bool:
    """Whether the words are an order; AssertionError when the answer cannot be carried out."""
    try:
        action = game.answer(guess, seat, order)
    except ValueError:
        return False
    except Exception as error:  # a table knows what to do with ValueError only
        raise AssertionError(f"answer({order}) raises {error!r} and not ValueError") from error
    legal = seat != guess.to_act() or action == NOBODY or action in guess.legal()
    assert legal, f"the order {order} is answered with {game.spell(action)}, which is not legal"
    return True
