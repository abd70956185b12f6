"""Positions as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from longroll.kit.positions import FrameSpec, look_up, need, read_frame, read_spec, settle, write_frame
from longroll.kit.state import NOBODY
from tests.fifth.picket.lexicon import POSTS, SEATS
from tests.fifth.picket.state import RESERVE, Fight, Line, Turn

SEAT = {seat: number for number, seat in enumerate(SEATS)}
FRAMES = {"Turn": Turn, "Fight": Fight}


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position file. Without procedures a turn of ``side`` begins."""

    side: str = SEATS[0]
    reserve: dict[str, int] = {}
    holders: dict[str, str] = {}
    passes: int = 0
    frames: list[FrameSpec] | None = None


def read_position(spec: Mapping[str, Any]) -> Line:
    given = read_spec(spec, Position)
    b = Line()
    b.side = look_up(SEAT, given.side, "side")
    need(given.passes in range(len(SEATS) + 1), "passes: 0, 1 or 2")
    b.passes = given.passes
    for seat, number in given.reserve.items():
        need(0 <= number <= RESERVE, f"reserve of {seat}: 0 to {RESERVE} (PK-1.2)")
        b.reserve[look_up(SEAT, seat, "side")] = number
    for post, seat in given.holders.items():
        need(post in POSTS, f"'{post}' is no post")
        b.holder[POSTS.index(post)] = look_up(SEAT, seat, "side")
    frames = [FrameSpec("Turn", {})] if given.frames is None else given.frames
    b.frames = [read_frame(frame, FRAMES) for frame in frames]
    settle(b)
    return b


def write_position(b: Line) -> dict[str, Any]:
    position = Position(
        side=SEATS[b.side],
        reserve=dict(zip(SEATS, b.reserve, strict=True)),
        holders={post: SEATS[holder] for post, holder in zip(POSTS, b.holder, strict=True) if holder != NOBODY},
        passes=b.passes,
        frames=[write_frame(frame) for frame in b.frames],
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written
