"""Tables as the lobby lists them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from longroll.server.glimpse import Glimpse, seen
from longroll.server.speech import say
from longroll.server.storage import Kept, SeatRow, TableRow
from longroll.server.table import LiveTable
from longroll.server.views import ResultView, SeatView, closed_of, result_of, seats_of, title_of

Keeping = Literal["rename", "leave", "delete"]
"""What a guest may do about a table as a whole."""


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    scenario: str
    seats: list[SeatView]
    mine: list[str]
    decides: str | None
    moment: str
    over: bool
    result: ResultView | None
    changed: float
    paused: bool
    trouble: str = ""
    """Why the table cannot be opened, or goes no further."""
    record: bool = False
    """Whether its record can be had although it is not over."""
    lesson: str = ""
    """The lesson it was made for."""
    word: str = ""
    """What happened last."""
    glimpse: Glimpse | None = None
    may: list[Keeping] = []
    past: bool = False
    """Whether it is a record of elsewhere."""


def summary(table: LiveTable, guest: str, language: str, looks: bool) -> Summary:
    """A table in the list of a guest; ``looks``: with what happened last."""
    viewer, trouble = table.viewer(guest), closed_of(table, language)
    last = seen(table, viewer, language) if looks and not table.open_to_all and not trouble else None
    return Summary(
        table=table.id,
        game=table.game.name,
        title=title_of(table, language),
        scenario=table.row.scenario,
        seats=seats_of(table, viewer, language),
        mine=list(viewer.held),
        decides=None if trouble else table.state.seat,
        moment=table.game.moment(table.state, language),
        over=table.state.over or table.row.over,
        result=result_of(table.game, table.state, language),
        changed=table.row.changed,
        paused=table.row.paused,
        trouble=trouble,
        record=bool(trouble) and may_have_record(table.row, table.seats.values(), guest),
        lesson=table.row.lesson or "",
        word="" if last is None else last.word,
        glimpse=None if last is None else last.glimpse,
        may=may_keep(table.row, table.seats.values(), table.watchers, guest),
        past=table.past,
    )


def summary_of_rows(kept: Kept, guest: str, language: str, why: str) -> Summary:
    """The same of a table that cannot be opened."""
    row = kept.row
    return Summary(
        table=row.id,
        game=row.game,
        title=row.name or row.scenario,
        scenario=row.scenario,
        seats=[],
        mine=[seat.seat for seat in kept.seats if seat.guest == guest],
        decides=None,
        moment="",
        over=row.over,
        result=None,
        changed=row.changed,
        paused=row.paused,
        trouble=say(language, "error-unreadable", why=why),
        record=may_have_record(row, kept.seats, guest),
        lesson=row.lesson or "",
        may=may_keep(row, kept.seats, kept.watchers, guest),
    )


def may_have_record(row: TableRow, seats: Iterable[SeatRow], guest: str | None) -> bool:
    """Of a table that goes no further: its players and whoever made it; once the game was over, all who saw it."""
    return row.over or guest == row.owner or any(seat.guest == guest for seat in seats)


def may_keep(row: TableRow, seats: Iterable[SeatRow], watchers: Iterable[str], guest: str) -> list[Keeping]:
    """Whoever made a table names it. It is thrown away only while it is nobody else's too: else one leaves it."""
    others = {seat.guest for seat in seats} | set(watchers)
    alone = guest == row.owner and others <= {None, guest}
    named: list[Keeping] = ["rename"] if guest == row.owner and row.lesson is None else []
    return [*named, "delete" if alone else "leave"]
