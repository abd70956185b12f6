"""What is new in a bundle, for a client that has the one before: an act changes little of what a table shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from longroll.kit.scene import Choice, Item, Panel, Scene
from longroll.server.views import Bundle, LiveBundle

Run = tuple[int, int]
"""So many of the list before, beginning with that number of it."""
Part = TypeVar("Part", Item, Panel, Choice)

LISTS = ("items", "panels")
"""Of a scene: told by what is new in them."""
NEWS = ("seq", "log", "kept", "film")
"""They speak of what has happened since the bundle before, so they are always told."""
OTHERS = [name for name in Bundle.__struct_fields__ if name not in ("scene", "options", *NEWS)]
PARTS = [name for name in Scene.__struct_fields__ if name not in LISTS]


class BundleChange(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="change"):
    """A bundle by what differs from the one sent before it on the same connection: ``fields`` of the bundle and, in
    ``scene``, of its scene are those that are otherwise now. Of the lists each entry is new, or a run of entries of the
    list before; a list that is not there is as it was."""

    fields: dict[str, Any]
    scene: dict[str, Any] = {}
    items: list[Run | Item] | None = None
    panels: list[Run | Panel] | None = None
    options: list[Run | Choice] | None = None


def change(before: Bundle, now: LiveBundle) -> BundleChange:
    """What must be told to whoever has the bundle before."""
    drawn, shown = before.scene, now.scene
    return BundleChange(
        {name: getattr(now, name) for name in NEWS} | differing(before, now, OTHERS),
        differing(drawn, shown, PARTS),
        spliced(drawn.items, shown.items, lambda item: item.key),
        spliced(drawn.panels, shown.panels, lambda panel: panel.id),
        spliced(before.options, now.options, lambda option: option.action),
    )


def differing(before: object, now: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(now, name) for name in names if getattr(now, name) != getattr(before, name)}


def spliced(before: list[Part], now: list[Part], key: Callable[[Part], str]) -> list[Run | Part] | None:
    """A list as runs of the one before and what is new; None if nothing is."""
    found: list[Run | Part] = []
    places: dict[str, int] | None = None
    first, end = 0, 0  # of the run that is being made
    for part in now:
        at = end
        if at >= len(before) or before[at] != part:
            if places is None:
                places = {key(old): number for number, old in enumerate(before)}
            at = places.get(key(part), -1)
        if at >= 0 and before[at] == part:
            if at != end or first == end:
                add_run(found, first, end)
                first = at
            end = at + 1
        else:
            add_run(found, first, end)
            first = end
            found.append(part)
    add_run(found, first, end)
    return None if found == ([(0, len(before))] if before else []) else found


def add_run(found: list[Run | Part], first: int, end: int) -> None:
    if end > first:
        found.append((first, end - first))
