"""Computer players of this game beside ``random``."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from longroll.kit.game import Mind


class GunsDoctrine:
    """The scripts of this game by name."""

    def __init__(self) -> None:
        self.makers: dict[str, Callable[[], Mind]] = {}

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return self.makers
