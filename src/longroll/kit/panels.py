"""Rows and boxes that panels of several games are made of."""

from __future__ import annotations

from typing import TypeVar

from longroll.kit.scene import Cell, Mark, Progress, Row

Time = TypeVar("Time", int, tuple[int, ...])
"""A turn, or a day and what it is divided into."""


def time_cell(text: str, at: Time, now: Time, title: str = "", dim: bool = False) -> Cell:
    """A box of a time track. ``dim``: as long as it is to come it is less than the others (a night, a turn that may
    never be played)."""
    state: Progress = "now" if at == now else "past" if at < now else "dim" if dim else "next"
    return Cell(text, state, title)


def count_row(label: str, marks: list[Mark], room: int | None = None) -> Row:
    """Things by their marks, and how many there are; ``room``: no more marks than this are drawn."""
    return Row(label, marks[:room], value=str(len(marks)))
