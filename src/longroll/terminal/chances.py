"""Odds as lines of text: the chance of what is tried, every outcome as a bar, every line behind it."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.kit.scene import Bar, Group, Odds, Pattern
from longroll.kit.words import Words, say

BAR = 40
"""Signs of a bar that is certain."""
INK: dict[Pattern, str] = {"solid": "█", "hatched": "▒", "open": "░"}
INDENT = "    "


def odds_lines(odds: Odds, own: Words) -> list[str]:
    """What the odds card of the table shows."""
    about = say(own, "terminal-chance", percent=odds.percent, of=odds.of)
    heading = f"{odds.title}: {odds.subtitle}" if odds.subtitle else odds.title
    return [
        f"  {heading}",
        f"  {about if odds.exact else say(own, 'terminal-chance-about', chance=about)}",
        *bars(odds.bars),
        *(line for group in odds.groups for line in sums(group)),
        *(f"{INDENT}{way.title}: {way.percent} %, {way.text}" for way in odds.ways),
        *(f"{INDENT}{note}" for note in odds.notes),
    ]


def bars(found: list[Bar]) -> Iterator[str]:
    width = max((len(bar.label) for bar in found), default=0)
    for bar in found:
        ink = INK[bar.pattern] * max(1 if bar.percent else 0, round(BAR * bar.percent / 100))
        yield f"{INDENT}{bar.label:<{width}}  {bar.percent:>3} %  {ink}".rstrip()


def sums(group: Group) -> Iterator[str]:
    """The lines of one sum. What is lost or not settled stands in brackets."""
    unit = f" ({group.unit})" if group.unit else ""
    yield f"{INDENT}{group.title}{unit}"
    width = max((len(line.label) for line in group.lines), default=0)
    for line in group.lines:
        value = f"({line.value})" if line.struck or line.open else line.value
        yield f"{INDENT}  {line.label:<{width}}  {value}  [{line.clause}]"
