"""Secrets that are promised before anybody adds to them: the order that makes dice fair.

Whoever opens a table asks for a commitment first and sends their share with it. The server was
bound before it knew the share, so it cannot have chosen the draws.
"""

from sqlalchemy import Connection, delete, desc, insert, select

from ludotheque.store.schema import commitments

MOST = 20  # of one person that wait for their table; the oldest are forgotten first


def make(connection: Connection, person: int, commitment: str, secret: str, now: float) -> None:
    """Keep a secret for somebody's next table."""
    newest = select(commitments.c.commitment).where(commitments.c.person == person)
    older = newest.order_by(desc(commitments.c.made)).offset(MOST - 1)
    old = list(connection.execute(older).scalars())
    connection.execute(delete(commitments).where(commitments.c.commitment.in_(old)))
    values = {"commitment": commitment, "secret": secret, "person": person, "made": now}
    connection.execute(insert(commitments).values(values))


def take(connection: Connection, person: int, commitment: str) -> str | None:
    """The secret that was promised, once: used twice it would show itself too soon."""
    this = (commitments.c.commitment == commitment) & (commitments.c.person == person)
    return connection.execute(
        delete(commitments).where(this).returning(commitments.c.secret)
    ).scalar()
