"""Tables of results, for a terminal or for a page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from longroll.lab.latency import Latency

NOTHING = "–"


class Sheet(msgspec.Struct, frozen=True):
    """A table of words and figures. ``names``: so many columns at its left are names, the others figures."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    names: int = 1


def markdown(sheet: Sheet) -> str:
    rules = ["---" if number < sheet.names else "--:" for number in range(len(sheet.head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (sheet.head, rules, *sheet.rows))


def share(value: float) -> str:
    return f"{value:.3f}"


def interval(bounds: Sequence[float]) -> str:
    low, high = bounds
    return f"{low:.0%} to {high:.0%}"


def times(found: Latency) -> tuple[str, str, str, str]:
    """Median, two high percentiles and the longest, in milliseconds."""
    if not found.number:
        return NOTHING, NOTHING, NOTHING, NOTHING
    p50, p95, p99, longest = (
        f"{1000 * value:,.0f}" if value >= 0.01 else f"{1000 * value:.2f}"
        for value in (found.p50, found.p95, found.p99, found.longest)
    )
    return p50, p95, p99, longest
