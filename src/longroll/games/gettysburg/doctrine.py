"""Scripts for computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from longroll.kit.game import Mind

if TYPE_CHECKING:
    from longroll.games.gettysburg.game import Gettysburg


class GettysburgDoctrine:
    def __init__(self, game: Gettysburg) -> None:
        self.game = game

    def minds(self) -> Mapping[str, Callable[[], Mind]]:
        return {}
