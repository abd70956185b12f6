"""Positions as JSON. ``positions.md`` explains the format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from longroll.kit.positions import FrameSpec, Procedures, look_up, need, read_spec, settle, write_frame
from longroll.kit.state import NOBODY
from picket.lexicon import POST, POSTS, SEAT, SEATS
from picket.procedures import read_procedures
from picket.state import RESERVE, Line


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position file. Without procedures a turn of ``side`` begins; with none of them (``[]``) the game is over."""

    side: str = SEATS[0]
    reserve: dict[str, int] = {}
    holders: dict[str, str] = {}
    passes: int = 0
    conceded: str = ""
    agreed: bool = False
    procedure: Procedures | None = None


def read_position(spec: Mapping[str, Any]) -> Line:
    written = read_spec(spec, Position)
    b = Line()
    b.side = look_up(SEAT, written.side, "side")
    need(written.passes in range(len(SEATS) + 1), "passes: 0, 1 or 2")
    b.passes = written.passes
    for seat, number in written.reserve.items():
        need(0 <= number <= RESERVE, f"reserve of {seat}: 0 to {RESERVE} (PK-1.2)")
        b.reserve[look_up(SEAT, seat, "side")] = number
    for post, seat in written.holders.items():
        b.holder[look_up(POST, post, "post")] = look_up(SEAT, seat, "side")
    for side, seat in enumerate(SEATS):
        need(b.pickets(side) <= RESERVE, f"{seat} has {RESERVE} pickets in all (PK-1.2)")
    b.conceded = look_up(SEAT, written.conceded, "side") if written.conceded else NOBODY
    b.agreed = written.agreed
    read_procedures(b, [FrameSpec("Turn", {})] if written.procedure is None else written.procedure)
    broken_off = b.conceded != NOBODY or b.agreed
    ended = broken_off or b.passes == len(SEATS)
    need(bool(b.frames) or ended, "procedure: nobody has given up, and the sides have not both passed (PK-4.1)")
    need(not broken_off or not b.frames, "procedure: the game was broken off, nothing is in progress (PK-4.2, PK-4.3)")
    settle(b)
    return b


def write_position(b: Line) -> dict[str, Any]:
    position = Position(
        side=SEATS[b.side],
        reserve=dict(zip(SEATS, b.reserve, strict=True)),
        holders={post: SEATS[holder] for post, holder in zip(POSTS, b.holder, strict=True) if holder != NOBODY},
        passes=b.passes,
        conceded="" if b.conceded == NOBODY else SEATS[b.conceded],
        agreed=b.agreed,
        procedure=[write_frame(frame) for frame in b.frames],
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written
