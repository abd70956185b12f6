"""Ending a game before its time: a computer player offers to lay down arms, anybody offers a draw. Nothing is forced:
the game goes on until the other side accepts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from longroll.server.errors import Code, Trouble
from longroll.server.offers import (
    ARMS_DECLINED,
    ARMS_OFFERED,
    ARMS_WITHDRAWN,
    DRAW_DECLINED,
    DRAW_OFFERED,
    DRAW_WITHDRAWN,
    Proposal,
)
from longroll.server.storage import AGREED, GIVEN_UP, SeatRow
from longroll.server.table import LiveTable


def standing(table: LiveTable, seat: str, offer: Proposal | None, missing: Code) -> Proposal:
    """An offer that a seat may answer."""
    if table.state.over:
        raise Trouble("over")
    if offer is None:
        raise Trouble(missing)
    if not table.faces(seat, offer.seat):
        raise Trouble("forbidden")
    return offer


# ---- laying down arms --------------------------------------------------------------------------------------


async def offer_arms(table: LiveTable, seat: str, **args: str) -> None:
    """A computer player offers to give the game up."""

    async def offer() -> None:
        table.check_running()
        if table.offers.arms is None:
            await table.write_note(seat, ARMS_OFFERED, **args)

    await table.alone(offer)


async def withdraw_arms(table: LiveTable, seat: str, **args: str) -> None:
    """A computer player sees a chance again."""

    async def withdraw() -> None:
        arms = table.offers.arms
        if arms is not None and arms.seat == seat and not table.state.over:
            await table.write_note(seat, ARMS_WITHDRAWN, **args)

    await table.alone(withdraw)


async def answer_arms(table: LiveTable, seat: str, accept: bool) -> None:
    """The word of an opponent on an offer to lay down arms: the game is won, or goes on."""

    async def answer() -> None:
        arms = standing(table, seat, table.offers.arms, "no-offer")
        if accept:
            await table.break_off(arms.seat, GIVEN_UP)
        else:
            await table.write_note(seat, ARMS_DECLINED)

    await table.alone(answer)


# ---- a draw ------------------------------------------------------------------------------------------------


def opponents(table: LiveTable, seat: str) -> list[SeatRow]:
    """Those who play against a seat and are not the same person."""
    mine = table.seats[seat].guest
    others = [row for row in table.seats.values() if table.faces(row.seat, seat)]
    return [row for row in others if row.level is not None or row.guest not in (None, mine)]


def asked_computer(table: LiveTable) -> SeatRow | None:
    """The computer player who must say whether it takes a draw. Where it plays beside a person, that person does."""
    draw = table.offers.draw
    if draw is None or table.state.over or table.differs is not None:
        return None
    asked = opponents(table, draw.seat)
    return asked[0] if asked and all(row.level is not None for row in asked) else None


async def offer_draw(table: LiveTable, seat: str) -> None:
    """A seat offers a draw: one at a time, and not again before it has made another decision."""

    async def offer() -> None:
        table.check_running()
        if not opponents(table, seat):
            raise Trouble("draw-alone")
        if table.offers.draw is not None:
            raise Trouble("draw-stands")
        if table.offers.too_soon(seat, table.steps):
            raise Trouble("draw-again")
        await table.write_note(seat, DRAW_OFFERED)

    await table.alone(offer)


async def withdraw_draw(table: LiveTable, seat: str) -> None:
    """Whoever offered a draw thinks better of it."""

    async def withdraw() -> None:
        if table.state.over:
            raise Trouble("over")
        if table.offers.draw is None:
            raise Trouble("no-draw")
        if table.offers.draw.seat != seat:
            raise Trouble("forbidden")
        await table.write_note(seat, DRAW_WITHDRAWN)

    await table.alone(withdraw)


async def accept_draw(table: LiveTable, seat: str) -> None:
    """An opponent agrees: the game is over, and nobody has won."""

    async def accept() -> None:
        standing(table, seat, table.offers.draw, "no-draw")
        await table.break_off(seat, AGREED, agreed=True)

    await table.alone(accept)


async def decline_draw(table: LiveTable, seat: str) -> None:
    """An opponent plays on."""

    async def decline() -> None:
        standing(table, seat, table.offers.draw, "no-draw")
        await table.write_note(seat, DRAW_DECLINED)

    await table.alone(decline)


SAID: dict[str, Callable[[LiveTable, str], Awaitable[None]]] = {
    "offer": offer_draw,
    "withdraw": withdraw_draw,
    "accept": accept_draw,
    "decline": decline_draw,
}
"""What a seat may say about a draw."""
