"""A bundle, and the changes that were told of it, put together as a client does."""

from __future__ import annotations

from typing import Any

OVERLAYS = ("rings", "strokes")
"""Of a scene: a whole one does not speak of them where there are none."""


def joined(before: list[Any], parts: list[Any] | None) -> list[Any]:
    if parts is None:
        return before
    found: list[Any] = []
    for part in parts:
        found += before[part[0] : part[0] + part[1]] if isinstance(part, list | tuple) else [part]
    return found


def after(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The bundle that a change makes of the one before."""
    scene = before["scene"] | change.get("scene", {})
    scene["items"] = joined(scene["items"], change.get("items"))
    scene["panels"] = joined(scene["panels"], change.get("panels"))
    scene = {name: part for name, part in scene.items() if part or name not in OVERLAYS}
    options = joined(before["options"], change.get("options"))
    return {**before, **change["fields"], "scene": scene, "options": options}
